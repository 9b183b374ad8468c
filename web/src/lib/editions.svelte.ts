// What the server says of the editions, for everything that draws or names a card.

import { type Catalogue, type EditionInfo, loadCatalogue } from "./api";
import { COLORS, type ColorLetter } from "./cards";

/** The colours of most editions, and of all until the server has answered. */
const USUAL = ["red", "yellow", "green", "blue"];

let editions = $state.raw<EditionInfo[]>([]);
let defaults = $state.raw<Catalogue["defaults"]>({});

export function learnEditions(): void {
  void loadCatalogue().then(
    (catalogue) => {
      editions = catalogue.editions;
      defaults = catalogue.defaults;
    },
    () => {}, // whoever needs more than colours asks again, and says so
  );
}

export function editionInfo(name: string): EditionInfo | undefined {
  return editions.find((edition) => edition.name === name);
}

/** The points at which a game is over. */
export function targetOf(edition: string, options: Record<string, unknown>): number {
  return Number(options.target ?? defaults[edition]?.target ?? 500);
}

/** Which colour a letter stands for in an edition: "red", "gold". */
export function colorId(edition: string, letter: ColorLetter): string {
  const names = editionInfo(edition)?.colors ?? USUAL;
  return names[COLORS.indexOf(letter)] ?? letter;
}
