// Where the others sit: clockwise from the own left hand, round the top, to the right.

export interface Spot {
  seat: number;
  x: number; // per cent of the table's width and height, of the middle of the seat
  y: number;
}

/** The other seats in clockwise order from the left of `mine`; all of them for a watcher. */
export function othersInOrder(players: number, mine: number | null): number[] {
  const first = mine === null ? 0 : mine + 1;
  const count = mine === null ? players : players - 1;
  return Array.from({ length: count }, (_, i) => (first + i) % players);
}

/** Seats on an ellipse, for a wide table. */
export function roundTable(seats: readonly number[]): Spot[] {
  const reach = Math.min(215, 50 + seats.length * 40); // degrees of the arc that they take
  return seats.map((seat, i) => {
    const share = seats.length === 1 ? 0.5 : i / (seats.length - 1);
    const angle = ((-90 - reach / 2 + share * reach) * Math.PI) / 180;
    return { seat, x: 50 + 43 * Math.cos(angle), y: 52 + 40 * Math.sin(angle) };
  });
}

/** Seats along three sides, for a phone: up on the left, across the top, down on the right. */
export function alongSides(seats: readonly number[]): Spot[] {
  const side = sideCount(seats.length);
  const top = seats.length - 2 * side;
  return seats.map((seat, i) => {
    if (i < side) return { seat, x: 13, y: columnHeight(side - 1 - i, side) };
    if (i >= side + top) return { seat, x: 87, y: columnHeight(i - side - top, side) };
    return { seat, x: top === 1 ? 50 : 13 + ((i - side) * 74) / (top - 1), y: 11 };
  });
}

/** Seats on both sides of the piles, two or three above each other, for a phone held sideways. */
export function besidePiles(seats: readonly number[]): Spot[] {
  const half = Math.ceil(seats.length / 2);
  const rows = half > 2 ? [83, 51, 19] : [74, 27]; // from the own side on
  return seats.map((seat, i) => {
    const left = i < half;
    const order = left ? i : seats.length - 1 - i;
    const x = 9.5 + Math.floor(order / rows.length) * 17.5;
    return { seat, x: left ? x : 100 - x, y: rows[order % rows.length] ?? 0 };
  });
}

function sideCount(others: number): number {
  return others <= 3 ? 0 : Math.ceil((others - 3) / 2);
}

function columnHeight(row: number, rows: number): number {
  const step = rows > 2 ? 24 : 27;
  return 11 + step * (row + 1);
}
