import { describe, expect, it } from "vitest";
import { Lesson } from "./lesson.svelte";
import { FIRST_VIEW, type StepName, STEPS } from "./lesson-script";
import { sayIf, speak } from "./words.svelte";

async function playUntil(lesson: Lesson, text: StepName): Promise<void> {
  while (lesson.step.text !== text) {
    const { wants } = lesson.step;
    if (wants === null) lesson.next();
    else await lesson.send({ type: "play", move: wants, version: 0 });
  }
}

describe("the tutorial", () => {
  it("can be played to its end", async () => {
    const lesson = new Lesson("You", 0);
    await playUntil(lesson, "won");
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

  it("notes that another move was made than the one that it asks for, until the right one", async () => {
    const lesson = new Lesson("You", 0);
    await playUntil(lesson, "wild");
    expect(lesson.strayed).toBe(false);
    await lesson.send({ type: "play", move: "W=r", version: 0 });
    expect([lesson.strayed, lesson.step.text]).toEqual([true, "wild"]);
    await lesson.send({ type: "play", move: "W=g", version: 0 });
    expect([lesson.strayed, lesson.step.text]).toEqual([false, "uno"]);
  });

  it("has a word for everybody who makes another allowed move", async () => {
    await speak("en");
    for (const { text, legal } of STEPS)
      expect(sayIf(`learn-${text}-instead`) !== "").toBe(legal.length > 1);
  });

  it("takes every card that is drawn from the draw pile", async () => {
    const lesson = new Lesson("You", 0);
    const before = lesson.state.view?.draw_count ?? 0;
    await playUntil(lesson, "drawn");
    expect(lesson.state.view?.draw_count).toBe(before - 1);
    await playUntil(lesson, "won");
    expect(lesson.state.view?.draw_count).toBe(before - 6);
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
