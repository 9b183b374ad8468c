// What happened, and why something was refused, in sentences.

import { isColor } from "../game/cards";
import type { Refusal } from "../server/connection";
import { colorId } from "../game/editions.svelte";
import { cardName, cardsInSentence, powerName } from "./naming";
import { type EventInfo, MAX_NAME, type Note } from "../server/protocol";
import {
  botName,
  type LogEntry,
  ownSeat,
  personById,
  seatName,
  type TableState,
} from "../server/table-state";
import { say, sayIf } from "./words.svelte";

/** An event as a sentence; empty if this page does not know it. */
export function tellEvent(state: TableState, event: EventInfo): string {
  const [edition, you] = [editionOf(state), ownSeat(state)];
  const { seat = null, other = null, cards = [], count = 0, color = "" } = event;
  return sayIf(`event-${event.name}`, {
    actor: whom(seat, you),
    name: seat === null ? "" : nameOfSeat(state, seat),
    target: other === null ? "all" : whom(other, you),
    other: other === null ? "" : nameOfSeat(state, other),
    cards: cardsInSentence(edition, cards),
    labels: cards.map((code) => cardName(edition, code)).join(", "),
    shown: cards.length > 0 ? "yes" : "no",
    count,
    color: isColor(color) ? colorId(edition, color) : "",
    power: powerName(color ?? ""),
  });
}

function whom(seat: number | null, you: number | null): "you" | "other" {
  return seat !== null && seat === you ? "you" : "other";
}

/** What happened at the table as a sentence; empty where there is nothing to say. */
export function tellNote(state: TableState, note: Note, who = ""): string {
  const { what, person = null, seat = null, text } = note;
  const known = who || personById(state.table, person)?.name || nameAt(state, note);
  const mine = person === null ? whom(seat, ownSeat(state)) === "you" : person === state.person;
  return sayIf(`note-${what}`, {
    actor: mine && what !== "bot_sat" ? "you" : "other",
    name: known || say("somebody"),
    text: what === "reacted" ? sayIf(`reaction-${text ?? ""}`) : (text ?? "none"),
    seated: seat === null ? "no" : "yes",
  });
}

/** Whom a note about a seat means. A bot's seat may be somebody else's by now. */
function nameAt(state: TableState, { what, seat }: Note): string {
  if (seat == null) return "";
  return what === "bot_sat" ? botName(seat) : seatName(state.table, seat);
}

/** A line of the log as a sentence. */
export function tellEntry(state: TableState, entry: LogEntry): string {
  if (entry.event) return tellEvent(state, entry.event);
  return tellNote(state, entry.note, entry.who);
}

const QUIET = ["said", "reacted", "sat", "changed", "proposed", "answered", "bot_sat"];

/** Is this worth a line on the table itself? What is said and arranged is not. */
export function concernsPlay(entry: LogEntry): boolean {
  return entry.event !== null || !QUIET.includes(entry.note.what);
}

function editionOf({ view, table }: TableState): string {
  return view?.edition ?? table?.settings.edition ?? "classic";
}

export function nameOfSeat(state: TableState, seat: number): string {
  return seatName(state.table, seat) || say("seat", { number: String(seat + 1) });
}

/** What the game waits for, and whom; `$actor` is the reader where it is their own move. While the
 *  deal is shown it waits for nobody. */
export function tellPhase(state: TableState, phase: string, seat: number): string {
  if (seat < 0) return tellDealing(state, state.view?.dealer ?? 0);
  const actor = whom(seat, state.view?.seat ?? null);
  return sayIf(`phase-${phase}`, { actor, name: nameOfSeat(state, seat) });
}

/** Who has won the round. */
export function tellWinner(state: TableState, seat: number): string {
  if (seat === ownSeat(state)) return say("score-round-you");
  return say("score-round", { name: nameOfSeat(state, seat) });
}

function tellDealing(state: TableState, dealer: number): string {
  const actor = whom(dealer, state.view?.seat ?? null);
  return say("event-deals", { actor, name: nameOfSeat(state, dealer) });
}

/** Why a message was refused; for a move, why the rules do not allow it. */
export function tellRefusal(state: TableState, refusal: Pick<Refusal, "reason" | "why">): string {
  const { reason, why } = refusal;
  const said = why ? sayIf(`illegal-${why.code}`, blanksOf(state, why.arguments)) : "";
  return said || sayReason(reason);
}

export function sayReason(reason: Refusal["reason"]): string {
  return sayIf(`refusal-${reason}`, { most: MAX_NAME });
}

function blanksOf(state: TableState, given: Record<string, string | number>) {
  const edition = editionOf(state);
  const blanks = { ...given };
  for (const key of ["card", "top", "needed"])
    if (key in blanks) blanks[key] = cardName(edition, String(blanks[key]));
  if (isColor(String(blanks["color"]))) blanks["color"] = colorId(edition, blanks["color"] as "r");
  if (typeof given["seat"] === "number") {
    blanks["name"] = nameOfSeat(state, given["seat"]);
    blanks["number"] = String(given["seat"] + 1);
  }
  return blanks;
}
