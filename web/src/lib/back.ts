// The browser's Back closes what lies open before it leaves the page.
//
// CloseWatcher is made for this, but not every browser has it, and a dialogue's own works on Android
// alone. So each open panel has an entry in the history, which says how many are open there.

const open: (() => void)[] = [];
let travelling = false; // on the way back over entries whose panels are closed
let waiting: (() => void)[] = [];

/** Let Back close a panel for as long as it is shown; for `{@attach}`. */
export function backCloses(close: () => void): () => () => void {
  return () => {
    const own = () => close();
    open.push(own);
    queueMicrotask(settle); // one panel may take the place of another
    return () => {
      const at = open.indexOf(own);
      if (at >= 0) open.splice(at, 1);
      queueMicrotask(settle);
    };
  };
}

/** Is this entry of the history one of a panel? */
export function atPanel(): boolean {
  return depth() > 0;
}

/** Do something with the history as soon as it stands still. */
export function whenStill(act: () => void): void {
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
});

settle(); // loaded anew, or come back to, with a panel that is open no more
