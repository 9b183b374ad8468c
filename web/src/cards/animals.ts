// Ten animals, one for each seat, in a box of 100 by 100 round the point (0, 0). Parts that are the
// same on both sides are drawn once and mirrored.

export const INK = "#2b2233";

export interface Part {
  d: string;
  fill: string;
  mirrored?: boolean;
}

export interface Animal {
  ground: string; // the seat's own colour
  parts: Part[];
  eyes: { x: number; y: number; r: number };
  mouth: string; // as a line; empty for a beak
}

const both = (d: string, fill: string): Part => ({ d, fill, mirrored: true });
const one = (d: string, fill: string): Part => ({ d, fill });
const round = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x} ${y - ry}A${rx} ${ry} 0 1 1 ${x} ${y + ry}A${rx} ${ry} 0 1 1 ${x} ${y - ry}Z`;
const nose = (y: number, half: number, fill = INK): Part =>
  one(
    `M${-half} ${y - 3}H${half}Q${half} ${y + 3} 0 ${y + 4}Q${-half} ${y + 3} ${-half} ${y - 3}Z`,
    fill,
  );
const smile = (y: number, half: number): string => `M${-half} ${y}Q0 ${y + 6} ${half} ${y}`;

/** In the order of the seats. */
export const ANIMALS: readonly Animal[] = [
  {
    ground: "#ffc98f", // a fox
    parts: [
      both("M-32-36L-30 0L-6-20Z", "#e8702a"),
      both("M-28-27L-27-8L-13-19Z", "#7a3312"),
      one(
        "M0-26C20-26 34-12 34 4C34 18 14 34 0 36C-14 34-34 18-34 4C-34-12-20-26 0-26Z",
        "#e8702a",
      ),
      both("M-34 4C-30-2-16-2-10 8C-8 18-4 26 0 36C-14 34-34 20-34 4Z", "#fff4e6"),
      nose(20, 5),
    ],
    eyes: { x: 14, y: -2, r: 4.6 },
    mouth: "",
  },
  {
    ground: "#a9d8ff", // a bear
    parts: [
      both(round(-26, -20, 12), "#8a5a3b"),
      one(round(0, 2, 32), "#a06b46"),
      one(round(0, 13, 15, 12), "#f2dcc2"),
      nose(8, 5),
    ],
    eyes: { x: 13, y: -4, r: 4.6 },
    mouth: smile(15, 5),
  },
  {
    ground: "#9fe5c8", // an owl
    parts: [
      both("M-34-36Q-14-34-8-20L-30-8Z", "#7a5b8f"),
      one(round(0, 3, 34, 32), "#8f6da6"),
      both(round(-14, -3, 15), "#fff6e0"),
      one("M-6 8H6L0 19Z", "#f0a22e"),
    ],
    eyes: { x: 12, y: -3, r: 7 },
    mouth: "",
  },
  {
    ground: "#ffb5c6", // a rabbit
    parts: [
      both("M-24-46Q-10-46-6-14H-20Q-32-38-24-46Z", "#f7efe6"),
      both("M-21-38Q-14-36-11-16H-17Q-24-32-21-38Z", "#f2a9b8"),
      one(round(0, 8, 30, 27), "#fffaf3"),
      both(round(-20, 16, 5), "#f7c3cd"),
      nose(14, 4, "#e5788d"),
    ],
    eyes: { x: 12, y: 4, r: 4.6 },
    mouth: smile(20, 4),
  },
  {
    ground: "#fff0a8", // a frog
    parts: [
      both(round(-19, -20, 14), "#58a94a"),
      one(round(0, 8, 37, 27), "#6cc05a"),
      one(round(0, 18, 26, 14), "#b9e59a"),
      both(round(-19, -20, 9), "#ffffff"),
    ],
    eyes: { x: 18, y: -19, r: 4.6 },
    mouth: "M-20 10Q0 26 20 10",
  },
  {
    ground: "#d3bdff", // a cat
    parts: [
      both("M-33-38L-33-2L-6-24Z", "#5b5875"),
      both("M-28-28L-28-12L-15-21Z", "#f3a7b5"),
      one(round(0, 4, 34, 29), "#7f7c9b"),
      one("M-4-25H4L2-12H-2Z", "#5b5875"),
      one(round(0, 15, 13, 9), "#f4f1fa"),
      nose(10, 4, "#e5788d"),
    ],
    eyes: { x: 15, y: 0, r: 4.6 },
    mouth: smile(16, 4),
  },
  {
    ground: "#ffd66b", // a lion
    parts: [
      one(
        "M0-40L10-34L22-35L27-24L38-19L36-6L42 4L35 14L34 26L23 29L15 38L3 35H-3L-15 38L-23 29L-34 26L-35 14L-42 4L-36-6L-38-19L-27-24L-22-35L-10-34Z",
        "#c8742a",
      ),
      one(round(0, 3, 26), "#f4bb55"),
      one(round(0, 14, 13, 10), "#fff0d2"),
      nose(9, 5),
    ],
    eyes: { x: 11, y: -2, r: 4.6 },
    mouth: smile(16, 5),
  },
  {
    ground: "#9fc0ff", // a penguin
    parts: [
      one(round(0, 2, 33, 34), "#2f3d5c"),
      one("M0-8C6-22 28-16 26 6C24 24 10 32 0 32C-10 32-24 24-26 6C-28-16-6-22 0-8Z", "#fbfaf7"),
      one("M-8 8H8L0 19Z", "#f0a22e"),
    ],
    eyes: { x: 12, y: -2, r: 4.6 },
    mouth: "",
  },
  {
    ground: "#bfe8a8", // a pig
    parts: [
      both("M-30-30L-8-24L-26-8Z", "#e58aa0"),
      one(round(0, 4, 33, 30), "#f3a9b9"),
      one(round(0, 12, 14, 10), "#e58aa0"),
      both(round(-5, 12, 2.6), "#8e3f55"),
    ],
    eyes: { x: 14, y: -4, r: 4.6 },
    mouth: "",
  },
  {
    ground: "#f0c9a2", // a panda
    parts: [
      both(round(-26, -22, 11), "#35303f"),
      one(round(0, 3, 33), "#fbfaf7"),
      both("M-20-12Q-8-14-6-4Q-6 8-14 9Q-24 8-23-2Z", "#35303f"),
      both(round(-13, -3, 6), "#ffffff"),
      nose(12, 5),
    ],
    eyes: { x: 12.5, y: -3, r: 3.6 },
    mouth: smile(18, 5),
  },
];

export function animalOf(seat: number): Animal {
  return ANIMALS[seat % ANIMALS.length] as Animal;
}
