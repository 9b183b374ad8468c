import { describe, expect, it } from "vitest";
import { cardName, concernsPlay, tellEvent, type Telling, tellNote } from "./sentences";
import { CATALOGUES } from "./text/catalogues";
import { en } from "./text/en";
import { EVENT_NAMES } from "./text/forms";

const telling: Telling = {
  texts: en,
  edition: "classic",
  you: 0,
  name: (seat) => ["Ada", "Bea", "Cem"][seat] ?? "",
};
const tell = (event: Parameters<typeof tellEvent>[1]) => tellEvent(telling, event);

describe("a card in words", () => {
  it("has the colour's name in its edition", () => {
    expect(cardName(en, "classic", "y7")).toBe("yellow 7");
    expect(cardName(en, "artiste-fairey", "y7")).toBe("gold 7");
    expect(cardName(en, "classic", "gD")).toBe("green Draw Two");
    expect(cardName(en, "classic", "W4")).toBe("Wild Draw Four");
  });
});

describe("what happened, in words", () => {
  it("is about you or about somebody else", () => {
    expect(tell({ name: "played", seat: 0, cards: ["r7"] })).toBe("You play red 7.");
    expect(tell({ name: "played", seat: 1, cards: ["r7"] })).toBe("Bea plays red 7.");
  });

  it("says how many cards there were when they are hidden", () => {
    expect(tell({ name: "drew", seat: 1, count: 2 })).toBe("Bea draws 2 cards.");
    expect(tell({ name: "drew", seat: 0, cards: ["b1"], count: 1 })).toBe("You draw blue 1.");
  });

  it("knows who does it to whom", () => {
    expect(tell({ name: "challenged", seat: 1, other: 0 })).toBe("Bea challenges you.");
    expect(tell({ name: "challenged", seat: 0, other: 1 })).toBe("You challenge Bea.");
    expect(tell({ name: "challenged", seat: 1, other: 2 })).toBe("Bea challenges Cem.");
  });

  it("can be about everybody", () => {
    expect(tell({ name: "showed", seat: 1, cards: ["g1"] })).toBe(
      "Bea shows everybody the hand: green 1.",
    );
    expect(tell({ name: "showed", seat: 0, cards: ["g1"] })).toBe("You show everybody your hand.");
  });

  it("names people as they were called then, and somebody who is unknown", () => {
    expect(tellNote(en, null, { what: "went", text: "left" }, "Ada")).toBe("Ada has left.");
    expect(tellNote(en, null, { what: "went", text: "left" })).toBe("Somebody has left.");
    expect(tellNote(CATALOGUES.es, null, { what: "went", text: "removed" })).toBe(
      "Han echado a alguien.",
    );
    expect(tellNote(en, null, { what: "host", person: "x" }, "Bea")).toBe("Bea is host now.");
  });

  it("names the bot that comes or goes, though the seat may be somebody else's by now", () => {
    const note = { what: "bot_sat", seat: 2 };
    expect(tellNote(en, null, { ...note, text: "sharp" })).toBe("Milo, a bot, takes a seat.");
    expect(tellNote(en, null, note)).toBe("Milo, a bot, gets up.");
  });

  it("is told on the table itself only where it concerns the game", () => {
    const entry = { key: "1.0", event: null, who: "Ada" };
    expect(concernsPlay({ ...entry, note: { what: "host" } })).toBe(true);
    expect(concernsPlay({ ...entry, note: { what: "said" } })).toBe(false);
    expect(concernsPlay({ ...entry, note: { what: "moved" }, event: { name: "uno" } })).toBe(true);
  });

  it("is silent about what this page does not know", () => {
    expect(tell({ name: "something_new", seat: 1 })).toBe("");
    expect(tellNote(en, null, { what: "something_new" })).toBe("");
  });

  for (const [language, texts] of Object.entries(CATALOGUES)) {
    it(`fills every blank in ${language}`, () => {
      for (const name of EVENT_NAMES) {
        for (const [seat, other] of [
          [0, 1],
          [1, 0],
          [1, 2],
          [1, undefined],
        ] as const) {
          const event = { name, seat, cards: ["r7"], count: 3, color: "b" };
          const words = tellEvent(
            { ...telling, texts },
            other === undefined ? event : { ...event, other },
          );
          expect(words).toMatch(/\S/);
          expect(words).not.toMatch(/[{}]|undefined|false/);
        }
      }
    });
  }
});
