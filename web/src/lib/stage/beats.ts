// What happened, cut into beats for the stage: cards take off and land, then their effect shows.

import { type ColorLetter, colorOf, isColor, isWild } from "../game/cards";
import type { EventInfo, GameView, Update } from "../server/protocol";

/** A pile, or a seat. */
export type Spot = "draw" | "discard" | number;

/** A card on its way, or a power; null: face down. */
export interface Flight {
  from: Spot;
  to: Spot;
  code: string | null;
  power?: ColorLetter;
  count?: number; // of cards that go together, face down
}

export interface Step {
  delay: number; // milliseconds after the beat has begun
  flight: Flight | null;
  leaving: GameView; // what is shown once it has taken off
  landed: GameView; // and once it has arrived
}

/** Events that are shouted by their own names. */
const SHOUTS = [
  "uno",
  "caught",
  "missed",
  "challenged",
  "guilty",
  "innocent",
  "took_power",
  "shielded",
  "warded_off",
  "jumped_in",
  "went_out",
] as const;

export type ShoutName = (typeof SHOUTS)[number] | "special" | "drew" | "reversed";

/** Something great, said in large letters where it happens. */
export interface Shout {
  what: ShoutName;
  seat: number | null; // null: in the middle
  count?: number;
  color?: ColorLetter;
  card?: string;
}

export interface Beat {
  steps: Step[];
  event: EventInfo | null; // what is to be heard and felt
  shout: Shout | null;
  pause: number; // milliseconds to look at it
}

const FLIGHT_TIME = 380; // milliseconds
const HAND_TIME = 760; // of a whole hand
const STAGGER = 110;
const MOST = 8; // cards of one event that are seen to fly one by one
const DEAL_TIME = 1600;
const LAST_CARD = 1500; // it lies there for a moment before anything covers it
const NOBODY = -1; // in place of a seat
const NEW_ROUND = ["started", "dealt"];

/** The beats of an update, from what was shown before to the view that it brings. */
export function planBeats(before: GameView | null, update: Update): Beat[] {
  const after = update.view;
  if (after === null) return [];
  const fresh = NEW_ROUND.includes(update.note.what) || before === null;
  const beats = fresh ? [deal(after)] : [];
  let shown = fresh ? dealt(after) : before;
  for (const event of update.events) {
    const steps = stepsOf(shown, event, update.events, after);
    const shout = shoutOf(event, update.events);
    const pause = event.name === "went_out" ? LAST_CARD : shout ? 420 : 60;
    shown = steps.at(-1)?.landed ?? shown;
    if (shout || steps.some(({ flight }) => flight)) beats.push({ steps, event, shout, pause });
  }
  return beats;
}

export function timeOf(flight: Flight | null): number {
  return flight === null ? 0 : flight.count === undefined ? FLIGHT_TIME : HAND_TIME;
}

/** How long a beat takes, at its own speed. */
export function lengthOf(beat: Beat): number {
  const flights = beat.steps.map((step) => step.delay + timeOf(step.flight));
  return Math.max(0, ...flights) + beat.pause;
}

/** The round has ended with this update: the last card has to be seen. */
export function endsRound(update: Update): boolean {
  return update.view !== null && update.view.to_act === null && update.events.length > 0;
}

function stepsOf(
  before: GameView,
  event: EventInfo,
  all: readonly EventInfo[],
  after: GameView,
): Step[] {
  const { name, seat, other, cards = [], count = 0 } = event;
  const code = cards[0] ?? null;
  const still = (view: GameView): Step[] => [step(null, before, view)];
  if (name === "chose_color" || name === "owes")
    return still({ ...before, color: event.color ?? before.color, debt: after.debt });
  if (name === "reversed")
    return still({ ...before, direction: before.direction === "left" ? "right" : "left" });
  if (name === "turned_up" || name === "flipped")
    return [step({ from: "draw", to: "discard", code }, before, onPile(before, code))];
  if (name === "hands_left" || name === "hands_right" || name === "swapped")
    return passHands(before, event, after);
  if (name === "redealt")
    return everySeat(before).map((from) => packet(from, "draw", before, before, before));
  if (seat == null) return [];
  if (name === "went_out") return still({ ...before, round_winner: seat });
  if (name === "played") return [playCard(before, seat, code, placeOf(all), after)];
  if (name === "drew") return moveCards(before, "draw", seat, cards, count);
  if (name === "took_power") return [takePower(before, seat, event.color)];
  if (name === "gave" && other != null) return moveCards(before, seat, other, cards, count);
  return [];
}

function step(flight: Flight | null, leaving: GameView, landed: GameView, delay = 0): Step {
  return { delay, flight, leaving, landed };
}

/** A whole hand on its way. */
function packet(
  from: number,
  to: Spot,
  before: GameView,
  leaving: GameView,
  landed: GameView,
): Step {
  const count = before.hand_sizes[from] ?? 0;
  return step({ from, to, code: null, count }, leaving, landed);
}

function everySeat(view: GameView): number[] {
  return Array.from({ length: view.players }, (_, seat) => seat);
}

/** A Save The Day card lies in front of a player and not on the pile. */
function placeOf(all: readonly EventInfo[]): Spot {
  return all.find((event) => event.name === "shielded")?.seat ?? "discard";
}

function playCard(
  before: GameView,
  seat: number,
  code: string | null,
  to: Spot,
  after: GameView,
): Step {
  const leaving = withCards(before, seat, -1, code === null ? [] : [code]);
  const landed = to === "discard" ? onPile(leaving, code) : { ...leaving, shields: after.shields };
  return step({ from: seat, to, code }, leaving, landed);
}

