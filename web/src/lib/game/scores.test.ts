import { expect, it } from "vitest";
import type { EditionInfo } from "../server/protocol";
import { learnOwn, scoringOf } from "./editions.svelte";
import { podium, standings } from "./scores";
import { PLAIN_VIEW } from "../server/without-server";

it("shows the winner of a round alone", () => {
  expect(podium({ ...PLAIN_VIEW, round_winner: 1 }, false)).toEqual([{ seat: 1, place: 1 }]);
});

it("shows the three best of a game, and the winner first even with fewer points", () => {
  const view = { ...PLAIN_VIEW, scores: [200, 510, 90, 300], winners: [0] };
  expect(podium(view, true).map(({ seat }) => seat)).toEqual([0, 1, 3]);
});

it("puts whoever is left with fewer points in the hand before others with the same total", () => {
  const view = { ...PLAIN_VIEW, scores: [0, 57, 0, 0], winners: [1], counts: [27, 0, 5, 25] };
  expect(podium(view, true).map(({ seat }) => seat)).toEqual([1, 2, 3]);
});

it("puts few points first where everybody scores their own hand", () => {
  const options = { ...PLAIN_VIEW.options, scoring: "tally" };
  const view = { ...PLAIN_VIEW, options, scores: [510, 40, 90], winners: [1] };
  expect(podium(view, true).map(({ seat }) => seat)).toEqual([1, 2, 0]);
});

it("goes by the scoring that an edition prints, unless another was chosen", () => {
  const about = { name: "low" } as EditionInfo;
  learnOwn({ about, defaults: { scoring: "tally" } });
  const view = { ...PLAIN_VIEW, edition: "low", scores: [510, 40], winners: [1] };
  expect(scoringOf(view)).toBe("tally");
  expect(standings(view, [], 500).map(({ seat }) => seat)).toEqual([1, 0]);
  expect(scoringOf({ ...view, options: { scoring: "hand" } })).toBe("hand");
});

it("says with what somebody began who came late", () => {
  const view = { ...PLAIN_VIEW, scores: [30, 12, 42] };
  const lines = standings(
    view,
    [
      [30, 0, 0],
      [0, 12, 12],
    ],
    500,
  );
  expect(lines.map(({ seat, start }) => [seat, start])).toEqual([
    [2, 30],
    [0, 0],
    [1, 0],
  ]);
});
