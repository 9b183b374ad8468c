// The tutorial's game: what each step shows, which move it waits for, and what the others do then.

import type { EventInfo, GameView } from "../server/protocol";

export type StepName =
  | "goal"
  | "match"
  | "number"
  | "draw"
  | "reverse"
  | "two"
  | "more"
  | "wild"
  | "four"
  | "bluff"
  | "uno"
  | "catch"
  | "out"
  | "won";

export interface Turn {
  events: EventInfo[];
  view: Partial<GameView>;
}

export interface Step {
  text: StepName;
  legal: string[];
  wants: string | null; // null: only to be read
  at: string[]; // what is pointed at: the first of these that is on the screen
  turns: Turn[]; // what the wanted move brings about, and what the others do then
}

const ME = 0;
const MILO = 1;
const ZOE = 2;
export const DECK = 108;
const PLAYED = 10; // cards that lie on the pile already

function plays(seat: number, card: string, ...more: EventInfo[]): EventInfo[] {
  return [{ name: "played", seat, cards: [card], count: 1 }, ...more];
}

/** Somebody plays a coloured card, and the next one is to act. */
function turn(seat: number, card: string, next: number, ...more: EventInfo[]): Turn {
  return {
    events: plays(seat, card, ...more),
    view: { top: card, color: card[0] ?? null, to_act: next, turn: next },
  };
}

function draws(seat: number, card: string): Turn {
  return {
    events: [{ name: "drew", seat, cards: [card], count: 1 }],
    view: { phase: "drawn", drawn: card },
  };
}

function read(text: StepName): Step {
  return { text, legal: [], wants: null, at: [], turns: [] };
}

function play(text: StepName, card: string, turns: Turn[], legal: string[] = [card]): Step {
  return { text, legal, wants: card, at: [inHand(card)], turns };
}

function draw(text: StepName, card: string): Step {
  return {
    text,
    legal: ["draw"],
    wants: "draw",
    at: ['[data-pile="draw"]'],
    turns: [draws(ME, card)],
  };
}

function inHand(card: string): string {
  return `#hand [data-card="${card}"]`;
}

const HANDS = [5, 9, 5];

export const FIRST_VIEW: Partial<GameView> = {
  seat: ME,
  players: 3,
  draw_count: DECK - PLAYED - HANDS.reduce((sum, size) => sum + size),
  discard_count: PLAYED,
  hand: ["r2", "y6", "gD", "b5", "g8"],
  hand_sizes: HANDS,
  scores: [0, 0, 0],
  dealer: ZOE,
  top: "r7",
  color: "r",
  to_act: ME,
};

export const STEPS: Step[] = [
  read("goal"),
  play("match", "r2", [turn(ME, "r2", MILO), turn(MILO, "r9", ZOE), turn(ZOE, "r6", ME)]),
  play("number", "y6", [turn(ME, "y6", MILO), turn(MILO, "y9", ZOE), turn(ZOE, "y1", ME)]),
  draw("draw", "yR"),
  play("reverse", "yR", [
    {
      events: plays(ME, "yR", { name: "reversed" }),
      view: { top: "yR", direction: "right", phase: "turn", drawn: null, to_act: ZOE, turn: ZOE },
    },
    turn(ZOE, "y4", MILO),
    turn(MILO, "g4", ME),
  ]),
  play(
    "two",
    "gD",
    [
      turn(ME, "gD", MILO, { name: "drew", seat: ZOE, count: 2 }, { name: "missed", seat: ZOE }),
      turn(MILO, "gS", ZOE, { name: "missed", seat: ME }),
      turn(ZOE, "g7", MILO),
      turn(MILO, "r7", ME),
    ],
    ["gD", "g8"],
  ),
  draw("more", "W"),
  {
    text: "wild",
    legal: ["W=r", "W=y", "W=g", "W=b"],
    wants: "W=g",
    at: ['.choices [data-answer="g"]', inHand("W")],
    turns: [
      {
        events: plays(ME, "W", { name: "chose_color", seat: ME, color: "g" }),
        view: { top: "W", color: "g", phase: "turn", drawn: null, to_act: ZOE, turn: ZOE },
      },
      turn(ZOE, "g3", MILO),
      {
        events: plays(
          MILO,
          "W4",
          { name: "chose_color", seat: MILO, color: "b" },
          { name: "owes", seat: ME, count: 4 },
        ),
        view: {
          ...{ top: "W4", color: "b", color_before: "g", debt: 4 },
          ...{ to_act: ME, turn: MILO, phase: "respond" },
        },
      },
    ],
  },
  {
    text: "four",
    legal: ["accept", "challenge"],
    wants: "challenge",
    at: [".moment .main"],
    turns: [
      {
        events: [
          { name: "challenged", seat: ME, other: MILO },
          { name: "showed", seat: MILO, other: ME, cards: ["r4", "g2", "b6"], count: 3 },
          { name: "guilty", seat: MILO },
          { name: "drew", seat: MILO, count: 4 },
        ],
        view: { phase: "turn", debt: 0, turn: ME, to_act: ME },
      },
    ],
  },
  read("bluff"),
  {
    text: "uno",
    legal: ["b5", "b5!"],
    wants: "b5!",
    at: ['.uno:not([aria-pressed="true"])', inHand("b5")],
    turns: [
      turn(ME, "b5", ZOE, { name: "uno", seat: ME }),
      { ...turn(ZOE, "g5", MILO), view: { top: "g5", color: "g", to_act: MILO, uno_owed: ZOE } },
    ],
  },
  {
    text: "catch",
    legal: ["catch"],
    wants: "catch",
    at: [".catch"],
    turns: [
      {
        events: [
          { name: "caught", seat: ZOE, other: ME },
          { name: "drew", seat: ZOE, count: 2 },
        ],
        view: { uno_owed: null },
      },
      turn(MILO, "g2", ME),
    ],
  },
  play("out", "g8", [turn(ME, "g8", ME, { name: "went_out", seat: ME })]),
  read("won"),
];
