// Links to a table, and how far they reach. The page may be under a path of its own (`/uno/`): it is
// the server that says so, in the page's <base>.

import { spellCode } from "./codes";

const OURS = typeof document === "undefined" ? "http://localhost/" : document.baseURI;
const BASE = new URL(OURS).pathname.replace(/[^/]*$/, "");

/** Where something of ours is on its host: "/api/editions" may be at "/uno/api/editions". */
export function at(path: string): string {
  return BASE + path.replace(/^\//, "");
}

/** What of our own an address on the host leads to. */
export function within(pathname: string): string {
  if (`${pathname}/` === BASE) return "/";
  return pathname.startsWith(BASE) ? `/${pathname.slice(BASE.length)}` : pathname;
}

export function tablePath(code: string): string {
  return `/t/${spellCode(code)}`;
}

/** What others follow to come to a table; with a token, to one's own place there. */
export function tableLink(code: string, token?: string | null): string {
  return `${location.origin}${at(tablePath(code))}${token ? `#${token}` : ""}`;
}

/** Does a host name lead only to the computer that it is used on? */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])\.?$/i.test(host);
}
