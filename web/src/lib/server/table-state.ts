// What the page knows of a table, worked out from the server's messages.

import { type ColorLetter, COLORS } from "../game/cards";
import {
  BOT_NAMES,
  type EventInfo,
  type GameView,
  type Gone,
  type Note,
  type PersonInfo,
  type ServerMessage,
  type TableInfo,
  type Update,
  type Welcome,
} from "./protocol";
import type { Standing } from "./shares";

/** One line of the log: what happened, still as codes. */
export interface LogEntry {
  key: string;
  version: number; // of the table, by then
  note: Note;
  event: EventInfo | null;
  who: string; // the name of the person at that time, who may be gone by now
}

export interface ClockState {
  seat: number | null;
  until: number | null; // on the browser's own clock, in milliseconds
  windowUntil: number;
  beginsAt: number | null; // the next round or game, once most have asked for it
}

/** Hands that have been shown to us, all at once. */
export interface ShownHands {
  key: string;
  hands: { seat: number; cards: string[] }[];
  judged: boolean; // by a challenge
}

export interface TableState {
  version: number;
  person: string | null;
  table: TableInfo | null;
  view: GameView | null;
  log: LogEntry[];
  clock: ClockState;
  shown: ShownHands | null;
  gone: Gone["reason"] | null;
  watching: number; // how many people without a name, the reader among them
  own: string | null; // the edition that the table carries
  standing: Standing | null; // of the own share in the shuffles
}

const LONGEST_LOG = 400;
const NEW_HANDS = ["hands_left", "hands_right", "redealt"];
const MOVED_HANDS = [...NEW_HANDS, "swapped"];

export function emptyState(): TableState {
  return {
    version: 0,
    person: null,
    table: null,
    view: null,
    log: [],
    clock: { seat: null, until: null, windowUntil: 0, beginsAt: null },
    shown: null,
    gone: null,
    watching: 0,
    own: null,
    standing: null,
  };
}

/** Would this message leave a gap, so that one has to ask again from the start? */
export function leavesGap(state: TableState, message: ServerMessage): boolean {
  return message.type === "update" && message.version > state.version + 1;
}

/** The state after a message. `now` is the browser's clock, in milliseconds. */
export function reduce(state: TableState, message: ServerMessage, now: number): TableState {
  switch (message.type) {
    case "welcome":
      return welcome(state, message);
    case "update":
      return message.version <= state.version ? state : update(state, message);
    case "present":
      return {
        ...state,
        table: withPresence(state.table, new Set(message.here)),
        watching: message.watching,
      };
    case "clock":
      return {
        ...state,
        clock: {
          seat: message.seat,
          until: message.left === null ? null : now + message.left,
          windowUntil: message.window > 0 ? now + message.window : 0,
          beginsAt: message.begins === null ? null : now + message.begins,
        },
      };
    case "gone":
      return { ...state, gone: message.reason };
    default:
      return state;
  }
}

function welcome(state: TableState, message: Welcome): TableState {
  const missed = message.missed.filter((one) => one.version > state.version);
  return {
    ...state,
    version: message.version,
    person: message.person,
    table: message.table,
    own: message.edition?.about.name ?? null,
    view: message.view,
    log: grow(
      state.log,
      missed.flatMap((one) => entries(one, message.table)),
    ),
    shown: null,
    gone: null,
  };
}

function update(state: TableState, message: Update): TableState {
  const view = message.view ?? state.view;
  const table = message.table ?? state.table;
  return {
    ...state,
    version: message.version,
    table,
    view: table?.phase === "lobby" ? null : view,
    log: grow(state.log, entries(message, state.table ?? table)),
    shown: shownHands(state.shown, message, view),
  };
}

function grow(log: LogEntry[], more: LogEntry[]): LogEntry[] {
  const fresh = more.filter((entry, i) => !repeats(entry, more[i - 1] ?? log.at(-1)));
  return fresh.length === 0 ? log : [...log, ...fresh].slice(-LONGEST_LOG);
}

/** Whoever tries out rules changes them many times in a row: that is one line. */
function repeats({ note }: LogEntry, before: LogEntry | undefined): boolean {
  return note.what === "changed" && before?.note.what === "changed";
}

const SILENT = ["sealed", "shared"]; // what clients settle among themselves

