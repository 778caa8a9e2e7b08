import { expect, test } from "vitest";
import { exampleOf, openMock, sendExample } from "../../support/open-mock.ts";

const mock = openMock();
const id = await mock.someAccount();
const free = "/v2/taxonomies?query=coffee";

test("credits are spent in one session only", async () => {
  await sendExample(mock, exampleOf("v1 getBrand"), id, { session: "spender" });
  expect((await mock.ledger("mock_live_demo", "spender")).charges).toHaveLength(1);
  expect((await mock.ledger("mock_live_demo", "saver")).charges).toEqual([]);
  expect((await mock.ledger()).charges).toEqual([]);
});

test("rates are limited in one session only", async () => {
  for (let n = 0; n < 60; n += 1) await mock.send(free, { session: "busy" });
  expect((await mock.send(free, { session: "busy" })).status).toBe(429);
  expect((await mock.send(free, { session: "idle" })).status).toBe(200);
  expect((await mock.send(free)).status).toBe(200);
});

test("an account that was added exists in one session only", async () => {
  const body = { websiteUrl: "https://only-here.example" };
  const { body: added } = await mock.send("/v2/account/index", { body, session: "here" });
  const path = `/v2/account/${added.brandId}/index-status`;
  expect((await mock.send(path, { session: "here" })).body).toEqual({ status: "indexing" });
  expect((await mock.send(path, { session: "there" })).code).toBe("brand_not_found");
  const again = await mock.send("/v2/account/index", { body, session: "there" });
  expect(again.body.status).toBe("indexing");
});

test("clock and settings are those of a session", async () => {
  const one = { session: "one" };
  await mock.send("/__mock/clock", { body: { advanceSeconds: 3600 }, ...one });
  await mock.send("/__mock/settings", { method: "PATCH", body: { indexingSeconds: 5 }, ...one });
  const other = await mock.send("/__mock/settings", { session: "other" });
  expect(other.body["indexingSeconds"]).not.toBe(5);
  const now = async (session: string) =>
    (await mock.send("/__mock/clock", { body: { advanceSeconds: 0 }, session })).body.now ?? "";
  expect(Date.parse(await now("one")) - Date.parse(await now("other"))).toBe(3_600_000);
});

test("requests are listed in their session only, and a reset is of one session", async () => {
  await mock.send(free, { session: "a" });
  await mock.send(free, { session: "b" });
  await mock.send("/__mock/reset", { method: "POST", session: "a" });
  const listed = async (session: string) =>
    (await mock.send("/__mock/requests", { session })).body["requests"];
  expect(await listed("a")).toEqual([]);
  expect(await listed("b")).toHaveLength(1);
});

test("faults befall the requests of a session by their own count", async () => {
  const settings = { method: "PATCH", body: { errorRate: 0.5 }, session: "faulty" };
  await mock.send("/__mock/settings", settings);
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    statuses.push((await mock.send(free, { session: "faulty" })).status);
    await mock.send(free, { session: "bystander" });
  }
  expect(statuses).toEqual([200, 500, 200, 500, 200, 500]);
});

test("a session in use outlives a thousand that are not", async () => {
  const crowded = openMock();
  await sendExample(crowded, exampleOf("v1 getBrand"), id);
  for (let n = 0; n < 1500; n += 1) {
    await crowded.send("/__mock/settings", { session: `passer-by ${n}` });
    if (n % 500 === 0) expect((await crowded.ledger()).charges).toHaveLength(1);
  }
  expect((await crowded.ledger()).charges).toHaveLength(1);
});
