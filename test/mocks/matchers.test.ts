import { createClient } from "@adintel/client";
import { createMock, listen } from "@adintel/mock";
import { matchers, type MockMatchers } from "@adintel/mock/matchers";
import { connectMock } from "@adintel/mock/remote";
import { describe, expect, it, test, vi } from "vitest";
import { now } from "../now.ts";

declare module "vitest" {
  interface Matchers<T> extends MockMatchers<T> {}
}

expect.extend(matchers);

const options = { now, accounts: 4, mediaPerAccount: 20, rateLimits: false, tick: () => 0 };

/** A mock that has been asked for two searches, and for taxonomies without a key. */
async function searchedMock() {
  const mock = createMock(options);
  const api = createClient({ baseUrl: "http://mock/v2", apiKey: "mock_live_demo", fetch: mock.fetch });
  await api.searchMedia({ query: "shoes", limit: 1 });
  await api.searchMedia({ query: "boots", limit: 2 });
  await mock.fetch("/v2/taxonomies?query=coffee&limit=2");
  return mock;
}

/** The message of what fails; a test that expects one and gets none fails. */
function failure(expectation: () => unknown): string {
  try {
    expectation();
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  throw new Error("the expectation was met");
}

describe("toHaveRequested", () => {
  it("is met by a request that is as described, among others", async () => {
    const mock = await searchedMock();
    expect(mock).toHaveRequested("searchMedia");
    expect(mock).toHaveRequested("v2/searchMedia", { body: { query: "boots" }, status: 200, times: 1 });
    expect(mock).toHaveRequested("searchTaxonomies", { status: "4xx", query: { limit: 2 } });
    expect(mock).toHaveRequested("searchMedia", { atLeast: 1, atMost: 2 });
  });

  it("takes matchers wherever a value stands", async () => {
    const mock = await searchedMock();
    expect(mock).toHaveRequested("searchMedia", {
      body: expect.objectContaining({ query: expect.stringMatching(/^boo/) }),
      headers: { "content-type": expect.stringContaining("json"), authorization: "Bearer ***" },
    });
    expect(mock).toHaveRequested("searchMedia", { body: { limit: expect.any(Number) }, times: 2 });
    expect(mock).not.toHaveRequested("searchMedia", {
      body: expect.not.objectContaining({ limit: 2 }),
      times: 2,
    });
  });

  it("is not met where nothing, or too much, was requested", async () => {
    const mock = await searchedMock();
    expect(mock).not.toHaveRequested("v1/searchBrands");
    expect(mock).not.toHaveRequested("searchMedia", { times: 1 });
    expect(mock).toHaveRequested("searchBrands", { times: 0 });
    expect(mock.session("other")).not.toHaveRequested("searchMedia");
  });

  it("says what was requested in its place, and what differs in the closest", async () => {
    const mock = await searchedMock();
    const body = { query: expect.stringContaining("hats"), limit: 2 };
    expect(failure(() => expect(mock).toHaveRequested("searchMedia", { body }))).toBe(
      `Expected at least 1 matching searchMedia; 0 of 3 requests matched.

Closest: POST /v2/media 200 (req_000002)
  body.query expected StringContaining "hats", got "boots"

Requests:
  POST /v2/media 200 (req_000001)
  POST /v2/media 200 (req_000002)
  GET /v2/taxonomies?query=coffee&limit=2 401 (req_000003)`,
    );
  });

  it("says which were, where there are too many or there should be none", async () => {
    const mock = await searchedMock();
    const matching = `

Matching requests:
  POST /v2/media 200 (req_000001)
  POST /v2/media 200 (req_000002)`;
    expect(failure(() => expect(mock).toHaveRequested("searchMedia", { times: 1 }))).toBe(
      `Expected exactly 1 matching searchMedia; 2 of 3 requests matched.${matching}`,
    );
    expect(failure(() => expect(mock).not.toHaveRequested("searchMedia"))).toBe(
      `Expected anything but at least 1 matching searchMedia; 2 of 3 requests matched.${matching}`,
    );
  });

  it("says that nothing was requested at all", () => {
    expect(failure(() => expect(createMock(options)).toHaveRequested("searchMedia"))).toBe(
      "Expected at least 1 matching searchMedia; 0 of 0 requests matched.",
    );
  });

  it("refuses what is no mock, no operation or no description", () => {
    const mock = createMock(options);
    expect(() => expect(fetch).toHaveRequested("searchMedia")).toThrow(/takes a mock from createMock/);
    const operation: string = "buyAds";
    // @ts-expect-error: not an operation
    expect(() => expect(mock).toHaveRequested(operation)).toThrow(
      /^operation: is not an operation; the operations are v2\//,
    );
    // @ts-expect-error: not a field
    expect(() => expect(mock).toHaveRequested("searchMedia", { bodies: {} })).toThrow(
      /^bodies: is not a known field/,
    );
    // @ts-expect-error: the body has no such field
    expect(mock).not.toHaveRequested("searchMedia", { body: { colour: "red" } });
  });
});

describe("of a mock that runs elsewhere", () => {
  test("it is awaited, and asks for the session of that mock", async () => {
    const mock = createMock(options);
    const server = await listen(mock.fetch, { port: 0, host: "127.0.0.1" });
    const remote = connectMock(server.url, { session: "cart" });
    await remote.fetch("/v2/taxonomies?query=coffee");
    await expect(remote).toHaveRequested("searchTaxonomies", { status: 401, query: { query: "coffee" } });
    await expect(remote.session("other")).not.toHaveRequested("searchTaxonomies");
    await expect(expect(remote).toHaveRequested("searchMedia")).rejects.toThrow("0 of 1 request matched.");
    expect(await remote.requests({ operation: "searchTaxonomies" })).toEqual(
      JSON.parse(JSON.stringify(mock.requests({ session: "cart" }))),
    );
    expect(await remote.requests({ query: { query: expect.stringMatching("tea") } })).toEqual([]);
    const wrong: object = { colour: "red" };
    await expect(remote.requests(wrong)).rejects.toThrow("colour: is not a known field");
    expect(await remote.requests.clear()).toBe(1);
    expect(await remote.requests()).toEqual([]);
    await server.close();
  });

  /** As Playwright calls it, which says how long it waits. */
  function inPlaywright(answers: number[], isNot: boolean) {
    let asked = 0;
    const one = createMock(options);
    const requests = async () => {
      const count = answers[Math.min(asked, answers.length - 1)] ?? 0;
      asked += 1;
      one.requests.clear();
      for (let n = 0; n < count; n += 1) await one.fetch("/v2/taxonomies?query=coffee");
      return one.requests();
    };
    const result = matchers.toHaveRequested.call({ isNot, timeout: 1000 }, { requests }, "searchTaxonomies");
    return { result, asked: () => asked };
  }

  test.each([
    ["waits in Playwright until it is met", [0, 0, 1], false, true, 3],
    ["waits in Playwright until its time is up", [0], false, false, 11],
    ["waits in Playwright until it is no longer met, where it should not be", [1, 1, 0], true, false, 3],
  ])("it %s", async (_, answers, isNot, pass, times) => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    try {
      const { result, asked } = inPlaywright(answers, isNot);
      await vi.advanceTimersByTimeAsync(2000);
      expect(await result).toMatchObject({ pass });
      expect(asked()).toBe(times);
    } finally {
      vi.useRealTimers();
    }
  });
});
