import { describe, expect, it } from "vitest";
import { markWords, saysAll, searchWords } from "./rule-search";

describe("searching the rules", () => {
  it("finds all words, in any order, whatever their case and accents", () => {
    const text = "Le Joker +4 n’est permis que sans carte de la couleur à suivre.";
    expect(saysAll(text, searchWords("COULEUR joker"))).toBe(true);
    expect(saysAll(text, searchWords("a suivre"))).toBe(true);
    expect(saysAll(text, searchWords("couleur défausse"))).toBe(false);
    expect(saysAll(text, searchWords("  "))).toBe(true);
  });

  it("marks what was found, and keeps every letter", () => {
    const text = "Über die Farbe, überall.";
    const pieces = markWords(text, searchWords("uber farbe"));
    expect(pieces.map((piece) => piece.text).join("")).toBe(text);
    expect(pieces.filter((piece) => piece.found).map((piece) => piece.text)).toEqual([
      "Über",
      "Farbe",
      "über",
    ]);
  });
});
