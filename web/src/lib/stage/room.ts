// How the board uses the room that it has: the one place where sizes of it are told apart.

import {
  alongSides,
  type Area,
  besidePiles,
  EDGE,
  roundTable,
  type SeatSize,
  type Spot,
} from "../game/seats";

/** What is asked of the player just now, or only told beside the piles. */
export type Asking = "nothing" | "note" | "answer" | "color" | "seat" | "power";

export interface Room extends Area {
  sideways: boolean; // a phone held so
  others: number; // at the table
  watching?: boolean; // without a place of one's own
  short: boolean; // the screen is, so that the hand makes room for questions
}

export interface Arrangement {
  round: boolean; // a round table
  seat: SeatSize;
  spots: Spot[]; // of the others, clockwise
  piles: Spot & { card: number }; // their middle, and the width of a card
  roomy: boolean; // the latest news fit on the table
  tight: boolean; // questions take as little room as they can
  compact: boolean; // the others are one line each, to make room for a question or the piles
  beside: boolean; // the question is beside the piles, not below them
  hidden: boolean; // the others, since they and the question do not fit
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const CROWD = 6;
export const FOOT = 60; // at the lower edge, for the buttons
export const SMALL_FOOT = 54; // the same, while something is asked
const LABEL = 28; // below the piles, for the name of the colour
const RATIO = 1.5; // of a card
const AIR = 5; // round everything
const SMALLEST = 40; // a card of the piles
const PADDING = 26; // above, between and below what lies in one column
const LEFT_OF_QUESTION = 0.34; // of the width, where a question is beside the piles
const PILES_WIDE = 2.3; // cards
const HIGHEST = 0.46; // of the height, that a card of the piles has
const WIDEST_FACE = 0.62; // of the width of a seat
const SMALLEST_FACE = 30;
const NAME = 24; // below a face
const GAP = 2.5; // between seats above each other

/** Arrange the others, the piles and a question, `taken` high, so that none covers another; the
 *  others take `lines` as long as they are a line each. */
export function arrange(room: Room, asking: Asking, taken = 0, lines = 0): Arrangement {
  const { width, height, sideways, others } = room;
  const round = !sideways && width >= 640 && height >= 330;
  const crowd = others > CROWD;
  const low = room.short || height < 380;
  const list = asking === "seat" || asking === "power";
  const cramped = sideways || (!round && (low || crowd));
  const asks = cramped && asking !== "nothing";
  const seat = seatSize(room, round);
  const lay = round ? roundTable : sideways ? besidePiles : alongSides;
  const asked = asks || taken === 0 ? 0 : taken + AIR + (round ? AIR : FOOT);
  const foot = sideways ? 0 : Math.max(FOOT, asked);
  const spots = lay(others, { width, height: height - (sideways ? 0 : FOOT) }, seat, room.watching);
  const upright = height > width * 0.8;
  const share = round ? (upright ? 0.28 : 0.18) : 0.335;
  const piles = fitPiles({ width, height: height - foot }, spots, seat, share);
  const compact = asks || (cramped && !sideways && piles.card === SMALLEST);
  return {
    round,
    seat,
    spots,
    piles: compact ? { ...piles, card: inColumn(room, taken, lines) } : piles,
    roomy: round && !crowd,
    tight: cramped || (list && (height < 640 || (others > 3 && upright))),
    compact,
    beside: compact && sideways,
    hidden: compact && (sideways ? others > 4 : low && crowd && list),
  };
}

/** Seats grow with the table, and make themselves small where there are many; on a short phone
 *  five of them leave the piles the room below one row. */
function seatSize(room: Room, round: boolean): SeatSize {
  const { width, height, sideways, others } = room;
  if (sideways) return sizeBeside(room);
  const crowd = others > CROWD;
  const inRow = room.short && others === 5 ? (width - 2 * EDGE) / 5 : width / 4.2;
  const large = Math.min(width / (crowd ? 9 : 5), height / (crowd ? 5.4 : 3.6), 240);
  const small = crowd
    ? Math.min(room.short ? 62 : 74, Math.floor((width - 2 * EDGE) / 5) - 1)
    : Math.min(inRow, height / 4.4, 104);
  const face = (round ? Math.max(large, 70) : small) * WIDEST_FACE;
  const below = NAME + (round ? face * 0.06 : 0);
  return { width: face / WIDEST_FACE, height: face + below, face };
}

/** Beside the piles are three rows of many, if that leaves faces large enough; names may be wider
 *  than faces, as far as the piles. */
function sizeBeside({ width, height, others }: Room): SeatSize {
  const rows = others > 4 && height / 3 >= SMALLEST_FACE + NAME + GAP ? 3 : 2;
  const columns = Math.ceil(Math.ceil(others / 2) / rows);
  const side = (width - PILES_WIDE * height * HIGHEST) / 2;
  const wide = Math.min(104, Math.max(40, side / columns - 2 * GAP));
  const face = Math.min(height / rows - NAME - GAP, Math.min(78, wide) * WIDEST_FACE);
  return { width: wide, height: face + NAME, face };
}

/** How large a card of the piles can be between the lines of the others and a question. */
function inColumn({ width, height, sideways }: Room, taken: number, lines: number): number {
  const below = sideways ? 0 : taken + SMALL_FOOT;
  const high = (height - lines - below - LABEL - PADDING) / RATIO;
  const wide = sideways ? (width * LEFT_OF_QUESTION) / PILES_WIDE : width * 0.3;
  return Math.max(SMALLEST, Math.floor(Math.min(high, wide)));
}

/** The largest piles that touch nobody, as near the middle as they can be. */
function fitPiles(
  area: Area,
  spots: readonly Spot[],
  seat: SeatSize,
  share: number, // of the width, that a card has at the most
): Arrangement["piles"] {
  const seats = spots.map((spot) => around(spot, seat.width, seat.height));
  const largest = Math.floor(Math.min(area.width * share, area.height * HIGHEST));
  for (let card = largest; card > SMALLEST; card -= 2) {
    const free = heights(area, card).filter((y) => {
      const piles = pilesBox({ x: area.width / 2, y }, card);
      return !seats.some((box) => overlap(box, piles));
    });
    if (free.length > 0) {
      const y = free[Math.floor(free.length / 2)] as number;
      return { x: area.width / 2, y, card };
    }
  }
  return { x: area.width / 2, y: area.height / 2, card: SMALLEST };
}

/** Where the middle of the piles could be, so that the name of the colour is within the area too. */
function heights(area: Area, card: number): number[] {
  const half = (card * RATIO) / 2;
  const first = half + AIR;
  const last = area.height - half - AIR - LABEL;
  const count = Math.max(0, Math.floor((last - first) / 4));
  return Array.from({ length: count + 1 }, (_, i) => first + i * 4);
}

/** What the piles cover, with the name of the colour below them. */
export function pilesBox(middle: Spot, card: number): Box {
  const { top, ...rest } = around(middle, card * PILES_WIDE, card * RATIO + 2 * AIR);
  return { ...rest, top, bottom: rest.bottom + LABEL };
}

export function around({ x, y }: Spot, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
