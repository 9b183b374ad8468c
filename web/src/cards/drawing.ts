// The drawing of the cards: inks, digits and shapes, in a box of 100 by 150.

import type { ColorLetter } from "../lib/game/cards";
import { colorId, colorsOf } from "../lib/game/editions.svelte";
import { SHAPES } from "../lib/server/protocol";

/** The ground of a colour, a darker one for depth, ink on cream, and what is legible on the ground. */
export interface Ink {
  face: string;
  deep: string;
  ink: string;
  mark: string;
}

export const CREAM = "#fffaf0";
export const NIGHT = "#1c1f31";
export const DUSK = "#2c3049";

/** By the colours' ids, which editions name. */
const INKS: Record<string, Ink> = {
  red: { face: "#d63a44", deep: "#a8212d", ink: "#b0202c", mark: CREAM },
  yellow: { face: "#f5bd2b", deep: "#d18f00", ink: "#8a5600", mark: "#3d2800" },
  green: { face: "#2b8f55", deep: "#17683a", ink: "#12663a", mark: CREAM },
  blue: { face: "#2f70d4", deep: "#1c4fa3", ink: "#1b51ab", mark: CREAM },
  gold: { face: "#c9a24a", deep: "#98742a", ink: "#6f5010", mark: "#2c2000" },
  gray: { face: "#a7abb0", deep: "#787d84", ink: "#484d54", mark: "#1f2226" },
};
const PLAIN: Ink = { face: "#8c8fa0", deep: "#5d6072", ink: "#3c3f50", mark: CREAM };

export function inkOf(color: string): Ink {
  return INKS[color] ?? PLAIN;
}

/** The inks of an edition's colours; where there are fewer than four, they come again. */
export function inksOf(edition: string): Record<ColorLetter, Ink> {
  const colors = colorsOf(edition);
  const ink = (at: number) => inkOf(colorId(edition, colors[at % colors.length] ?? "r"));
  return { r: ink(0), y: ink(1), g: ink(2), b: ink(3) };
}

/** Digits as strokes with round ends, in a box of 40 by 60. */
export const DIGITS: Record<string, string> = {
  "0": "M20 4C31 4 36 14 36 30C36 46 31 56 20 56C9 56 4 46 4 30C4 14 9 4 20 4Z",
  "1": "M9 15L23 4V56",
  "2": "M5 17C6 8 12 4 20 4C29 4 35 10 35 18C35 29 24 36 5 56H36",
  "3": "M6 5H34L19 24C29 24 36 30 36 40C36 50 29 56 20 56C12 56 6 52 4 46",
  "4": "M28 56V4L4 41H37",
  "5": "M34 4H10L7 27C11 24 15 23 19 23C29 23 36 30 36 39C36 50 28 56 19 56C12 56 6 53 3 47",
  "6": "M29 4C15 10 4 23 4 38C4 50 11 56 20 56C29 56 36 49 36 39C36 29 29 23 20 23C12 23 6 28 4 35",
  "7": "M4 4H36L15 56",
  "8": "M20 28C12 28 7 23 7 16C7 9 12 4 20 4C28 4 33 9 33 16C33 23 28 28 20 28C10 28 4 34 4 42C4 50 10 56 20 56C30 56 36 50 36 42C36 34 30 28 20 28Z",
  "9": "M11 56C25 50 36 37 36 22C36 10 29 4 20 4C11 4 4 11 4 21C4 31 11 37 20 37C28 37 34 32 36 25",
};
export const PLUS = "M20 18V42M8 30H32";

/** The shapes round the point (0, 0), about 20 wide. */
const OUTLINES = {
  circle: "M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z",
  square: "M-7-9H7Q9-9 9-7V7Q9 9 7 9H-7Q-9 9-9 7V-7Q-9-9-7-9Z",
  triangle: "M1.3-9.4L10.6 7Q11.4 9 9.3 9H-9.3Q-11.4 9-10.6 7L-1.3-9.4Q0-11 1.3-9.4Z",
  diamond:
    "M1.4-10.6L10.6-1.4Q12 0 10.6 1.4L1.4 10.6Q0 12-1.4 10.6L-10.6 1.4Q-12 0-10.6-1.4L-1.4-10.6Q0-12 1.4-10.6Z",
};

/** The shape of each colour. */
export const SHAPE_PATHS: Record<ColorLetter, string> = {
  r: OUTLINES[SHAPES.r],
  y: OUTLINES[SHAPES.y],
  g: OUTLINES[SHAPES.g],
  b: OUTLINES[SHAPES.b],
};

/** A line in four colours along the edge of a wild, one corner each. */
export const EDGES: Record<ColorLetter, string> = {
  r: "M9 72V16Q9 9 16 9H47",
  y: "M53 9H84Q91 9 91 16V72",
  b: "M91 78V134Q91 141 84 141H53",
  g: "M47 141H16Q9 141 9 134V78",
};

/** How large the cream panel of a colour is, and where and how large the sign on it. */
export const PANELS: Record<
  ColorLetter,
  { scale: number; y: number; sign: number; signY: number }
> = {
  r: { scale: 3.7, y: 75, sign: 1.12, signY: 75 },
  y: { scale: 3.7, y: 75, sign: 1.14, signY: 75 },
  g: { scale: 3.75, y: 68, sign: 0.84, signY: 78 },
  b: { scale: 3.55, y: 75, sign: 0.94, signY: 75 },
};

export const STAR = "M0-10L2.9-3.4L10-2.9L4.6 1.8L6.3 8.8L0 5L-6.3 8.8L-4.6 1.8L-10-2.9L-2.9-3.4Z";
export const SHIELD = "M0-28L24-20V0C24 16 12 24 0 30C-12 24-24 16-24 0V-20Z";
