import { documents, errorStatuses, operations, type Operation } from "@adintel/client/operations";
import { describe, expect, it, test } from "vitest";
import { routes } from "../../../../mocks/http/routes.ts";
import { limitsOf } from "../../../../mocks/engine/steps/rate-limit.ts";
import { createRateLimiter } from "../../../../mocks/engine/sessions/rate-limits.ts";
import { exampleOf, openMock, sendExample, type Mock, type Sending } from "../../support/open-mock.ts";

const [perIp, perKey] = documents.v2.rateLimits;
const free = "/v2/taxonomies?query=coffee";
const minute = 60_000;

/** The statuses of calls that are made one after the other. */
async function statuses(
  mock: Mock,
  count: number,
  path: string,
  sending: (n: number) => Sending = () => ({}),
) {
  const answers: number[] = [];
  for (let n = 0; n < count; n += 1) answers.push((await mock.send(path, sending(n))).status);
  return answers;
}

/** A caller for every call, so that the limit per address never governs. */
const manyCallers = (n: number): Sending => ({ ip: `10.1.${Math.floor(n / 200)}.${n % 200}` });

function allowedOf(answers: number[]): number {
  const first = answers.indexOf(429);
  expect(answers.slice(0, first).every((status) => status === 200)).toBe(true);
  expect(answers.slice(first).every((status) => status === 429)).toBe(true);
  return first;
}

describe("the limit that governs is", () => {
  it("60 per address where one caller calls", async () => {
    expect(perIp).toEqual({ scope: "ip", requestsPerMinute: 60 });
    expect(allowedOf(await statuses(openMock(), 70, free, () => ({ ip: "10.0.0.1" })))).toBe(60);
  });

  it("per address over all keys and both versions", async () => {
    const mock = openMock();
    const ip = "10.0.0.1";
    await statuses(mock, 30, free, () => ({ ip }));
    await statuses(mock, 30, free, () => ({ ip, key: "mock_live_low" }));
    const { status } = await mock.send("/api/v1/brands/index", { ip, key: "mock_live_exhausted", body: {} });
    expect(status).toBe(429);
    expect(await statuses(mock, 1, free, () => ({ ip: "10.0.0.2" }))).toEqual([200]);
  });

  it("120 per key where several callers share it, over both versions", async () => {
    expect(perKey).toEqual({ scope: "apiKey", requestsPerMinute: 120 });
    const mock = openMock();
    const id = await mock.someAccount();
    const paths = [free, `/v2/account/${id}/index-status`, `/api/v1/brands/${id}/index-status`];
    const answers: number[] = [];
    for (let n = 0; n < 130; n += 1)
      answers.push((await mock.send(paths[n % 3] ?? free, manyCallers(n))).status);
    expect(allowedOf(answers)).toBe(120);
    expect(await statuses(mock, 1, free, () => ({ ip: "10.0.0.1", key: "mock_live_low" }))).toEqual([200]);
  });

  test.each([
    ["v2 indexAccount", "/v2/account/index"],
    ["v1 indexBrand", "/api/v1/brands/index"],
  ])("50 for %s, even of one caller", async (name, path) => {
    const mock = openMock();
    const { operation, body } = exampleOf(name);
    expect(operation.rateLimit?.requestsPerMinute).toBe(50);
    expect(allowedOf(await statuses(mock, 55, path, () => ({ body })))).toBe(50);
    expect(await statuses(mock, 1, free)).toEqual([200]);
  });

  it("for each user of its own", async () => {
    const mock = openMock();
    const { body } = exampleOf("v2 indexAccount");
    await statuses(mock, 50, "/v2/account/index", () => ({ body }));
    const other = { body, key: "mock_live_low" };
    expect((await mock.send("/v2/account/index", other)).status).toBe(200);
    expect((await mock.send("/v2/account/index", { body })).status).toBe(429);
  });

  // No demo user has a second key, and a key's 120 come before these.
  test.each<[string, Operation, number]>([
    ["v2 searchMedia", operations.v2.searchMedia, 120],
    ["v2 listAccountInsights", operations.v2.listAccountInsights, 120],
    ["v2 listAccountLandingPages", operations.v2.listAccountLandingPages, 120],
    ["v2 listAccountCampaigns", operations.v2.listAccountCampaigns, 120],
    ["v2 listAccountCollabs", operations.v2.listAccountCollabs, 120],
    ["v2 searchTaxonomies", operations.v2.searchTaxonomies, 120],
    ["v1 searchBrands", operations.v1.searchBrands, 120],
    ["v1 getBrand", operations.v1.getBrand, 120],
    ["v1 searchBrandMedia", operations.v1.searchBrandMedia, 120],
    ["v1 listBrandInsights", operations.v1.listBrandInsights, 120],
    ["v1 listBrandLandingPages", operations.v1.listBrandLandingPages, 120],
    ["v1 getBrandIndexStatus", operations.v1.getBrandIndexStatus, 300],
  ])("that of %s, where a user has many keys", (_, operation, expected) => {
    const check = checkOf(operation);
    const answers: number[] = [];
    for (let n = 0; n < expected + 10; n += 1) answers.push(check(`key ${n}`, `10.2.${n >> 8}.${n & 255}`));
    expect(allowedOf(answers)).toBe(expected);
  });
});

