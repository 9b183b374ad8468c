// Numbers about somebody's games.

/** How many per cent, as a whole number; null where there is nothing to divide by. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((100 * part) / whole);
}
