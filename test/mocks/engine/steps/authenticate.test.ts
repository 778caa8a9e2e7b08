import { documents } from "@adintel/client/operations";
import { describe, expect, it, test } from "vitest";
import { examples, openMock, sendExample, type Sending } from "../../support/open-mock.ts";

const mock = openMock({ rateLimits: false });
const id = await mock.someAccount();

const refused: [string, Sending, number, string][] = [
  ["no key", { key: null }, 401, "invalid_api_key"],
  ["no scheme", { key: null, headers: { Authorization: "mock_live_demo" } }, 401, "invalid_api_key"],
  [
    "another scheme",
    { key: null, headers: { Authorization: "Basic mock_live_demo" } },
    401,
    "invalid_api_key",
  ],
  ["a scheme alone", { key: null, headers: { Authorization: "Bearer" } }, 401, "invalid_api_key"],
  ["two words", { key: "mock_live_demo more" }, 401, "invalid_api_key"],
  ["an unknown key", { key: "mock_live_nobody" }, 401, "invalid_api_key"],
  ["a key in capitals", { key: "MOCK_LIVE_DEMO" }, 401, "invalid_api_key"],
  ["a name that all objects have", { key: "constructor" }, 401, "invalid_api_key"],
  ["a revoked key", { key: "mock_live_revoked" }, 401, "invalid_api_key"],
  ["a team without subscription", { key: "mock_live_inactive" }, 403, "subscription_inactive"],
  ["a holder who left", { key: "mock_live_departed" }, 403, "membership_ended"],
];

describe.each(refused)("%s", (_, sending, status, code) => {
  test.each(examples)("is refused by $name", async (example) => {
    expect(await sendExample(mock, example, id, sending)).toMatchObject({ status, code });
  });
});

test("a key that is wrong is told where the keys are, and one that is missing how to send it", async () => {
  const messageFor = async (key: string | null) =>
    (await mock.send("/v2/taxonomies?query=a", { key })).body.error?.message;
  const missing = await messageFor(null);
  expect(missing).toMatch(/Authorization: Bearer/);
  for (const key of ["mock_live_nobody", "mock_live_revoked"]) {
    expect(await messageFor(key)).toContain("/__mock/keys");
    expect(await messageFor(key)).not.toBe(missing);
  }
});

test.each(["Bearer", "bearer", "BEARER", "bEaReR", "Bearer  "])("%j is the scheme", async (scheme) => {
  const headers = { Authorization: `${scheme} mock_live_demo` };
  expect(await mock.send("/v2/taxonomies?query=coffee", { key: null, headers })).toMatchObject({
    status: 200,
  });
});

describe("with a default key", () => {
  const keyed = openMock({ defaultKey: "mock_live_demo" });
  const free = "/v2/taxonomies?query=coffee";

  test.each(examples)("a call of $name needs none", async (example) => {
    expect(await sendExample(keyed, example, id, { key: null })).toMatchObject({ status: 200 });
  });

  test("a key that is sent counts, also one that is wrong", async () => {
    expect(await keyed.send(free, { key: "mock_live_revoked" })).toMatchObject({ status: 401 });
    const headers = { Authorization: "Basic mock_live_demo" };
    expect(await keyed.send(free, { key: null, headers })).toMatchObject({ status: 401 });
  });

  test("it is a setting, and what a scenario takes for the call's key", async () => {
    const change = async (defaultKey: unknown) =>
      (await keyed.send("/__mock/settings", { method: "PATCH", body: { defaultKey } })).status;
    const body = { on: { key: "mock_live_low" }, error: "rate_limited" };
    await keyed.send("/__mock/scenarios", { method: "POST", body });
    const statusOf = async () => (await keyed.send(free, { key: null })).status;
    expect(await statusOf()).toBe(200);
    expect(await change("mock_live_low")).toBe(200);
    expect(await statusOf()).toBe(429);
    const { monthlyMicrodollars } = (await keyed.send("/__mock/ledger")).body;
    expect(monthlyMicrodollars).toBe(
      (await keyed.send("/__mock/ledger?key=mock_live_low")).body["monthlyMicrodollars"],
    );
    expect(await change(null)).toBe(200);
    expect(await statusOf()).toBe(401);
    expect(await change(1)).toBe(400);
  });
});

test("the demo key opens every operation", async () => {
  const answers = await Promise.all(examples.map((example) => sendExample(mock, example, id)));
  expect(answers.map(({ status }) => status)).toEqual(examples.map(() => 200));
});

describe("what is wrong in several ways is refused for the first of", () => {
  const large = `{"websiteUrl":"${"a".repeat(documents.v2.maxBodyBytes)}"`;
  const limited = openMock();
  // Each request is wrong in all ways that come after the one it shows.
  const sequence: [string, Sending, number, string][] = [
    ["/v2/nothing", { key: null, text: large }, 404, "not_found"],
    ["/v2/media", { method: "PUT", key: null, text: large }, 405, "method_not_allowed"],
    ["/v2/media", { key: "nobody", text: large }, 401, "invalid_api_key"],
    ["/v2/media", { key: "mock_live_inactive", text: large }, 403, "subscription_inactive"],
    ["/v2/media", { key: "mock_live_exhausted", text: large }, 429, "rate_limited"],
    ["/v2/media", { key: "mock_live_exhausted", text: large, ip: "10.0.0.9" }, 413, "payload_too_large"],
    [
      "/v2/media",
      { key: "mock_live_exhausted", body: { accountId: "nobody", limit: "x" }, ip: "10.0.0.9" },
      400,
      "invalid_request",
    ],
    [
      "/v2/media",
      { key: "mock_live_exhausted", body: { accountId: "nobody" }, ip: "10.0.0.9" },
      402,
      "out_of_credits",
    ],
    ["/v2/media", { body: { accountId: "nobody" }, ip: "10.0.0.9" }, 404, "brand_not_found"],
  ];

  it("route, method, key, team, rate, size, contract, credits, account", async () => {
    const [perIp] = documents.v2.rateLimits;
    for (let n = 0; n < perIp.requestsPerMinute; n += 1) await limited.send("/v2/taxonomies?query=a");
    for (const [path, sending, status, code] of sequence) {
      expect(await limited.send(path, sending)).toMatchObject({ status, code });
    }
  });
});

test("a GET path with an undecodable id is refused before its account is looked for", async () => {
  expect(await mock.send("/v2/account/%ff/insights?type=HOOK")).toMatchObject({
    status: 400,
    body: { error: { details: [{ path: "id" }] } },
  });
});

test("HEAD is refused where a GET may be billed, and answered where it is free", async () => {
  const gets = examples.filter(({ operation }) => operation.method === "GET");
  for (const example of gets) {
    const free = example.operation.billing?.microdollarsPerRow === 0;
    const { status, headers } = await sendExample(mock, example, id, { method: "HEAD" });
    expect([example.name, status]).toEqual([example.name, free ? 200 : 405]);
    if (!free) expect(headers.get("Allow")).toBe("GET");
  }
});

test("both versions name the same free operations that the specification names", () => {
  const free = examples.filter(({ operation }) => operation.billing?.microdollarsPerRow === 0);
  expect(free.map(({ name }) => name)).toEqual([
    "v2 indexAccount",
    "v2 getAccountIndexStatus",
    "v2 searchTaxonomies",
    "v1 indexBrand",
    "v1 getBrandIndexStatus",
  ]);
});
