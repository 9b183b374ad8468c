// The own hand: its order, and where each card lies in the fan.

import { COLORS, colorOf, signOf } from "./cards";

/** A card in the hand with a key of its own, as there may be two alike. */
export interface Held {
  key: string;
  code: string;
}

const SIGNS = "0123456789SRD";

/** What the hand is sorted by first. */
export type Order = "color" | "number";

function rank(code: string, order: Order): number {
  const color = colorOf(code);
  if (color === null) return 1000 + (code.charCodeAt(1) || 0);
  const [shade, sign] = [COLORS.indexOf(color), SIGNS.indexOf(signOf(code))];
  return order === "color" ? shade * 20 + sign : sign * 20 + shade;
}

/** By colour or by number, wilds at the end. */
export function orderHand(codes: readonly string[], order: Order = "color"): string[] {
  return [...codes].sort((a, b) => rank(a, order) - rank(b, order));
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

/** The screen that the hand is held before. */
export interface Screen {
  width: number; // of the hand
  height: number;
  sideways: boolean; // a phone held so
  asked: boolean; // something else needs the room just now
}

const SMALLEST = 54; // pixels, of a card that can still be told apart

/** How wide the cards are: as large as the screen allows, smaller only when there are many. */
export function cardWidth(count: number, screen: Screen, raise: number): number {
  const { width, height, sideways, asked } = screen;
  const most = height * (sideways ? 0.48 : 0.36);
  let wide = largest(screen) * (asked ? (sideways ? 0.58 : 0.7) : 1);
  while (wide > SMALLEST && layFan(count, width, wide, raise).height > most) wide -= 2;
  return Math.max(wide, sideways && asked ? height * 0.12 : SMALLEST);
}

function largest({ width, height, sideways }: Screen): number {
  if (sideways) return height * 0.205;
  if (width < 500) return Math.min(width * 0.245, height * 0.15);
  return Math.min(width * 0.17, height * 0.15);
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
