// Which page is shown, by the address.

import { atPanel, whenStill } from "./back";
import { at, within } from "./server/links";

let path = $state(within(location.pathname));

addEventListener("popstate", () => (path = within(location.pathname)));

export function currentPath(): string {
  return path;
}

export function go(to: string): void {
  whenStill(() => {
    // Nobody wants to come back to a panel.
    if (atPanel()) history.replaceState(null, "", at(to));
    else history.pushState(null, "", at(to));
    path = within(location.pathname);
    scrollTo(0, 0);
  });
}
