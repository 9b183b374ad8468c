// The language of the page: the browser's, unless the reader has chosen another.

import { kept } from "../tokens";
import { en, type Texts } from "./en";

export const LANGUAGES = ["en"] as const;
export type Language = (typeof LANGUAGES)[number];

const CATALOGUES: Record<Language, Texts> = { en };

function isLanguage(word: string | undefined | null): word is Language {
  return (LANGUAGES as readonly string[]).includes(word ?? "");
}

/** The first of the wanted languages that there is. */
export function bestLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

const chosen = kept.preference("language");
let current = $state<Language>(isLanguage(chosen) ? chosen : bestLanguage(navigator.languages));

export function language(): Language {
  return current;
}

export function chooseLanguage(next: Language): void {
  current = next;
  kept.keepPreference("language", next);
}

/** The texts in the current language. */
export function texts(): Texts {
  return CATALOGUES[current];
}

export function nameOfLanguage(code: Language): string {
  return CATALOGUES[code].language;
}
