// An edition that is being made: what its file says, and nothing else. See docs/editions.md.

import type { Values } from "../lib/game/settings";
import { isNamed, readEffects, THE_COLOR, writeEffects } from "../lib/game/effects";
import {
  type CardInfo,
  type EditionInfo,
  MAX_CARDS,
  OWN_CLAUSES,
  SYMBOLS,
  USUAL_COLORS,
  USUAL_COUNTS,
} from "../lib/server/protocol";
import { language } from "../lib/words/words.svelte";

/** By which the page draws what is being made. */
export const DRAFT = "draft";
/** The cloth of an edition that names none: what it is made on is what it is played on. */
export const USUAL_FELT = "#15694f";
export const USUAL_WILDS = ["W4", "W"];

export interface OwnCard {
  name?: string;
  copies?: number;
  does?: string;
  words?: string;
  picture?: string;
}

export interface Draft {
  title: string;
  summary?: string;
  colors?: string[];
  look?: { felt?: string; back?: string; crest?: string };
  cards?: Record<string, number>;
  wilds?: Record<string, number | OwnCard>;
  symbols?: Record<string, OwnCard>;
  points?: Record<string, number>;
  options?: Values;
  [more: string]: unknown; // what a file may say besides, and the workshop leaves as it is
}

export function colorsOfDraft(draft: Draft): readonly string[] {
  return draft.colors ?? USUAL_COLORS;
}

/** How many cards of a symbol there are in each colour. */
export function countOf(draft: Draft, symbol: string): number {
  return draft.cards?.[symbol] ?? USUAL_COUNTS[SYMBOLS.indexOf(symbol as "0")] ?? 0;
}

/** The wilds and how many there are of them; what says no more than that is a usual one. */
export function wildsOf(draft: Draft): Record<string, OwnCard> {
  const wilds = draft.wilds ?? { W4: 4, W: 4 };
  const tables = Object.entries(wilds).map(([code, one]): [string, OwnCard] => [
    code,
    typeof one === "number" ? { copies: one } : one,
  ]);
  return { W4: { copies: 0 }, ...Object.fromEntries(tables) };
}

/** The cards that only this edition has, by the wild's code or the symbol. */
export function specialsOf(draft: Draft): [string, OwnCard][] {
  const wilds = Object.entries(wildsOf(draft)).filter(([code]) => !USUAL_WILDS.includes(code));
  return [...wilds, ...Object.entries(draft.symbols ?? {})];
}

export function sizeOf(draft: Draft): number {
  const colored = SYMBOLS.reduce((sum, symbol) => sum + countOf(draft, symbol), 0);
  const wilds = Object.values(wildsOf(draft)).reduce((sum, one) => sum + (one.copies ?? 0), 0);
  return colored * colorsOfDraft(draft).length + wilds;
}

export function handSize(draft: Draft): number {
  return Number(draft.options?.hand_size ?? 7);
}

/** A code for one more wild: the first letter that is free. */
export function freeCode(draft: Draft): string {
  const taken = Object.keys(wildsOf(draft));
  const letters = [..."XYZKQVABCDEFGHIJLMNOPRSTU"];
  return `W${letters.find((letter) => !taken.includes(`W${letter}`)) ?? "0"}`;
}

/** The draft without a colour: what effects said of it, they say of the current one. */
export function withoutColor(draft: Draft, color: string): Draft {
  const clean = (card: OwnCard): OwnCard => {
    const clauses = readEffects(card.does ?? "");
    if (!clauses.some((one) => one.color === color || one.of === color)) return card;
    const other = (name: string) => (name === color ? THE_COLOR : name);
    const does = clauses.map((one) => ({ ...one, color: other(one.color), of: other(one.of) }));
    return { ...card, does: writeEffects(does) };
  };
  const next = { ...draft, colors: colorsOfDraft(draft).filter((name) => name !== color) };
  if (draft.symbols) next.symbols = mapValues(draft.symbols, clean);
  if (draft.wilds)
    next.wilds = mapValues(draft.wilds, (one) => (typeof one === "number" ? one : clean(one)));
  return next;
}

function mapValues<Value>(
  record: Record<string, Value>,
  change: (value: Value, key: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, change(value, key)]),
  );
}

export type Fault = "too-many" | "too-few" | "too-much" | "powers" | "twice" | "no-dealer";

/** What is wrong with it that the page can tell by itself; the server knows the rest. */
export function faultOf(draft: Draft): Fault | null {
  const clauses = specialsOf(draft).flatMap(([, card]) => readEffects(card.does ?? ""));
  const gives = clauses.some(({ deed }) => deed === "take power");
  const takes = clauses.some(({ deed }) => deed === "lose powers");
  if (sizeOf(draft) > MAX_CARDS) return "too-many";
  if (playersFor(draft) < 2) return "too-few";
  if (clauses.length > OWN_CLAUSES) return "too-much";
  const usual = USUAL_COLORS.every((color) => colorsOfDraft(draft).includes(color));
  if ((gives && !usual) || (takes && !gives)) return "powers";
  if (doublesOf(draft).length > 0) return "twice";
  return drawsAlike(draft) ? "no-dealer" : null;
}

