// Cards by their codes: "r7", "gD", "W4". See docs/notation.md.

export const COLORS = ["r", "y", "g", "b"] as const;
export type ColorLetter = (typeof COLORS)[number];

/** What is printed on a coloured card: a digit, Skip, Reverse or Draw Two. */
export type Sign = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "S" | "R" | "D";

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

/** Is a sign a number? */
export function isNumber(sign: string): boolean {
  return /^\d$/.test(sign);
}

export function signOf(code: string): Sign {
  return code.slice(1) as Sign;
}
