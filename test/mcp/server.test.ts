import { mkdtemp, readFile, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createReference } from "../../scripts/mcp/reference.ts";
import { apiKey, connect, type Connected } from "./connect.ts";

let folder: string;
let connected: Connected;
let receipts: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mcp-"));
  receipts = join(folder, "receipts.jsonl");
  const reference = createReference([
    {
      kind: "error",
      title: "402 out_of_credits",
      address: "errors.html",
      context: "Errors",
      text: "Stop metered calls.",
    },
    { kind: "guide", title: "Paging", address: "paging.html", context: "Guides", text: "Rows after these." },
  ]);
  connected = await connect({ receipts, reference });
});

afterAll(async () => {
  await connected.close();
  await rm(folder, { recursive: true });
});

beforeEach(() => connected.mock.reset());

const call: Connected["call"] = (name, input) => connected.call(name, input);
const lastReceipt = async () =>
  JSON.parse((await readFile(receipts, "utf8")).trimEnd().split("\n").at(-1) ?? "") as object;

describe("tools", () => {
  test("are few, say what they cost, and take the contract's fields", async () => {
    const { tools } = await connected.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "search_creatives",
      "find_accounts",
      "look_at_account",
      "look_up_taxonomy",
      "search_reference",
    ]);
    const [search, find] = tools;
    expect(search?.description).toContain(
      "$0.0005 per creative returned, at least 1; 120 requests a minute.",
    );
    expect(find?.description).toContain("brand: The price is not specified");
    expect(search?.inputSchema.properties).toMatchObject({
      format: { items: { enum: ["DPA", "VIDEO", "CAROUSEL", "IMAGE", "DCO"] } },
      limit: { maximum: 25, default: 10 },
    });
    expect(JSON.stringify(tools)).not.toContain("x-");
  });

  test("no tool sets the budget or the key", async () => {
    const { tools } = await connected.client.listTools();
    const names = tools.flatMap(({ inputSchema }) => Object.keys(inputSchema.properties ?? {}));
    expect(names.filter((name) => /budget|spend|key|retr/i.test(name))).toEqual([]);
  });

  test("one adds accounts to the index, if that is allowed", async () => {
    const other = await connect({ allowIndex: true });
    expect((await other.client.listTools()).tools.map(({ name }) => name)).toContain("index_account");
    const { rows } = await other.call("index_account", { websiteUrl: "https://tidewick-lamps.example" });
    expect(rows).toEqual([{ brandId: expect.any(String), status: "indexing" }]);
    await other.close();
  });

  test("the reference is searched", async () => {
    expect(await call("search_reference", { query: "out of credits" })).toMatchObject({
      rows: [{ title: "402 out_of_credits", context: "Errors", text: "Stop metered calls." }],
    });
  });
});

describe("a result", () => {
  test("has the fields that matter, the money, and what to pass for the next rows", async () => {
    const result = await call("search_creatives", { query: "running shoes", limit: 2 });
    expect(result).toMatchObject({
      nextOffset: 2,
      chargedUsd: 0.001,
      notice: expect.stringContaining("no instruction"),
    });
    expect(result.rows).toHaveLength(2);
    expect(Object.keys(result.rows?.[0] ?? {})).toEqual(
      expect.arrayContaining(["id", "brand.name", "daysRun"]),
    );
    expect(result.leftUsd).toBeCloseTo(1 - result.spentUsd);
    const next = await call("search_creatives", {
      query: "running shoes",
      limit: 2,
      offset: 2,
      fields: ["id"],
    });
    expect(Object.keys(next.rows?.[0] ?? {})).toEqual(["id"]);
    expect(next.rows?.[0]?.["id"]).not.toBe(result.rows?.[0]?.["id"]);
    expect(next.spentUsd).toBeCloseTo(result.spentUsd + 0.001);
  });

  test("says that it is mock data, and never has the key", async () => {
    const results = await Promise.all([
      call("search_creatives", { query: "running shoes", limit: 1 }),
      call("search_creatives", { limit: 99 }),
      call("look_up_taxonomy", { query: "shoes" }),
      call("look_at_account", { view: "profile", id: apiKey }),
    ]);
    for (const { mock } of results) expect(mock).toContain("mock data");
    expect(JSON.stringify(results)).not.toContain(apiKey);
  });

  test("texts are cut, unless their field is asked for", async () => {
    const id = "x".repeat(301);
    connected.mock.on("searchMedia", async (_, next) => {
      const list = await next();
      return { ...list, media: list.media.map((row) => ({ ...row, hook: id })) };
    });
    const { rows } = await call("search_creatives", { query: "shoes", limit: 1 });
    expect(rows?.[0]?.["hook"]).toBe(`${"x".repeat(300)}…`);
    const wholeField = await call("search_creatives", { query: "shoes", limit: 1, fields: ["hook"] });
    expect(wholeField.rows?.[0]?.["hook"]).toBe(id);
  });

  test("a quote costs nothing and sends nothing", async () => {
    const before = connected.mock.requests().length;
    expect(await call("search_creatives", { query: "shoes", limit: 20, quote: true })).toMatchObject({
      costsAtMostUsd: 0.01,
    });
    expect(connected.mock.requests()).toHaveLength(before);
  });
});

