import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Drag } from "./drag.svelte";
import { LongPress } from "./long-press";

const CARD = { code: "r5", key: "r5-0" };

function pointer(type: string, x = 0, y = 0, timeStamp = 0): PointerEvent {
  const currentTarget = { setPointerCapture: () => {} };
  const event = { type, clientX: x, clientY: y, timeStamp, currentTarget, button: 0, pointerId: 1 };
  return event as unknown as PointerEvent;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a finger on a card", () => {
  function swipe(...way: [number, number][]): unknown[][] {
    const play = vi.fn();
    const drag = new Drag(play);
    drag.start(pointer("pointerdown"), CARD);
    for (const [x, y] of way) drag.move(pointer("pointermove", x, y));
    drag.end(pointer("pointerup", ...(way.at(-1) ?? [0, 0])));
    return play.mock.calls;
  }

  it("plays it by a drag towards the pile", () => {
    expect(swipe([0, -40], [0, -90])).toEqual([["r5", false]]);
  });

  it("takes a trembling tap for a tap", () => {
    expect(swipe([9, 3], [12, -14])).toEqual([["r5", true]]);
  });

  it("plays nothing when the card is brought back", () => {
    expect(swipe([0, -60], [0, -2])).toEqual([]);
  });

  it("leaves a tap that did not move to the click", () => {
    expect(swipe([1, 1])).toEqual([]);
  });
});

describe("a long press", () => {
  function hold(long: number): { press: LongPress; explain: ReturnType<typeof vi.fn> } {
    const explain = vi.fn();
    const press = new LongPress(explain);
    press.start(pointer("pointerdown", 0, 0, 1000), "r5");
    vi.advanceTimersByTime(600); // as late as the page hears of the finger's leaving
    press.end(pointer("pointerup", 0, 0, 1000 + long));
    return { press, explain };
  }

  it("explains the card, and the click after it plays nothing", () => {
    const { press, explain } = hold(600);
    expect(explain).toHaveBeenCalledWith("r5");
    expect(press.justEnded).toBe(true);
  });

  it("is not made of two quick fingers, nor of one whose card has gone", () => {
    const explain = vi.fn();
    const press = new LongPress(explain);
    press.start(pointer("pointerdown", 0, 0, 1000), "r5");
    press.start(pointer("pointerdown", 9, 0, 1100), "b2");
    press.end(pointer("pointerup", 9, 0, 1200));
    vi.advanceTimersByTime(600);
    expect(explain).not.toHaveBeenCalled();
    expect(press.justEnded).toBe(false);
  });

  it("is not made of a quick tap by a page that hears of it late", () => {
    expect(hold(90).press.justEnded).toBe(false);
  });
});
