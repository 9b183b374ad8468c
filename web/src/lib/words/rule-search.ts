// Finding words in the rules, whatever their case and accents.

export interface Piece {
  text: string;
  found: boolean;
}

/** The words to look for. */
export function searchWords(query: string): string[] {
  return fold(query)
    .split(/\s+/)
    .filter((word) => word !== "");
}

export function saysAll(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/** A text cut into pieces, so that what was looked for can be marked. */
export function markWords(text: string, words: readonly string[]): Piece[] {
  const letters = [...text];
  const folded = letters.map((letter) => fold(letter).slice(0, 1) || " ").join("");
  const hit = letters.map(() => false);
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      hit.fill(true, at, at + word.length);
  const pieces: Piece[] = [];
  letters.forEach((letter, i) => {
    const last = pieces.at(-1);
    if (last && last.found === hit[i]) last.text += letter;
    else pieces.push({ text: letter, found: hit[i] === true });
  });
  return pieces;
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
