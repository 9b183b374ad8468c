// What a wild does, in words; for a Customizable card what the table has agreed on.

import { readEffects } from "./effects";
import { clauseWords } from "./effect-words";
import type { TableInfo } from "./protocol";
import { capitalize } from "./sentences";
import type { Texts } from "./text/en";

export function wordsOfCard(texts: Texts, table: TableInfo | null, code: string): string {
  const rule = table?.rules.find((one) => one.card === code);
  if (!rule) return texts.wilds[code as keyof Texts["wilds"]]?.words ?? "";
  const effects = readEffects(rule.effects).map((clause) => clauseWords(texts, clause));
  const sentences = [rule.words, ...effects].filter((words) => words !== "");
  return sentences.map(asSentence).join(" ");
}

function asSentence(words: string): string {
  return capitalize(words) + (/[.!?…]$/.test(words) ? "" : ".");
}