/** The names of wilds that do the same, where only one of them can. */
export function doublesOf(draft: Draft): string[] {
  const named = specialsOf(draft).filter(([, { does = "" }]) =>
    readEffects(does).some(({ deed }) => isNamed(deed)),
  );
  const same = named.filter(([, one]) =>
    named.some(([, two]) => two !== one && two.does === one.does),
  );
  return same.filter(([, { does }]) => does === same[0]?.[1].does).map(([, { name = "" }]) => name);
}

/** Do all cards count the same in the draw for the deal, in which only numbers count? */
function drawsAlike(draft: Draft): boolean {
  const symbols = SYMBOLS.filter((symbol) => countOf(draft, symbol) > 0);
  const wilds = Object.values(wildsOf(draft)).some(({ copies = 0 }) => copies > 0);
  const values = new Set([...symbols.map((symbol) => Number(symbol) || 0), ...(wilds ? [0] : [])]);
  return !draft.any_dealer && values.size < 2;
}

/** The draft with a title, a name for every wild, and a cloth. */
export function withNames(draft: Draft, title: string, name: string): Draft {
  const called = (one: number | OwnCard, code: string) =>
    typeof one === "number" || USUAL_WILDS.includes(code) || one.name?.trim()
      ? one
      : { ...one, name };
  const look = { ...draft.look, felt: draft.look?.felt || USUAL_FELT };
  const named = { ...draft, title: draft.title.trim() || title, look };
  if (draft.wilds) named.wilds = mapValues(draft.wilds, called);
  return named;
}

/** How many can try it: four, unless there are too few cards for their hands. */
export function playersFor(draft: Draft): number {
  return Math.min(4, Math.floor((sizeOf(draft) - 1) / handSize(draft)));
}

/** What cards are drawn and named by. */
export function aboutOf(draft: Draft): EditionInfo {
  return {
    name: DRAFT,
    title: draft.title,
    summary: draft.summary ?? "",
    colors: [...colorsOfDraft(draft)],
    cards: Object.entries(wildsOf(draft)).map(([code, one]) => describe(code, one)),
    symbols: Object.entries(draft.symbols ?? {}).map(([code, one]) => describe(code, one)),
    counts: SYMBOLS.map((symbol) => countOf(draft, symbol)),
    deck: {},
    refuses: refusedBy(draft),
    wilds_match: false,
    look: { felt: "", back: "", crest: "", ...draft.look },
  };
}

/** The options for which the deck has no cards. */
function refusedBy(draft: Draft): string[] {
  const able = ["0", "7"].every((one) => countOf(draft, one) > 0 && !draft.symbols?.[one]);
  return able ? [] : ["seven_zero"];
}

function describe(code: string, { name = "", copies = 0, does = "", ...rest }: OwnCard): CardInfo {
  const own = !USUAL_WILDS.includes(code);
  const words = { [language()]: rest.words ?? "" };
  return { code, name, copies, own, does, words, picture: rest.picture ?? "" };
}

// The file.

/** A text without what cannot be seen, such as the joints of emoji, and towers of accents. */
function cleaned(text: string): string {
  const seen = text.replace(/\p{Z}/gu, " ").replace(/\p{C}/gu, "");
  return seen.replace(/(\p{M}{2})\p{M}+/gu, "$1");
}

const FIRST = ["title", "summary", "colors", "look"];
const TABLES = ["cards", "options", "points", "wilds", "symbols"];

/** The draft as the text of a file. */
export function writeFile(draft: Draft): string {
  const keys = Object.keys(draft).filter((key) => !FIRST.includes(key) && !TABLES.includes(key));
  const lines = [...FIRST, ...keys].flatMap((key) => writeLine(key, draft[key]));
  const tables = TABLES.flatMap((key) => writeTable(key, draft[key] as object | undefined));
  return `${[...lines, ...tables].join("\n")}\n`;
}

function writeTable(name: string, table: object = {}): string[] {
  const lines = Object.entries(table).flatMap(([key, value]) => writeLine(key, value));
  return lines.length > 0 ? ["", `[${name}]`, ...lines] : [];
}

function writeLine(key: string, value: unknown): string[] {
  if (value === undefined || value === "") return [];
  return [`${/^[\w-]+$/.test(key) ? key : JSON.stringify(key)} = ${writeValue(value)}`];
}

/** TOML writes texts, numbers, switches and lists as JSON does. */
export function writeValue(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(cleaned(value));
  if (Array.isArray(value)) return `[${value.map(writeValue).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).flatMap(([key, one]) => writeLine(key, one));
  return `{ ${parts.join(", ")} }`;
}
