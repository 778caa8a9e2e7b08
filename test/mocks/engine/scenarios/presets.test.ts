import { createClient } from "@adintel/client";
import { createMock, type PresetName } from "@adintel/mock";
import { readFile } from "node:fs/promises";
import { describe, expect, it, test } from "vitest";
import { presetList } from "../../../../mocks/engine/scenarios/presets.ts";
import { root } from "../../../../scripts/lib/paths.ts";
import {
  examples,
  freeOperations,
  openMock,
  priceOf,
  rowsCharged,
  sendExample,
  type Body,
} from "../../support/open-mock.ts";

const id = await accountWithEverything();

/** An account of which every list has rows. */
async function accountWithEverything(): Promise<string> {
  const mock = openMock({ rateLimits: false });
  const { body } = await mock.send("/v2/brands", { body: { limit: 10 } });
  const lists = [
    "landing-pages?showInactive=true",
    "campaigns?type=CAMPAIGN",
    "collabs",
    "insights?type=HOOK",
  ];
  for (const brand of body.brands ?? []) {
    const pages = lists.map((list) => mock.send(`/v2/account/${brand.id}/${list}`));
    if ((await Promise.all(pages)).every((page) => Number(page.body.count) > 0)) return brand.id;
  }
  throw new Error("no account has everything");
}

/** What each preset makes of every operation, but the one that waits for the fourth call. */
const expected: Record<Exclude<PresetName, "flaky">, (name: string, usual: number) => number> = {
  outOfCredits: (name, usual) => (freeOperations.includes(name) ? usual : 402),
  rateLimited: () => 429,
  slow: (_, usual) => usual,
  emptyWorld: (_, usual) => usual,
  gatewayDown: () => 502,
  newFieldsAndEnumValues: (_, usual) => usual,
};

describe.each(Object.entries(expected))("the preset %s", (preset, statusOf) => {
  it("does the same to every operation, in strict mode too, and is named in the response", async () => {
    const mock = openMock({ rateLimits: false });
    // The two seconds of `slow` are not waited for.
    mock.app.scenario(preset as PresetName, preset === "slow" ? { delayMs: 0 } : {});
    for (const example of examples) {
      const { operation } = example;
      const response = await mock.fetch(example.path(id), {
        method: operation.method,
        ...(example.body && { body: example.body }),
      });
      expect(response.status, example.name).toBe(statusOf(example.name, 200));
      const isNamed = response.headers.get("X-Mock-Scenario") === preset;
      const isFree = preset === "outOfCredits" && freeOperations.includes(example.name);
      expect(isNamed, example.name).toBe(!isFree && (preset !== "emptyWorld" || isList(operation)));
    }
  });
});

function isList({ lists, operationId }: (typeof examples)[number]["operation"]): boolean {
  // Not specified in v1, and answered as in v2.
  return lists.length > 0 || ["listBrandCampaigns", "listBrandCollabs"].includes(operationId);
}

test("each preset is described in one sentence, over HTTP as in the types", async () => {
  const { body } = await openMock().send("/__mock/scenarios");
  const presets = body["presets"] as { name: string; description: string }[];
  expect(presets.map(({ name }) => name).toSorted()).toEqual([...Object.keys(expected), "flaky"].toSorted());
  for (const { description } of presets) expect(description).toMatch(/^[A-Z][^.]*\.$/);
});

test("the README says of each preset what it does", async () => {
  const readme = await readFile(`${root}/mocks/README.md`, "utf8");
  const rows = new Map(
    Array.from(readme.matchAll(/^\| `(\w+)` +\| (.*?) *\|$/gm), ([, name, does]) => [name, does] as const),
  );
  for (const { name, description } of presetList)
    expect(rows.get(name), name).toBe(description.charAt(0).toLowerCase() + description.slice(1, -1));
});

test("rateLimited waits as long as it says", async () => {
  const mock = openMock();
  mock.app.scenario("rateLimited");
  expect((await mock.send("/v2/taxonomies?query=coffee")).headers.get("Retry-After")).toBe("3");
});

test("slow takes two seconds", () => {
  expect(openMock().app.scenario("slow").scenario).toEqual({ name: "slow", delayMs: 2000 });
});

test("flaky fails every fourth call", async () => {
  const mock = openMock();
  mock.app.scenario("flaky");
  const seen: number[] = [];
  for (let n = 0; n < 8; n += 1) seen.push((await mock.send("/v2/taxonomies?query=coffee")).status);
  expect(seen).toEqual([200, 200, 200, 500, 200, 200, 200, 500]);
});

test("a preset can be changed in part, and its conditions are kept", async () => {
  const mock = openMock();
  const limited = mock.app.scenario("rateLimited", {
    on: { operation: "searchMedia" },
    retryAfterSeconds: 9,
  });
  expect((await mock.send("/v2/taxonomies?query=coffee")).status).toBe(200);
  const { headers } = await mock.send("/v2/media", { body: { query: "the" } });
  expect([headers.get("Retry-After"), limited.used]).toEqual(["9", 1]);
  const broke = mock.app.scenario({ preset: "outOfCredits", on: { key: "mock_live_low" }, times: 1 });
  expect(broke.scenario).toMatchObject({ on: { metered: true, key: "mock_live_low" }, times: 1 });
});