function onPile(view: GameView, code: string | null): GameView {
  if (code === null) return view;
  const color = colorOf(code) ?? null; // a wild has none until one is chosen
  return { ...view, top: code, color, discard_count: view.discard_count + 1 };
}

/** Cards go one after the other, the rest of very many with the last one. */
function moveCards(
  before: GameView,
  from: Spot,
  to: number,
  cards: readonly string[],
  count: number,
): Step[] {
  const steps: Step[] = [];
  let view = before;
  const flights = Math.min(count, MOST);
  for (let i = 0; i < flights; i++) {
    const some = i === flights - 1 ? count - i : 1;
    const codes = cards.slice(i, i + some);
    const leaving =
      from === "draw"
        ? { ...view, draw_count: Math.max(0, view.draw_count - some) }
        : withCards(view, from as number, -some, codes);
    view = withCards(leaving, to, some, codes);
    steps.push(step({ from, to, code: cards[i] ?? null }, leaving, view, i * STAGGER));
  }
  return steps;
}

/** The view with more or fewer cards at a seat; which ones matters for the own hand alone. */
function withCards(view: GameView, seat: number, more: number, codes: readonly string[]): GameView {
  const hand_sizes = view.hand_sizes.map((size, at) => size + (at === seat ? more : 0));
  if (seat !== view.seat) return { ...view, hand_sizes };
  return {
    ...view,
    hand_sizes,
    hand: more > 0 ? [...view.hand, ...codes] : without(view.hand, codes),
  };
}

function without(hand: readonly string[], codes: readonly string[]): string[] {
  const left = [...hand];
  for (const code of codes) {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Whole hands change their places, all at once. */
function passHands(before: GameView, event: EventInfo, after: GameView): Step[] {
  const { name, seat, other } = event;
  const by = name === "hands_left" ? 1 : -1;
  const goes = (from: number): number => {
    if (name !== "swapped") return (from + by + before.players) % before.players;
    return from === seat ? (other ?? from) : from === other ? (seat ?? from) : from;
  };
  const movers = everySeat(before).filter((from) => goes(from) !== from);
  const away = {
    ...before,
    hand: before.seat !== null && movers.includes(before.seat) ? [] : before.hand,
  };
  const hand_sizes = [...before.hand_sizes];
  for (const from of movers) hand_sizes[goes(from)] = before.hand_sizes[from] ?? 0;
  const landed = { ...before, hand: after.hand, hand_sizes, known: after.known };
  return movers.map((from) => packet(from, goes(from), before, away, landed));
}

function takePower(before: GameView, seat: number, color: string | null | undefined): Step {
  if (!isColor(color)) return step(null, before, before);
  const holder = before.powers[color];
  const { [color]: _, ...others } = before.powers;
  const landed = { ...before, powers: { ...others, [color]: seat } };
  const from = holder === undefined || holder === seat ? "discard" : holder;
  return step({ from, to: seat, code: null, power: color }, { ...before, powers: others }, landed);
}

function shoutOf(event: EventInfo, all: readonly EventInfo[]): Shout | null {
  const { name, seat = null, count = 0, color, cards = [] } = event;
  if (name === "reversed") return { what: "reversed", seat: null };
  if (name === "drew" && seat !== null && count > 1) return { what: "drew", seat, count };
  if (name === "played" && isSpecial(event, all))
    return { what: "special", seat: null, card: cards[0] ?? "" };
  const what = SHOUTS.find((one) => one === name);
  if (!what) return null;
  if (what === "missed" && all.some((one) => one.name === "drew" && one.seat === seat)) return null;
  return isColor(color) ? { what, seat, color } : { what, seat };
}

const OWN_SHOUT: readonly string[] = ["took_power", "shielded"];

/** A wild that only this edition has is called by its name, unless what it does is. */
function isSpecial({ cards = [] }: EventInfo, all: readonly EventInfo[]): boolean {
  const wild = isWild(cards[0] ?? "") && !["W", "W4"].includes(cards[0] ?? "");
  return wild && !all.some((event) => OWN_SHOUT.includes(event.name));
}

/** The table before the first card of a round is turned up: everybody holds their cards. */
function dealt(after: GameView): GameView {
  const held = after.hand_sizes.reduce((sum, size) => sum + size, 0);
  return {
    ...after,
    ...{ top: "", color: null, debt: 0, powers: {}, shields: [], legal: [], known: {} },
    direction: "left",
    to_act: NOBODY, // but the round is not over
    discard_count: 0,
    draw_count: after.draw_count + after.discard_count,
    hand_sizes: after.hand_sizes.map(() => Math.round(held / after.players)),
    hand: after.hand,
  };
}

/** Cards go round the table one by one. */
function deal(after: GameView): Beat {
  const end = dealt(after);
  const rounds = Math.max(0, ...end.hand_sizes);
  const order = Array.from({ length: rounds }, (_, round) =>
    everySeat(end).map((i) => ({ seat: (end.dealer + 1 + i) % end.players, round })),
  ).flat();
  const gap = Math.min(70, DEAL_TIME / Math.max(1, order.length));
  let view: GameView = { ...end, hand: [], hand_sizes: end.hand_sizes.map(() => 0) };
  view = { ...view, draw_count: end.draw_count + order.length };
  const steps = order.map(({ seat, round }, i) => {
    const leaving = { ...view, draw_count: view.draw_count - 1 };
    const code = seat === end.seat ? end.hand[round] : undefined;
    view = withCards(leaving, seat, 1, code === undefined ? [] : [code]);
    return step({ from: "draw", to: seat, code: null }, leaving, view, i * gap);
  });
  return { steps, event: { name: "dealing" }, shout: null, pause: 150 };
}
