import { expect, it } from "vitest";
import { podium } from "./scores";
import { PLAIN_VIEW } from "../server/without-server";

it("shows the winner of a round alone", () => {
  expect(podium({ ...PLAIN_VIEW, round_winner: 1 }, false)).toEqual([{ seat: 1, place: 1 }]);
});

it("shows the three best of a game, and the winner first even with fewer points", () => {
  const view = { ...PLAIN_VIEW, scores: [200, 510, 90, 300], winners: [0] };
  expect(podium(view, true).map(({ seat }) => seat)).toEqual([0, 1, 3]);
});
