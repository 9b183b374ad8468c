import { beforeEach, describe, expect, it } from "vitest";
import { EMPTY_VIEW } from "../server/protocol";
import { tableOf } from "../server/without-server";
import { concernsPlay, tellEvent, tellNote, tellPhase, tellRefusal } from "./sentences";
import { emptyState, type TableState } from "../server/table-state";
import { LANGUAGES, type Language, speak } from "./words.svelte";

const state: TableState = {
  ...emptyState(),
  table: tableOf(["Ada", "Bea", "Cem"], "classic"),
  view: { ...EMPTY_VIEW, seat: 0 },
};

const seated = { ...state, person: "seat0" };
const tell = (event: Parameters<typeof tellEvent>[1]) => tellEvent(seated, event);

beforeEach(() => speak("en"));

describe("what happened, in words", () => {
  it("is about you or about somebody else", () => {
    expect(tell({ name: "played", seat: 0, cards: ["r7"] })).toBe("You play a red 7.");
    expect(tell({ name: "played", seat: 1, cards: ["r7"] })).toBe("Bea plays a red 7.");
  });

  it("says how many cards there were when they are hidden", () => {
    expect(tell({ name: "drew", seat: 1, count: 2 })).toBe("Bea draws 2 cards.");
    expect(tell({ name: "drew", seat: 0, cards: ["b1"], count: 1 })).toBe("You draw a blue 1.");
  });

  it("knows who does it to whom", () => {
    expect(tell({ name: "challenged", seat: 1, other: 0 })).toBe("Bea challenges you.");
    expect(tell({ name: "challenged", seat: 0, other: 1 })).toBe("You challenge Bea.");
    expect(tell({ name: "challenged", seat: 1, other: 2 })).toBe("Bea challenges Cem.");
  });

  it("can be about everyone", () => {
    expect(tell({ name: "showed", seat: 1, cards: ["g1", "W"] })).toBe(
      "Bea shows everyone their hand: green 1, Wild.",
    );
    expect(tell({ name: "showed", seat: 0, cards: ["g1"] })).toBe("You show everyone your hand.");
  });

  it("leaves names as they are written", () => {
    const small = { ...state, table: tableOf(["Ada", "bea", "Cem"], "classic") };
    expect(tellEvent(small, { name: "deals", seat: 1 })).toBe("bea deals.");
  });

  it("names people as they were called then, and somebody who is unknown", async () => {
    expect(tellNote(state, { what: "went", person: "x", text: "left" }, "Ada")).toBe("Ada left.");
    expect(tellNote(state, { what: "went", person: "x", text: "left" })).toBe("Somebody left.");
    expect(tellNote(state, { what: "host", person: "x" }, "Bea")).toBe("Bea is the host now.");
    await speak("es");
    expect(tellNote(state, { what: "went", person: "x", text: "left" })).toBe("Alguien se ha ido.");
  });

  it("names the bot that comes or goes, though the seat may be somebody else's by now", () => {
    const note = { what: "bot_sat", seat: 2 };
    expect(tellNote(state, { ...note, text: "sharp" })).toBe("Milo, a bot, takes a seat.");
    expect(tellNote(state, note)).toBe("Milo, a bot, gets up.");
  });

  it("is told on the table itself only where it concerns the game", () => {
    const entry = { version: 1, key: "1.0", event: null, who: "Ada" };
    expect(concernsPlay({ ...entry, note: { what: "host" } })).toBe(true);
    expect(concernsPlay({ ...entry, note: { what: "said" } })).toBe(false);
    expect(concernsPlay({ ...entry, note: { what: "moved" }, event: { name: "uno" } })).toBe(true);
  });

  it("is silent about what this page does not know", () => {
    expect(tell({ name: "something_new", seat: 1 })).toBe("");
    expect(tellNote(state, { what: "something_new" })).toBe("");
  });

  it.each(Object.keys(LANGUAGES) as Language[])("fills every blank in %s", async (language) => {
    await speak(language);
    for (const name of ["played", "drew", "showed", "gave", "caught", "took_power", "fills_up"])
      for (const [seat, other] of [
        [0, 1],
        [1, 0],
        [1, 2],
        [1, null],
      ] as const)
        for (const cards of [[], ["r7", "W4"]])
          expect(tell({ name, seat, other, cards, count: 3, color: "b" })).toMatch(/^[^{}$]+[.!]$/);
  });
});

describe("what the game waits for", () => {
  it("is said to whoever has to do it, and to the others", () => {
    expect(tellPhase(state, "turn", 0)).toBe("Your turn");
    expect(tellPhase(state, "respond", 1)).toBe("Bea has to answer");
  });

  it("says who deals while nobody can act yet", () => {
    const dealing = { ...state, view: { ...EMPTY_VIEW, seat: 0, dealer: 1 } };
    expect(tellPhase(dealing, "turn", -1)).toBe("Bea deals.");
  });
});

describe("why a message was refused", () => {
  it("is said for a move by the rule that forbids it", async () => {
    const why = { code: "no_match_number", arguments: { card: "g4", top: "r5" } };
    expect(tellRefusal(state, { reason: "illegal", why })).toBe(
      "Neither colour nor number matches: green 4 doesn’t fit on red 5.",
    );
    const waits = { code: "not_your_turn", arguments: { seat: 1 } };
    await speak("de");
    expect(tellRefusal(state, { reason: "illegal", why: waits })).toBe("Das Spiel wartet auf Bea.");
  });

  it("is said by its reason, where there is no more to say", () => {
    expect(tellRefusal(state, { reason: "stale" })).toBe("Somebody was faster: look again.");
    expect(tellRefusal(state, { reason: "illegal", why: { code: "new", arguments: {} } })).toBe(
      "The rules don’t allow that.",
    );
    expect(tellRefusal(state, { reason: "bad_name" })).toBe("A name has 1 to 20 characters.");
  });
});
