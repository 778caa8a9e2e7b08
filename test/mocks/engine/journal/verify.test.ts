import { expect, it, describe } from "vitest";
import { openMock } from "../../support/open-mock.ts";

const mock = openMock({ rateLimits: false });
for (const query of ["shoes", "boots"])
  await mock.send("/v2/media", { body: { query, format: ["VIDEO", "IMAGE"], limit: 1 } });
await mock.send("/v2/taxonomies?query=coffee&limit=2", { key: null });

async function verify(body: unknown) {
  const { status, body: answer } = await mock.send("/__mock/requests/verify", { body });
  return {
    status,
    answer,
    details: answer.error?.details?.map(({ path, message }) => `${path}: ${message}`),
  };
}

describe("verifies", () => {
  it.each<[object, number]>([
    [{}, 3],
    [{ operation: "searchMedia" }, 2],
    [{ operation: "v2/searchMedia", times: 2 }, 2],
    [{ operation: "searchMedia", body: { query: "boots" } }, 1],
    [{ body: { format: ["VIDEO", "IMAGE"] }, atLeast: 2, atMost: 2 }, 2],
    [{ method: "get", path: "/v2/taxonomies", status: "4xx" }, 1],
    [{ query: { limit: 2 }, headers: { "X-Other": undefined }, status: 401 }, 1],
    [{ query: { limit: "2" } }, 1],
    [{ headers: { "CONTENT-type": "application/json", authorization: "Bearer ***" } }, 2],
    [{ operation: "searchBrands", times: 0 }, 0],
    [{ operation: "searchBrands", atMost: 1 }, 0],
    [{ session: "*", atLeast: 3 }, 3],
  ])("%j", async (expectation, count) => {
    expect(await verify(expectation)).toMatchObject({ status: 200, answer: { verified: true, count } });
  });
});

describe("says how many matched, and what differs in the closest", () => {
  it.each<[object, string[]]>([
    [
      { operation: "searchMedia", body: { query: "hats", limit: 1, sortBy: "NEWEST" } },
      [
        "requests: 0 of 3 requests match; expected at least 1",
        "req_000001: closest: POST /v2/media 200 (req_000001)",
        'body.query: expected "hats", got "shoes"',
        'body.sortBy: expected "NEWEST", but it is missing',
      ],
    ],
    [
      { operation: "searchMedia", body: { query: "boots", format: ["VIDEO"] } },
      [
        "requests: 0 of 3 requests match; expected at least 1",
        "req_000002: closest: POST /v2/media 200 (req_000002)",
        "body.format: expected 1 item, got 2",
      ],
    ],
    [
      { operation: "searchTaxonomies", status: 200, query: { limit: 3 } },
      [
        "requests: 0 of 3 requests match; expected at least 1",
        "req_000003: closest: GET /v2/taxonomies?query=coffee&limit=2 401 (req_000003)",
        "status: expected 200, got 401",
        "query.limit: expected 3, got 2",
      ],
    ],
    [
      { operation: "searchMedia", times: 1 },
      [
        "requests: 2 of 3 requests match; expected exactly 1",
        "req_000001: matches: POST /v2/media 200 (req_000001)",
        "req_000002: matches: POST /v2/media 200 (req_000002)",
      ],
    ],
    [
      { operation: "searchTaxonomies", times: 0 },
      [
        "requests: 1 of 3 requests match; expected none",
        "req_000003: matches: GET /v2/taxonomies?query=coffee&limit=2 401 (req_000003)",
      ],
    ],
    [{ session: "nobody" }, ["requests: 0 of 0 requests match; expected at least 1"]],
  ])("%j", async (expectation, details) => {
    const found = await verify(expectation);
    expect(found.details).toEqual(details);
    expect(found).toMatchObject({ status: 409, answer: { error: { code: "mock_control" } } });
  });
});

describe("refuses what is no expectation, and names all that is wrong", () => {
  it.each<[unknown, string[]]>([
    [[], ["body"]],
    [null, ["body"]],
    [
      { operation: 1, method: 2, path: 3, status: "ok", query: 1, headers: [] },
      ["operation", "method", "path", "status", "query", "headers"],
    ],
    [{ times: -1, colour: "red" }, ["times", "colour"]],
    [{ times: 1, atLeast: 1 }, ["times"]],
    [{ atLeast: 1.5, atMost: "2" }, ["atLeast", "atMost"]],
    [{ atLeast: 2, atMost: 1 }, ["atMost"]],
    [{ limit: 1 }, ["limit"]],
  ])("%j", async (body, paths) => {
    const { status, answer } = await verify(body);
    expect(status).toBe(400);
    expect(answer.error?.details?.map(({ path }) => path)).toEqual(paths);
  });

  it("also what is no JSON", async () => {
    const { status, body } = await mock.send("/__mock/requests/verify", { text: "{" });
    expect([status, body.error?.details?.[0]?.message]).toEqual([400, "is not JSON"]);
  });
});
