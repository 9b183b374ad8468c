// What the server gives over HTTP.

import { at } from "./links";
import type {
  CarriedEdition,
  EditionInfo,
  EventInfo,
  NewTable,
  Phase,
  Reason,
  SectionInfo,
  Settings,
  View,
} from "./protocol";
import type { Review } from "../history/review";

export interface OptionInfo {
  choices?: string[];
  min?: number;
  max?: number;
  switch?: boolean;
}

export interface Catalogue {
  editions: EditionInfo[];
  options: Record<string, OptionInfo>;
  defaults: Record<string, Settings["options"]>;
  bots: string[];
}

/** One move of a finished game: what happened, all hands, and what somebody who watches sees. */
export interface ReplayStep extends View {
  move: string;
  events: EventInfo[];
  hands: string[][];
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

export interface ReplayInfo extends Omit<PastGame, "key"> {
  about: EditionInfo | null; // an edition that only this game had
  players: number;
  record: string;
  steps: ReplayStep[];
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
] as const;

export type Statistics = Record<(typeof STATISTICS)[number], number> & { judged: Judged };

/** What the coach has found in the games that it has looked at; luck and decisions are sums. */
export interface Judged {
  rounds: number;
  moves: number;
  slips: number;
  mistakes: number;
  blunders: number;
  luck: number;
  decisions: number;
  kinds: Record<string, number>; // of mistakes, the most frequent first
}

/** What was asked for did not come; it may not even be there any more. */
export class Missing extends Error {
  constructor(
    message: string,
    readonly forGood: boolean,
  ) {
    super(message);
  }
}

const PATIENCE = 15_000; // milliseconds

async function get<T>(path: string): Promise<T> {
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await fetch(at(path), { headers: { Accept: "application/json" }, signal });
  if (!answer.ok) throw new Missing(`${path}: ${answer.status}`, answer.status === 404);
  return (await answer.json()) as T;
}

/** The editions, their options and the bots. */
export function loadCatalogue(): Promise<Catalogue> {
  return get("/api/editions");
}

/** The ids of an edition's rules. */
export async function loadRules(edition: string): Promise<SectionInfo[]> {
  const path = `/api/editions/${encodeURIComponent(edition)}/rules`;
  return (await get<{ rules: SectionInfo[] }>(path)).rules;
}

/** About how many minutes games take, by target; 0 is a single round. */
export async function loadLengths(
  edition: string,
  people: number,
  bots: number,
): Promise<Record<string, number | null>> {
  const path = `/api/editions/${encodeURIComponent(edition)}/lengths?people=${people}&bots=${bots}`;
  return (await get<{ minutes: Record<string, number | null> }>(path)).minutes;
}

/** The server was there, but did not want to. */
export class Unwilling extends Error {
  constructor(
    readonly reason: Reason,
    readonly detail = "", // for programmers, in English
  ) {
    super(reason);
  }
}

/** Open a table; returns its code. */
export async function createTable(settings: Partial<NewTable>): Promise<string> {
  return (await post<{ code: string }>("/api/tables", settings)).code;
}

/** What the text of an edition's file says; raises Unwilling with the line that is wrong. */
export function readEdition(text: string): Promise<{ edition: CarriedEdition; file: object }> {
  return post("/api/editions", { text });
}

async function post<T extends object>(path: string, body: object): Promise<T> {
  const answer = await fetch(at(path), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const said = (await answer.json()) as T | { reason: Reason; detail?: string };
  if ("reason" in said) throw new Unwilling(said.reason, said.detail);
  if (!answer.ok) throw new Missing(`${path}: ${answer.status}`, false);
  return said;
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

/** What somebody has done in the games of a table. */
export interface Standing extends Statistics {
  person: string;
  name: string;
}

export interface History {
  games: PastGame[]; // the latest first
  standings: Standing[]; // whoever has won most games first
}

export function loadHistory(code: string): Promise<History> {
  return get(`/api/history?code=${encodeURIComponent(code)}`);
}

/** A table at which somebody has a place, as it is now. */
export interface Place {
  edition: string;
  title: string; // of the edition
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
  return post("/api/statistics", tokens);
}

/** Take somebody's name out of the games of tables, by the tokens that they have there. */
export function forgetMe(tokens: Tokens): Promise<{ games: number }> {
  return post("/api/forget", tokens);
}

/** The tables at which somebody has a place, or why there is none, by code. */
export async function loadPlaces(tokens: Tokens): Promise<Record<string, Place | NoPlace>> {
  const asked = Object.fromEntries(Object.entries(tokens).slice(0, MOST_PLACES));
  return (await post<{ places: Record<string, Place | NoPlace> }>("/api/places", asked)).places;
}

export interface NoPlace {
  refused: Reason;
}
