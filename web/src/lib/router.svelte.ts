// Which page is shown, by the address.

import { at, within } from "./server/links";

let path = $state(within(location.pathname));

addEventListener("popstate", () => (path = within(location.pathname)));

export function currentPath(): string {
  return path;
}

export function go(to: string): void {
  history.pushState(null, "", at(to));
  path = within(location.pathname);
  scrollTo(0, 0);
}
