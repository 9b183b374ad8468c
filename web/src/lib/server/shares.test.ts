import { beforeEach, describe, expect, it } from "vitest";
import known from "../../../../docs/shuffles.json";
import type { GameView, ShuffleInfo, TableInfo } from "./protocol";
import { commitmentOf, promiseOf, Shares } from "./shares";

const SECRET = "5".repeat(64);

function table(shuffle: ShuffleInfo | null, seat: number | null = 0): TableInfo {
  return { people: [{ id: "ada", seat }], shuffle } as unknown as TableInfo;
}

function shuffleOf(promise: string, more: Partial<ShuffleInfo> & { share?: string | null } = {}) {
  const { share = null, ...others } = more;
  const commitment = commitmentOf(SECRET, [promise]);
  return { commitment, parts: [{ person: "ada", promise, share }], open: true, ...others };
}

function viewOf(commitment: string, secret: string | null = null): GameView {
  return { commitment, secret } as GameView;
}

it("promises and commitments are those of the test vectors", () => {
  const vectors = known.vectors.filter(({ shares }) => shares);
  expect(vectors.length).toBeGreaterThan(0);
  for (const { secret = "", shares = [], commitment } of vectors) {
    const promises = shares.map((text) => (text.startsWith("~") ? text.slice(1) : promiseOf(text)));
    expect(commitmentOf(secret, promises)).toBe(commitment);
  }
});

describe("a share of the shuffles", () => {
  let shares: Shares;
  let promise: string;

  beforeEach(() => {
    shares = new Shares();
    promise = shares.reply(table(null), "ada")?.promise ?? "";
  });

  it("is promised once, by whoever has a seat", () => {
    expect(promise).toMatch(/^[0-9a-f]{64}$/);
    expect(shares.reply(table(null), "ada")).toBeNull();
    expect(new Shares().reply(table(null, null), "ada")).toBeNull();
  });

  it("is promised again over a new connection", () => {
    shares.connected();
    expect(shares.reply(table(null), "ada")).toEqual({ type: "share", promise, share: null });
  });

  it("is said when it is asked for, with a promise for the next round", () => {
    const reply = shares.reply(table(shuffleOf(promise)), "ada");
    expect(promiseOf(reply?.share ?? "")).toBe(promise);
    expect(reply?.promise).not.toBe(promise);
    expect(shares.reply(table(shuffleOf(promise)), "ada")).toBeNull();
    expect(shares.reply(table(null), "ada")).toBeNull();
  });

  it("is said again where the first time may have been lost", () => {
    const first = shares.reply(table(shuffleOf(promise)), "ada");
    shares.connected();
    expect(shares.reply(table(shuffleOf(promise)), "ada")).toEqual(first);
  });

  it("is not said by somebody else's promise", () => {
    expect(shares.reply(table(shuffleOf("0".repeat(64))), "ada")).toBeNull();
  });

  function deal(change: Partial<ShuffleInfo> & { share?: string | null }): void {
    const share = shares.reply(table(shuffleOf(promise)), "ada")?.share ?? null;
    const dealt = shuffleOf(promise, { open: false, share, ...change });
    shares.judge(table(dealt), viewOf(dealt.commitment), "ada");
  }

  it("is in the round that is dealt", () => {
    deal({});
    expect(shares.standing).toBe("in");
    shares.judge(table(null), viewOf("another round"), "ada");
    expect(shares.standing).toBeNull();
  });

  it("is found to have been left out", () => {
    deal({ share: null });
    expect(shares.standing).toBe("left_out");
  });

  it("is found to have been in another shuffle than was promised", () => {
    deal({ commitment: commitmentOf("6".repeat(64), [promise]) });
    expect(shares.standing).toBe("broken");
  });

  it("is held against the secret when the round is over", () => {
    deal({});
    const dealt = shuffleOf(promise, { open: false });
    shares.judge(table(dealt), viewOf(dealt.commitment, SECRET), "ada");
    expect(shares.standing).toBe("in");
    shares.judge(table(dealt), viewOf(dealt.commitment, "6".repeat(64)), "ada");
    expect(shares.standing).toBe("broken");
  });
});
