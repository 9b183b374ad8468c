// The language of the page: the browser's, unless the reader has chosen another.

import { kept } from "../tokens";
import { bestLanguage, CATALOGUES, type Language, LANGUAGES } from "./catalogues";
import type { Texts } from "./en";

export { type Language, LANGUAGES } from "./catalogues";

const chosen = LANGUAGES.find((language) => language === kept.preference("language"));
let current = $state<Language>(chosen ?? bestLanguage(navigator.languages));

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
