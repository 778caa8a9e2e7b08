import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { check } from "../../scripts/check/cli/command.ts";
import type { ReportData } from "../../scripts/check/report/data.ts";
import { now } from "../now.ts";
import { smallMock } from "./faulty.ts";
import { dated } from "./hold.ts";
import { keepPrinted, quiet } from "./printed.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const mock = smallMock();

const folder = temporaryFolder();
const printed = keepPrinted();
/** How many requests each path got, without ids. */
let asked: Map<string, number>;
/** What of the server exists already, and how it answers elsewhere. */
let stage: { has: Pick<RegExp, "test">; missing(): Response };

const nothingThere = () =>
  Response.json(
    { error: { code: "not_found", message: "There is nothing at this address." } },
    { status: 404 },
  );

beforeEach(() => void (asked = new Map()));

const fetch = dated(async (request) => {
  const path = new URL(request.url).pathname.replace(/[0-9a-f-]{36}/, "ID");
  asked.set(path, (asked.get(path) ?? 0) + 1);
  return stage.has.test(path) ? mock(request) : stage.missing();
}, now);

async function run(...args: string[]) {
  const names = ["json", "junit", "html", "sarif", "github"];
  const list = ["default", ...names.map((name) => `${name}=${join(folder, name)}`)].join(",");
  const all = ["--api-key", "mock_live_demo", "--v2", "http://server/v2", "--reporter", list, ...args];
  const code = await check(all, { ...quiet, fetch });
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return { code, texts: [printed.text, ...texts], data: JSON.parse(texts[0] ?? "") as ReportData };
}

describe.each<[string, typeof stage.missing]>([
  ["404", nothingThere],
  [
    "404 of a framework",
    () => new Response("<h1>Cannot find it</h1>", { status: 404, headers: { "Content-Type": "text/html" } }),
  ],
  ["501", () => new Response(null, { status: 501 })],
])("operations that answer %s", (_, missing) => {
  it("are one finding and few requests, and nothing once they are skipped", async () => {
    stage = { has: /^\/v2\/(taxonomies|media)(\/no-such-path)?$/, missing };
    const { code, data, texts } = await run();
    expect(code).toBe(1);
    const absent = data.failures.filter(({ rule }) => rule === "the server has the operation");
    expect(absent.map(({ operations }) => operations.map(({ name }) => name).sort())).toEqual([
      expect.arrayContaining([
        "v2/searchBrands",
        "v2/getAccount",
        "v2/listAccountCollabs",
        "v2/indexAccount",
      ]),
    ]);
    const names = absent.flatMap(({ operations }) => operations.map(({ name }) => name));
    // No other finding, in the cases or beside them, is about them.
    for (const { operation, status, id } of data.cases)
      if (names.includes(operation) && status === "failed") expect(id).toMatch(/\/shape\/(404|501)-absent$/);
    for (const text of texts) expect(text).toContain("the server has the operation");
    expect(printed.text).toMatch(
      /^\d+ operations are not there yet \(.*v2\/searchBrands.*--skip "v2\/\w+=not built yet"/m,
    );
    for (const [path, times] of asked)
      if (!stage.has.test(path)) expect([path, times <= 15]).toEqual([path, true]);

    const skips = names.flatMap((name) => ["--skip", `${name}=not built yet`]);
    const skipped = await run(...skips);
    expect(skipped.data.failures.map(({ id, got }) => `${id}: ${got}`)).toEqual([]);
    expect(skipped.data.lacks).toEqual([]);
    expect(skipped.code).toBe(0);
  });
});

it("a server whose searches are not built yet is checked as far as it goes", async () => {
  stage = { has: /^\/v2\/account\//, missing: nothingThere };
  const { data } = await run("--only", "v2/getAccount");
  expect(data.verdict).not.toBe("stopped");
  expect(data.totals.passed).toBeGreaterThan(5);
  expect(data.lacks.join()).toContain("No account was found");
});

it("what fails since it needs an operation that is skipped is skipped, too", async () => {
  const failing = () =>
    Response.json({ error: { code: "internal", message: "Not built." } }, { status: 500 });
  stage = { has: { test: (path) => path !== "/v2/media" }, missing: failing };
  const { data } = await run("--skip", "v2/searchMedia=not built yet");
  expect(data.failures.map(({ id, got }) => `${id}: ${got}`)).toEqual([]);
  // A limit of 1e30 that the server fails at is not 1e30 rows.
  expect(data.tally.usd).toBeLessThan(10);
});

it("an operation that finds some accounts only is there", async () => {
  let times = 0;
  const has = { test: (path: string) => !path.endsWith("/collabs") || (times += 1) % 2 === 0 };
  stage = { has, missing: nothingThere };
  const { data } = await run("--only", "v2/listAccountCollabs");
  expect(data.cases.map(({ id }) => id).join()).not.toContain("-absent");
  expect(data.totals.failed).toBeGreaterThan(0);
});
