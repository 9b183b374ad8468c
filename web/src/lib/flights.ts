// Which cards fly where, for what happened.

import type { EventInfo } from "./protocol";

/** A pile, or a seat. */
export type Spot = "draw" | "discard" | number;

export interface Flight {
  from: Spot;
  to: Spot;
  code: string | null; // null: face down
  delay: number; // milliseconds
}

const STAGGER = 90;
const MOST = 6; // cards that are seen to fly at once

export const FLIGHT_TIME = 420;

/** The flights of an update, in order. */
export function planFlights(events: readonly EventInfo[], players: number): Flight[] {
  const flights: Flight[] = [];
  let start = 0;
  for (const event of events) {
    const next = flightsOf(event, players, events);
    flights.push(...next.map((flight) => ({ ...flight, delay: start + flight.delay })));
    if (next.length > 0) start += STAGGER * Math.min(next.length, MOST);
  }
  return flights;
}

function flightsOf(event: EventInfo, players: number, all: readonly EventInfo[]): Flight[] {
  const { name, seat, other, cards = [], count = 0 } = event;
  const first = cards[0] ?? null;
  if (name === "turned_up") return [{ from: "draw", to: "discard", code: first, delay: 0 }];
  if (name === "hands_left") return passAround(players, 1);
  if (name === "hands_right") return passAround(players, -1);
  if (name === "redealt") return everySeat(players).map((from) => packet(from, "draw"));
  if (seat == null) return [];
  if (name === "played") return [{ from: seat, to: placeOf(all), code: first, delay: 0 }];
  if (name === "flipped") return [{ from: "draw", to: "discard", code: first, delay: 0 }];
  if (name === "drew") return several("draw", seat, cards, count);
  if (other == null) return [];
  if (name === "gave") return several(seat, other, cards, count);
  if (name === "swapped") return [packet(seat, other), packet(other, seat)];
  return [];
}

/** A Save The Day card lies in front of a player and not on the pile. */
function placeOf(all: readonly EventInfo[]): Spot {
  return all.find((event) => event.name === "shielded")?.seat ?? "discard";
}

function everySeat(players: number): number[] {
  return Array.from({ length: players }, (_, seat) => seat);
}

function passAround(players: number, step: number): Flight[] {
  return everySeat(players).map((seat) => packet(seat, (seat + step + players) % players));
}

function packet(from: Spot, to: Spot): Flight {
  return { from, to, code: null, delay: 0 };
}

function several(from: Spot, to: Spot, cards: readonly string[], count: number): Flight[] {
  return Array.from({ length: Math.min(count, MOST) }, (_, i) => ({
    from,
    to,
    code: cards[i] ?? null,
    delay: i * STAGGER,
  }));
}
