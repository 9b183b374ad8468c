import { describe, expect, it } from "vitest";
import { Lesson } from "./lesson.svelte";
import { tick } from "svelte";
import { DECK, FIRST_VIEW, type StepName, STEPS } from "./lesson-script";
import type { GameView } from "../server/protocol";
import { sayIf, speak, speakOf } from "../words/words.svelte";

async function playUntil(lesson: Lesson, text: StepName): Promise<void> {
  while (lesson.step.text !== text) {
    const { wants } = lesson.step;
    if (wants === null) lesson.next();
    else await lesson.send({ type: "play", move: wants, version: 0 });
  }
}

function countCards(view: GameView | null): number {
  if (view === null) return 0;
  expect(view.hand_sizes[0]).toBe(view.hand.length);
  return view.hand_sizes.reduce((sum, size) => sum + size) + view.draw_count + view.discard_count;
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
    expect([lesson.strayed, lesson.step.text]).toEqual([false, "four"]);
  });

  it("has a word for everybody who makes another allowed move", async () => {
    await speak("en");
    await speakOf("lesson");
    for (const { text, legal } of STEPS)
      expect(sayIf(`learn-${text}-instead`) !== "").toBe(legal.length > 1);
  });

  it("is played with a real deck, in which every card is somewhere at every time", async () => {
    const lesson = new Lesson("You", 0);
    const counts: number[] = [];
    lesson.watch((_, when) => when === "after" && counts.push(countCards(lesson.state.view)));
    counts.push(countCards(lesson.state.view));
    await playUntil(lesson, "won");
    await tick();
    expect(new Set(counts)).toEqual(new Set([DECK]));
  });

  it("lets everybody play only what fits", () => {
    let { top = "", color = null } = FIRST_VIEW;
    for (const { events, view } of STEPS.flatMap((step) => step.turns)) {
      const card = events.find((event) => event.name === "played")?.cards?.[0];
      if (card) expect(card[0] === "W" || card[0] === color || card[1] === top[1], card).toBe(true);
      top = view.top ?? top;
      color = view.color ?? color;
    }
  });

  it("shows every kind of card, and all that can be called and challenged", () => {
    const events = STEPS.flatMap((step) => step.turns).flatMap((turn) => turn.events);
    const cards = events.flatMap((event) => (event.name === "played" ? (event.cards ?? []) : []));
    const signs = new Set(cards.map((card) => (card[0] === "W" ? card : card.slice(1))));
    for (const sign of ["S", "R", "D", "W", "W4"]) expect(signs, sign).toContain(sign);
    const names = events.map((event) => event.name);
    for (const name of ["uno", "caught", "challenged", "missed", "went_out"])
      expect(names).toContain(name);
  });

  it("points at something wherever it waits for a move", () => {
    for (const { wants, at } of STEPS) expect(at.length > 0).toBe(wants !== null);
  });

  it("asks only for moves that it allows", () => {
    for (const { wants, legal } of STEPS) if (wants !== null) expect(legal).toContain(wants);
  });
});
