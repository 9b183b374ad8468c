// Codes as people read them: of a table, three made-up words, or as before eight letters and digits;
// of a shuffle, the commitment to it (docs/shuffles.md).

const SIZE = 5; // of a word
const WORDS = 3;

/** What somebody has typed or followed, as the server keeps it; a link will do too. */
export function readCode(text: string): string {
  const last = /([^/#?]*)\/?([#?].*)?$/.exec(text.trim())?.[1] ?? "";
  const plain = decode(last).normalize("NFKD").toUpperCase();
  return plain.replace(/[^A-Z0-9]/g, "");
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A code as people read it: `badok-kirul-melas`. */
export function spellCode(code: string): string {
  if (code.length !== SIZE * WORDS) return code;
  return [0, 1, 2]
    .map((word) => code.slice(word * SIZE, (word + 1) * SIZE).toLowerCase())
    .join("-");
}

/** The first digits of a commitment, in groups of four. */
export function shorten(commitment: string): string {
  return (commitment.slice(0, 16).match(/.{1,4}/g) ?? []).join("-");
}
