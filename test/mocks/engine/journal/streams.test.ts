import { createMock, listen, type Mock, type Server } from "@adintel/mock";
import { afterEach, describe, expect, it, test, vi } from "vitest";
import { now } from "../../../now.ts";
import { connect } from "node:net";

const options = { now, accounts: 4, mediaPerAccount: 20, rateLimits: false, tick: () => 0 };
const free = "/v2/taxonomies?query=coffee";
const headers = { Authorization: "Bearer mock_live_demo" };

interface Event {
  event: string;
  data: Record<string, unknown>;
}

const open: ReadableStreamDefaultReader<string>[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((reader) => reader.cancel().catch(() => undefined)));
});

/** Reads a stream of events piece by piece. */
function readerOf({ body }: Response) {
  const reader = (body ?? new ReadableStream<Uint8Array<ArrayBuffer>>())
    .pipeThrough(new TextDecoderStream())
    .getReader();
  open.push(reader);
  let rest = "";
  /** The next block of lines; `undefined` once the stream has ended. */
  const block = async (): Promise<string | undefined> => {
    while (!rest.includes("\n\n")) {
      const { done, value } = await reader.read();
      if (done) return undefined;
      rest += value;
    }
    const [next = "", ...more] = rest.split("\n\n");
    rest = more.join("\n\n");
    return next;
  };
  const event = async (): Promise<Event> => {
    const text = (await block()) ?? "";
    const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(text) ?? [];
    // Whatever is no event is a comment, or says when to come back.
    return name === undefined ? event() : { event: name, data: JSON.parse(data ?? "") };
  };
  return { block, event, cancel: () => reader.cancel() };
}

