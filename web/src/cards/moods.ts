// How each edition looks: its felt and its back. All of it is our own drawing.

/** The drawing in the middle of a card's back. */
export type Crest = "card" | "star" | "wheel" | "rings" | "sun" | "sparks";

export interface Mood {
  felt: readonly [string, string, string]; // under the lamp, further out, in the corners
  pattern: string; // woven into the felt, in a tile of 64 by 64
  back: readonly [string, string]; // the ground and the panel
  crest: Crest;
}

const CLASSIC: Mood = {
  felt: ["#2d9b78", "#15694f", "#083a2e"],
  pattern:
    "M16 8a8 8 0 1 1 0 16a8 8 0 1 1 0-16ZM42 10h13v13H42ZM16 40l8.500 15h-17ZM48 39l9 9-9 9-9-9Z",
  back: ["#1c1f31", "#2c3049"],
  crest: "card",
};

const MOODS: Record<string, Mood> = {
  classic: CLASSIC,
  "super-hero-girls": {
    felt: ["#9a5ac4", "#642f8f", "#311353"],
    pattern:
      "M16 6l2.900 6.600 7.100.500-5.400 4.700 1.700 7L16 21l-6.300 3.800 1.700-7-5.400-4.700 7.100-.500ZM48 38l2.900 6.600 7.100.500-5.400 4.700 1.700 7L48 53l-6.300 3.800 1.700-7-5.400-4.700 7.100-.500Z",
    back: ["#4a1a6b", "#6d2f97"],
    crest: "star",
  },
  "color-powers": {
    felt: ["#3f82c9", "#1f4f94", "#0b2450"],
    pattern: "M0 16L16 6L32 16V36L16 46L0 36ZM32 16L48 6L64 16V36L48 46L32 36ZM16 46V64M48 46V64",
    back: ["#132a5c", "#214a92"],
    crest: "wheel",
  },
  togetherness: {
    felt: ["#d98a47", "#a9582b", "#5c2913"],
    pattern:
      "M22 12a12 12 0 1 1 0 24a12 12 0 1 1 0-24ZM42 12a12 12 0 1 1 0 24a12 12 0 1 1 0-24ZM32 30a12 12 0 1 1 0 24a12 12 0 1 1 0-24Z",
    back: ["#6b2a16", "#94431f"],
    crest: "rings",
  },
  "artiste-fairey": {
    felt: ["#857a68", "#544c40", "#282420"],
    pattern: "M32 64V0M32 64L8 0M32 64L56 0M32 64L0 32M32 64L64 32",
    back: ["#2a2724", "#7d2320"],
    crest: "sun",
  },
  "disney-parks": {
    felt: ["#3397a8", "#145a74", "#071f3c"],
    pattern:
      "M18 6V14M18 22V30M6 18H14M22 18H30M10 10L13 13M23 23L26 26M26 10L23 13M13 23L10 26M48 42V46M48 50V54M42 48H46M50 48H54",
    back: ["#0c2347", "#16497a"],
    crest: "sparks",
  },
};

/** The look of an edition; one that is not known here looks like the classic game. */
export function moodOf(edition: string): Mood {
  return MOODS[edition] ?? CLASSIC;
}
