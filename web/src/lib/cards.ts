// Cards by their codes: "r7", "gD", "W4". See docs/notation.md.

export const COLORS = ["r", "y", "g", "b"] as const;
export type ColorLetter = (typeof COLORS)[number];

/** What is printed on a coloured card: a digit, Skip, Reverse or Draw Two. */
export type Sign = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "S" | "R" | "D";

/** The shape beside each colour, so that nobody has to tell red from green. */
export const SHAPES: Record<ColorLetter, string> = { r: "●", y: "■", g: "▲", b: "◆" };

export function isWild(code: string): boolean {
  return code.startsWith("W");
}

export function isColor(letter: string | null | undefined): letter is ColorLetter {
  return letter != null && (COLORS as readonly string[]).includes(letter);
}

/** The colour printed on a card; null for a wild. */
export function colorOf(code: string): ColorLetter | null {
  const letter = code[0];
  return isColor(letter) ? letter : null;
}

export function signOf(code: string): Sign {
  return code.slice(1) as Sign;
}

/** The names of the four colours, which editions may call differently. */
export type Palette = "usual" | "artiste";

export function paletteOf(edition: string): Palette {
  return edition === "artiste-fairey" ? "artiste" : "usual";
}

/** What a card is worth when it is left in a hand. */
export function pointsOf(code: string): number {
  if (isWild(code)) return 50;
  const digit = Number(signOf(code));
  return Number.isNaN(digit) ? 20 : digit;
}
