import { describe, expect, it } from "vitest";
import { wordsOfCard } from "./card-words";
import type { RuleInfo, TableInfo } from "./protocol";
import { CATALOGUES } from "./text/catalogues";
import { en } from "./text/en";

const agreed = (words: string, effects: string) =>
  ({ rules: [{ card: "WA", words, effects } satisfies RuleInfo] }) as unknown as TableInfo;

describe("what a card does", () => {
  it("is what is printed on it", () => {
    expect(wordsOfCard(en, null, "W")).toBe("Choose the colour.");
    expect(wordsOfCard(en, agreed("Sing", ""), "WB")).toBe(en.wilds.WB.words);
  });

  it("is what the table has agreed on, in whole sentences", () => {
    expect(wordsOfCard(en, agreed("rain!", "others draw 1"), "WA")).toBe(
      "Rain! Everybody else: draws 1 card.",
    );
    expect(wordsOfCard(en, agreed("Sing a song", ""), "WA")).toBe("Sing a song.");
  });

  it("is said in every language", () => {
    for (const texts of Object.values(CATALOGUES))
      expect(wordsOfCard(texts, agreed("", "reverse"), "WA")).toMatch(/^\p{Lu}.*\.$/u);
  });
});
