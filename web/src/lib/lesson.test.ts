import { describe, expect, it } from "vitest";
import { Lesson } from "./lesson.svelte";
import { FIRST_VIEW, STEPS } from "./lesson-script";

async function finish(lesson: Lesson): Promise<void> {
  while (lesson.step.text !== "won") {
    const { wants } = lesson.step;
    if (wants === null) lesson.next();
    else await lesson.send({ type: "play", move: wants, version: 0 });
  }
}

describe("the tutorial", () => {
  it("can be played to its end", async () => {
    const lesson = new Lesson("You", 0);
    await finish(lesson);
    expect(lesson.state.view?.hand).toEqual([]);
    expect(lesson.progress).toBe(1);
  });

  it("waits for the move that it asks for", async () => {
    const lesson = new Lesson("You", 0);
    lesson.next();
    const outcome = await lesson.send({ type: "play", move: "y2", version: 0 });
    expect(outcome.type).toBe("refused");
    expect(lesson.step.text).toBe("match");
  });

  it("asks only for moves that it allows", () => {
    for (const { wants, legal } of STEPS) if (wants !== null) expect(legal).toContain(wants);
  });

  it("counts the cards in the hand rightly throughout", () => {
    let hand = FIRST_VIEW.hand ?? [];
    let sizes = FIRST_VIEW.hand_sizes ?? [];
    for (const { mine, milos } of STEPS) {
      hand = mine?.view.hand ?? hand;
      sizes = milos?.view.hand_sizes ?? mine?.view.hand_sizes ?? sizes;
      expect(sizes[0]).toBe(hand.length);
    }
  });
});
