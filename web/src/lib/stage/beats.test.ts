import { describe, expect, it } from "vitest";
import { endsRound, lengthOf, planBeats } from "./beats";
import type { EventInfo, GameView, Update } from "../server/protocol";
import { PLAIN_VIEW } from "../server/without-server";

const BEFORE: GameView = {
  ...PLAIN_VIEW,
  players: 3,
  seat: 0,
  hand: ["r7", "b2"],
  hand_sizes: [2, 4, 5],
  top: "r3",
  color: "r",
  draw_count: 50,
  discard_count: 9,
  to_act: 0,
};

function update(events: EventInfo[], view: Partial<GameView>, what = "moved"): Update {
  const after = { ...BEFORE, ...view };
  return { type: "update", version: 2, note: { what }, events, table: null, view: after };
}

function steps(events: EventInfo[], view: Partial<GameView> = {}) {
  return planBeats(BEFORE, update(events, view)).flatMap((beat) => beat.steps);
}

describe("a card that is played", () => {
  const [only] = steps([{ name: "played", seat: 0, cards: ["r7"] }], { top: "r7" });

  it("leaves the hand when it takes off and lies on the pile when it has landed", () => {
    expect(only?.flight).toEqual({ from: 0, to: "discard", code: "r7" });
    expect(only?.leaving.hand).toEqual(["b2"]);
    expect(only?.leaving.top).toBe("r3");
    expect(only?.landed.top).toBe("r7");
  });

  it("gives the turn to nobody before that", () => {
    expect(only?.landed.to_act).toBe(BEFORE.to_act);
  });

  it("goes in front of the shielded player with Save The Day", () => {
    const events = [
      { name: "played", seat: 0, cards: ["WS"] },
      { name: "shielded", seat: 2, other: 0 },
    ];
    expect(steps(events, { shields: [2] })[0]?.flight?.to).toBe(2);
  });
});

describe("cards that are drawn", () => {
  it("come one after the other, and are in the hand when they have landed", () => {
    const drawn = steps([{ name: "drew", seat: 0, cards: ["g1", "g2"], count: 2 }]);
    expect(drawn.map((one) => one.leaving.hand.length)).toEqual([2, 3]);
    expect(drawn.map((one) => one.landed.hand.length)).toEqual([3, 4]);
    expect(drawn[1]?.delay).toBeGreaterThan(0);
    expect(drawn[1]?.landed.draw_count).toBe(48);
  });

  it("are not endless when there are many, and all are counted", () => {
    const drawn = steps([{ name: "drew", seat: 1, count: 40 }]);
    expect(drawn.length).toBeLessThan(10);
    expect(drawn.at(-1)?.landed.hand_sizes).toEqual([2, 44, 5]);
  });
});

describe("hands", () => {
  it("all move one seat on with Magic", () => {
    const moved = steps([{ name: "hands_left" }], { hand: ["g1"] });
    expect(moved.map(({ flight }) => [flight?.from, flight?.to])).toEqual([
      [0, 1],
      [1, 2],
      [2, 0],
    ]);
    expect(moved[0]?.leaving.hand).toEqual([]);
    expect(moved[0]?.landed.hand_sizes).toEqual([5, 2, 4]);
  });

  it("cross when two are swapped, and others stay", () => {
    const moved = steps([{ name: "swapped", seat: 1, other: 2 }]);
    expect(moved.map(({ flight }) => [flight?.from, flight?.to])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(moved[0]?.landed.hand_sizes).toEqual([2, 5, 4]);
    expect(moved[0]?.leaving.hand).toEqual(BEFORE.hand);
  });
});

describe("a wild that only one edition has", () => {
  const shouts = (events: EventInfo[]) =>
    planBeats(BEFORE, update(events, {})).map((beat) => beat.shout?.what ?? null);

  it("is called by its name before it does anything", () => {
    const played = { name: "played", seat: 0, cards: ["WM"] };
    expect(shouts([played, { name: "hands_left" }])).toEqual(["special", null]);
  });

  it("is not, where what it does is called, nor are the usual ones", () => {
    const power = { name: "took_power", seat: 0, color: "g" };
    expect(shouts([{ name: "played", seat: 0, cards: ["WP"] }, power])).toEqual([
      null,
      "took_power",
    ]);
    expect(shouts([{ name: "played", seat: 0, cards: ["W4"] }])).toEqual([null]);
  });
});

describe("a power", () => {
  it("wanders from the seat that held it", () => {
    const held = { ...BEFORE, powers: { g: 2 } };
    const [beat] = planBeats(held, update([{ name: "took_power", seat: 1, color: "g" }], {}));
    expect(beat?.steps[0]?.flight).toMatchObject({ from: 2, to: 1, power: "g" });
    expect(beat?.steps[0]?.leaving.powers).toEqual({});
    expect(beat?.steps[0]?.landed.powers).toEqual({ g: 1 });
  });
});

describe("a new round", () => {
  const fresh = update([{ name: "turned_up", cards: ["b5"] }], { top: "b5", dealer: 2 }, "dealt");
  const [deal, turned] = planBeats(BEFORE, fresh);

  it("is nobody's turn before the first card is turned up", () => {
    const steps = planBeats(null, fresh).find((beat) => beat.event?.name === "dealing")?.steps;
    const seats = steps?.map((step) => step.landed.to_act) ?? [];
    expect(seats.length).toBeGreaterThan(0);
    expect(seats.every((seat) => seat !== null && seat < 0)).toBe(true);
  });

  it("is dealt card by card, before the first one is turned up", () => {
    const flights = deal?.steps.map((one) => one.flight?.to) ?? [];
    expect(flights.slice(0, 4)).toEqual([0, 1, 2, 0]);
    expect(deal?.steps[0]?.leaving.hand).toEqual([]);
    expect(deal?.steps.at(-1)?.landed.hand).toEqual(BEFORE.hand);
    expect(deal?.steps.at(-1)?.landed.top).toBe("");
    expect(turned?.steps[0]?.landed.top).toBe("b5");
  });

  it("takes no longer for ten players", () => {
    const ten = { players: 10, hand_sizes: Array<number>(10).fill(7) };
    const [many] = planBeats(null, update([], ten, "started"));
    expect(many && lengthOf(many)).toBeLessThan(2500);
  });
});

describe("great moments", () => {
  const shouts = (...events: EventInfo[]) =>
    planBeats(BEFORE, update(events, {})).flatMap((beat) => beat.shout ?? []);

  it("are said where they happen", () => {
    expect(shouts({ name: "uno", seat: 1 })).toEqual([{ what: "uno", seat: 1 }]);
    expect(shouts({ name: "reversed" })).toEqual([{ what: "reversed", seat: null }]);
    expect(shouts({ name: "drew", seat: 2, count: 4 })).toEqual([
      { what: "drew", seat: 2, count: 4 },
    ]);
  });

  it("do not repeat that somebody misses a turn who draws for it", () => {
    const penalty = [
      { name: "drew", seat: 2, count: 2 },
      { name: "missed", seat: 2 },
    ];
    expect(shouts(...penalty).map((one) => one.what)).toEqual(["drew"]);
  });

  it("let the last card lie for a moment", () => {
    const last = update([{ name: "went_out", seat: 0 }], { to_act: null });
    expect(endsRound(last)).toBe(true);
    const [beat] = planBeats(BEFORE, last);
    expect(beat?.pause).toBeGreaterThan(1000);
    expect(beat?.steps[0]?.landed.round_winner).toBe(0);
  });
});
