import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort, startRedis, type Redis } from "./redis.ts";
import { killReplicas, startReplica } from "./replica.ts";

const key = "mock_live_demo";
const path = "/v2/media";
const call = {
  method: "POST",
  headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
  body: JSON.stringify({ query: "shoes", limit: 2 }),
};
let redis: Redis;

beforeAll(async () => {
  redis = await startRedis();
});

afterAll(async () => {
  killReplicas();
  await redis.close();
});

/** The status of a call; 0 if there was no response. */
async function send(url: string, init: RequestInit = call, to = path): Promise<number> {
  try {
    const response = await fetch(url + to, { ...init, signal: AbortSignal.timeout(20_000) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

// That several mocks are one, whatever is killed, cut off or slow, is shown in faults.slow.test.ts and by the laws of the port.
describe("Redis", () => {
  test("that is away makes calls fail in the API's envelope, and the mock goes on when it is back", async () => {
    const own = await startRedis();
    const { url } = await startReplica(own.url, ["--no-rate-limits"]);
    expect(await send(url)).toBe(200);
    await own.crash();
    const response = await fetch(url + path, call);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      error: { code: "internal_error", message: expect.stringMatching(/Redis/) },
    });
    const health = await fetch(`${url}/__mock/health`);
    expect(health.status).toBe(503);
    expect(await health.json()).toEqual({ status: "unavailable", reason: expect.stringMatching(/Redis/) });
    expect((await fetch(`${url}/__mock/keys`)).status).toBe(503);
    await own.restart();
    await expect.poll(() => send(url, {}, "/__mock/health")).toBe(200);
    expect(await send(url)).toBe(200);
    // What was said before is kept, and nothing was charged while it was away.
    const ledger = await fetch(`${url}/__mock/ledger?key=${key}`);
    expect(((await ledger.json()) as { charges: object[] }).charges).toHaveLength(2);
    await own.close();
  });

  test("that is away at the start is one line and exit code 2", async () => {
    const port = await freePort();
    const { ended, printed } = await startReplica(`redis://user:secret@127.0.0.1:${port}`);
    expect(await ended).toBe(2);
    expect(printed.stdout).toBe("");
    expect(printed.stderr).toMatch(/^the store at 127\.0\.0\.1:\d+ cannot be reached: [^\n]+\n$/);
    expect(printed.stderr).not.toContain("secret");
  });

  test("that has another world is one line and exit code 2", async () => {
    const store = `${redis.url}?prefix=worlds`;
    const first = await startReplica(store, ["--seed", "1"]);
    expect(first.printed.stdout).toMatch(/^The mock is listening/);
    const { ended, printed } = await startReplica(store, ["--seed", "2"]);
    expect(await ended).toBe(2);
    expect(printed.stderr).toMatch(
      /^the store at \S+ is used by a mock with a different seed \(seed 1, here 2\)[^\n]+\n$/,
    );
  });
});
