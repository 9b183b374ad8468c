// Where the others sit: clockwise from the own left hand, round the top, to the right.

/** How much room somebody's place at the table takes, in pixels. */
export interface SeatSize {
  width: number;
  height: number;
  face: number;
}

/** The middle of a place, in pixels. */
export interface Spot {
  x: number;
  y: number;
}

/** What there is to sit round. */
export interface Area {
  width: number;
  height: number;
}

export const EDGE = 6;
const STEPS = 400; // in which a way is walked along
const FARTHEST = (125 * Math.PI) / 180; // from the top of a crowded table

/** The other seats in clockwise order from the left of `mine`; all of them for a watcher. */
export function othersInOrder(players: number, mine: number | null): number[] {
  const first = mine === null ? 0 : mine + 1;
  const count = mine === null ? players : players - 1;
  return Array.from({ length: count }, (_, i) => (first + i) % players);
}

/** On an ellipse, for a wide table: all round it where nobody has a place below. */
export function roundTable(count: number, area: Area, seat: SeatSize, whole = false): Spot[] {
  // Degrees of the arc that they take.
  const reach = whole ? 360 * (1 - 1 / count) : Math.min(214, 40 + count * 42);
  const across = area.width / 2 - seat.width / 2 - EDGE;
  const middle = area.height * (whole ? 0.5 : 0.54);
  const up = middle - seat.height / 2 - EDGE;
  const angles = shares(count).map((share) => ((-90 + (share * reach) / 2) * Math.PI) / 180);
  const lowest = Math.max(...angles.map(Math.sin));
  const highest = Math.min(...angles.map(Math.sin));
  // All round it, the first and the last sit at the edges, so that no part of it stays empty.
  const fill = whole && lowest - highest > 0.1;
  const spots = angles.map((angle) => {
    const sine = Math.sin(angle);
    const share = fill ? (2 * (sine - highest)) / (lowest - highest) - 1 : sine;
    return { x: area.width / 2 + across * Math.cos(angle), y: middle + up * share };
  });
  const apart = spots.slice(1).every((spot, i) => gap(spot, spots[i] as Spot, seat) >= 1);
  if (whole || apart) return spots;
  const place = (turn: number) => ({ x: across * Math.sin(turn), y: -up * Math.cos(turn) });
  return spreadOut(count, place, seat).map(({ x, y }) => ({
    x: area.width / 2 + x,
    y: middle + y,
  }));
}

/** Round the top of a crowded table and down its sides, all as far from their neighbours as they
 *  can be; `place` is how far from its middle one sits who is so far from the top. */
function spreadOut(count: number, place: (turn: number) => Spot, seat: SeatSize): Spot[] {
  const way = Array.from({ length: STEPS + 1 }, (_, i) => place((i / STEPS) * FARTHEST));
  const odd = count % 2 === 1;
  const half = Math.floor(count / 2);
  let right: Spot[] = [];
  for (let apart = 0; ; apart += 0.02) {
    const further = walk(way, apart, odd, seat);
    if (further.length < half) break;
    right = further.slice(0, half);
  }
  const left = right.map(({ x, y }) => ({ x: -x, y })).reverse();
  return [...left, ...(odd ? way.slice(0, 1) : []), ...right];
}

/** Places so far apart on a way that begins where somebody sits, or in the middle between two. */
function walk(way: readonly Spot[], apart: number, taken: boolean, seat: SeatSize): Spot[] {
  const found: Spot[] = [];
  let last = way[0] as Spot;
  for (const spot of way.slice(1)) {
    const wanted = found.length > 0 || taken ? apart : apart / 2;
    if (gap(spot, last, seat) < wanted) continue;
    found.push(spot);
    last = spot;
  }
  return found;
}

/** How far apart two places are: less than 1 where one covers the other. */
function gap(one: Spot, other: Spot, seat: SeatSize): number {
  const across = Math.abs(one.x - other.x) / seat.width;
  return Math.max(across, Math.abs(one.y - other.y) / seat.height);
}

/** Along three sides, for a phone: up on the left, across the top, down on the right. */
export function alongSides(count: number, area: Area, seat: SeatSize): Spot[] {
  const perRow = Math.min(5, Math.max(1, Math.floor((area.width - 2 * EDGE) / seat.width)));
  const side = Math.max(0, Math.ceil((count - perRow) / 2));
  const top = seat.height / 2 + EDGE;
  const step = Math.min((area.height - top - seat.height / 2) / (side + 0.2), seat.height * 1.3);
  const left = seat.width / 2 + EDGE;
  const row = rowOf(count - 2 * side, area, seat, side > 0);
  const column = (x: number) =>
    Array.from({ length: side }, (_, i) => ({ x, y: top + (i + 1) * step }));
  return [...column(left).reverse(), ...row, ...column(area.width - left)];
}

/** A row at the top, bent a little like the edge of a table. */
function rowOf(count: number, area: Area, seat: SeatSize, whole: boolean): Spot[] {
  const widest = area.width / 2 - seat.width / 2 - EDGE;
  const half = whole ? widest : Math.min(widest, (count - 1) * seat.width * 0.72);
  const bend = whole || count < 3 ? 0 : 14;
  return shares(count).map((share) => ({
    x: area.width / 2 + share * half,
    y: seat.height / 2 + EDGE + share * share * bend,
  }));
}

/** On both sides of the piles, above each other, for a phone held sideways. */
export function besidePiles(count: number, area: Area, seat: SeatSize): Spot[] {
  const half = Math.ceil(count / 2);
  const rows = Math.max(1, Math.min(half, Math.floor(area.height / (seat.height + 2))));
  const place = (order: number): Spot => ({
    x: seat.width / 2 + 2 + Math.floor(order / rows) * (seat.width + 4),
    y: area.height * (1 - ((order % rows) + 0.5) / rows),
  });
  return Array.from({ length: count }, (_, i) => {
    if (i < half) return place(i);
    const { x, y } = place(count - 1 - i);
    return { x: area.width - x, y };
  });
}

/** Evenly from -1 on the left to 1 on the right. */
function shares(count: number): number[] {
  return Array.from({ length: count }, (_, i) => (count === 1 ? 0 : (i / (count - 1)) * 2 - 1));
}
