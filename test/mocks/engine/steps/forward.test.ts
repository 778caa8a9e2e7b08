import { createMock, type MockOptions } from "@adintel/mock";
import { readFlags } from "@adintel/mock/flags";
import { listen } from "@adintel/mock/server";
import { afterEach, expect, test, vi } from "vitest";
import { now } from "../../../now.ts";

const demo = { Authorization: "Bearer mock_live_demo" };
const taxonomies = "/v2/taxonomies?query=shoes";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  vi.unstubAllEnvs();
});

/** A service that keeps the requests that it gets, and a mock that passes some on to it. */
async function open(upstream: Omit<NonNullable<MockOptions["upstream"]>, "url">, status = 200) {
  const received: { path: string; key: string | null; body: string }[] = [];
  const service = await listen(
    async (request) => {
      const { pathname, search } = new URL(request.url);
      const key = request.headers.get("Authorization");
      received.push({ path: pathname + search, key, body: await request.text() });
      return Response.json({ paths: ["Real"] }, { status, headers: { "X-Service": "1" } });
    },
    { port: 0, host: "127.0.0.1" },
  );
  closing.push(() => service.close());
  const mock = createMock({
    now,
    accounts: 4,
    tick: () => 0,
    upstream: { url: `${service.url}/v2`, ...upstream },
  });
  return { mock, received, service };
}

const search = {
  method: "POST",
  headers: { ...demo, "Content-Type": "application/json" },
  body: JSON.stringify({ query: "shoes", limit: 1 }),
};

test("an operation is passed on with the service's key, and the others are not", async () => {
  const { mock, received } = await open({ forward: ["searchTaxonomies"], apiKey: "real" });
  const response = await mock.fetch(taxonomies, { headers: { ...demo, Cookie: "a=1" } });
  expect(await response.json()).toEqual({ paths: ["Real"] });
  expect(response.headers.get("X-Service")).toBe("1");
  expect(response.headers.get("X-Mock-Scenario")).toBe("forwarded");
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect((await mock.fetch("/v2/media", search)).status).toBe(200);
  expect(received).toEqual([{ path: taxonomies, key: "Bearer real", body: "" }]);
  expect(mock.requests({ operation: "searchTaxonomies" })).toMatchObject([
    { status: 200, scenario: "forwarded", microdollars: 0 },
  ]);
});

test("all but some can be passed on, with their bodies; a key that is not the mock's is kept", async () => {
  const { mock, received } = await open({ forwardAllBut: ["searchTaxonomies"], apiKey: "real" }, 402);
  const headers = { ...search.headers, Authorization: "Bearer theirs" };
  expect((await mock.fetch("/v2/media", { ...search, headers })).status).toBe(402);
  expect((await mock.fetch(taxonomies, { headers: demo })).headers.get("X-Service")).toBeNull();
  expect(received).toEqual([{ path: "/v2/media", key: "Bearer theirs", body: search.body }]);
  expect(mock.ledger().charges).toEqual([]);
});

test("what is staged comes first", async () => {
  const { mock, received } = await open({ forward: ["searchTaxonomies"] });
  mock.scenario({ times: 1, error: "rate_limited" });
  expect((await mock.fetch(taxonomies, { headers: demo })).status).toBe(429);
  expect(received).toEqual([]);
});

test("a service that does not respond is a 500 with the reason", async () => {
  const { mock, service } = await open({ forward: ["searchTaxonomies"] });
  await service.close();
  const response = await mock.fetch(taxonomies, { headers: demo });
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({
    error: {
      code: "internal_error",
      message: expect.stringMatching(/did not respond: .*ECONNREFUSED/) as string,
    },
  });
});

test.each<[string, string[]]>([
  ["--upstream needs one of", ["--upstream", "http://a.example"]],
  ["--upstream needs one of", ["--forward", "getAccount"]],
  ["upstream.url: must be an address such as", ["--upstream", "a.example", "--forward", "getAccount"]],
  [
    "upstream: has no operation getAcount; the operations",
    ["--upstream", "http://a.example", "--forward", "getAcount"],
  ],
])("%s", (message, flags) => {
  expect(() => readFlags(flags)).toThrow(message);
});

test("flags say what is passed on, and the environment has the key", () => {
  vi.stubEnv("ADINTEL_API_KEY", "real");
  const flags = readFlags(["--upstream", "http://a.example", "--forward", "getAccount, searchTaxonomies"]);
  const forward = ["getAccount", "searchTaxonomies"];
  expect(flags?.simulator.upstream).toEqual({ url: "http://a.example", forward, apiKey: "real" });
});
