// What a special card does, in clauses: "next draw 2; chosen swap". See docs/editions.md.

import { COLORED, CONDITIONS, COUNTED, UNCONDITIONAL, WHOM } from "../server/protocol";

/** What goes by a name and stands alone on a wild. */
const NAMED = ["shield", "take power"] as const;

type Said = keyof typeof WHOM;
export type Deed = Said | (typeof NAMED)[number];
export type Who = (typeof WHOM)[Said][number];
export type Condition = (typeof CONDITIONS)[number];
export const DEEDS = [...(Object.keys(WHOM) as Said[]), ...NAMED];
/** The colour that the card has, or that is chosen with it. */
export const THE_COLOR = "color";

export interface Clause {
  deed: Deed;
  who: Who | null; // null where nobody has to be named
  count: number; // cards
  color: string; // by its name; "" for any power
  condition: Condition | null;
  of: string; // the colour that the condition asks for
}

const has = (list: readonly string[], deed: string): boolean => list.includes(deed);
export const isNamed = (deed: Deed): boolean => has(NAMED, deed);
export const isCounted = (deed: Deed): boolean => has(COUNTED, deed);
export const isColored = (deed: Deed): boolean => has(COLORED, deed) || deed === "take power";

/** Whom a deed can be about. */
export function whom(deed: Deed): readonly Who[] {
  return isNamed(deed) ? [] : WHOM[deed as Said];
}

/** Can it be for those alone who have a colour, or not for those who show one? */
export function canDepend(deed: Deed): boolean {
  return whom(deed).length > 0 && !has(UNCONDITIONAL, deed);
}

export function newClause(deed: Deed, who: Who | null = null): Clause {
  const able = whom(deed);
  const kept = who !== null && able.includes(who) ? who : (able[0] ?? null);
  const color = isColored(deed) && !isNamed(deed) ? THE_COLOR : "";
  return { deed, who: kept, count: 1, color, condition: null, of: THE_COLOR };
}

export function writeEffects(clauses: readonly Clause[]): string {
  return clauses.map(writeClause).join("; ");
}

function writeClause({ deed, who, count, color, condition, of }: Clause): string {
  const amount = isCounted(deed) ? String(count) : isColored(deed) ? color : "";
  const demand = condition === null ? "" : `${condition} ${of}`;
  const before = condition === "with" || condition === "without";
  return [who, before && demand, deed, amount, !before && demand].filter(Boolean).join(" ");
}

const either = (words: readonly string[]): string =>
  [...words].sort((a, b) => b.length - a.length).join("|");
const CLAUSE = new RegExp(
  `^(?:(?<who>${either(WHOM.draw)})(?: (?<with>with|without) (?<held>\\S+))? )?` +
    `(?<deed>${either(DEEDS)})(?: (?<count>\\d+)| (?<color>(?!unless )\\S+))?` +
    "(?: (?<unless>unless show|unless discard) (?<paid>\\S+))?$",
);

/** The clauses of a text; what is not understood is left out. */
export function readEffects(text: string): Clause[] {
  return text.split(";").flatMap((part) => readClause(part.trim().replace(/\s+/g, " ")) ?? []);
}

function readClause(text: string): Clause | null {
  const found = CLAUSE.exec(text)?.groups;
  if (!found) return null;
  const deed = found.deed as Deed;
  const clause: Clause = {
    ...newClause(deed),
    who: (found.who as Who | undefined) ?? null,
    count: Number(found.count ?? 1),
    color: found.color ?? "",
    condition: ((found.with ?? found.unless) as Condition | undefined) ?? null,
    of: found.held ?? found.paid ?? THE_COLOR,
  };
  const able = whom(deed);
  const known = clause.who === null ? able.length === 0 : able.includes(clause.who);
  return known && writeClause(clause) === text ? clause : null;
}
