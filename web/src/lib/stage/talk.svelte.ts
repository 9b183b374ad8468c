// Where the log with the chat is: on the screen, or only to be opened.

let shown = $state(0);

export const talk = {
  /** Is a log on the screen just now? */
  get onScreen(): boolean {
    return shown > 0;
  },
};

/** Watch whether a log is on the screen. */
export function watchTalk(element: HTMLElement): () => void {
  let here = false;
  const note = (now: boolean) => {
    shown += Number(now) - Number(here);
    here = now;
  };
  const observer = new IntersectionObserver((seen) => note(seen.at(-1)?.isIntersecting ?? false));
  observer.observe(element);
  return () => {
    observer.disconnect();
    note(false);
  };
}

/** Go to the log that is part of the page, if there is one. */
export function goToTalk(): boolean {
  const logs = document.querySelectorAll<HTMLElement>("[data-log]");
  const log = [...logs].find((one) => one.getClientRects().length > 0);
  log?.scrollIntoView({ block: "center" });
  log?.focus({ preventScroll: true });
  return log !== undefined;
}
