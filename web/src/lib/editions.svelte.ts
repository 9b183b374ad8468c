// What the server says of the editions, for everything that draws or names a card.

import { type EditionInfo, loadCatalogue } from "./api";
import { COLORS, type ColorLetter } from "./cards";

/** The colours of most editions, and of all until the server has answered. */
const USUAL = ["red", "yellow", "green", "blue"];

let editions = $state.raw<EditionInfo[]>([]);

export function learnEditions(): void {
  void loadCatalogue().then(
    (catalogue) => (editions = catalogue.editions),
    () => {}, // whoever needs more than colours asks again, and says so
  );
}

export function editionInfo(name: string): EditionInfo | undefined {
  return editions.find((edition) => edition.name === name);
}

/** Which colour a letter stands for in an edition: "red", "gold". */
export function colorId(edition: string, letter: ColorLetter): string {
  const names = editionInfo(edition)?.colors ?? USUAL;
  return names[COLORS.indexOf(letter)] ?? letter;
}
