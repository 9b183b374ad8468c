import { describe, expect, it } from "vitest";
import { around, arrange, type Asking, FOOT, overlap, pilesBox, type Room } from "./room";

// The board is lower than the screen: the bar, the line and the hand are not part of it.
const PHONE: Room = { width: 360, height: 380, sideways: false, others: 3, short: true };
const TALL: Room = { width: 390, height: 560, sideways: false, others: 3, short: false };
const SIDEWAYS: Room = { width: 560, height: 190, sideways: true, others: 3, short: true };
const TABLET: Room = { width: 820, height: 800, sideways: false, others: 3, short: false };
const DESKTOP: Room = { width: 1130, height: 560, sideways: false, others: 3, short: false };
const HUGE: Room = { width: 2200, height: 950, sideways: false, others: 3, short: false };
const LAPTOPS = {
  LAPTOP: { ...DESKTOP, width: 964, height: 423 },
  LOW_LAPTOP: { ...DESKTOP, width: 1050, height: 371 },
  OLD_LAPTOP: { ...DESKTOP, width: 1024, height: 459 },
  LOWEST: { ...DESKTOP, width: 640, height: 330 },
};
const ROOMS = { PHONE, TALL, SIDEWAYS, TABLET, DESKTOP, HUGE, ...LAPTOPS };
const WATCHED = {
  WATCHED_UPRIGHT: { ...TABLET, height: 1080, watching: true },
  WATCHED: { ...DESKTOP, height: 760, watching: true },
};
const QUESTIONS: Asking[] = ["note", "answer", "color", "seat", "power"];

describe("the board", () => {
  for (const [name, room] of Object.entries<Room>({ ...ROOMS, ...WATCHED })) {
    it(`keeps seats and piles apart and within the edges: ${name.toLowerCase()}`, () => {
      for (let others = 1; others <= (room.watching ? 10 : 9); others++) {
        const { spots, seat, piles } = arrange({ ...room, others }, "nothing");
        const foot = room.sideways ? 0 : FOOT; // where the buttons and the latest news are
        expect(pilesBox(piles, piles.card).bottom).toBeLessThanOrEqual(room.height - foot);
        const boxes = spots.map((spot) => around(spot, seat.width, seat.height));
        for (const [i, box] of boxes.entries()) {
          expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
          expect(box.right).toBeLessThanOrEqual(room.width);
          expect(box.bottom).toBeLessThanOrEqual(room.height);
          expect(overlap(box, pilesBox(piles, piles.card)), `seat ${i} of ${others}`).toBe(false);
          for (const other of boxes.slice(i + 1))
            expect(overlap(box, other), `seat ${i} of ${others}`).toBe(false);
        }
      }
    });
  }

  it("uses the room that it has for the piles", () => {
    const card = (room: Room) => arrange(room, "nothing").piles.card;
    expect(card(PHONE)).toBeGreaterThan(PHONE.width * 0.3);
    expect(card(TALL)).toBeGreaterThan(TALL.width * 0.32);
    expect(card({ ...PHONE, others: 5 })).toBeGreaterThan(PHONE.width * 0.3);
    expect(card(SIDEWAYS)).toBeGreaterThan(70);
    expect(card(TABLET)).toBeGreaterThan(190);
    expect(card(DESKTOP)).toBeGreaterThan(170);
    expect(card(HUGE)).toBeGreaterThan(300);
  });

  it("makes room for a question on a small phone, and moves the piles away elsewhere", () => {
    for (const asking of QUESTIONS) {
      expect(arrange(PHONE, asking).compact).toBe(true);
      const asked = arrange(DESKTOP, asking, 200);
      expect(asked.compact).toBe(false);
      expect(pilesBox(asked.piles, asked.piles.card).bottom).toBeLessThan(DESKTOP.height - 200);
      const upright = arrange(TALL, asking, 200); // the question is above the buttons
      expect(pilesBox(upright.piles, upright.piles.card).bottom).toBeLessThan(TALL.height - 260);
    }
  });

  it("makes the others a line each where there is no room for seats and piles", () => {
    const low = { ...PHONE, width: 320, height: 190, others: 2 };
    expect(arrange(low, "nothing").compact).toBe(true);
    expect(arrange({ ...low, height: 300 }, "nothing").compact).toBe(false);
  });

  it("keeps the piles as large as a question leaves room for on a small phone", () => {
    const card = (taken: number, lines = 28) => arrange(PHONE, "color", taken, lines).piles.card;
    expect(card(130)).toBeGreaterThan(70);
    expect(card(200)).toBeLessThan(card(130));
    expect(card(400)).toBe(40);
    expect(arrange(SIDEWAYS, "color", 150, 28).piles.card).toBeGreaterThan(60);
  });

  it("puts a question beside the piles only on a phone held sideways", () => {
    expect(arrange(SIDEWAYS, "color").beside).toBe(true);
    expect(arrange(PHONE, "color").beside).toBe(false);
  });

  it("has no room for news or a round table on a phone held sideways, even without a hand", () => {
    const watched = { ...SIDEWAYS, width: 860, height: 400 };
    expect(arrange(watched, "nothing")).toMatchObject({ round: false, roomy: false });
  });

  it("hides the others only where they and a question would not fit", () => {
    const crowded = { ...PHONE, others: 9 };
    expect(arrange(crowded, "seat").hidden).toBe(true);
    expect(arrange(crowded, "color").hidden).toBe(false);
    expect(arrange(PHONE, "seat").hidden).toBe(false);
    expect(arrange(SIDEWAYS, "seat").hidden).toBe(false);
    expect(arrange({ ...SIDEWAYS, others: 9 }, "nothing").hidden).toBe(false);
  });
});
