import { afterAll, beforeAll, expect, test } from "vitest";
import { connectStore } from "../../../mocks/app/connect-store.ts";
import { createMockApp, type MockApp } from "../../../mocks/app/mock-app.ts";
import { startRedis, type Redis } from "./redis.ts";

const options = { seed: 1, accounts: 6, mediaPerAccount: 8, now: Date.UTC(2026, 10, 20) };
let redis: Redis;
let mocks: readonly [MockApp, MockApp];
const closing: (() => void)[] = [];

beforeAll(async () => {
  redis = await startRedis();
  const open = async (): Promise<MockApp> => {
    const store = await connectStore(redis.url, options);
    closing.push(store.close);
    return createMockApp(options, { shared: store });
  };
  mocks = [await open(), await open()];
});

afterAll(async () => {
  for (const mock of mocks) mock.endStreams();
  for (const close of closing) close();
  await redis.close();
});

const get = (mock: MockApp, path: string, init: RequestInit = {}) =>
  mock.request(`http://localhost${path}`, {
    ...init,
    headers: { Authorization: "Bearer mock_live_demo", ...init.headers },
  });

/** The events of a mock, one after the other, without what keeps the stream alive. */
async function watch(mock: MockApp, query = "") {
  const { body } = await get(mock, `/__mock/events${query}`);
  const reader = (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  return async (): Promise<{ event: string; data: Record<string, unknown> }> => {
    for (;;) {
      const found = /event: (\w+)\ndata: (.*)\n\n/.exec(rest);
      if (found) {
        rest = rest.slice(found.index + found[0].length);
        return { event: found[1] ?? "", data: JSON.parse(found[2] ?? "") };
      }
      const { done, value } = await reader.read();
      if (done) throw new Error("the stream has ended");
      rest += value;
    }
  };
}

test("a stream of one mock tells what happens in the other, as the list has it", async () => {
  const [one, other] = mocks;
  const next = await watch(one);
  const ofSession = await watch(one, "?session=mine");
  expect((await get(other, "/v2/taxonomies?query=home")).status).toBe(200);
  const { requests } = await (await get(other, "/__mock/requests")).json();
  expect(await next()).toEqual({ event: "request", data: requests[0] });
  await get(other, "/__mock/clock", { method: "POST", body: JSON.stringify({ advanceSeconds: 60 }) });
  expect(await next()).toEqual({ event: "change", data: { session: "", what: "clock" } });
  // What a limit has refused is an exchange too.
  for (let n = 0; n < 60; n += 1) await get(other, "/v2/taxonomies?query=home");
  await get(other, "/v2/taxonomies?query=home");
  for (let n = 0; n < 60; n += 1) await next();
  expect((await next()).data).toMatchObject({ status: 429, errorCode: "rate_limited" });
  // Those of other sessions are not told.
  await get(other, "/v2/taxonomies?query=home", { headers: { "X-Mock-Session": "mine" } });
  expect((await ofSession()).data).toMatchObject({ session: "mine", status: 200 });
});

test("a stream goes on when Redis is back", async () => {
  const [one, other] = mocks;
  const next = await watch(one, "?session=later");
  await redis.crash();
  await redis.restart();
  const headers = { "X-Mock-Session": "later" };
  await expect.poll(async () => (await get(other, "/__mock/health")).status).toBe(200);
  // Nobody knows when the mock has subscribed again.
  let heard = false;
  const hearing = next().then((event) => {
    heard = true;
    return event;
  });
  while (!heard) {
    expect(
      (await get(other, "/__mock/settings", { method: "PATCH", body: '{"latencyMs":0}', headers })).status,
    ).toBe(200);
    await new Promise((done) => setImmediate(done));
  }
  expect((await hearing).data).toEqual({ session: "later", what: "settings" });
});
