import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { checkComplete, sampleWorld } from "../../mocks/app/complete.ts";
import { createMock, createStaticMock, listen, type Mock } from "../../mocks/index.ts";
import { contractFolder } from "../../scripts/lib/paths.ts";

type Row = Record<string, string | number | boolean | null>;

const { branches, titles, loans }: Record<"branches" | "titles" | "loans", Row[]> = parse(
  readFileSync(join(contractFolder, "content/rows.yaml"), "utf8"),
);

const base = "/lending/v1";
const key = "mock_live_demo";
const strict = () => createMock({ now: Date.UTC(2026, 10, 27), tick: () => 0, strict: true });

/** Sends a request with a key: a GET, or a POST if there is a body. */
async function call(mock: Mock, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await mock.fetch(base + path, {
    method: body === undefined ? "GET" : "POST",
    headers: { "X-Api-Key": key, "Content-Type": "application/json", ...headers },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const json = await response.json();
  return { status: response.status, json, headers: response.headers };
}

const ids = (rows: readonly Row[]) => rows.map(({ id }) => id);
const text = (row: Row, field: string) => String(row[field]);
const number = (row: Row, field: string) => Number(row[field]);
const by = (field: string, sign: 1 | -1) => (a: Row, b: Row) => {
  const [x = "", y = ""] = [a[field] ?? "", b[field] ?? ""];
  return x === y ? (text(a, "id") < text(b, "id") ? -1 : 1) : x < y ? -sign : sign;
};
const searched = titles.toSorted(by("publishedOn", -1));
const due = loans.toSorted(by("dueOn", 1));

test("the mock knows all that the documents ask for", () => {
  checkComplete(sampleWorld());
});

describe("lists have the rows that the documents say, in their order", () => {
  const harbour = titles.filter(({ branchId }) => branchId === "b-harbour").toSorted(by("pages", -1));
  test.each<[path: string, body: object | undefined, rows: readonly Row[]]>([
    ["/branches", undefined, branches.toSorted(by("name", 1))],
    ["/branches?sort=shelves", undefined, branches.toSorted(by("shelves", -1))],
    [
      "/branches?district=north",
      undefined,
      branches.filter(({ district }) => district === "north").toSorted(by("name", 1)),
    ],
    [
      "/branches?minShelves=98",
      undefined,
      branches.filter((row) => number(row, "shelves") >= 98).toSorted(by("name", 1)),
    ],
    ["/branches/b-harbour/titles", undefined, harbour],
    [
      "/branches/b-harbour/titles?language=fr",
      undefined,
      harbour.filter(({ language }) => language === "fr"),
    ],
    ["/branches/b-chapel/titles", undefined, []],
    ["/loans", undefined, due],
    ["/loans?state=any", undefined, due],
    ["/loans?state=overdue", undefined, due.filter(({ state }) => state === "overdue")],
    ["/loans?branchId=b-mill", undefined, due.filter(({ branchId }) => branchId === "b-mill")],
    ["/loans?dueSince=2026-12-01", undefined, due.filter((row) => text(row, "dueOn") >= "2026-12-01")],
    ["/loans?maxRenewals=0", undefined, due.filter(({ renewals }) => renewals === 0)],
    ["/titles/search", {}, searched],
    ["/titles/search", { sort: "longest" }, titles.toSorted(by("pages", -1))],
    ["/titles/search", { sort: "title" }, titles.toSorted(by("title", 1))],
    ["/titles/search", { text: "tides" }, titles.filter(({ id }) => id === "t-tides")],
    ["/titles/search", { author: "venn" }, searched.filter(({ author }) => author === "Ruta Venn")],
    [
      "/titles/search",
      { minPages: 412, maxPages: 500 },
      searched.filter((row) => number(row, "pages") >= 412 && number(row, "pages") <= 500),
    ],
    [
      "/titles/search",
      { publishedSince: "2003-03-01" },
      searched.filter((row) => text(row, "publishedOn") >= "2003-03-01"),
    ],
    [
      "/titles/search",
      { publishedUntil: "2003-03-01" },
      searched.filter((row) => text(row, "publishedOn") <= "2003-03-01"),
    ],
    ["/titles/search", { available: false }, searched.filter(({ available }) => available === false)],
    [
      "/titles/search",
      { language: "pl", available: true },
      searched.filter((row) => row["language"] === "pl" && row["available"] === true),
    ],
  ])("%s %j", async (path, body, rows) => {
    const { status, json } = await call(strict(), path, body);
    expect(status).toBe(200);
    const [name = ""] = Object.keys(json).filter((field) => field !== "count");
    expect(ids(json[name])).toEqual(ids(rows).slice(0, 10));
    expect(json.count).toBe(json[name].length);
  });
});

// Pages, keys, addresses, methods, sizes, limits and prices are what the check asserts of this mock: check.test.ts.
describe("rejects", () => {
  test("a request with every violation, in the contract's envelope (400)", async () => {
    const { status, json } = await call(strict(), "/titles/search", {
      language: "de",
      size: 41,
      page: 0,
      publishedSince: "2003-02-31",
      colour: "red",
    });
    expect(status).toBe(400);
    expect(Object.keys(json)).toEqual(["problem", "title", "issues"]);
    expect(json.problem).toBe("bad_input");
    for (const issue of json.issues) expect(Object.keys(issue)).toEqual(["at", "hint"]);
    const at = json.issues.map((issue: { at: string }) => issue.at);
    expect(at.toSorted()).toEqual(["colour", "language", "page", "publishedSince", "size"]);
  });

  test("what is no HTTP, in the contract's envelope too", async () => {
    const mock = createMock();
    const server = await listen(mock.fetch, { port: 0, host: "127.0.0.1" });
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.end("GET / HTTP/1.1\r\n\r\n");
    let received = "";
    for await (const piece of socket) received += String(piece);
    await server.close();
    expect(received).toMatch(/^HTTP\/1\.1 400 .*"problem":"bad_input"/s);
  });
});

test("scenarios stage the contract's errors", async () => {
  const mock = strict();
  mock.scenario("rateLimited", { times: 1 });
  mock.scenario("outOfCredits", { times: 1 });
  const limited = await call(mock, "/branches");
  expect([limited.status, limited.json.problem, limited.headers.get("Retry-After")]).toEqual([
    429,
    "slow_down",
    "3",
  ]);
  expect((await call(mock, "/loans")).json.problem).toBe("no_funds");
  mock.scenario("emptyWorld", { times: 1 });
  expect((await call(mock, "/loans")).json).toEqual({ count: 0, loans: [] });
  mock.scenario({ error: "no_such_title" as never, on: { account: "t-tides" } });
  expect((await call(mock, "/titles/t-tides")).json.problem).toBe("no_such_title");
  expect((await call(mock, "/titles/t-kites")).status).toBe(200);
});

test("the journal shows exchanges with their errors, and no keys", async () => {
  const mock = strict();
  await call(mock, "/branches?size=0");
  await call(mock, "/branches?size=1");
  const [rejected, listed] = mock.requests();
  expect(rejected).toMatchObject({
    status: 400,
    errorCode: "bad_input",
    requestViolations: [{ path: "size", message: "must be at least 1" }],
  });
  expect(rejected?.requestHeaders["x-api-key"]).toBe("***");
  expect(listed).toMatchObject({
    operation: "listBranches",
    rows: 1,
    query: { size: 1 },
    responseViolations: [],
  });
});

test("sessions are apart", async () => {
  const mock = strict();
  const other = mock.session("other");
  await call(other, "/loans?size=1");
  expect([mock.ledger().charges.length, other.ledger().charges.length]).toEqual([0, 1]);
  mock.world.snapshot("before");
  await call(mock, "/loans?size=1");
  mock.world.restore("before");
  expect(mock.ledger().charges).toEqual([]);
});

test("a sandbox has keys, a clock and scenarios of its own", async () => {
  const mock = strict();
  const create = async (body: object) => {
    const response = await mock.fetch("/__mock/sandboxes", { method: "POST", body: JSON.stringify(body) });
    return { status: response.status, json: await response.json() };
  };
  const { status, json } = await create({ now: "2027-01-01", scenarios: ["outOfCredits"] });
  expect(status).toBe(201);
  const headers = { "X-Api-Key": json.keys[key] };
  expect((await call(mock, "/branches", undefined, headers)).status).toBe(200);
  expect((await call(mock, "/loans", undefined, headers)).json.problem).toBe("no_funds");
  expect((await call(mock, "/loans")).status).toBe(200);
  expect((await create({ accounts: 3 })).json.error.details).toMatchObject([{ path: "accounts" }]);
});

test("examples are chosen by Prefer, and made up of the rows", async () => {
  const mock = strict();
  const preferring = (path: string, Prefer: string) => call(mock, path, undefined, { Prefer });
  expect((await preferring("/loans", "example=none")).json).toEqual({ count: 0, loans: [] });
  expect((await preferring("/loans", "code=402")).json.problem).toBe("no_funds");
  expect((await preferring("/branches/b-nowhere", "dynamic=true")).json.id).toBe("b-harbour");
  const served = createStaticMock();
  const headers = { "X-Api-Key": "any" };
  expect((await served.request(`${base}/branches?size=0`, { headers })).status).toBe(400);
  expect((await served.request(`${base}/branches`)).status).toBe(401);
});

test("the page at /__mock/ offers a first request and fails requests with the contract's codes", async () => {
  const mock = createMock();
  const page = await (await mock.fetch("/__mock/")).text();
  const first = /data-first="([^"]+)"/.exec(page)?.[1]?.replaceAll("&quot;", '"') ?? "";
  const { path, body } = JSON.parse(first);
  expect((await call(mock, path.slice(base.length), body)).json.count).toBe(2);
  const script = await (await mock.fetch("/__mock/page/main.js")).text();
  expect(script).toContain("X-Api-Key");
  expect(script).not.toContain("Authorization");
  expect(script).toContain("slow_down");
});

