// What the coach says of a finished game.

import { parseMove } from "./moves";
import { cardName, colorName, powerName } from "./naming";
import { say } from "./words.svelte";

export type Verdict = "fine" | "slip" | "mistake" | "blunder";

/** A move judged by what its seat could know; chances go from 0 to 1. */
export interface Decision {
  seat: number;
  move: string;
  best: string;
  chance: number;
  best_chance: number;
  verdict: Verdict;
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
export function signed(share: number): string {
  const points = Math.round(100 * share);
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** A move as on a button: "Play a Wild: blue". */
export function moveWords(edition: string, code: string, nameOf: (seat: number) => string): string {
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
