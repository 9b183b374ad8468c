// From the codes of legal moves to what a player has to choose.

import { type ColorLetter, isColor } from "./cards";

/** A move in its parts; `word` is a move without a card, such as "draw" or "give". */
export interface Move {
  code: string;
  card: string | null;
  word: string | null;
  color: ColorLetter | null;
  seat: number | null;
  power: ColorLetter | null;
  uno: boolean;
}

export type Question = "color" | "seat" | "power";
export type Picks = Partial<{ color: ColorLetter; seat: number; power: ColorLetter }>;

const WORDS = new Set(["draw", "pass", "accept", "challenge", "uno", "catch", "give", "flip"]);
const PATTERN = /^([a-zA-Z0-9]*)(?:=([rygb]))?(?:@(\d+))?(?:\*([rygb]))?(!?)$/;

export function parseMove(code: string): Move {
  const found = PATTERN.exec(code);
  const [, head = "", color, seat, power, uno] = found ?? [];
  return {
    code,
    card: head && !WORDS.has(head) ? head : null,
    word: WORDS.has(head) ? head : null,
    color: isColor(color) ? color : null,
    seat: seat === undefined ? null : Number(seat),
    power: isColor(power) ? power : null,
    uno: uno === "!",
  };
}

export function parseMoves(codes: readonly string[]): Move[] {
  return codes.map(parseMove);
}

/** The cards that may be played now. */
export function playableCards(moves: readonly Move[]): Set<string> {
  return new Set(moves.flatMap((move) => (move.card ? [move.card] : [])));
}

/** Is there a card with which UNO can be called at once? */
export function canCallWithPlay(moves: readonly Move[]): boolean {
  return moves.some((move) => move.card !== null && move.uno);
}

export function hasWord(moves: readonly Move[], word: string): boolean {
  return moves.some((move) => move.word === word);
}

/** The moves of a card, with UNO called or not; if the call is not possible, without it. */
export function movesOfCard(moves: readonly Move[], card: string, uno: boolean): Move[] {
  const mine = moves.filter((move) => move.card === card);
  const called = mine.filter((move) => move.uno === uno);
  return called.length > 0 ? called : mine;
}

/** The moves that begin with a word and name something: the gifts of the red power. */
export function movesOfWord(moves: readonly Move[], word: string): Move[] {
  return moves.filter((move) => move.word === word);
}

/** The moves that only choose, for a wild that lies open. */
export function bareChoices(moves: readonly Move[]): Move[] {
  return moves.filter((move) => move.card === null && move.word === null && move.color !== null);
}

/** The moves that are left once something has been picked. */
export function narrow(moves: readonly Move[], picks: Picks): Move[] {
  return moves.filter((move) =>
    (Object.keys(picks) as Question[]).every((question) => move[question] === picks[question]),
  );
}

/** What has to be asked next; null when one move is left. */
export function nextQuestion(moves: readonly Move[], picks: Picks): Question | null {
  const left = narrow(moves, picks);
  const open: Question[] = ["seat", "power", "color"];
  return open.find((question) => new Set(left.map((move) => move[question])).size > 1) ?? null;
}

/** The answers that can be given to a question. */
export function answers<Q extends Question>(
  moves: readonly Move[],
  picks: Picks,
  question: Q,
): NonNullable<Move[Q]>[] {
  const found = narrow(moves, picks).map((move) => move[question]);
  return [...new Set(found)].filter((answer) => answer !== null) as NonNullable<Move[Q]>[];
}