async function watch(mock: Pick<Mock, "fetch">, query = "") {
  const response = await mock.fetch(`/__mock/events${query}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/event-stream");
  return readerOf(response);
}

describe("GET /__mock/events", () => {
  it("has each exchange as it comes, as the list has it", async () => {
    const mock = createMock(options);
    const events = await watch(mock);
    await mock.fetch(free, { headers });
    const { requests } = await (await mock.fetch("/__mock/requests")).json();
    expect(await events.event()).toEqual({ event: "request", data: requests[0] });
  });

  it("tells what else changed, whoever changed it", async () => {
    const mock = createMock(options);
    const events = await watch(mock);
    mock.clock.advance({ seconds: 1 });
    mock.settings({ latencyMs: 0 });
    mock.scenario("slow").remove();
    await mock.fetch("/__mock/scenarios", { method: "DELETE" });
    await mock.fetch("/__mock/requests", { method: "DELETE" });
    mock.world.snapshot("here");
    mock.world.restore("here");
    mock.world.forget("here");
    await mock.fetch("/__mock/reset", { method: "POST" });
    const staged = ["scenarios", "scenarios", "scenarios"];
    // A restored session is reset first.
    const snapshots = ["snapshots", "reset", "world", "snapshots"];
    for (const what of ["clock", "settings", ...staged, "requests", ...snapshots, "reset"])
      expect(await events.event()).toEqual({ event: "change", data: { session: "", what } });
  });

  it("is heard by one that is opened after the last one ended", async () => {
    const mock = createMock(options);
    await (await watch(mock)).cancel();
    const events = await watch(mock);
    mock.reset();
    expect(await events.event()).toMatchObject({ data: { what: "reset" } });
  });

  it("is silent about what changes nothing", async () => {
    const mock = createMock(options);
    const events = await watch(mock);
    mock.settings();
    expect(() => mock.settings({ latencyMs: -1 })).toThrow();
    await mock.fetch("/__mock/keys");
    mock.reset();
    expect(await events.event()).toMatchObject({ data: { what: "reset" } });
  });

  it("is of one session, or of all", async () => {
    const mock = createMock(options);
    const [own, named, all] = [
      await watch(mock),
      await watch(mock, "?session=other"),
      await watch(mock, "?session=*"),
    ];
    mock.session("other").reset();
    mock.reset();
    const session = async (events: typeof own) => (await events.event()).data["session"];
    expect([await session(own), await session(named), await session(all), await session(all)]).toEqual([
      "",
      "other",
      "other",
      "",
    ]);
  });

  it("refuses a query that it does not know", async () => {
    expect((await createMock(options).fetch("/__mock/events?since=1")).status).toBe(400);
  });

  it("sends nothing to a HEAD, and keeps nothing for it", async () => {
    const response = await createMock(options).fetch("/__mock/events", { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });

  it("says now and then that it is alive, and no longer once nobody listens", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const events = await watch(createMock(options));
      expect(await events.block()).toBe("retry: 1000");
      expect(vi.getTimerCount()).toBe(1);
      vi.advanceTimersByTime(15_000);
      expect(await events.block()).toBe(":");
      await events.cancel();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it("ends for whoever does not read, while others go on", async () => {
    const mock = createMock(options);
    const body = JSON.stringify({ query: "x".repeat(30_000), no: 1 });
    const sent = { method: "POST", headers: { ...headers, "Content-Type": "application/json" }, body };
    const reading = await watch(mock);
    const response = await mock.fetch("/__mock/events");
    // More than waits for a reader.
    for (let n = 0; n < 180; n += 1) {
      await mock.fetch("/v2/media", sent);
      expect((await reading.event()).event).toBe("request");
    }
    const { length } = await response.text();
    expect(length).toBeGreaterThan(4 * 2 ** 20);
    expect(length).toBeLessThan(5 * 2 ** 20);
  });

  it("takes a new reader in place of the oldest of very many", async () => {
    const mock = createMock(options);
    const oldest = await watch(mock);
    expect(await oldest.block()).toBe("retry: 1000");
    const others = await Promise.all(Array.from({ length: 20 }, () => watch(mock)));
    expect(await oldest.block()).toBeUndefined();
    mock.reset();
    for (const other of others) expect(await other.event()).toMatchObject({ event: "change" });
  });
});

describe("on a server", () => {
  const impatience = { head: 300, request: 600, unread: 400, idle: 300 };

  async function serve(run: (server: Server, mock: Mock) => Promise<void>): Promise<void> {
    const mock = createMock(options);
    const server = await listen(mock.fetch, { port: 0, host: "127.0.0.1" }, impatience);
    try {
      await run(server, mock);
    } finally {
      await server.close();
    }
  }

  /** Resolves when the server has closed a connection that did no more than to ask once. */
  function idle({ url }: Server): Promise<void> {
    return new Promise((done) => {
      const socket = connect(Number(new URL(url).port), "127.0.0.1");
      socket.write("GET /__mock/health HTTP/1.1\r\nHost: a\r\n\r\n");
      socket.resume().once("close", () => done());
    });
  }

  test("a stream without events stays open, longer than connections may be idle or unread", () =>
    serve(async (server, mock) => {
      const events = readerOf(await fetch(`${server.url}/__mock/events`));
      expect(await events.block()).toBe("retry: 1000");
      for (let n = 0; n < 2; n += 1) await idle(server);
      mock.reset();
      expect(await events.event()).toMatchObject({ event: "change" });
    }));

  test("a stream whose reader is gone is forgotten", () =>
    serve(async (server, mock) => {
      vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
      try {
        const ending = new AbortController();
        const response = await fetch(`${server.url}/__mock/events`, { signal: ending.signal });
        expect(vi.getTimerCount()).toBe(1);
        ending.abort();
        await response.text().catch(() => undefined);
        await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0), { timeout: 60_000, interval: 5 });
        mock.reset();
      } finally {
        vi.useRealTimers();
      }
    }));

  test("pages of other origins do not hear it", () =>
    serve(async (server) => {
      const response = await fetch(`${server.url}/__mock/events`, {
        headers: { Origin: "http://evil.example" },
      });
      expect(response.status).toBe(403);
    }));
});
