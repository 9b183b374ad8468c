// Moving the focus: into what has just appeared, and with arrow keys among choices.

import { on } from "svelte/events";

/** Put the focus on the first button, and give it back to the hand afterwards. What is above the
 *  button is not scrolled away. */
export function focusFirst(element: HTMLElement): () => void {
  element.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
  return () => {
    if (document.activeElement === document.body) focusHand();
  };
}

export function focusHand(): void {
  document.querySelector<HTMLElement>('#hand [tabindex="0"]')?.focus();
}

/** Arrow keys go from button to button. */
export function arrowFocus(element: HTMLElement): () => void {
  return on(element, "keydown", (event) => {
    const steps: Record<string, number> = {
      ArrowLeft: -1,
      ArrowUp: -1,
      ArrowRight: 1,
      ArrowDown: 1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...element.querySelectorAll<HTMLElement>("button:not(:disabled)")];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  });
}

const TOO_SOON = 400; // milliseconds

/** What appears by itself under somebody's fingers must not take a key meant for something else. */
export function ignoreEarlyKeys(element: HTMLElement): () => void {
  const appeared = performance.now();
  const guard = (event: MouseEvent) => {
    const byKey = event.detail === 0;
    if (byKey && performance.now() - appeared < TOO_SOON) event.stopPropagation();
  };
  return on(element, "click", guard, { capture: true });
}
