// The words of the page: messages of src/lastcard/words, in the reader's language.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import texts from "words:all";
import type { Messages } from "./messages";
import { kept } from "../server/tokens";

export const LANGUAGES = { en: "English", es: "Español", fr: "Français", de: "Deutsch" };
export type Language = keyof typeof LANGUAGES;

type Part = keyof (typeof texts)[Language];

const wanted = new Set<Part>(["first"]);
let current = $state.raw({ language: "en" as Language, bundle: new FluentBundle("en-GB") });

/** British English, for plurals, numbers and lists; elsewhere the language itself will do. */
export function localeOf(language: Language): string {
  return language === "en" ? "en-GB" : language;
}

export function language(): Language {
  return current.language;
}

/** A language's messages. Names are not wrapped in marks, which tests and screen readers meet. */
export function bundleOf(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(localeOf(language), { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

async function textOf(language: Language, part: Part): Promise<string> {
  return (await texts[language][part]()).default;
}

/** From now on everything is said in this language. */
export async function speak(language: Language): Promise<void> {
  const found = await Promise.all([...wanted].map((part) => textOf(language, part)));
  current = { language, bundle: bundleOf(language, found.join("\n")) };
}

/** From now on these words are there too, which hardly anybody needs at first. */
export async function speakOf(part: Part): Promise<void> {
  if (wanted.has(part)) return;
  wanted.add(part);
  await speak(current.language);
}

/** The reader has chosen a language. */
export function chooseLanguage(next: Language): Promise<void> {
  kept.keepPreference("language", next);
  return speak(next);
}

/** The language to begin with: the one chosen before, or the first of the browser's. */
export function firstLanguage(wanted: readonly string[]): Language {
  const tags = [kept.preference("language") ?? "", ...wanted].map((tag) => tag.slice(0, 2));
  const found = tags.map((tag) => tag.toLowerCase()).find((tag) => tag in LANGUAGES);
  return (found as Language | undefined) ?? "en";
}

type Given<Id extends keyof Messages> = keyof Messages[Id] extends never ? [] : [Messages[Id]];

/** A message by its id, with what it needs. */
export function say<Id extends keyof Messages>(id: Id, ...[given]: Given<Id>): string {
  return sayIf(id, given as Record<string, FluentVariable> | undefined) || id;
}

/** A message whose id comes from elsewhere, such as an event's name; "" if there is none. */
export function sayIf(id: string, given: Record<string, FluentVariable> = {}): string {
  return format(current.bundle, id, given);
}

export function format(
  bundle: FluentBundle,
  id: string,
  given: Record<string, FluentVariable> = {},
): string {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, given, []).replaceAll("\n", " ") : "";
}

/** The words of the rules, which are loaded when somebody wants to read them. */
export async function loadRuleWords(language: Language): Promise<(id: string) => string> {
  const bundle = bundleOf(language, await textOf(language, "rules"));
  return (id) => format(bundle, id);
}

/** Names one after the other, as the language does it. */
export function sayList(names: readonly string[]): string {
  return new Intl.ListFormat(localeOf(current.language)).format(names);
}

/** A label and what belongs to it, with the language's own colon. */
export function labelled(title: string, value: string): string {
  return say("labelled", { label: title, value });
}

/** A day as people write it where the reader is. */
export function sayDay(seconds: number): string {
  const own = navigator.languages.filter((tag) => tag.startsWith(current.language));
  return new Date(seconds * 1000).toLocaleDateString([...own, localeOf(current.language)]);
}
