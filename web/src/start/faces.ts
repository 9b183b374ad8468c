// The cards that show what an edition is about.

import { COLORS } from "../lib/game/cards";
import { type EditionInfo, USUAL_COLORS } from "../lib/server/protocol";

const USUAL = ["W", "W4"];
const SHOWN = 5;

function specialsOf(info: EditionInfo): string[] {
  const wilds = info.cards.map((card) => card.code).filter((code) => !USUAL.includes(code));
  const colors = COLORS.slice(0, info.colors.length);
  return [...wilds, ...info.symbols.map(({ code }, i) => `${colors[i % colors.length]}${code}`)];
}

/** A fan of them: its special wilds between coloured cards and the usual wilds. */
export function facesOf(info: EditionInfo): string[] {
  const special = specialsOf(info).slice(0, SHOWN);
  const colors = COLORS.slice(0, info.colors.length);
  const colored = ["r7", "y2", "b5", "gR"].filter(
    (code) => colors.some((color) => code.startsWith(color)) && !special.includes(code),
  );
  const others = colored.slice(0, Math.max(0, SHOWN - 1 - special.length));
  return [...others, ...special, "W4"].slice(0, SHOWN);
}

/** Those that are worth explaining: what only this edition has, or else what all have. */
export function tellingCards(info: EditionInfo): string[] {
  const special = specialsOf(info);
  if (special.length > 0) return special;
  const usual: readonly string[] = USUAL_COLORS;
  const unusual = COLORS.slice(0, info.colors.length).filter(
    (_, i) => !usual.includes(info.colors[i] ?? ""),
  );
  return unusual.length > 0 ? unusual.map((color) => `${color}5`) : ["rS", "yR", "gD", ...USUAL];
}