/** Parts of odd requests, as somebody might send them. */
const values = [
  "",
  "0",
  "1",
  "2",
  "-1",
  "1.5",
  "name",
  "b-harbour",
  "2026-12-01",
  "%",
  "%25",
  "ż",
  "a%2Fb",
  "[]",
];

test("whatever is asked, the mock answers within the documents", async () => {
  const mock = createMock({ rateLimits: false });
  const names = ["page", "size", "sort", "district", "minShelves", "state", "dueSince", "language"];
  const lists = ["/branches", "/loans", "/branches/b-mill/titles"].flatMap((path) =>
    names.flatMap((name) => values.map((value) => `${path}?${name}=${value}`)),
  );
  const ofIds = values.flatMap((id) => [`/branches/${id}`, `/branches/${id}/titles`, `/titles/${id}`]);
  const fields = ["text", "author", "minPages", "publishedSince", "available", "sort", "page", "size"];
  const bodies = fields.flatMap((field) =>
    [...values, 0, 1, 1e9, true, null, [], {}].map((value) => ({ [field]: value })),
  );
  const requests = [
    ...[...lists, ...ofIds].map((path) => [path] as const),
    ...["", "{", "[]", "null", "1", ...bodies].map((body) => ["/titles/search", body] as const),
  ];
  for (const [path, body] of requests) {
    await call(mock, path, body);
    const [request] = mock.requests();
    expect([path, request?.responseViolations]).toEqual([path, []]);
    mock.requests.clear();
  }
});
