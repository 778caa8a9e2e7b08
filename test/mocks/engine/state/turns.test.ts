import { describe, expect, test } from "vitest";
import { createMock } from "@adintel/mock";
import { StoreUnavailable } from "../../../../mocks/engine/state/store.ts";
import { createTurns } from "../../../../mocks/engine/state/turns.ts";

describe("what is tried until it was committed", () => {
  /** A value that others may have changed since it was read. */
  function contended() {
    let value = 0;
    let running = 0;
    let most = 0;
    let conflicts = 0;
    const attempt = async () => {
      running += 1;
      most = Math.max(most, running);
      const read = value;
      await Promise.resolve();
      running -= 1;
      if (value !== read) {
        conflicts += 1;
        return undefined;
      }
      value += 1;
      return { result: value };
    };
    return { attempt, seen: () => ({ value, most, conflicts }) };
  }

  test("is done by everybody, one after another once there was a conflict", async () => {
    const untilCommitted = createTurns();
    const { attempt, seen } = contended();
    const results = await Promise.all(Array.from({ length: 200 }, () => untilCommitted("a", attempt)));
    expect(new Set(results).size).toBe(200);
    // Each had at most one conflict, when all began.
    expect(seen()).toEqual({ value: 200, most: 200, conflicts: 199 });
    await untilCommitted("a", attempt);
    expect(seen().value).toBe(201);
  });

  test("is given up if others change the session each time, and those who wait go on", async () => {
    const pauses: number[] = [];
    const untilCommitted = createTurns(async (milliseconds) => void pauses.push(milliseconds));
    let attempts = 0;
    const never = untilCommitted("a", async () => {
      attempts += 1;
      return undefined;
    });
    const next = untilCommitted("a", async () => (attempts > 15 ? { result: "done" } : undefined));
    await expect(never).rejects.toThrow(StoreUnavailable);
    expect(attempts).toBe(16);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(await next).toBe("done");
  });

  test("waits for nobody in another session, and for nobody who failed", async () => {
    const untilCommitted = createTurns();
    const conflict = { is: true };
    const failing = untilCommitted("a", async () => {
      if (!conflict.is) throw new Error("broken");
      conflict.is = false;
      return undefined;
    });
    expect(await untilCommitted("b", async () => ({ result: 1 }))).toBe(1);
    await expect(failing).rejects.toThrow("broken");
    expect(await untilCommitted("a", async () => ({ result: 2 }))).toBe(2);
  });
});

test("nobody waits for a caller who takes long to send a body", async () => {
  const mock = createMock({ rateLimits: false });
  mock.scenario({ on: { operation: "searchMedia" }, after: 1_000, response: { status: 503 } });
  const headers = { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" };
  const call = () =>
    mock.fetch("/v2/media", {
      method: "POST",
      headers: { ...headers, Prefer: "code=200" },
      body: '{"query":"the"}',
    });
  const first = Array.from({ length: 50 }, call);
  // By now there are turns.
  await new Promise((done) => setImmediate(done));
  let send: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (send = controller) });
  const slow = mock.fetch(
    new Request("http://mock/v2/media", { method: "POST", headers, body, duplex: "half" } as RequestInit),
  );
  const responses = await Promise.all([...first, ...Array.from({ length: 50 }, call)]);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  send?.enqueue(new TextEncoder().encode('{"query":"the","limit":1}'));
  send?.close();
  expect((await slow).status).toBe(200);
});

test("calls at once that wait for an example and that a scenario counts all come to their response", async () => {
  const mock = createMock({ rateLimits: false });
  mock.scenario({ on: { operation: "searchMedia" }, after: 75, response: { status: 503 } });
  const call = () =>
    mock.fetch("/v2/media", {
      method: "POST",
      headers: {
        Authorization: "Bearer mock_live_demo",
        "Content-Type": "application/json",
        Prefer: "code=200",
      },
      body: '{"query":"the"}',
    });
  const responses = await Promise.all(Array.from({ length: 150 }, call));
  const count = (status: number) => responses.filter((response) => response.status === status).length;
  expect([count(200), count(503)]).toEqual([75, 75]);
});
