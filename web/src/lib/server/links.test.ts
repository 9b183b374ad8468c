import { describe, expect, it } from "vitest";
import { isLoopback } from "./links";

describe("a link", () => {
  it.each(["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "lastcard.localhost", "LOCALHOST"])(
    "with %s works on this computer only",
    (host) => expect(isLoopback(host)).toBe(true),
  );

  it.each(["192.168.1.7", "10.127.0.0", "cards.example", "127.example.org", "[fd00::1]", "host"])(
    "with %s works elsewhere too",
    (host) => expect(isLoopback(host)).toBe(false),
  );
});
