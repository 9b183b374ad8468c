// Links to a table, and how far they reach.

/** Does a host name lead only to the computer that it is used on? */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])\.?$/i.test(host);
}
