// The commitment to a shuffle, as people note it down: docs/shuffles.md says what it is for.

/** The first digits, in groups of four. */
export function shorten(commitment: string): string {
  return (commitment.slice(0, 16).match(/.{1,4}/g) ?? []).join("-");
}
