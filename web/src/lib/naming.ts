// What cards, editions, options and bots are called.

import type { OptionValue } from "./api";
import { colorOf, isColor, isWild, signOf } from "./cards";
import { colorId, editionInfo } from "./editions.svelte";
import { type Clause, readEffects } from "./effects";
import type { TableInfo } from "./protocol";
import { labelled, say, sayIf, sayList } from "./words.svelte";

export function colorName(edition: string, letter: string): string {
  return isColor(letter) ? say("color", { color: colorId(edition, letter) }) : "";
}

/** A card on a label ("red 7"), or as it stands in a sentence ("a red 7"). */
export function cardName(edition: string, code: string, form: "" | ".one" = ""): string {
  const color = colorOf(code);
  if (color === null) return sayIf(`card-${code}${form}`) || wildInfo(edition, code)?.name || code;
  const sign = signOf(code);
  const given = { color: colorId(edition, color), number: sign };
  return sayIf(`card-${/\d/.test(sign) ? "number" : sign}${form}`, given);
}

/** Cards in a sentence: "a red 7 and a Wild". */
export function cardsInSentence(edition: string, codes: readonly string[]): string {
  return sayList(codes.map((code) => cardName(edition, code, ".one")));
}

/** What a card does; for a Customizable card what the table has agreed on. */
export function wordsOfCard(edition: string, table: TableInfo | null, code: string): string {
  const rule = table?.rules.find((one) => one.card === code);
  if (rule)
    return [asSentence(rule.words), ...readEffects(rule.effects).map(clauseWords)].join(" ");
  const known = sayIf(`card-${isWild(code) ? code : signOf(code)}.does`);
  return known || (wildInfo(edition, code)?.words ?? "");
}

function wildInfo(edition: string, code: string) {
  return editionInfo(edition)?.cards.find((card) => card.code === code);
}

function asSentence(words: string): string {
  return words === "" || /[.!?…]$/.test(words) ? words : `${words}.`;
}

/** An effect of a written rule as a sentence. */
export function clauseWords(clause: Clause): string {
  const id = clause.deed.replace(" ", "_");
  return sayIf(`effect-${id}`, { who: clause.who ?? "me", count: clause.count });
}

export function powerName(letter: string): string {
  return sayIf(`power-${letter}`);
}

export function optionTitle(name: string): string {
  return sayIf(`option-${name}`) || name;
}

export function choiceTitle(name: string, choice: string): string {
  return sayIf(`option-${name}.${choice}`) || choice;
}

/** An option with what it stands at, as one line. */
export function optionLine(name: string, value: OptionValue): string {
  if (value === true) return optionTitle(name);
  const choice = value === false ? say("option-off") : choiceTitle(name, String(value));
  return labelled(optionTitle(name), choice);
}

export function botTitle(name: string): string {
  return sayIf(`bot-${name}`) || name;
}

export function editionTitle(name: string): string {
  return sayIf(`edition-${name}`) || (editionInfo(name)?.title ?? name);
}

export function editionWords(name: string): string {
  return sayIf(`edition-${name}.words`) || (editionInfo(name)?.summary ?? "");
}
