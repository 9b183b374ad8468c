// Which page is shown, by the address.

let path = $state(location.pathname);

addEventListener("popstate", () => (path = location.pathname));

export function currentPath(): string {
  return path;
}

export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}
