// What the server says of the editions, for everything that draws or names a card.

import { type Catalogue, loadCatalogue, loadRules } from "../server/api";
import type { Values } from "./settings";
import { COLORS, type ColorLetter, isWild, signOf } from "./cards";
import {
  type CardInfo,
  type CarriedEdition,
  type EditionInfo,
  type GameView,
  type SectionInfo,
  USUAL_COLORS,
} from "../server/protocol";

type Game = Pick<GameView, "edition" | "options">;

const MOST_SEATS = 10;
/** What a table or a game has brought along of an edition. */
type Brought = Partial<CarriedEdition> & Pick<CarriedEdition, "about">;

let asked: Promise<Catalogue | null> | null = null;
let offered = $state.raw<Catalogue | null>(null);
let own = $state.raw<Record<string, Brought>>({});
let answered = $state(false);

/** Ask the server, unless it has answered; says whether it has. Whoever needs more than colours asks
 *  again, and says so. */
export async function learnEditions(): Promise<boolean> {
  asked ??= loadCatalogue().catch(() => (asked = null));
  offered = await asked;
  answered = true;
  return offered !== null;
}

/** What the server offers, once it has said so. */
export function catalogue(): Catalogue | null {
  return offered;
}

/** Is it known how an edition looks, or will it not be known any more? */
export function isSettled(edition: string): boolean {
  return answered || editionInfo(edition) !== undefined;
}

export function learnOwn(brought: Brought): void {
  const { name } = brought.about;
  own = { ...own, [name]: { ...own[name], ...brought } };
}

export function editionInfo(name: string): EditionInfo | undefined {
  return own[name]?.about ?? offered?.editions.find((edition) => edition.name === name);
}

/** What the options of an edition stand at, unless a table changes them. */
export function defaultsOf(edition: string): Values {
  return own[edition]?.defaults ?? offered?.defaults[edition] ?? {};
}

/** What an edition says of a wild, or of the symbol of a coloured card. */
export function cardInfo(edition: string, code: string): CardInfo | undefined {
  const info = editionInfo(edition);
  const [cards, wanted] = isWild(code) ? [info?.cards, code] : [info?.symbols, signOf(code)];
  return cards?.find((card) => card.code === wanted);
}

/** The ids of an edition's rules, by section. */
export async function rulesOf(edition: string): Promise<SectionInfo[]> {
  return own[edition]?.rules ?? (await loadRules(edition));
}

/** What an option is set to: what was chosen, or else what the edition has. */
export function optionOf(edition: string, options: Record<string, unknown>, name: string): unknown {
  return options[name] ?? defaultsOf(edition)[name];
}

/** The points at which a game is over. */
export function targetOf({ edition, options }: Game): number {
  return Number(optionOf(edition, options, "target") ?? 500);
}

/** Whose points count: the winner's, everybody's own, of which few are good, or one round's alone. */
export function scoringOf({ edition, options }: Game): "winner" | "tally" | "hand" {
  const scoring = optionOf(edition, options, "scoring");
  return scoring === "tally" || scoring === "hand" ? scoring : "winner";
}

/** How many can play: each is dealt a hand, and one card has to be left. */
export function mostPlayers(edition: string, options: Record<string, unknown>): number {
  const info = editionInfo(edition);
  if (!info) return MOST_SEATS;
  const hand = Number(optionOf(edition, options, "hand_size") ?? 7);
  const colored = info.colors.length * sum(info.counts);
  const deck = colored + sum(info.cards.map((card) => card.copies));
  return Math.min(MOST_SEATS, Math.floor((deck - 1) / hand));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** The letters of an edition's colours, of which there may be fewer than four. */
export function colorsOf(edition: string): readonly ColorLetter[] {
  return COLORS.slice(0, editionInfo(edition)?.colors.length ?? COLORS.length);
}

/** Which colour a letter stands for in an edition: "red", "gold"; as usual until the server has answered. */
export function colorId(edition: string, letter: ColorLetter): string {
  const names = editionInfo(edition)?.colors ?? USUAL_COLORS;
  return names[COLORS.indexOf(letter)] ?? letter;
}
