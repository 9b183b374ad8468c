// The browser's clock.

import { createSubscriber } from "svelte/reactivity";

const lookOften = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

/** The time in milliseconds; whoever shows it is told again and again. */
export function now(): number {
  lookOften();
  return Date.now();
}
