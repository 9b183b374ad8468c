// What happened, in words.

import { colorOf, isColor, isWild, paletteOf, signOf } from "./cards";
import type { EventInfo, Note, TableInfo } from "./protocol";
import {
  botName,
  type LogEntry,
  ownSeat,
  personById,
  seatName,
  type TableState,
} from "./table-state";
import type { Texts } from "./text/en";
import { EVENT_NAMES, type EventName, type Forms, type NoteName } from "./text/forms";

/** Who reads, what the seats are called and which edition is played. */
export interface Telling {
  texts: Texts;
  edition: string;
  you: number | null;
  name: (seat: number) => string;
}

export function colorName(texts: Texts, edition: string, letter: string): string {
  return isColor(letter) ? texts.colors[paletteOf(edition)][letter] : "";
}

/** A card in words: "red 7", "Wild Draw Four". */
export function cardName(texts: Texts, edition: string, code: string): string {
  if (isWild(code)) return texts.wilds[code as keyof Texts["wilds"]]?.name ?? code;
  const sign = signOf(code);
  const word = sign in texts.signs ? texts.signs[sign as keyof Texts["signs"]] : sign;
  return texts.colored(colorName(texts, edition, colorOf(code) ?? ""), word);
}

/** An event as a sentence; empty if this page does not know it. */
export function tellEvent(telling: Telling, event: EventInfo): string {
  if (!isEventName(event.name)) return "";
  const form = chooseForm(telling.texts.events[event.name], telling, event);
  return capitalize(fill(form, blanks(telling, event)));
}

function isEventName(name: string): name is EventName {
  return (EVENT_NAMES as readonly string[]).includes(name);
}

function chooseForm(forms: Forms, { you }: Telling, { seat, other }: EventInfo): string {
  const mine = seat != null && seat === you;
  if (other == null) return (mine ? (forms.youAll ?? forms.you) : forms.nameAll) ?? forms.name;
  if (mine) return forms.you ?? forms.name;
  return (other === you ? forms.toYou : undefined) ?? forms.name;
}

function blanks(telling: Telling, event: EventInfo): Record<string, string> {
  const { texts, edition, name } = telling;
  const cards = (event.cards ?? []).map((code) => cardName(texts, edition, code)).join(", ");
  const count = texts.count(event.count ?? 0);
  return {
    name: event.seat == null ? "" : name(event.seat),
    other: event.other == null ? texts.everybody : name(event.other),
    cards: cards || count,
    drawn: cards || count,
    count,
    color: colorName(texts, edition, event.color ?? ""),
  };
}

function fill(form: string, values: Record<string, string>): string {
  return form.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? "");
}

export function capitalize(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** What happened at the table as a sentence; empty where there is nothing to say. */
export function tellNote(texts: Texts, table: TableInfo | null, note: Note, who = ""): string {
  const name = noteName(note);
  if (name === null) return "";
  const sentence = fill(texts.notes[name], {
    name: who || personById(table, note.person ?? null)?.name || texts.somebody,
    text: note.text ?? "",
    seat: note.seat == null ? "" : seatName(table, note.seat),
    bot: note.seat == null ? "" : botName(note.seat),
  });
  return capitalize(sentence);
}

/** A line of the log as a sentence. */
export function tellEntry(texts: Texts, state: TableState, entry: LogEntry): string {
  if (entry.event) return tellEvent(tellingFor(texts, state), entry.event);
  return tellNote(texts, state.table, entry.note, entry.who);
}

const QUIET = ["said", "reacted", "sat", "changed", "proposed", "answered", "bot_sat"];

/** Is this worth a line on the table itself? What is said and arranged is not. */
export function concernsPlay(entry: LogEntry): boolean {
  return entry.event !== null || !QUIET.includes(entry.note.what);
}

function noteName(note: Note): NoteName | null {
  const { what, text } = note;
  if (what === "went") return text === "removed" ? "removed" : "left";
  if (what === "answered") return text === "yes" ? "agreed" : "declined";
  if (what === "sat") return note.seat == null ? "stood" : "sat";
  if (what === "bot_sat") return text == null ? "bot_left" : "bot_sat";
  const plain: NoteName[] = ["joined", "renamed", "host", "changed", "proposed"];
  const game: NoteName[] = ["started", "dealt", "covered", "uncovered", "lobby"];
  return [...plain, ...game].find((known) => known === what) ?? null;
}

/** How this reader is told about the game. */
export function tellingFor(texts: Texts, state: TableState): Telling {
  return {
    texts,
    edition: state.view?.edition ?? state.table?.settings.edition ?? "classic",
    you: ownSeat(state),
    name: (seat) => seatName(state.table, seat) || texts.lobby.seat(seat + 1),
  };
}
