// What kind of screen the page is on, where that decides more than widths.

import type { Attachment } from "svelte/attachments";
import { MediaQuery } from "svelte/reactivity";

/** A phone held sideways: so little height that things have to be beside each other. */
export const sideways = new MediaQuery("(min-width: 560px) and (max-height: 480px)");

/** How much larger than usual the reader has words written. */
export function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

/** Do something when the next frame has been shown; returns how to call it off. */
export function afterNextFrame(deed: () => void): () => void {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(deed)));
  return () => cancelAnimationFrame(frame);
}

/** Tell how high an element is, with what is scrolled away in it: as high as it would like to be.
 *  What makes room for it by its mere height would do so in steps, frame after frame. */
export function whenHigh(tell: (height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const observer = new ResizeObserver(() => tell(element.clientHeight + scrolledAway(element)));
    observer.observe(element);
    return () => observer.disconnect();
  };
}

function scrolledAway(element: HTMLElement): number {
  return Math.max(0, ...[...element.children].map((one) => one.scrollHeight - one.clientHeight));
}