/** The limits alone, in front of an operation, called with any key of one user. */
function checkOf(operation: Operation) {
  const route = routes.find((candidate) => candidate.operations.includes(operation));
  if (!route) throw new Error("the operation has no route");
  const limiter = createRateLimiter();
  const target = { version: route.version, operation };
  return (key: string, ip: string): number => {
    const seconds = limiter.take(limitsOf(target, { key: { key, user: "one" }, ip }), 0);
    return seconds > 0 ? errorStatuses.rate_limited : 200;
  };
}

describe("Retry-After", () => {
  it("is the time until the minute that began with the first call is over, and is honoured to the second", async () => {
    const mock = openMock();
    await mock.send(free);
    mock.wait(12_345);
    await statuses(mock, 59, free);
    const limited = await mock.send(free);
    expect(limited).toMatchObject({ status: 429, code: "rate_limited" });
    expect(limited.headers.get("Retry-After")).toBe("48");
    mock.wait(minute - 12_345 - 1);
    expect((await mock.send(free)).headers.get("Retry-After")).toBe("1");
    mock.wait(1);
    expect(await statuses(mock, 61, free)).toEqual([...Array<number>(60).fill(200), 429]);
  });

  it("is that of the limit that is open last", async () => {
    const mock = openMock();
    const { body } = exampleOf("v2 indexAccount");
    await statuses(mock, 10, free);
    mock.wait(20_000);
    await statuses(mock, 50, "/v2/account/index", () => ({ body }));
    // The address is free in 40 seconds, the operation in 60.
    expect((await mock.send(free)).headers.get("Retry-After")).toBe("40");
    expect((await mock.send("/v2/account/index", { body })).headers.get("Retry-After")).toBe("60");
    mock.wait(40_000);
    expect((await mock.send(free)).status).toBe(200);
    expect((await mock.send("/v2/account/index", { body })).headers.get("Retry-After")).toBe("20");
    mock.wait(20_000);
    expect((await mock.send("/v2/account/index", { body })).status).toBe(200);
  });

  it("follows the clock of the controls as well", async () => {
    const mock = openMock();
    await statuses(mock, 60, free);
    const { headers } = await mock.send(free);
    await mock.send("/__mock/clock", { body: { advanceSeconds: Number(headers.get("Retry-After")) } });
    expect((await mock.send(free)).status).toBe(200);
  });
});

describe("a limited call", () => {
  it("is not charged and does not reach the account", async () => {
    const mock = openMock();
    const id = await mock.someAccount();
    await statuses(mock, 60, free);
    expect((await sendExample(mock, exampleOf("v1 getBrand"), id)).status).toBe(429);
    expect((await sendExample(mock, exampleOf("v1 getBrand"), "nobody")).status).toBe(429);
    expect((await mock.ledger()).charges).toEqual([]);
  });

  it("counts against no other limit", async () => {
    const mock = openMock();
    await statuses(mock, 60 + 100, free, () => ({ ip: "10.0.0.1" }));
    // Of the key's 120 there are 60 left.
    expect(allowedOf(await statuses(mock, 70, free, () => ({ ip: "10.0.0.2" })))).toBe(60);
  });
});

test("a call with a refused key counts against no limit", async () => {
  const mock = openMock();
  await statuses(mock, 100, free, () => ({ key: "nobody" }));
  expect(allowedOf(await statuses(mock, 61, free))).toBe(60);
});

test("refused requests of a good key count", async () => {
  const mock = openMock();
  await statuses(mock, 60, "/v2/taxonomies");
  expect(await statuses(mock, 1, free)).toEqual([429]);
});

test("the limits can be switched off and on", async () => {
  const mock = openMock();
  const set = (rateLimits: boolean) =>
    mock.send("/__mock/settings", { method: "PATCH", body: { rateLimits } });
  await statuses(mock, 60, free);
  expect((await set(false)).body).toMatchObject({ rateLimits: false });
  expect(new Set(await statuses(mock, 200, free))).toEqual(new Set([200]));
  await set(true);
  expect(await statuses(mock, 1, free)).toEqual([429]);
});
