// How an edition looks, worked out from the little that it says itself. All of it is our own drawing.

import { editionInfo } from "../lib/game/editions.svelte";

export interface Mood {
  felt: readonly [string, string, string]; // under the lamp, further out, in the corners
  pattern: string; // woven into the felt, in a tile of 64 by 64
  back: readonly [string, string]; // the ground and the panel
  crest: string; // the drawing in the middle of a card's back; its letter if there is none
}

/** What most tables look like, and all until the server has answered. */
const USUAL = { felt: "#15694f", back: "#2c3049", crest: "card" };
const SHAPES =
  "M16 8a8 8 0 1 1 0 16a8 8 0 1 1 0-16ZM42 10h13v13H42ZM16 40l8.500 15h-17ZM48 39l9 9-9 9-9-9Z";

/** What is woven into the felt goes with the crest; where nothing does, the four shapes. */
const WEAVES: Record<string, string> = {
  star: "M16 6l2.900 6.600 7.100.500-5.400 4.700 1.700 7L16 21l-6.300 3.800 1.700-7-5.400-4.700 7.100-.500ZM48 38l2.900 6.600 7.100.500-5.400 4.700 1.700 7L48 53l-6.300 3.800 1.700-7-5.400-4.700 7.100-.500Z",
  wheel: "M0 16L16 6L32 16V36L16 46L0 36ZM32 16L48 6L64 16V36L48 46L32 36ZM16 46V64M48 46V64",
  rings:
    "M22 12a12 12 0 1 1 0 24a12 12 0 1 1 0-24ZM42 12a12 12 0 1 1 0 24a12 12 0 1 1 0-24ZM32 30a12 12 0 1 1 0 24a12 12 0 1 1 0-24Z",
  sun: "M32 64V0M32 64L8 0M32 64L56 0M32 64L0 32M32 64L64 32",
  sparks:
    "M18 6V14M18 22V30M6 18H14M22 18H30M10 10L13 13M23 23L26 26M26 10L23 13M13 23L10 26M48 42V46M48 50V54M42 48H46M50 48H54",
};

/** The look of an edition, from what it says of it and what follows from that. */
export function moodOf(edition: string): Mood {
  const look = editionInfo(edition)?.look ?? USUAL;
  const felt = look.felt || feltFor(edition);
  const back = look.back || felt;
  return {
    felt: [shade(felt, 1.4), felt, shade(felt, 0.5)],
    pattern: Object.hasOwn(WEAVES, look.crest) ? WEAVES[look.crest]! : SHAPES,
    back: [shade(back, 0.64), back],
    crest: look.crest,
  };
}

/** A felt of its own for an edition that names none: always the same one, never a loud one. */
export function feltFor(edition: string): string {
  const sum = [...edition].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  const channel = (shift: number) => 62 + 42 * Math.cos(((sum + shift) * Math.PI) / 180);
  return hex([channel(0), channel(240), channel(120)]);
}

/** A colour in more or less light. */
export function shade(color: string, light: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return hex(channels.map((channel) => channel * light));
}

function hex(channels: number[]): string {
  const two = (channel: number) => Math.round(Math.min(255, channel)).toString(16).padStart(2, "0");
  return `#${channels.map(two).join("")}`;
}
