import { expect, it } from "vitest";
import { aboutOf } from "../workshop/draft";
import { facesOf } from "./faces";

it("shows a card of an edition once, also one that every deck has", () => {
  const faces = facesOf(aboutOf({ title: "Ropes", symbols: { 7: { name: "Rope" } } }));
  expect(faces).toEqual(["y2", "b5", "gR", "r7", "W4"]);
});
