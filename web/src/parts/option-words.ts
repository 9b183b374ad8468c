// Options and their choices in words.

import type { OptionValue } from "../lib/api";
import type { Texts } from "../lib/text/en";

type Words = Record<string, { title: string; choices?: Record<string, string> }>;

export function optionTitle(texts: Texts, name: string): string {
  return (texts.options as Words)[name]?.title ?? name;
}

export function choiceTitle(texts: Texts, name: string, choice: string): string {
  return (texts.options as Words)[name]?.choices?.[choice] ?? choice;
}

/** An option with what it stands at, as one line. */
export function optionLine(texts: Texts, name: string, value: OptionValue): string {
  if (value === true) return optionTitle(texts, name);
  if (value === false) return `${optionTitle(texts, name)}${texts.colon} ${texts.lobby.off}`;
  return `${optionTitle(texts, name)}${texts.colon} ${choiceTitle(texts, name, String(value))}`;
}

export function botTitle(texts: Texts, name: string): string {
  return (texts.bots as Record<string, string>)[name] ?? name;
}

export function editionTitle(texts: Texts, name: string): string {
  return (texts.editions as Record<string, { title: string }>)[name]?.title ?? name;
}

export function editionWords(texts: Texts, name: string): string {
  return (texts.editions as Record<string, { words: string }>)[name]?.words ?? "";
}
