// The screen stays on while it is one's turn, where the browser lets a page ask for that.

import { on } from "svelte/events";

/** Keep the screen awake while something is so; to be called where a component is made. */
export function stayAwake(wanted: () => boolean): void {
  $effect(() => (wanted() ? keepAwake() : undefined));
}

function keepAwake(): () => void {
  let over = false;
  let lock: WakeLockSentinel | null = null;
  const release = () => void lock?.release().catch(() => {});
  const ask = async () => {
    if (over || document.hidden || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null); // a battery that is low
    if (over) release();
  };
  void ask();
  const off = on(document, "visibilitychange", ask); // a page that was hidden has lost it
  return () => {
    over = true;
    off();
    release();
  };
}
