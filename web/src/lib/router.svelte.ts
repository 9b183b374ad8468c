// Which page is shown, by the address; and Back closes what lies open before it leaves the page.
//
// CloseWatcher is made for this, but not every browser has it, and a dialogue's own works on Android
// alone. So each open panel has an entry in the history, which says how many are open there.

import { at, within } from "./server/links";

let path = $state(within(location.pathname));
const open: (() => void)[] = [];
let travelling = false; // on the way back over entries whose panels are closed
let waiting: (() => void)[] = [];

export function currentPath(): string {
  return path;
}

export function go(to: string): void {
  whenStill(() => {
    // Nobody wants to come back to a panel.
    if (depth() > 0) history.replaceState(null, "", at(to));
    else history.pushState(null, "", at(to));
    path = within(location.pathname);
    scrollTo(0, 0);
  });
}

/** Let Back close a panel for as long as it is shown; for `{@attach}`. */
export function backCloses(close: () => void): () => () => void {
  return () => {
    const own = () => close();
    open.push(own);
    queueMicrotask(settle); // one panel may take the place of another
    return () => {
      const place = open.indexOf(own);
      if (place >= 0) open.splice(place, 1);
      queueMicrotask(settle);
    };
  };
}

/** Do something with the history as soon as it stands still. */
function whenStill(act: () => void): void {
  if (travelling) waiting.push(act);
  else act();
}

function depth(): number {
  return (history.state as { panels?: number } | null)?.panels ?? 0;
}

/** Make the history fit what is open: no entry is left behind, and none stands twice. */
function settle(): void {
  if (travelling) return;
  while (depth() < open.length) history.pushState({ panels: depth() + 1 }, "");
  const over = depth() - open.length;
  travelling = over > 0;
  if (travelling) history.go(-over);
}

addEventListener("popstate", () => {
  const byItself = travelling;
  travelling = false;
  if (!byItself) while (open.length > depth()) open.pop()?.();
  const acts = waiting;
  waiting = [];
  acts.forEach((act) => act());
  settle();
  path = within(location.pathname);
});

settle(); // loaded anew, or come back to, with a panel that is open no more
