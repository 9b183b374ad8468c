import { beforeEach, describe, expect, it } from "vitest";
import { botTitle, cardName, cardsInSentence, optionLine, wordsOfCard } from "./naming";
import { learnOwn } from "../game/editions.svelte";
import type { CardInfo, EditionInfo, RuleInfo, TableInfo } from "../server/protocol";
import { LANGUAGES, type Language, speak } from "./words.svelte";

const agreed = (words: string, effects: string) =>
  ({ rules: [{ card: "WA", words, effects } satisfies RuleInfo] }) as unknown as TableInfo;

beforeEach(() => speak("en"));

describe("a card", () => {
  it("has a name, and an article in a sentence", async () => {
    expect(cardName("classic", "y7")).toBe("yellow 7");
    expect(cardName("classic", "gD")).toBe("green Draw Two");
    expect(cardsInSentence("classic", ["y7", "W4"])).toBe("a yellow 7 and a Wild Draw Four");
    await speak("fr");
    expect(cardsInSentence("classic", ["y7", "gR"])).toBe("un 7 jaune et une Inversion verte");
  });

  it("does what is printed on it", () => {
    expect(wordsOfCard("classic", null, "W")).toBe("Choose the colour. A wild always fits.");
    expect(wordsOfCard("classic", null, "rS")).toBe("The next player misses a turn.");
    expect(wordsOfCard("classic", null, "b4")).toMatch(/same number/);
    expect(wordsOfCard("disney-parks", null, "WM")).toMatch(/to the left. Choose the colour too.$/);
    expect(wordsOfCard("classic", agreed("Sing", ""), "WB")).toMatch(/your table/);
  });

  it("does what the table has agreed on, in whole sentences", () => {
    expect(wordsOfCard("classic", agreed("Rain!", "others draw 1"), "WA")).toBe(
      "Rain! Everyone else draws 1 card.",
    );
    expect(wordsOfCard("classic", agreed("Sing a song", "reverse"), "WA")).toBe(
      "Sing a song. The direction is reversed.",
    );
  });
});

describe("a 7 and a 0", () => {
  const house = (seven_zero: boolean) =>
    ({ rules: [], settings: { options: { seven_zero } } }) as unknown as TableInfo;

  it("do what the house rule says, where it is played by", () => {
    expect(wordsOfCard("classic", house(true), "r7")).toMatch(/swap hands/);
    expect(wordsOfCard("classic", house(true), "b0")).toMatch(/passed on/);
    expect(wordsOfCard("classic", house(true), "b4")).toMatch(/same number/);
    expect(wordsOfCard("classic", house(false), "r7")).toMatch(/same number/);
    const about = { name: "swaps", symbols: [] as CardInfo[] } as EditionInfo;
    learnOwn({ about, defaults: { seven_zero: true } });
    expect(wordsOfCard("swaps", null, "r7")).toMatch(/swap hands/);
  });
});

describe("options and bots", () => {
  it("are named in every language", async () => {
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      await speak(language);
      expect(optionLine("stacking", "any")).toMatch(/:.*\+?.{10}/);
      expect(botTitle("sharp")).not.toBe("sharp");
    }
  });

  it("that nobody has words for keep their own names", () => {
    expect(botTitle("my-own")).toBe("my-own");
    expect(optionLine("jump_in", false)).toBe(
      "Jump in out of turn with exactly the same card: off",
    );
  });
});
