// The page as an app on a home screen: it opens without a network, and says so.

import { at } from "./links";

let online = $state(navigator.onLine);

addEventListener("online", () => (online = true));
addEventListener("offline", () => (online = false));

/** Is there a network, as far as the browser knows? */
export function isOnline(): boolean {
  return online;
}

/** Browsers that may not keep pages, as over plain HTTP in the house, do without. */
export function installApp(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  void navigator.serviceWorker.register(at("/service-worker.js")).catch(() => {});
}
