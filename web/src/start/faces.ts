// The cards that show what an edition is about.

import type { EditionInfo } from "../lib/api";

const USUAL = new Set(["W", "W4"]);
const SHOWN = 4;

/** Its special wilds, filled up with coloured cards and the usual wilds. */
export function facesOf(info: EditionInfo): string[] {
  const special = info.cards.map((card) => card.code).filter((code) => !USUAL.has(code));
  const colored = special.length === 0 ? ["r7", "y2", "gR"] : ["r7", "b2"];
  return [...colored, ...special, "W4"].slice(special.length > 2 ? 2 : 0).slice(0, SHOWN);
}
