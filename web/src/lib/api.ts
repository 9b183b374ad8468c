// What the server gives over HTTP.

import { at } from "./links";
import type { EventInfo, Phase, Reason, Settings, View } from "./protocol";
import type { Review } from "./review";

export interface WildInfo {
  code: string;
  name: string;
  copies: number;
  words: string;
}

export interface EditionInfo {
  name: string;
  title: string;
  summary: string;
  colors: string[];
  cards: WildInfo[];
  refuses: string[];
  wilds_match: boolean; // other wilds in the hand make a Wild Draw Four a bluff
  look: Look;
}

/** What an edition says of its looks; "" where it leaves that to those who draw it. */
export interface Look {
  felt: string;
  back: string;
  crest: string;
}

export type OptionValue = string | number | boolean;
export interface OptionInfo {
  choices?: string[];
  min?: number;
  max?: number;
  switch?: boolean;
}

export interface Catalogue {
  editions: EditionInfo[];
  options: Record<string, OptionInfo>;
  defaults: Record<string, Record<string, OptionValue>>;
  bots: string[];
}

/** One move of a finished game: what happened, all hands, and what somebody who watches sees. */
export interface ReplayStep extends View {
  move: string;
  events: EventInfo[];
  hands: string[][];
}

export interface ReplayInfo {
  edition: string;
  players: number;
  names: string[];
  people: boolean[]; // which seats people sat in; the names of others are kinds of bots
  scores: number[];
  winners: number[];
  finished: number; // seconds
  record: string;
  steps: ReplayStep[];
}

export interface PastGame {
  key: string;
  edition: string;
  names: string[];
  people: boolean[]; // which seats people sat in; the names of others are kinds of bots
  scores: number[];
  winners: number[];
  finished: number; // seconds
}

export interface Statistics {
  games: number;
  games_won: number;
  rounds: number;
  rounds_won: number;
  points: number;
  uno_missed: number;
  challenges_won: number;
  challenges_lost: number;
}

export const STATISTICS = [
  "games",
  "games_won",
  "rounds",
  "rounds_won",
  "points",
  "uno_missed",
  "challenges_won",
  "challenges_lost",
] as const satisfies readonly (keyof Statistics)[];

/** What was asked for did not come; it may not even be there any more. */
export class Missing extends Error {
  readonly forGood: boolean;

  constructor(message: string, forGood: boolean) {
    super(message);
    this.forGood = forGood;
  }
}

const PATIENCE = 15_000; // milliseconds

async function get<T>(path: string): Promise<T> {
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await fetch(at(path), { headers: { Accept: "application/json" }, signal });
  if (!answer.ok) throw new Missing(`${path}: ${answer.status}`, answer.status === 404);
  return (await answer.json()) as T;
}

let catalogue: Promise<Catalogue> | null = null;

/** The editions, their options and the bots; asked for once. */
export function loadCatalogue(): Promise<Catalogue> {
  catalogue ??= get<Catalogue>("/api/editions").catch((error: unknown) => {
    catalogue = null;
    throw error;
  });
  return catalogue;
}

/** The ids of an edition's rules. */
export interface RuleSection {
  section: string;
  ids: string[];
}

export async function loadRules(edition: string): Promise<RuleSection[]> {
  const path = `/api/editions/${encodeURIComponent(edition)}/rules`;
  return (await get<{ rules: RuleSection[] }>(path)).rules;
}

/** The server was there, but did not want to. */
export class Unwilling extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

/** Open a table; returns its code. */
export async function createTable(settings: Partial<Settings>): Promise<string> {
  const answer = await fetch(at("/api/tables"), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(settings),
  });
  const said = (await answer.json()) as { code: string } | { reason: Reason };
  if ("reason" in said) throw new Unwilling(said.reason);
  return said.code;
}

export async function tableExists(code: string): Promise<boolean> {
  return (await fetch(at(`/api/tables/${encodeURIComponent(code)}`))).ok;
}

export function loadReview(id: string): Promise<Review> {
  return get(`/api/games/${encodeURIComponent(id)}/review`);
}

export function loadReplay(id: string): Promise<ReplayInfo> {
  return get(`/api/games/${encodeURIComponent(id)}`);
}

export async function loadHistory(code: string): Promise<PastGame[]> {
  const path = `/api/history?code=${encodeURIComponent(code)}`;
  return (await get<{ games: PastGame[] }>(path)).games;
}

/** A table at which somebody has a place, as it is now. */
export interface Place {
  edition: string;
  phase: Phase;
  name: string;
  others: { name: string; here: boolean }[];
  turn: string | null; // the name of whoever is to act
  yours: boolean;
}

type Tokens = Record<string, string>;
const MOST_PLACES = 10; // that are asked for at once

/** How somebody has done at tables, by the tokens that they have there. */
export function loadStatistics(tokens: Tokens): Promise<Statistics> {
  return show("/api/statistics", tokens);
}

/** Take somebody's name out of the games of tables, by the tokens that they have there. */
export function forgetMe(tokens: Tokens): Promise<{ games: number }> {
  return show("/api/forget", tokens);
}

/** The tables at which somebody has a place, or why there is none, by code. */
export async function loadPlaces(tokens: Tokens): Promise<Record<string, Place | NoPlace>> {
  const asked = Object.fromEntries(Object.entries(tokens).slice(0, MOST_PLACES));
  return (await show<{ places: Record<string, Place | NoPlace> }>("/api/places", asked)).places;
}

export interface NoPlace {
  refused: Reason;
}

/** Ask for something that is given to whoever has the right tokens. */
async function show<T>(path: string, tokens: Tokens): Promise<T> {
  const answer = await fetch(at(path), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(tokens),
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!answer.ok) throw new Missing(`${path}: ${answer.status}`, false);
  return (await answer.json()) as T;
}
