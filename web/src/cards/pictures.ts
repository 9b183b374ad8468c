// What is drawn on special cards besides letters: one path each, round the point (0, 0), about 54 wide
// and high. Editions name them; those with more than one ink are drawn in Motif.svelte.

import { STAR } from "./drawing";

const HEART =
  "M0 24C-12 14-26 4-26-9C-26-18-19-24-12-24C-6-24-2-21 0-16C2-21 6-24 12-24C19-24 26-18 26-9C26 4 12 14 0 24Z";
const RAYS = Array.from({ length: 8 }, (_, i) => {
  const at = (r: number, turn: number) => {
    const angle = ((i * 45 + turn) * Math.PI) / 180;
    return `${(r * Math.sin(angle)).toFixed(1)} ${(-r * Math.cos(angle)).toFixed(1)}`;
  };
  return `M${at(27, 0)}L${at(17.5, 11)}L${at(17.5, -11)}Z`;
}).join("");

export const PICTURES: Record<string, string> = {
  star: STAR.replace(/-?\d+(\.\d+)?/g, (number) => String(Number(number) * 2.7)),
  bolt: "M6-28L-19 5H-4L-8 28L19-7H3Z",
  heart: HEART,
  moon: "M8-26A26 26 0 1 0 25 12A21 21 0 0 1 8-26Z",
  sun: `M0-14A14 14 0 1 1 0 14A14 14 0 1 1 0-14Z${RAYS}`,
  eye: "M-28 0C-18-15-9-19 0-19C9-19 18-15 28 0C18 15 9 19 0 19C-9 19-18 15-28 0ZM0-11A11 11 0 1 0 0 11A11 11 0 1 0 0-11ZM0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5Z",
  gift: "M-24-6H-3V25H-20Q-24 25-24 21ZM24-6H3V25H20Q24 25 24 21ZM-27-16H27V-9H-27ZM0-17C-4-27-12-30-16-26C-20-21-12-17 0-17ZM0-17C4-27 12-30 16-26C20-21 12-17 0-17Z",
  crown: "M-26-14L-13-2L0-23L13-2L26-14L21 14H-21ZM-21 18H21V24H-21Z",
  flame:
    "M1-29C4-17 19-10 19 8C19 20 10 28 0 28C-10 28-19 20-19 8C-19-2-13-7-10-15C-7-11-6-9-6-4C0-9 3-17 1-29ZM1 7C-3 11-8 13-8 19C-8 24-4 26 0 26C5 26 9 23 9 17C9 13 5 11 1 7Z",
  wave: "M-28 12C-22-14-6-26 8-19C19-13 20 0 12 4C7 7 1 4 1-2C-6 6 2 15 28 12V24H-28Z",
  arrows: "M-26-16H8V-26L27-11L8 4V-6H-26ZM26 16H-8V26L-27 11L-8-4V6H26Z",
};
