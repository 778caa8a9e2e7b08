import { afterAll, expect, onTestFinished, test } from "vitest";
import { root } from "../../../scripts/lib/paths.ts";
import { address, run } from "../../run.ts";
import { price } from "./clients.ts";
import { startProxy } from "./proxy.ts";
import { startRedis } from "./redis.ts";
import { killReplicas, startReplica } from "./replica.ts";

afterAll(killReplicas);

const key = "mock_live_demo";
const clients = 16;
const rows = 20;

/** Calls as fast as they are answered, until one fails; tells of each response once it is whole. */
async function callUntilRefused(url: string, onWhole: () => void): Promise<void> {
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const call = { method: "POST", headers, body: JSON.stringify({ query: "the", limit: rows }) };
  for (;;) {
    const response = await fetch(`${url}/v2/media`, call).catch(() => undefined);
    // What has begun to arrive arrives whole, or this throws.
    if (!response) return;
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ count: rows });
    onWhole();
  }
}

/** Stops a mock with calls under way; resolves to how many were answered and charged, as its log says too. */
async function stopUnderLoad(flags: readonly string[]): Promise<number> {
  const mock = run(
    process.execPath,
    ["scripts/run.mjs", "mock.ts", "--port", "0", "--json", "--no-rate-limits", ...flags],
    root,
  );
  onTestFinished(() => void mock.process.kill("SIGKILL"));
  const url = await address(mock).then((line) => line.replace(/".*/s, ""));
  let whole = 0;
  const calling = Array.from({ length: clients }, () => {
    let isFirst: () => void = () => undefined;
    const first = new Promise<void>((done) => (isFirst = done));
    const ended = callUntilRefused(url, () => {
      whole += 1;
      isFirst();
    });
    return { first, ended };
  });
  await Promise.all(calling.map(({ first }) => first));
  mock.process.kill("SIGTERM");
  await Promise.all(calling.map(({ ended }) => ended));
  expect(await mock.ended).toBe(0);
  const charged = mock.printed.stdout.match(/"microdollars":[1-9]/g) ?? [];
  expect(charged).toHaveLength(whole);
  return whole;
}

test("a mock that is told to stop under load answers every call that it charges", async () => {
  expect(await stopUnderLoad([])).toBeGreaterThanOrEqual(clients);
  await stopUnderLoad(["--latency", "200"]);
  await stopUnderLoad(["--slow-body", "1000"]);
});

test("so does one whose Redis is slow", async () => {
  const redis = await startRedis();
  const proxy = await startProxy(redis.port);
  onTestFinished(async () => {
    proxy.close();
    await redis.close();
  });
  proxy.delay(400);
  const whole = await stopUnderLoad(["--store", `redis://127.0.0.1:${proxy.port}`]);
  const other = await startReplica(redis.url);
  const ledger = await fetch(`${other.url}/__mock/ledger?key=${key}`);
  const { spentMicrodollars } = (await ledger.json()) as { spentMicrodollars: number };
  expect(spentMicrodollars).toBe(whole * rows * price);
});
