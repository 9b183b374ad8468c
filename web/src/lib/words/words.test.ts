import { beforeEach, describe, expect, it } from "vitest";
import {
  firstLanguage,
  format,
  bundleOf,
  labelled,
  say,
  sayIf,
  sayList,
  speak,
} from "./words.svelte";

beforeEach(() => speak("en"));

describe("words", () => {
  it("come in the language that is spoken", async () => {
    expect(say("cancel")).toBe("Cancel");
    await speak("de");
    expect(say("cancel")).toBe("Abbrechen");
  });

  it("have plurals", async () => {
    expect([0, 1, 2].map((count) => say("count-cards", { count }))).toEqual([
      "0 cards",
      "1 card",
      "2 cards",
    ]);
    await speak("fr");
    expect(say("count-cards", { count: 0 })).toBe("0 carte");
    await speak("es");
    expect(say("table-draw-pile", { count: 1 })).toBe("Mazo, queda 1");
  });

  it("list names as the language does", async () => {
    expect(sayList(["Ada", "Ben", "Cem"])).toBe("Ada, Ben and Cem");
    await speak("es");
    expect(sayList(["Milo", "Ines"])).toBe("Milo e Ines");
  });

  it("have the language's own colon", async () => {
    expect(labelled("Code", "ABCD")).toBe("Code: ABCD");
    await speak("fr");
    expect(labelled("Code", "ABCD")).toBe("Code\u00a0: ABCD");
  });

  it("that are written on several lines are said on one", () => {
    expect(say("learn-match")).not.toMatch(/\n/);
    expect(format(bundleOf("en", "long =\n    one\n    two"), "long")).toBe("one two");
  });

  it("that there are not are left out", () => {
    expect(sayIf("event-something_new")).toBe("");
    expect(sayIf("card-W4.nothing")).toBe("");
  });
});

describe("the first language", () => {
  it("is the first of the browser's that there is", () => {
    expect(firstLanguage(["pt-BR", "de-AT", "fr"])).toBe("de");
    expect(firstLanguage(["pt-BR"])).toBe("en");
  });
});
