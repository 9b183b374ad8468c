// What the coach says of a finished game.

import { isColor } from "../game/cards";
import { colorId } from "../game/editions.svelte";
import { parseMove } from "../game/moves";
import { cardName, cardsInSentence, colorName, powerName } from "../words/naming";
import { say, sayIf } from "../words/words.svelte";

export type Verdict = "fine" | "slip" | "mistake" | "blunder";

/** A move judged by what its seat could know; chances go from 0 to 1. */
export interface Decision {
  seat: number;
  move: string;
  best: string;
  chance: number;
  best_chance: number;
  verdict: Verdict;
  reasons: Reason[]; // what speaks for the best move, if that is another one
}

/** A fact in no language: cards are codes, colours and powers letters. */
export interface Reason {
  what: string;
  count: number;
  seat: number | null;
  color: string;
  cards: string[];
  power: string;
  drawn: number;
  own: number;
}

export interface ReviewStep {
  number: number; // counted from 1, deals included, as the steps of the replay
  move: string;
  chances: number[];
  decision: Decision | null;
}

/** Where a result comes from: fair + luck + decisions + others = result. */
export interface Account {
  seat: number;
  fair: number;
  luck: number;
  decisions: number;
  others: number;
  error: number;
  result: number;
}

export interface RoundReview {
  number: number;
  winner: number | null;
  steps: ReviewStep[];
  accounts: Account[];
}

export interface Review {
  done: boolean;
  rounds: RoundReview[];
}

/** Points out of 100 with their sign, as people write them. */
export function signed(part: number): string {
  const points = Math.round(100 * part);
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** A chance out of 100. */
export function share(chance: number | undefined): number {
  return Math.round(100 * (chance ?? 0));
}

const DASHES = ["none", "9 4", "3 3", "12 4 3 4", "18 5"];

/** How a seat's line is drawn, for those who tell lines apart more easily than colours. */
export function dashes(seat: number): string {
  return DASHES[seat % DASHES.length] as string;
}

/** What the coach says of a decision: what it was worth, what would have been better, and why. */
export function decisionWords(
  edition: string,
  number: number,
  decision: Decision,
  nameOf: (seat: number) => string,
): string {
  const { seat, move, best, chance, best_chance, verdict } = decision;
  const made = {
    number,
    name: nameOf(seat),
    move: moveWords(edition, move, nameOf),
    chance: share(chance),
  };
  if (verdict === "fine") return say("review-fine", made);
  const better = { best: moveWords(edition, best, nameOf), better: share(best_chance) };
  const said = say("review-move", { ...made, ...better, verdict });
  return `${said} ${reasonsWords(edition, decision, nameOf)}`.trim();
}

/** A move as on a button: "Play a Wild: blue". */
function moveWords(edition: string, code: string, nameOf: (seat: number) => string): string {
  const move = parseMove(code);
  const named = [
    move.seat === null ? "" : nameOf(move.seat),
    move.power ? powerName(move.power) : "",
    move.color ? colorName(edition, move.color) : "",
    move.uno ? "UNO" : "",
  ];
  const choices = named.filter((one) => one !== "").join(", ");
  const said = deedWords(edition, move.word ?? move.card ?? "");
  return choices ? say("move-with", { move: said, choices }) : said;
}

const DEEDS = {
  draw: "move-draw",
  pass: "move-pass",
  challenge: "move-challenge",
  flip: "move-flip",
  uno: "move-uno",
  catch: "move-catch",
  give: "move-give",
  wait: "move-wait",
} as const;

function deedWords(edition: string, what: string): string {
  if (what === "accept") return say("move-accept", { count: 0 });
  if (what in DEEDS) return say(DEEDS[what as keyof typeof DEEDS]);
  return what ? say("move-card", { card: cardName(edition, what, ".one") }) : say("move-choose");
}

/** Why the best move is better, a sentence for each reason. */
function reasonsWords(
  edition: string,
  decision: Decision,
  nameOf: (seat: number) => string,
): string {
  const said = decision.reasons.map(({ what, count, seat, color, cards, power, drawn, own }) =>
    sayIf(`reason-${what}`, {
      actor: "other",
      player: nameOf(decision.seat),
      target: "other",
      name: seat === null ? "" : nameOf(seat),
      count,
      color: isColor(color) ? colorId(edition, color) : "",
      cards: cardsInSentence(edition, cards),
      power: power && powerName(power),
      drawn,
      own,
    }),
  );
  return said.join(" ");
}

/** The moves of a round that gave something away. */
export function losses(round: RoundReview): { number: number; decision: Decision }[] {
  return round.steps.flatMap(({ number, decision }) =>
    decision && decision.verdict !== "fine" ? [{ number, decision }] : [],
  );
}

/** A seat's chances over a round as the points of a line, 100 wide and high. */
export function line(round: RoundReview, seat: number): string {
  const last = Math.max(1, round.steps.length - 1);
  return round.steps
    .map((step, i) => `${(100 * i) / last},${100 - 100 * (step.chances[seat] ?? 0)}`)
    .join(" ");
}
