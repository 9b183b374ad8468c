// The effects of a written rule, in clauses: "next draw 2; chosen swap". See docs/notation.md.

export const WHO = ["next", "chosen", "others", "all", "me"] as const;
export type Who = (typeof WHO)[number];
export const DEEDS = [
  "draw",
  "miss",
  "show",
  "swap",
  "pass left",
  "pass right",
  "redeal",
  "reverse",
  "again",
] as const;
export type Deed = (typeof DEEDS)[number];

export interface Clause {
  deed: Deed;
  who: Who | null; // null where nobody has to be named
  count: number; // cards to draw
}

/** Whom each deed can be about. */
export const CAN_BE: Record<Deed, readonly Who[]> = {
  draw: WHO,
  miss: ["next", "chosen", "others"],
  show: ["chosen", "others", "me"],
  swap: ["chosen"],
  "pass left": [],
  "pass right": [],
  redeal: [],
  reverse: [],
  again: [],
};
export const MOST_CLAUSES = 4;

export function newClause(deed: Deed): Clause {
  return { deed, who: CAN_BE[deed][0] ?? null, count: 1 };
}

export function writeEffects(clauses: readonly Clause[]): string {
  return clauses.map(writeClause).join("; ");
}

function writeClause({ deed, who, count }: Clause): string {
  const named = who === null ? deed : `${who} ${deed}`;
  return deed === "draw" ? `${named} ${count}` : named;
}

/** The clauses of a text; what is not understood is left out. */
export function readEffects(text: string): Clause[] {
  return text.split(";").flatMap((part) => readClause(part.trim().replace(/\s+/g, " ")) ?? []);
}

function readClause(text: string): Clause | null {
  const plain = DEEDS.find((deed) => deed === text && CAN_BE[deed].length === 0);
  if (plain) return { deed: plain, who: null, count: 1 };
  const found = /^(next|chosen|others|all|me) (draw|miss|show|swap)(?: (\d+))?$/.exec(text);
  if (!found) return null;
  return { deed: found[2] as Deed, who: found[1] as Who, count: Number(found[3] ?? 1) };
}
