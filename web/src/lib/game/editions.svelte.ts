// What the server says of the editions, for everything that draws or names a card.

import { type Catalogue, loadCatalogue, loadRules } from "../server/api";
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
let editions = $state.raw<EditionInfo[]>([]);
let defaults = $state.raw<Catalogue["defaults"]>({});
let rules = $state.raw<Record<string, SectionInfo[]>>({});
let answered = $state(false);

export function learnEditions(): void {
  void loadCatalogue()
    .then(
      (catalogue) => {
        editions = [...catalogue.editions, ...editions];
        defaults = { ...catalogue.defaults, ...defaults };
      },
      () => {}, // whoever needs more than colours asks again, and says so
    )
    .finally(() => (answered = true));
}

/** Is it known how an edition looks, or will it not be known any more? */
export function isSettled(edition: string): boolean {
  return answered || editionInfo(edition) !== undefined;
}

/** An edition that a table or a game has brought along. */
export function learnOwn(about: EditionInfo, carried: CarriedEdition | null = null): void {
  editions = [...editions.filter(({ name }) => name !== about.name), about];
  if (!carried) return;
  defaults = { ...defaults, [about.name]: carried.defaults };
  rules = { ...rules, [about.name]: carried.rules };
}

/** The catalogue with an edition that a table carries. */
export function withOwn(catalogue: Catalogue, name: string | null): Catalogue {
  const own = name === null ? undefined : editionInfo(name);
  if (!own) return catalogue;
  const known = catalogue.defaults;
  return {
    ...catalogue,
    editions: [...catalogue.editions, own],
    defaults: { ...known, [own.name]: defaults[own.name] ?? {} },
  };
}

export function editionInfo(name: string): EditionInfo | undefined {
  return editions.find((edition) => edition.name === name);
}

/** What an edition says of a wild, or of the symbol of a coloured card. */
export function cardInfo(edition: string, code: string): CardInfo | undefined {
  const info = editionInfo(edition);
  const [cards, wanted] = isWild(code) ? [info?.cards, code] : [info?.symbols, signOf(code)];
  return cards?.find((card) => card.code === wanted);
}

/** The ids of an edition's rules, by section. */
export async function rulesOf(edition: string): Promise<SectionInfo[]> {
  return rules[edition] ?? (await loadRules(edition));
}

/** What an option is set to: what was chosen, or else what the edition has. */
export function optionOf(edition: string, options: Record<string, unknown>, name: string): unknown {
  return options[name] ?? defaults[edition]?.[name];
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
