// What cards, editions, options and bots are called.

import { colorOf, isColor, isNumber, isWild, signOf } from "../game/cards";
import { cardInfo, colorId, editionInfo, optionOf } from "../game/editions.svelte";
import type { OptionValue } from "../game/settings";
import { type Clause, readEffects, THE_COLOR } from "../game/effects";
import type { TableInfo } from "../server/protocol";
import { labelled, language, say, sayIf, sayList } from "./words.svelte";

export function colorName(edition: string, letter: string): string {
  return isColor(letter) ? say("color", { color: colorId(edition, letter) }) : "";
}

/** A card on a label ("red 7"), or as it stands in a sentence ("a red 7"). */
export function cardName(edition: string, code: string, form: "" | ".one" = ""): string {
  const color = colorOf(code);
  const info = cardInfo(edition, code);
  if (color === null) return (!info?.own && sayIf(`card-${code}${form}`)) || info?.name || code;
  const sign = info?.name || signOf(code);
  const given = { color: colorId(edition, color), number: sign };
  return sayIf(`card-${info?.name ? "number" : kindOf(sign)}${form}`, given);
}

/** What is said of a symbol on cards of every colour ("Skip"); other cards have their names. */
export function symbolName(edition: string, code: string): string {
  const sign = signOf(code);
  if (colorOf(code) === null || isNumber(sign)) return cardName(edition, code);
  const name = cardInfo(edition, code)?.name;
  const given = { color: "", number: name || sign };
  return sayIf(`card-${name ? "number" : sign}`, given).trim();
}

function kindOf(sign: string): string {
  return isNumber(sign) ? "number" : sign;
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
  const info = cardInfo(edition, code);
  const does = info?.words[language()] || info?.words.en || "";
  if (!isWild(code)) return does || houseWords(edition, table, signOf(code)) || colouredWords(code);
  const known = info?.own ? does : sayIf(`card-${code}.does`) || does;
  return ["W", "W4"].includes(code) ? known : `${known} ${say("card-wild")}`;
}

function colouredWords(code: string): string {
  return sayIf(`card-${kindOf(signOf(code))}.does`);
}

/** What a number does by a house rule. */
function houseWords(edition: string, table: TableInfo | null, sign: string): string {
  if (optionOf(edition, table?.settings.options ?? {}, "seven_zero") !== true) return "";
  return sign === "7" ? say("card-seven") : sign === "0" ? say("card-zero") : "";
}

function asSentence(words: string): string {
  return words === "" || /[.!?…]$/.test(words) ? words : `${words}.`;
}

/** What a clause does, as a sentence. */
export function clauseWords({ deed, who, count, color, condition, of }: Clause): string {
  const id = deed === "take power" && !color ? "take_any_power" : deed.replace(" ", "_");
  const text = sayIf(`effect-${id}`, { who: who ?? "me", count, color });
  if (condition === null) return text;
  return sayIf(`effect-${condition.replace(" ", "_")}`, { text, color: of });
}

/** A colour that an effect names, by its id. */
export function shadeName(color: string): string {
  return color === THE_COLOR ? say("effect-color") : say("color", { color });
}

export function powerName(letter: string): string {
  return sayIf(`power-${letter}`);
}

export function optionTitle(name: string): string {
  return sayIf(`option-${name}`) || name;
}

const CHOOSING = ["scoring", "stacking", "two_player_reverse"]; // options with choices

export function choiceTitle(name: string, choice: string): string {
  return sayIf(`option-${name}.${choice}`) || choice;
}

/** What the lobby calls an option or a choice that a rule names by its id. */
export function optionWord(id: string): string {
  const choices = CHOOSING.map((option) => sayIf(`option-${option}.${id}`));
  return sayIf(`option-${id}`) || choices.find((title) => title !== "") || id;
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

/** What an edition is called; `otherwise` is for one that only a table knows. */
export function editionTitle(name: string, otherwise = name): string {
  return sayIf(`edition-${name}`) || (editionInfo(name)?.title ?? otherwise);
}

export function editionWords(name: string): string {
  return sayIf(`edition-${name}.words`) || (editionInfo(name)?.summary ?? "");
}
