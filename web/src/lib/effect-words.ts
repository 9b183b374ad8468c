// The effects of a written rule in words.

import type { Clause } from "./effects";
import type { Texts } from "./text/en";

export function clauseWords(texts: Texts, clause: Clause): string {
  const t = texts.custom;
  if (clause.who === null) return t.deeds[clause.deed];
  const who = t.who[clause.who];
  if (clause.deed === "draw") return t.drawing(who, clause.count);
  return t.doing(who, t.deeds[clause.deed]);
}
