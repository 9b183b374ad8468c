// The effects of a written rule, in clauses: "next draw 2; chosen swap". See docs/notation.md.

import { WHOM } from "./protocol";

export type Deed = keyof typeof WHOM;
export type Who = (typeof WHOM)[Deed][number];
export const DEEDS = Object.keys(WHOM) as Deed[];

export interface Clause {
  deed: Deed;
  who: Who | null; // null where nobody has to be named
  count: number; // cards to draw
}

/** Whom a deed can be about. */
export function whom(deed: Deed): readonly Who[] {
  return WHOM[deed];
}

export function newClause(deed: Deed): Clause {
  return { deed, who: whom(deed)[0] ?? null, count: 1 };
}

export function writeEffects(clauses: readonly Clause[]): string {
  return clauses.map(writeClause).join("; ");
}

function writeClause(clause: Clause): string {
  return clause.deed === "draw" ? `${nameOf(clause)} ${clause.count}` : nameOf(clause);
}

function nameOf({ deed, who }: Clause): string {
  return who === null ? deed : `${who} ${deed}`;
}

/** The clauses of a text; what is not understood is left out. */
export function readEffects(text: string): Clause[] {
  return text.split(";").flatMap((part) => readClause(part.trim().replace(/\s+/g, " ")) ?? []);
}

function readClause(text: string): Clause | null {
  const [, name, digits] = /^(.*?)(?: (\d+))?$/.exec(text) ?? [];
  const found = DEEDS.flatMap(allClauses).find((clause) => nameOf(clause) === name);
  return found ? { ...found, count: Number(digits ?? 1) } : null;
}

function allClauses(deed: Deed): Clause[] {
  const named = whom(deed).map((who) => ({ ...newClause(deed), who }));
  return named.length > 0 ? named : [newClause(deed)];
}
