// All languages of the page.

import { de } from "./de";
import { en, type Texts } from "./en";
import { es } from "./es";
import { fr } from "./fr";

export const CATALOGUES = { en, es, fr, de } satisfies Record<string, Texts>;
export type Language = keyof typeof CATALOGUES;
export const LANGUAGES = Object.keys(CATALOGUES) as Language[];

/** The first of the wanted languages that there is. */
export function bestLanguage(wanted: readonly string[]): Language {
  const tags = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === tags.find((tag) => tag in CATALOGUES)) ?? "en";
}