describe("rows: none", () => {
  const lists = examples.filter(({ operation }) => isList(operation));

  test.each(lists)("$name is empty, and charged as such", async (example) => {
    const mock = openMock();
    const usual = await sendExample(openMock(), example, id);
    expect(rowsInAny(usual.body)).toBeGreaterThan(0);
    mock.app.scenario("emptyWorld");
    const { status, body } = await sendExample(mock, example, id);
    expect([status, body.count, rowsInAny(body)]).toEqual([200, 0, 0]);
    const rows = rowsCharged(example, example.body, body);
    const charges = rows * priceOf(example.operation) === 0 ? [] : [{ rows }];
    expect((await mock.ledger()).charges).toMatchObject(charges);
  });

  test("v1 tells ids that it does not find", async () => {
    const mock = openMock();
    mock.app.scenario("emptyWorld");
    const { body } = await mock.send("/api/v1/brands/search", { body: { mode: "ids", brandIds: [id] } });
    expect(body).toEqual({ count: 0, brands: [], unmatchedIds: [id] });
  });

  test("what is refused otherwise still is, and single accounts are found", async () => {
    const mock = openMock();
    mock.app.scenario("emptyWorld");
    expect((await mock.send("/v2/account/none/landing-pages")).status).toBe(404);
    expect((await mock.send("/v2/media", { body: {} })).status).toBe(400);
    expect((await mock.send(`/v2/account/${id}`)).status).toBe(200);
    expect((await mock.send("/v2/taxonomies?query=coffee", { key: null })).status).toBe(401);
  });

  test("an example that is asked for still comes", async () => {
    const mock = openMock();
    mock.app.scenario("emptyWorld");
    const Prefer = "example=oneAccount";
    const { body } = await mock.send("/v2/media", { body: { query: "the" }, headers: { Prefer } });
    expect(body.count).toBeGreaterThan(0);
  });
});

/** The rows of whatever list a response has. */
function rowsInAny(body: Body): number {
  const lists = Object.entries(body).filter(([name]) => name !== "unmatchedIds");
  return lists.reduce((sum, [, value]) => sum + (Array.isArray(value) ? value.length : 0), 0);
}

describe("newer: true", () => {
  test.each(examples)("$name has a field more in every object, and what it had", async (example) => {
    const usual = await sendExample(openMock(), example, id);
    const mock = openMock();
    mock.app.scenario("newFieldsAndEnumValues");
    const newer = await sendExample(mock, example, id);
    expect(newer.body["newField"]).toBe("new");
    expect(withoutNews(newer.body, usual.body)).toEqual(usual.body);
  });

  test("the first row has new values of enums, and the others have none", async () => {
    const mock = openMock();
    mock.app.scenario("newFieldsAndEnumValues");
    const { body } = await mock.send("/v2/media", { body: { query: "the", format: ["VIDEO"], limit: 3 } });
    const rows = body.media as unknown as { type: string; mediaType: string; brand: { type: string } }[];
    expect(rows.map(({ type }) => type)).toEqual(["NEW_VALUE", "VIDEO", "VIDEO"]);
    expect(rows.map(({ mediaType }) => mediaType)).toEqual(["NEW_VALUE", "VIDEO", "VIDEO"]);
  });

  test("what repeats the request is left alone, and what tells two shapes apart", async () => {
    const mock = openMock();
    mock.app.scenario("newFieldsAndEnumValues");
    for (const type of ["HOOK", "MEDIA_MIX"])
      expect((await mock.send(`/v2/account/${id}/insights?type=${type}`)).body).toMatchObject({ type });
    expect((await mock.send(`/v2/account/${id}`)).body).toMatchObject({ type: "BRAND" });
  });

  test("a status of an indexing is new", async () => {
    const mock = openMock();
    mock.app.scenario("newFieldsAndEnumValues");
    const { body } = await mock.send("/v2/account/index", { body: { websiteUrl: "https://new.example" } });
    expect(body.status).toBe("new_value");
  });

  test("errors stay as they are, and it is charged as ever", async () => {
    const mock = openMock();
    mock.app.scenario("newFieldsAndEnumValues");
    const refused = await mock.send("/v2/media", { body: {} });
    expect(refused.body).toEqual((await openMock().send("/v2/media", { body: {} })).body);
    const example = examples.find(({ name }) => name === "v2 searchMedia");
    if (example) await sendExample(mock, example, id);
    expect((await mock.ledger()).charges).toMatchObject([{ rows: 4 }]);
  });

  test("the client survives it", async () => {
    const mock = createMock({ accounts: 4, now: Date.UTC(2026, 10, 20) });
    mock.scenario("newFieldsAndEnumValues");
    const api = createClient({ baseUrl: "http://mock/v2", apiKey: "mock_live_demo", fetch: mock.fetch });
    const { count, media } = await api.searchMedia({ query: "the", limit: 2 });
    expect([count, media.length]).toEqual([2, 2]);
  });

  test("goes with rows: none", async () => {
    const mock = openMock();
    mock.app.scenario({ rows: "none", newer: true });
    const { body } = await mock.send("/v2/media", { body: { query: "the" } });
    expect(body).toEqual({ count: 0, media: [], newField: "new" });
  });
});

/** A newer value in terms of a usual one: without the new field, and with the usual value in place of a new one. */
function withoutNews(newer: unknown, usual: unknown): unknown {
  if (Array.isArray(newer) && Array.isArray(usual))
    return newer.map((item, index) => withoutNews(item, usual[index]));
  if (typeof newer !== "object" || newer === null || typeof usual !== "object" || usual === null)
    return typeof newer === "string" && /^new.value$/i.test(newer) ? usual : newer;
  const { newField, ...others } = newer as Record<string, unknown>;
  expect(newField).toBe("new");
  const known = usual as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(others).map(([name, value]) => [name, withoutNews(value, known[name])]),
  );
}
