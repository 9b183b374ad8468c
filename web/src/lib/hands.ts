// The own hand: its order, and where each card lies in the fan.

import { COLORS, colorOf, signOf } from "./cards";

/** A card in the hand with a key of its own, as there may be two alike. */
export interface Held {
  key: string;
  code: string;
}

const SIGNS = "0123456789SRD";

function rank(code: string): number {
  const color = colorOf(code);
  if (color === null) return 1000 + (code.charCodeAt(1) || 0);
  return COLORS.indexOf(color) * 20 + SIGNS.indexOf(signOf(code));
}

/** By colour, then by number, wilds at the end. */
export function orderHand(codes: readonly string[]): string[] {
  return [...codes].sort((a, b) => rank(a) - rank(b));
}

/** Give every card a key that stays the same while the card stays. */
export function keyed(codes: readonly string[]): Held[] {
  const copies = new Map<string, number>();
  return codes.map((code) => {
    const copy = copies.get(code) ?? 0;
    copies.set(code, copy + 1);
    return { key: `${code}.${copy}`, code };
  });
}

export interface Place {
  x: number;
  y: number;
  angle: number;
}

export interface Fan {
  places: Place[];
  height: number;
  cardWidth: number;
}

const LEAST_STEP = 29; // pixels of a card that have to be seen, for a finger
const RATIO = 1.5;

/** Where the cards lie: one curved row if they fit, else several rows that overlap. */
export function layFan(count: number, width: number, cardWidth: number, raise: number): Fan {
  const perRow = Math.max(1, Math.floor((width - cardWidth) / LEAST_STEP) + 1);
  const rows = Math.max(1, Math.ceil(count / perRow));
  const rowStep = cardWidth * 0.62 + raise * 0.6;
  const sizes = splitEvenly(count, rows);
  const places = sizes.flatMap((size, row) =>
    layRow(size, width, cardWidth, rows).map((place) => ({
      ...place,
      y: place.y + row * rowStep + raise,
    })),
  );
  const curve = rows === 1 ? bend(count) : 0;
  const height = raise + (rows - 1) * rowStep + cardWidth * RATIO + curve;
  return { places, height, cardWidth };
}

function splitEvenly(count: number, rows: number): number[] {
  const least = Math.floor(count / rows);
  return Array.from({ length: rows }, (_, row) => least + (row < count % rows ? 1 : 0));
}

function bend(count: number): number {
  return Math.min(18, count * 2);
}

function layRow(size: number, width: number, cardWidth: number, rows: number): Place[] {
  const room = size > 1 ? (width - cardWidth) / (size - 1) : 0;
  const step = Math.min(room, cardWidth * 0.82);
  const start = (width - cardWidth - step * (size - 1)) / 2;
  const spread = rows === 1 ? Math.min(16, size * 1.6) : 0;
  return Array.from({ length: size }, (_, i) => {
    const off = size > 1 ? (i / (size - 1)) * 2 - 1 : 0; // -1 on the left, 1 on the right
    const drop = rows === 1 ? off * off * bend(size) : 0;
    return { x: start + i * step, y: drop, angle: (off * spread) / 2 };
  });
}
