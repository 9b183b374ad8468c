// What the coach says of a finished game.

import { isColor } from "../game/cards";
import { colorId } from "../game/editions.svelte";
import { type Move, parseMove } from "../game/moves";
import type { Account, Decision, RoundReview } from "../server/protocol";
import { cardName, cardsInSentence, colorName, powerName } from "../words/naming";
import { say, sayIf, sayList } from "../words/words.svelte";

export interface Review {
  done: boolean;
  rounds: RoundReview[];
}

const PARTS = ["luck", "own", "others"] as const;

/** Points out of 100 with their sign, as people write them. */
export function signed(part: number): string {
  return withSign(Math.round(100 * part));
}

export function withSign(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** A chance out of 100. */
export function share(chance: number | undefined): number {
  return Math.round(100 * (chance ?? 0));
}

/** Luck and decisions in whole points that add up to the result as exactly as the parts do. */
export function pointsOf({ fair, luck, decisions, others, result }: Account) {
  const exact = [luck, decisions, others].map((part) => 100 * part);
  const whole = exact.map(Math.round);
  let missing = share(result) - share(fair) - whole.reduce((sum, points) => sum + points);
  for (; missing !== 0; missing -= Math.sign(missing)) {
    const short = exact.map((part, i) => Math.sign(missing) * (part - (whole[i] ?? 0)));
    const most = short.indexOf(Math.max(...short));
    whole[most] = (whole[most] ?? 0) + Math.sign(missing);
  }
  return PARTS.map((what, i) => ({ what, points: whole[i] ?? 0 }));
}

const LUCKY = 0.1;
const MUCH = 0.12; // as a blunder gives away
const SOME = 0.025; // as a slip does

/** How lucky somebody was and how much was given away, of which one can be sure. */
export function standing({ luck, decisions, error }: Account) {
  const lost = -decisions > 2 * error ? -decisions : 0;
  return {
    luck: luck >= LUCKY ? "lucky" : luck <= -LUCKY ? "unlucky" : "even",
    own: lost >= MUCH ? "much" : lost >= SOME ? "some" : "none",
  };
}

/** How bad a move was, at a glance and without its colour. */
export function signOf(verdict: string): string {
  return { slip: "!", mistake: "!!", blunder: "!!!" }[verdict] ?? "";
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
  const better = { best: betterWords(edition, move, best, nameOf), better: share(best_chance) };
  const said = say("review-move", { ...made, ...better, verdict });
  return `${said} ${reasonsWords(edition, decision, nameOf)}`.trim();
}

/** A move as on a button: "Play a Wild: blue". */
function moveWords(edition: string, code: string, nameOf: (seat: number) => string): string {
  const move = parseMove(code);
  const choices = choicesOf(edition, move, nameOf)
    .concat(move.uno ? "UNO" : [])
    .join(", ");
  const said = deedWords(edition, move.word ?? move.card ?? "");
  return choices ? say("move-with", { move: said, choices }) : said;
}

/** Whom and what a move names, unless another names the same. */
function choicesOf(
  edition: string,
  { seat, power, color }: Move,
  nameOf: (seat: number) => string,
  other?: Move,
): string[] {
  const named = [
    seat !== null && seat !== other?.seat && nameOf(seat),
    power && power !== other?.power && powerName(power),
    color && color !== other?.color && colorName(edition, color),
  ];
  return named.filter((one) => typeof one === "string");
}

/** The better move; where it is the same card, what is done otherwise, or it reads the same. */
function betterWords(
  edition: string,
  made: string,
  best: string,
  nameOf: (seat: number) => string,
): string {
  const [before, after] = [parseMove(made), parseMove(best)];
  if (after.card === null || after.card !== before.card) return moveWords(edition, best, nameOf);
  const choices = choicesOf(edition, after, nameOf, before).join(", ");
  const changes = choices ? [say("review-same-choose", { choices })] : [];
  if (after.uno !== before.uno)
    changes.push(say(after.uno ? "review-same-call" : "review-same-no-call"));
  return say("review-same-card", { changes: sayList(changes) });
}

function deedWords(edition: string, what: string): string {
  if (!what) return say("move-choose");
  const deed = sayIf(`move-${what}`, { count: 0 });
  return deed || capital(say("move-card", { card: cardName(edition, what, ".one") }));
}

/** As on a button, also where a card comes first: "Eine rote 7 spielen". */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
