import { describe, expect, it } from "vitest";
import { arrange, type Asking, type Room } from "./room";

// The board is lower than the screen: the bar, the buttons and the hand are not part of it.
const PHONE: Room = { width: 344, height: 330, sideways: false, others: 3 };
const SIDEWAYS: Room = { width: 560, height: 220, sideways: true, others: 3 };
const DESKTOP: Room = { width: 950, height: 450, sideways: false, others: 9 };
const QUESTIONS: Asking[] = ["note", "answer", "color", "seat", "power"];

describe("the board", () => {
  it("is a round table where there is room, with small seats for many", () => {
    expect(arrange(DESKTOP, "nothing")).toMatchObject({ wide: true, large: false, compact: false });
    expect(arrange({ ...DESKTOP, others: 3 }, "nothing")).toMatchObject({
      wide: true,
      large: true,
    });
    expect(arrange(PHONE, "nothing").wide).toBe(false);
  });

  it("shows the others in full as long as nothing is asked", () => {
    for (const room of [PHONE, SIDEWAYS, DESKTOP]) {
      expect(arrange(room, "nothing")).toMatchObject({ compact: false, lifted: false });
    }
  });

  it("makes room for a question on a phone, and lifts the piles elsewhere", () => {
    for (const asking of QUESTIONS) {
      expect(arrange(PHONE, asking)).toMatchObject({ compact: true, lifted: false });
      expect(arrange(DESKTOP, asking)).toMatchObject({ compact: false, lifted: true });
    }
  });

  it("puts a question beside the piles only on a phone held sideways", () => {
    expect(arrange(SIDEWAYS, "color").beside).toBe(true);
    expect(arrange(PHONE, "color").beside).toBe(false);
  });

  it("has no room for news or a round table on a phone held sideways, even without a hand", () => {
    const watched = { ...SIDEWAYS, width: 860, height: 400 };
    expect(arrange(watched, "nothing")).toMatchObject({ wide: false, flat: true, roomy: false });
  });

  it("hides the others only where two long lists would not fit", () => {
    const crowded = { ...PHONE, others: 9 };
    expect(arrange(crowded, "seat").hidden).toBe(true);
    expect(arrange(crowded, "color").hidden).toBe(false);
    expect(arrange(PHONE, "seat").hidden).toBe(false);
    expect(arrange({ ...SIDEWAYS, others: 9 }, "seat").hidden).toBe(false);
  });
});
