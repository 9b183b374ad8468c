import { beforeEach, describe, expect, it } from "vitest";
import { clauseWords } from "../lib/words/naming";
import { readEffects } from "../lib/game/effects";
import { speak } from "../lib/words/words.svelte";
import { aboutOf, doublesOf, type Draft, faultOf, freeCode, playersFor, sizeOf } from "./draft";
import { withNames, withoutColor, writeFile } from "./draft";
import { pack, unpack } from "./sharing";

const STORM: Draft = {
  title: 'The "Storm"',
  colors: ["red", "gold"],
  cards: { "0": 4 },
  wilds: { W4: 2, WX: { name: "Wild Storm", copies: 4, does: "others draw 3" } },
  symbols: { S: { name: "Ébb", does: "next draw until gold" } },
  opens_with_number: true,
};

describe("a draft", () => {
  it("is written as a file", () => {
    expect(writeFile(STORM)).toBe(`title = "The \\"Storm\\""
colors = ["red", "gold"]
opens_with_number = true

[cards]
0 = 4

[wilds]
W4 = 2
WX = { name = "Wild Storm", copies = 4, does = "others draw 3" }

[symbols]
S = { name = "Ébb", does = "next draw until gold" }
`);
  });

  it("knows how many cards it has, and for how many that is enough", () => {
    expect(sizeOf({ title: "Usual" })).toBe(108);
    expect(sizeOf(STORM)).toBe(2 * (4 + 24) + 6);
    expect(playersFor(STORM)).toBe(4);
    expect(playersFor({ ...STORM, options: { hand_size: 10 } })).toBe(4);
    expect(faultOf({ ...STORM, wilds: { WX: { copies: 190 } } })).toBe("too-many");
    const empty = Object.fromEntries([..."0123456789SRD"].map((symbol) => [symbol, 0]));
    expect(faultOf({ ...STORM, cards: empty })).toBe("too-few");
    expect(faultOf({ ...STORM, symbols: { S: { does: "next lose powers" } } })).toBe("powers");
    expect(faultOf(STORM)).toBeNull();
    const numbers = Object.fromEntries([..."123456789"].map((symbol) => [symbol, 0]));
    const plain: Draft = { title: "No numbers", cards: { ...numbers, "0": 9 } };
    expect(faultOf(plain)).toBe("no-dealer");
    expect(faultOf({ ...plain, any_dealer: true })).toBeNull();
  });

  it("names the wilds that do what only one of them can", () => {
    const shield = (name: string) => ({ name, copies: 2, does: "shield" });
    const twice: Draft = {
      title: "Safe",
      wilds: { W4: 4, WX: shield("Roof"), WY: shield("Wall") },
    };
    expect(faultOf(twice)).toBe("twice");
    expect(doublesOf(twice)).toEqual(["Roof", "Wall"]);
    const gold: Draft = { title: "Gold", colors: ["red", "yellow", "green", "gold"] };
    const power = { name: "P", copies: 2, does: "take power red" };
    expect(faultOf({ ...gold, wilds: { W4: 4, WX: power } })).toBe("powers");
  });

  it("has a title and names, whatever was cleared, and nothing in them that cannot be seen", () => {
    const bare: Draft = { title: " ", wilds: { W: 4, WX: { name: "", copies: 2 } } };
    expect(writeFile(withNames(bare, "Mine", "Surprise"))).toBe(
      'title = "Mine"\nlook = { felt = "#15694f" }\n\n[wilds]\nW = 4\nWX = { name = "Surprise", copies = 2 }\n',
    );
    const brown: Draft = { title: "Brown", look: { felt: "#6a4a1f", crest: "sun" } };
    expect(withNames(brown, "", "").look).toEqual({ felt: "#6a4a1f", crest: "sun" });
    const odd = "A\u00a0B\u200d\u202eC e\u0301\u0301\u0301\u0301";
    expect(writeFile({ title: odd })).toBe('title = "A BC e\u0301\u0301"\n');
  });

  it("finds a code for one more wild", () => {
    expect(freeCode({ title: "Usual" })).toBe("WX");
    expect(freeCode(STORM)).toBe("WY");
  });

  it("says of the current colour what it said of one that is gone", () => {
    const left = withoutColor(STORM, "gold");
    expect(left.colors).toEqual(["red"]);
    expect(left.symbols?.S?.does).toBe("next draw until color");
    expect(left.wilds).toEqual(STORM.wilds);
  });

  it("is drawn by what it says", () => {
    const about = aboutOf(STORM);
    expect(about.cards.map(({ code, own }) => [code, own])).toEqual([
      ["W4", false],
      ["WX", true],
    ]);
    expect(about.refuses).toEqual([]);
    expect(aboutOf({ ...STORM, symbols: { "7": { does: "again" } } }).refuses).toEqual([
      "seven_zero",
    ]);
  });
});

describe("live words", () => {
  beforeEach(() => speak("en"));

  it("say what effects do, and on what condition", async () => {
    const words = (does: string) => readEffects(does).map(clauseWords).join(" ");
    expect(words("others draw 3")).toBe("Everyone else draws 3 cards.");
    expect(words("chosen draw 4 unless show color")).toBe(
      "A player of your choice draws 4 cards. Whoever has a card of the current colour shows their hand instead.",
    );
    await speak("de");
    expect(words("fewest draw until gold")).toBe(
      "Wer am wenigsten Karten hat, zieht, bis eine goldene Karte kommt.",
    );
  });
});

describe("a link", () => {
  it("carries a whole edition", async () => {
    const text = writeFile(STORM);
    const packed = await pack(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(await unpack(packed)).toBe(text);
  });

  it("that is damaged, or larger than an edition may be, is refused", async () => {
    await expect(unpack("abc!")).rejects.toThrow();
    await expect(unpack((await pack("#".repeat(1_000))).slice(3))).rejects.toThrow();
    await expect(unpack(await pack("#".repeat(2_000_000)))).rejects.toThrow(RangeError);
  });
});
