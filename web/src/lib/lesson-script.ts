// The tutorial's game: what each step shows, which move it waits for, and what Milo does then.

import type { EventInfo, GameView } from "./protocol";

export type StepName =
  | "goal"
  | "match"
  | "number"
  | "draw"
  | "drawn"
  | "more"
  | "wild"
  | "uno"
  | "four"
  | "bluff"
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
  mine: Turn | null; // what the wanted move brings about
  milos: Turn | null; // and what Milo does then
}

const ME = 0;
const MILO = 1;

function plays(seat: number, card: string, ...more: EventInfo[]): EventInfo[] {
  return [{ name: "played", seat, cards: [card], count: 1 }, ...more];
}

function read(text: StepName): Step {
  return { text, legal: [], wants: null, mine: null, milos: null };
}

export const FIRST_VIEW: Partial<GameView> = {
  seat: ME,
  draw_count: 60,
  hand: ["r2", "y2", "g5", "g8"],
  hand_sizes: [4, 7],
  top: "r7",
  color: "r",
  to_act: ME,
};

export const STEPS: Step[] = [
  read("goal"),
  {
    text: "match",
    legal: ["r2"],
    wants: "r2",
    mine: {
      events: plays(ME, "r2"),
      view: {
        hand: ["y2", "g5", "g8"],
        hand_sizes: [3, 7],
        top: "r2",
        color: "r",
        to_act: MILO,
      },
    },
    milos: {
      events: plays(MILO, "b2"),
      view: { hand_sizes: [3, 6], top: "b2", color: "b", to_act: ME },
    },
  },
  {
    text: "number",
    legal: ["y2"],
    wants: "y2",
    mine: {
      events: plays(ME, "y2"),
      view: { hand: ["g5", "g8"], hand_sizes: [2, 6], top: "y2", color: "y", to_act: MILO },
    },
    milos: {
      events: plays(MILO, "y9"),
      view: { hand_sizes: [2, 5], top: "y9", color: "y", to_act: ME },
    },
  },
  {
    text: "draw",
    legal: ["draw"],
    wants: "draw",
    mine: {
      events: [{ name: "drew", seat: ME, cards: ["yS"], count: 1 }],
      view: { hand: ["g5", "g8", "yS"], hand_sizes: [3, 5], phase: "drawn", drawn: "yS" },
    },
    milos: null,
  },
  {
    text: "drawn",
    legal: ["yS"],
    wants: "yS",
    mine: {
      events: plays(ME, "yS", { name: "missed", seat: MILO }),
      view: { hand: ["g5", "g8"], hand_sizes: [2, 5], top: "yS", phase: "turn", drawn: null },
    },
    milos: null,
  },
  {
    text: "more",
    legal: ["draw"],
    wants: "draw",
    mine: {
      events: [{ name: "drew", seat: ME, cards: ["W"], count: 1 }],
      view: { hand: ["g5", "g8", "W"], hand_sizes: [3, 5], phase: "drawn", drawn: "W" },
    },
    milos: null,
  },
  {
    text: "wild",
    legal: ["W=r", "W=y", "W=g", "W=b"],
    wants: "W=g",
    mine: {
      events: plays(ME, "W", { name: "chose_color", seat: ME, color: "g" }),
      view: {
        hand: ["g5", "g8"],
        hand_sizes: [2, 5],
        top: "W",
        color: "g",
        to_act: MILO,
        phase: "turn",
        drawn: null,
      },
    },
    milos: {
      events: plays(MILO, "g3"),
      view: { hand_sizes: [2, 4], top: "g3", color: "g", to_act: ME },
    },
  },
  {
    text: "uno",
    legal: ["g5", "g5!"],
    wants: "g5!",
    mine: {
      events: plays(ME, "g5", { name: "uno", seat: ME }),
      view: { hand: ["g8"], hand_sizes: [1, 4], top: "g5", color: "g", to_act: MILO },
    },
    milos: {
      events: plays(MILO, "W4", { name: "chose_color", seat: MILO, color: "g" }),
      view: {
        hand_sizes: [1, 3],
        top: "W4",
        color: "g",
        to_act: ME,
        phase: "respond",
        color_before: "g",
        debt: 4,
        turn: MILO,
      },
    },
  },
  {
    text: "four",
    legal: ["accept", "challenge"],
    wants: "challenge",
    mine: {
      events: [
        { name: "challenged", seat: ME, other: MILO },
        { name: "showed", seat: MILO, other: ME, cards: ["r4", "g1", "b6"], count: 3 },
        { name: "guilty", seat: MILO },
        { name: "drew", seat: MILO, count: 4 },
      ],
      view: { hand_sizes: [1, 7], phase: "turn", debt: 0, turn: ME, to_act: ME },
    },
    milos: null,
  },
  read("bluff"),
  {
    text: "out",
    legal: ["g8"],
    wants: "g8",
    mine: {
      events: plays(ME, "g8", { name: "went_out", seat: ME }),
      view: { hand: [], hand_sizes: [0, 7], top: "g8", color: "g", to_act: ME },
    },
    milos: null,
  },
  read("won"),
];