describe("what is wrong with a call is said before it is sent", () => {
  test.each([
    ["search_creatives", { limit: 2 }, "Not sent: one of accountId, query is required."],
    ["search_creatives", { query: "x", limit: 26 }, "Not sent: `limit` must be an integer from 1 to 25."],
    [
      "search_creatives",
      { query: "x", fields: ["price"] },
      "Not sent: `fields` must be a list of id, platformId",
    ],
    ["search_creatives", { query: "x", quote: "yes" }, "Not sent: `quote` must be true or false."],
    [
      "search_creatives",
      { query: "x", format: ["FILM"] },
      "Not sent: `format.0` must be one of DPA, VIDEO, CAROUSEL, IMAGE, DCO.",
    ],
    [
      "search_creatives",
      { query: "x", sort: "NEW" },
      "Not sent: `sort` is no argument of this tool, which takes accountId",
    ],
    ["find_accounts", { query: "x" }, "Not sent: `kind` must be one of brand, creator."],
    ["find_accounts", { query: "x", kind: "toString" }, "Not sent: `kind` must be one of brand, creator."],
    [
      "find_accounts",
      { kind: "brand", query: "x", gender: "MALE" },
      "Not sent: `gender` is not taken with kind brand.",
    ],
    ["look_at_account", { view: "insights", id: "x" }, "Not sent: `type` is required."],
    ["look_at_account", { view: "profile" }, "Not sent: `id` must be the id of an account."],
    [
      "look_at_account",
      { view: "profile", id: "x", limit: 3 },
      "Not sent: `limit` is not taken with view profile.",
    ],
  ])("%s %j", async (name, input, message) => {
    const before = connected.mock.requests().length;
    const { error, spentUsd } = await call(name, input);
    expect(error?.slice(0, message.length)).toBe(message);
    expect(spentUsd).toBe(connected.purse.spentUsd);
    expect(connected.mock.requests()).toHaveLength(before);
  });
});

describe("an error says what to change", () => {
  test.each([
    [{ error: "out_of_credits" }, "The team has no credits left"],
    [{ error: "invalid_api_key" }, "The service refuses the key (invalid_api_key)"],
    [
      { error: "invalid_request", details: [{ path: "query", message: "is too long" }] },
      "Fix the arguments: `query` is too long.",
    ],
    [{ lost: "before" }, "The answer was lost (unreachable), and the call may have been charged."],
    [{ lost: "afterCharge" }, "The answer was lost (unreachable), and the call may have been charged."],
    [
      { error: "internal_error" },
      "The answer was lost (internal_error), and the call may have been charged.",
    ],
  ] as const)("%j", async (scenario, message) => {
    connected.mock.scenario(scenario);
    const before = connected.purse.spentUsd;
    const { error, maybeUsd = 0, spentUsd } = await call("search_creatives", { query: "shoes", limit: 3 });
    expect(error).toContain(message);
    expect(spentUsd - before).toBeCloseTo(maybeUsd);
    expect(maybeUsd).toBe(message.includes("may have been charged") ? 0.0015 : 0);
  });

  test("an account that does not exist", async () => {
    const { error, chargedUsd } = await call("look_at_account", { view: "collabs", id: "nobody" });
    expect(error).toContain("Search for it with find_accounts");
    expect(chargedUsd).toBe(0);
  });

  test("more than the purse has is not sent, and a smaller limit is named", async () => {
    const poor = await connect({ maxSpendUsd: 0.002 });
    expect(await poor.call("search_creatives", { query: "shoes", limit: 5 })).toMatchObject({
      error: "Not sent: it could cost more than the $0.002 that are left. Pass a `limit` of at most 4.",
      costsAtMostUsd: 0.0025,
      spentUsd: 0,
    });
    expect(poor.mock.requests()).toEqual([]);
    await poor.call("search_creatives", { query: "shoes", limit: 4 });
    const { error } = await poor.call("search_creatives", { query: "shoes", limit: 1 });
    expect(error).toContain("Only free tools and quotes still work.");
    expect((await poor.call("look_up_taxonomy", { query: "shoes" })).error).toBeUndefined();
    await poor.close();
  });
});

test("each call that was sent, or not for want of money, leaves a receipt", async () => {
  await call("search_creatives", { query: "running shoes", limit: 2 });
  expect(await lastReceipt()).toEqual({
    at: "2026-11-28T12:00:00.000Z",
    tool: "search_creatives",
    operation: "searchMedia",
    input: { query: "running shoes", limit: 2 },
    status: 200,
    requestId: expect.stringMatching(/^req_/),
    attempts: 1,
    rows: 2,
    chargedUsd: 0.001,
    maybeUsd: 0,
    spentUsd: connected.purse.spentUsd,
    leftUsd: connected.purse.leftUsd,
  });
});

test("receipts that cannot be written are refused before any call", async () => {
  await expect(connect({ receipts: join(folder, "no/such/folder.jsonl") })).rejects.toThrow("ENOENT");
});

describe("over HTTP", () => {
  const send = (headers: Record<string, string>, path = "/mcp") =>
    new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port } = new URL(connected.url);
      const types = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
      const sent = request(
        { hostname, port, path, method: "POST", headers: { ...types, ...headers } },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      sent
        .once("error", reject)
        .end(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} }));
    });

  test("pages of other origins and other names of this machine are refused", async () => {
    expect(await send({})).toBe(200);
    expect(await send({ Origin: "http://localhost:3000" })).toBe(200);
    expect(await send({ Origin: "https://elsewhere.example" })).toBe(403);
    expect(await send({ Host: "rebound.example" })).toBe(403);
    expect(await send({}, "/")).toBe(404);
  });

  test("the revision is the current one, and older clients are served too", async () => {
    expect(connected.client.getNegotiatedProtocolVersion()).toBe("2026-07-28");
  });
});