function entries(message: Update, before: TableInfo | null): LogEntry[] {
  if (SILENT.includes(message.note.what)) return [];
  const person = message.note.person ?? null;
  const known = personById(before, person) ?? personById(message.table, person);
  const of = (event: EventInfo | null, i: number): LogEntry => ({
    key: `${message.version}.${i}`,
    version: message.version,
    note: message.note,
    event,
    who: known?.name ?? "",
  });
  return message.events.length > 0 ? message.events.map(of) : [of(null, 0)];
}

/** Is the round of before over, or the game? */
function ends(message: Update): boolean {
  const out = message.events.some((event) => event.name === "went_out");
  return out || ["started", "dealt", "lobby", "given_up"].includes(message.note.what);
}

/** The hands that events show to this seat, or to everybody, until somebody else holds them. */
function shownHands(
  before: ShownHands | null,
  message: Update,
  view: GameView | null,
): ShownHands | null {
  const moved = message.events.findLastIndex(({ name }) => MOVED_HANDS.includes(name));
  const hands = message.events
    .slice(moved + 1)
    .filter(({ name, seat }) => name === "showed" && seat !== view?.seat)
    .flatMap(({ seat, cards }) => (seat != null && cards ? [{ seat, cards }] : []));
  if (hands.length === 0) return moved >= 0 || ends(message) ? null : before;
  const judged = message.events.some(({ name }) => name === "challenged");
  return { key: `${message.version}`, hands, judged };
}

function withPresence(table: TableInfo | null, here: Set<string>): TableInfo | null {
  if (table === null) return null;
  const people = table.people.map((person) => ({ ...person, here: here.has(person.id) }));
  return { ...table, people };
}

// Questions about the state.

export function personById(table: TableInfo | null, id: string | null): PersonInfo | null {
  return table?.people.find((person) => person.id === id) ?? null;
}

/** How many besides the reader watch without having said who they are. */
export function unnamedWatchers({ watching, person }: TableState): number {
  return watching - (person === null ? 1 : 0);
}

/** What others have said since a version of the table. */
export function saidSince({ log, person }: TableState, version: number): LogEntry[] {
  const isNew = (entry: LogEntry) => entry.version > version && entry.note.person !== person;
  return log.filter((entry) => entry.note.what === "said" && isNew(entry));
}

export function isHost(state: TableState): boolean {
  return state.person !== null && state.table?.host === state.person;
}

/** The seat that the reader sits on; null for watchers. */
export function ownSeat(state: TableState): number | null {
  return personById(state.table, state.person)?.seat ?? null;
}

/** The powers that a seat holds. */
export function powersOf(view: GameView | null, seat: number): ColorLetter[] {
  return COLORS.filter((color) => view?.powers[color] === seat);
}

const NEW_HAND = ["played", "drew", "gave", "swapped"];

/** Has a seat called UNO with the hand that it holds now? */
export function hasCalled(log: LogEntry[], seat: number): boolean {
  const changes = ({ event, note }: LogEntry) =>
    event === null
      ? ["started", "dealt"].includes(note.what)
      : NEW_HANDS.includes(event.name) ||
        (NEW_HAND.includes(event.name) && [event.seat, event.other].includes(seat));
  const calls = ({ event }: LogEntry) => event?.name === "uno" && event.seat === seat;
  return log.findLastIndex(calls) > log.findLastIndex(changes);
}

/** What to call a seat of a finished game, where a bot stands under the name of its kind. */
export function nameInRecord(game: { names: string[]; people: boolean[] }, seat: number): string {
  const name = game.names[seat] ?? "";
  return game.people[seat] ? name : (BOT_NAMES[seat] ?? name);
}

/** What a seat is called: the person's name, or a bot's own; empty for a free seat. */
export function seatName(table: TableInfo | null, seat: number): string {
  const info = table?.seats[seat];
  if (info?.person) return personById(table, info.person)?.name ?? "";
  return info?.bot ? botName(seat) : "";
}

/** The names of those whose shares are in the round's shuffles, and of those who were left out. */
export function sharers(table: TableInfo | null): { by: string[]; without: string[] } {
  const parts = table?.shuffle && !table.shuffle.open ? table.shuffle.parts : [];
  const names = (said: boolean) =>
    parts
      .filter(({ share }) => (share !== null) === said)
      .map(({ person }) => personById(table, person)?.name ?? "")
      .filter((name) => name !== "");
  return { by: names(true), without: names(false) };
}

/** What a bot on a seat is called. */
export function botName(seat: number): string {
  return BOT_NAMES[seat] ?? `Bot ${seat + 1}`;
}
