import { describe, expect, it } from "vitest";
import {
  answers,
  bareChoices,
  canCallWithPlay,
  hasWord,
  movesOfCard,
  movesOfWord,
  nextQuestion,
  parseMove,
  parseMoves,
  playableCards,
} from "./moves";

const codes = (moves: { code: string }[]) => moves.map((move) => move.code);

describe("a move's code", () => {
  it("is taken apart into card, colour, seat, power and call", () => {
    expect(parseMove("WS=g@2")).toMatchObject({ card: "WS", color: "g", seat: 2, uno: false });
    expect(parseMove("WP=b*y!")).toMatchObject({
      card: "WP",
      color: "b",
      power: "y",
      uno: true,
    });
    expect(parseMove("r7!")).toMatchObject({ card: "r7", color: null, uno: true });
  });

  it("can be a word without a card", () => {
    expect(parseMove("give@2")).toMatchObject({ card: null, word: "give", seat: 2 });
    expect(parseMove("draw")).toMatchObject({ card: null, word: "draw" });
  });

  it("can be a choice alone, for a wild that lies open", () => {
    expect(parseMove("=b*y")).toMatchObject({ card: null, word: null, color: "b", power: "y" });
  });
});

describe("what may be done", () => {
  const moves = parseMoves(["r7", "r7!", "W=r", "W=b", "W=r!", "W=b!", "draw", "give@1", "give@3"]);

  it("names each playable card once", () => {
    expect([...playableCards(moves)]).toEqual(["r7", "W"]);
  });

  it("knows that UNO can be called with a card", () => {
    expect(canCallWithPlay(moves)).toBe(true);
    expect(canCallWithPlay(parseMoves(["r7", "uno"]))).toBe(false);
  });

  it("tells words from cards", () => {
    expect(hasWord(moves, "draw")).toBe(true);
    expect(hasWord(moves, "pass")).toBe(false);
    expect(codes(movesOfWord(moves, "give"))).toEqual(["give@1", "give@3"]);
  });

  it("calls UNO only when it was asked for", () => {
    expect(codes(movesOfCard(moves, "r7", false))).toEqual(["r7"]);
    expect(codes(movesOfCard(moves, "r7", true))).toEqual(["r7!"]);
  });

  it("plays without a call where none is possible", () => {
    expect(codes(movesOfCard(parseMoves(["r7"]), "r7", true))).toEqual(["r7"]);
  });

  it("finds the choices for a wild that lies open", () => {
    expect(codes(bareChoices(parseMoves(["=r", "=b", "draw", "W=r"])))).toEqual(["=r", "=b"]);
  });
});

describe("what has to be asked", () => {
  it("is nothing for a number", () => {
    expect(nextQuestion(parseMoves(["r7"]), {})).toBe(null);
  });

  it("is the colour for a wild", () => {
    const wild = parseMoves(["W=r", "W=y", "W=g", "W=b"]);
    expect(nextQuestion(wild, {})).toBe("color");
    expect(answers(wild, {}, "color")).toEqual(["r", "y", "g", "b"]);
    expect(nextQuestion(wild, { color: "g" })).toBe(null);
  });

  it("is the player first and then the colour for Save The Day", () => {
    const save = parseMoves(["WS=r@1", "WS=b@1", "WS=r@2", "WS=b@2"]);
    expect(nextQuestion(save, {})).toBe("seat");
    expect(answers(save, {}, "seat")).toEqual([1, 2]);
    expect(nextQuestion(save, { seat: 2 })).toBe("color");
    expect(nextQuestion(save, { seat: 2, color: "b" })).toBe(null);
  });

  it("is not asked where there is only one answer", () => {
    expect(nextQuestion(parseMoves(["r7@1"]), {})).toBe(null);
  });
});
