import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Refusal, type Socket, type Status, waitBefore } from "./connection";
import type { ServerMessage } from "./protocol";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: { type: string; id: number }[] = [];
  closed = false;
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {
    this.closed = true;
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function connect() {
  const sockets: FakeSocket[] = [];
  const statuses: Status[] = [];
  const heard: ServerMessage[] = [];
  const refusals: Refusal[] = [];
  const connection = new Connection({
    open: () => {
      sockets.push(new FakeSocket());
      return sockets.at(-1) as FakeSocket;
    },
    hello: () => ({ type: "hello", token: "secret" }),
    heard: (message) => heard.push(message),
    status: (status) => statuses.push(status),
    unwelcome: (refusal) => refusals.push(refusal),
  });
  const last = () => sockets.at(-1) as FakeSocket;
  const welcome = () => {
    last().onopen?.();
    last().says({ type: "welcome" });
  };
  return { connection, sockets, statuses, heard, refusals, last, welcome };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a connection", () => {
  it("says hello first and is open once it is welcome", () => {
    const { last, statuses, welcome } = connect();
    welcome();
    expect(last().sent[0]).toMatchObject({ type: "hello", token: "secret" });
    expect(statuses).toEqual(["connecting", "open"]);
  });

  it("matches answers with messages by their ids", async () => {
    const { connection, last, welcome } = connect();
    welcome();
    const first = connection.send({ type: "start" });
    const second = connection.send({ type: "next_round" });
    const [, one, two] = last().sent;
    last().says({ type: "refused", id: two?.id, reason: "not_playing", detail: "" });
    last().says({ type: "accepted", id: one?.id, version: 7 });
    expect(await first).toMatchObject({ type: "accepted", version: 7 });
    expect(await second).toMatchObject({ type: "refused", reason: "not_playing" });
  });

  it("comes back by itself, and says so", () => {
    const { sockets, statuses, last, welcome } = connect();
    welcome();
    last().onclose?.();
    expect(statuses.at(-1)).toBe("away");
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    welcome();
    expect(statuses.at(-1)).toBe("open");
  });

  it("answers what was under way when it broke", async () => {
    const { connection, last, welcome } = connect();
    welcome();
    const sent = connection.send({ type: "start" });
    last().onclose?.();
    expect(await sent).toMatchObject({ type: "refused", reason: "away" });
  });

  it("does not wait for ever when the server refuses without saying what", async () => {
    const { connection, last, welcome } = connect();
    welcome();
    const sent = connection.send({ type: "start" });
    last().says({ type: "refused", id: 0, reason: "too_fast", detail: "" });
    expect(await sent).toMatchObject({ type: "refused", reason: "too_fast" });
  });

  it("does not sit out its wait when the network is back", () => {
    const { connection, sockets, last, welcome } = connect();
    welcome();
    for (let i = 0; i < 6; i++) {
      last().onclose?.();
      vi.advanceTimersByTime(10_000);
    }
    const before = sockets.length;
    last().onclose?.();
    connection.wake();
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(before + 1);
  });

  it("looks at once whether the server is there when the screen is back", () => {
    const { connection, sockets, last, welcome } = connect();
    welcome();
    connection.wake();
    expect(last().sent.at(-1)?.type).toBe("ping");
    vi.advanceTimersByTime(9_000);
    expect(sockets).toHaveLength(2);
  });

  it("waits longer each time, but never longer than ten seconds", () => {
    expect(waitBefore(0, 0)).toBeLessThan(waitBefore(3, 0));
    expect(waitBefore(30, 1)).toBe(10_000);
  });

  it("starts anew when the server no longer answers", () => {
    const { sockets, welcome } = connect();
    welcome();
    vi.advanceTimersByTime(40_000);
    expect(sockets.length).toBeGreaterThan(1);
    expect(sockets[0]?.closed).toBe(true);
  });

  it("stays while the server answers", () => {
    const { sockets, last, welcome } = connect();
    welcome();
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(20_000);
      last().says({ type: "pong", id: 1 });
    }
    expect(sockets).toHaveLength(1);
  });

  it("does not come back when it is told to go", () => {
    const { sockets, statuses, last, welcome } = connect();
    welcome();
    last().says({ type: "gone", reason: "removed" });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(statuses.at(-1)).toBe("closed");
  });

  it("waits longer each time it starts afresh by itself, until a connection has held", () => {
    const { connection, sockets, welcome } = connect();
    for (let i = 0; i < 50; i++) {
      welcome();
      connection.again();
      vi.advanceTimersByTime(100);
    }
    expect(sockets.length).toBeLessThan(6);
    vi.advanceTimersByTime(10_000);
    welcome();
    vi.advanceTimersByTime(5_000);
    const before = sockets.length;
    connection.again();
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(before + 1);
  });

  it("tells when the hello itself was refused", () => {
    const { last, refusals } = connect();
    last().onopen?.();
    last().says({ type: "refused", id: 1, reason: "no_table", detail: "" });
    expect(refusals[0]?.reason).toBe("no_table");
  });
});
