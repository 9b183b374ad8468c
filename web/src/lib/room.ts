// How the board uses the room that it has: the one place where sizes of it are told apart.

/** What is asked of the player just now, or only told beside the piles. */
export type Asking = "nothing" | "note" | "answer" | "color" | "seat" | "power";

export interface Room {
  width: number;
  height: number;
  sideways: boolean; // a phone held so
  others: number; // at the table
}

export interface Arrangement {
  wide: boolean; // a round table
  flat: boolean; // the others beside the piles, not above them
  roomy: boolean; // the latest news fit on the table
  large: boolean; // the others are shown with their cards
  crowd: boolean;
  tight: boolean; // questions take as little room as they can
  compact: boolean; // the others are one line each, to make room for a question
  beside: boolean; // the question is beside the piles, not below them
  hidden: boolean; // the others, since two long lists do not fit
  tall: boolean; // the question is, so that the piles have to be small
  lifted: boolean; // the piles, above a question
}

const CROWD = 6;

/** Arrange the others, the piles and a question so that none covers another. */
export function arrange(room: Room, asking: Asking): Arrangement {
  const { width, height, sideways, others } = room;
  const wide = !sideways && width >= 700 && height >= 380;
  const crowd = others > CROWD;
  const low = height < 460;
  const list = asking === "seat" || asking === "power";
  const cramped = sideways || (!wide && (low || crowd));
  const compact = cramped && asking !== "nothing";
  return {
    wide,
    flat: sideways || (height < 260 && width >= 480),
    roomy: wide || (!sideways && height > 300 && others < CROWD),
    large: wide && !(crowd && height < 500),
    crowd,
    tight: cramped || (list && height < 640),
    compact,
    beside: compact && sideways,
    hidden: compact && !sideways && low && crowd && list,
    tall: list || asking === "answer",
    lifted: asking !== "nothing" && !compact,
  };
}
