import { operations as table } from "@adintel/client/operations";
import { usd as usdText } from "../../scripts/openapi/words.ts";
import { usdOf } from "../prices.ts";
import { execFile } from "node:child_process";
import { createServer, type Server as HttpServer } from "node:http";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { createMock, listen, type Server } from "@adintel/mock";
import { build } from "esbuild";
import { Hono } from "hono";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chooseCalls } from "../../scripts/docs/samples/choose.ts";
import type { OperationModule } from "../../scripts/docs/try-it/facts.ts";
import { retryInWords } from "../../scripts/docs/browser/try-it/answer.ts";
import { checkDraft } from "../../scripts/docs/browser/try-it/draft.ts";
import { chargeInWords, worstCostInWords } from "../../scripts/docs/browser/try-it/money.ts";
import { checkParts } from "../../scripts/client/validation/request.ts";
import { tryItFiles } from "../../scripts/docs/try-it/files.ts";
import { root, versions } from "../../scripts/paths.ts";
import { accessibilityProblems } from "../browser/axe.ts";
import { runsInBrowser } from "../browser/chromium.ts";
import { openTabs, type Tabs, type View } from "../browser/tab.ts";
import { readDocuments } from "./documents.ts";

const execute = promisify(execFile);
const anyPort = { port: 0, host: "127.0.0.1" };
const now = Date.UTC(2026, 10, 20);

/** What the pages of the reference are served with. */
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src *";

const documents = await readDocuments();
const chosen = await chooseCalls(documents);
const files = await tryItFiles(documents, chosen);
const scripts = await bundle();
const operations = versions.flatMap((version) =>
  Object.keys(chosen[version]).map((id) => `${version}/${id}`),
);

test("no operation needs more than 25 kB", () => {
  const size = (text = "") => gzipSync(text).length;
  const common = [...scripts].reduce((sum, [, text]) => sum + size(text), size(files.get("try-it.css")));
  const sizes = operations.map((name) => common + size(files.get(`${name}.js`)));
  expect(operations.length).toBeGreaterThan(20);
  expect(Math.max(...sizes)).toBeLessThan(25_000);
});

test.each(operations)("the form of %s opens with a request that keeps the contract", async (name) => {
  const module = await load(name);
  const { fields, body, mockUrl, mockKey } = module.facts;
  const values = (place: "path" | "query") =>
    Object.fromEntries(fields.filter((field) => field.in === place).map(({ name, value }) => [name, value]));
  const bodyText = JSON.stringify(body?.examples[0]?.value) ?? "";
  const own = { baseUrl: mockUrl, apiKey: mockKey, bodyText, prefer: "" };
  const checked = checkDraft(module, { ...own, path: values("path"), query: values("query") });
  expect(checked).toMatchObject({ unsendable: { path: {} }, parameters: [], body: [], syntax: undefined });
  const [version, operationId = ""] = name.split("/");
  // And it is the call of the samples.
  expect(checked.call).toEqual(chosen[version === "v1" ? "v1" : "v2"][operationId]?.call);
});

/** What so many rows cost, as pages write it. */
const usd = <V extends "v1" | "v2">(version: V, id: keyof (typeof table)[V] & string, rows: number) =>
  usdText(1e6 * usdOf(version, id, rows));
const page = table.v2.searchMedia.paging.limit.default;

test.each([
  ["v2/searchBrands", {}, "Cost: not specified."],
  ["v2/searchTaxonomies", {}, "Free."],
  ["v2/getAccountIndexStatus", null, "Free."],
  ["v1/getBrand", null, `Costs at most ${usd("v1", "getBrand", 1)} (1 × ${usd("v1", "getBrand", 1)}).`],
  [
    "v2/listAccountLandingPages",
    { limit: "2" },
    `Costs at most ${usd("v2", "listAccountLandingPages", 2)} (2 × ${usd("v2", "listAccountLandingPages", 1)}).`,
  ],
  [
    "v2/searchMedia",
    {},
    `Costs at most ${usd("v2", "searchMedia", page)} (${page} × ${usd("v2", "searchMedia", 1)}).`,
  ],
  [
    "v1/searchBrandMedia",
    {},
    `Costs ${usd("v1", "searchBrandMedia", 1)} per creative, without an upper limit.`,
  ],
])("the worst cost of %s with %j", async (name, input, words) => {
  expect(worstCostInWords((await load(name)).facts, input)).toBe(words);
});

test.each([
  [
    "v2/searchMedia",
    200,
    { count: 0, media: [] },
    `Charged: ${usd("v2", "searchMedia", 1)} for 1 row (creative).`,
  ],
  ["v2/searchMedia", 402, {}, "Not charged."],
  ["v2/searchMedia", 400, {}, "Not charged."],
  ["v2/searchMedia", 401, {}, "Not charged."],
  ["v2/searchMedia", 403, {}, "Not charged."],
  ["v2/searchMedia", 405, {}, "Whether a 405 is charged is not specified."],
  ["v2/searchMedia", 418, {}, "Whether a 418 is charged is not specified."],
  ["v2/searchMedia", 429, {}, "Whether a 429 is charged is not specified; assumed free."],
  ["v1/getBrand", 404, {}, "Not charged."],
  ["v2/getAccount", 404, {}, "Whether a 404 is charged is not specified; assumed free."],
  ["v2/searchMedia", 500, {}, "Whether a 500 is charged is not specified."],
  ["v2/searchBrands", 200, { count: 2 }, "Charged: 2 rows; the price is not specified."],
  ["v2/postComments", 200, {}, "Charge: not specified, since the response is not."],
  ["v2/indexAccount", 200, {}, "Not charged: the operation is free."],
] as const)("what %s was charged for %i %j", async (name, status, answer, words) => {
  expect(chargeInWords((await load(name)).facts, status, answer, {})).toBe(words);
});

test("the worst cost of a request that breaks the contract is not told", async () => {
  const { facts } = await load("v2/searchMedia");
  expect(worstCostInWords(facts, { limit: 5.5 }, false)).toBe("Cost: fix the request first.");
});

test("of as many problems as a body has room for the first are found, and how many more there are", async () => {
  const { body } = await load("v2/searchMedia");
  const parameters = Object.assign(() => true, { errors: null });
  const validators = { parameters, body, isBodyRequired: true };
  const many = Array.from({ length: 300_000 }, (_, index): [string, number] => [`colour${index}`, 1]);
  const request = { path: {}, query: {}, body: Object.fromEntries(many) };
  const { violations } = checkParts(validators, request);
  expect(violations.length).toBeLessThan(30);
  expect(violations).toContainEqual({ path: "body", message: "has 299980 more unknown fields" });
});

test("a body that is too large is told by its size", async () => {
  const module = await load("v2/searchMedia");
  const at = { baseUrl: module.facts.mockUrl, apiKey: "", path: {}, query: {}, prefer: "" };
  const check = (bodyText: string) => checkDraft(module, { ...at, bodyText }).body;
  const most = module.facts.body?.maxBytes ?? 0;
  expect(most).toBe(102_400);
  expect(check('{ "query": "shoes" }'.padEnd(most))).toEqual([]);
  expect(check('{ "query": "shoes" }'.padEnd(most + 1))).toEqual([
    {
      path: "body",
      message: "is 102,401 bytes, more than the 102,400 that are accepted; it was not checked further",
    },
  ]);
});

test("a body whose check fails is not said to keep the contract", async () => {
  const module = await load("v2/searchMedia");
  const body = Object.assign(
    () => {
      throw new RangeError("Maximum call stack size exceeded");
    },
    { errors: null },
  );
  const at = { baseUrl: module.facts.mockUrl, apiKey: "", path: {}, query: {}, prefer: "" };
  const checked = checkDraft({ ...module, body }, { ...at, bodyText: "{}" });
  expect(checked.body).toEqual([{ path: "body", message: "could not be checked" }]);
});

test.each([
  ["30", "Retry-After: 30 seconds."],
  ["Wed, 21 Oct 2026 07:28:00 GMT", "Retry-After: Wed, 21 Oct 2026 07:28:00 GMT"],
])("Retry-After %s is told with its unit, if it has one", (value, words) => {
  expect(retryInWords(value)).toBe(words);
});

test("validators need no eval", () => {
  for (const [name, code] of files) expect(code, name).not.toMatch(/new Function|\beval\b/);
});

describe.skipIf(!runsInBrowser)("in Chromium, beside the mock", () => {
  let server: Server;
  let tabs: Tabs;

  beforeAll(async () => {
    server = await serveSite();
    tabs = await openTabs();
  });

  afterAll(async () => {
    await tabs.close();
    await server.close();
  });

  test.each(["v1/searchBrands", "v2/listAccountInsights", "v2/indexAccount"])(
    "the form of %s is sent as it opens, and answered",
    async (name) => {
      const { page, errors } = await open(name);
      expect(await page.getByLabel("Base URL").inputValue()).toContain(server.url);
      await page.getByRole("button", { name: "Send" }).click();
      await expect.poll(() => outcome(page)).toMatch(/^200 OK in \d/);
      expect(errors).toEqual([]);
    },
  );

  test("an answer shows status, time, rows charged, headers and body, and takes the focus", async () => {
    const { page, errors } = await open("v2/searchMedia");
    expect(await page.locator(".try-it-cost").textContent()).toBe(
      `Costs at most ${usd("v2", "searchMedia", 2)} (2 × ${usd("v2", "searchMedia", 1)}).`,
    );
    await page.getByLabel("Body", { exact: true }).press("Control+Enter");
    await expect.poll(() => outcome(page)).toMatch(/^200 OK in \d+ ms$/);
    expect(await page.locator(":focus").textContent()).toMatch(/^200 OK/);
    expect(await page.locator(".try-it-charge").textContent()).toBe(
      "Charged: $0.001 for 2 rows (creatives).",
    );
    await page.getByText(/^Headers/).click();
    await page.getByText("content-type", { exact: true }).waitFor();
    const body: unknown = JSON.parse((await page.locator(".try-it-answer pre").textContent()) ?? "");
    expect(body).toMatchObject({ count: 2 });
    expect(errors).toEqual([]);
  });

  test("problems show while typing, and a request that has some can be sent all the same", async () => {
    const { page } = await open("v2/searchMedia");
    const body = page.getByLabel("Body", { exact: true });
    await body.fill('{ "query": "shoes", "limit": "many", "colour": "red" }');
    await page.getByText("2 problems in the request.").waitFor();
    expect(await page.locator("#try-it-body-problems li").allTextContents()).toEqual([
      expect.stringMatching(/^colour: is not a known field|^limit: /),
      expect.stringMatching(/^colour: is not a known field|^limit: /),
    ]);
    expect(await body.getAttribute("aria-invalid")).toBe("true");
    await page.getByRole("button", { name: "Send anyway" }).click();
    await expect.poll(() => outcome(page)).toMatch(/^400 /);
    await page.getByText("Not charged.").waitFor();
    expect(await page.locator(".try-it-answer pre").textContent()).toContain("is not a known field");
  });

  test("a parameter's problem stands at the parameter", async () => {
    const { page } = await open("v1/listBrandInsights");
    await page.getByLabel("limit").fill("1000");
    await expect
      .poll(() => page.locator("#try-it-query-limit-problems").textContent())
      .toBe("limit: must be at most 500");
    await page.getByLabel("limit").fill("many");
    await expect
      .poll(() => page.locator("#try-it-query-limit-problems").textContent())
      .toBe("limit: must be an integer");
  });

  test("a problem of the JSON is told by line and column", async () => {
    const { page } = await open("v2/searchMedia");
    await page.getByLabel("Body", { exact: true }).fill('{\n  "query": shoes\n}');
    await page.getByText("line 2, column 12: a value is expected").waitFor();
    expect(await page.getByRole("button", { name: "Copy as curl" }).isDisabled()).toBe(true);
  });

  test("without credits it is 402", async () => {
    const { page } = await open("v2/searchMedia");
    await page.getByLabel("API key").fill("mock_live_exhausted");
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => outcome(page)).toMatch(/^402 /);
    expect(await page.locator(".try-it-answer pre").textContent()).toContain("out_of_credits");
  });

  test("the mock gives any documented answer, such as 429 with its header", async () => {
    const { page } = await open("v2/searchMedia");
    await page.getByLabel("Response", { exact: true }).selectOption("code=429");
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => outcome(page)).toMatch(/^429 /);
    await page.getByText(/^Retry-After: \d+ seconds\.$/).waitFor();
  });

  test("the worst cost follows the body, and has no limit where nothing limits the rows", async () => {
    const { page } = await open("v1/searchBrandMedia");
    await page.getByLabel("Body", { exact: true }).fill('{ "limit": 40 }');
    await page.getByText("Costs at most $0.04 (40 × $0.001).").waitFor();
    await page.getByLabel("Body", { exact: true }).fill("{}");
    await page.getByText(/without an upper limit/).waitFor();
  });

  test("examples fill the body", async () => {
    const { page } = await open("v2/searchMedia");
    await page.getByLabel("Fill with an example").selectOption({ label: "A search that nothing matches" });
    expect(await page.getByLabel("Body", { exact: true }).inputValue()).toContain("left-handed sundial");
  });

  test("a call can be aborted", async () => {
    const { page } = await open("v2/searchMedia");
    const slow = await listen(createMock({ latencyMs: 600_000, now }).fetch, anyPort);
    await page.getByLabel("Base URL").fill(`${slow.url}/v2`);
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByRole("button", { name: "Abort" }).click();
    await expect.poll(() => outcome(page)).toBe("Aborted");
    expect(await page.getByRole("button", { name: "Abort" }).count()).toBe(0);
    await slow.close();
  });

  test("where nothing answers, it says what to do", async () => {
    const { page } = await open("v2/searchMedia");
    const gone = await listen(createMock({ now }).fetch, anyPort);
    await gone.close();
    await page.getByLabel("Base URL").fill(`${gone.url}/v2`);
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => outcome(page)).toBe("No response");
    await page.getByText("npm start").waitFor();
  });

  test("a base URL that cannot be called is not called", async () => {
    const { page } = await open("v2/searchMedia");
    for (const address of ["127.0.0.1/v2", "javascript:alert(1)", "http://me:secret@127.0.0.1/v2"]) {
      await page.getByLabel("Base URL").fill(address);
      await expect
        .poll(() => page.locator("#try-it-base-url-problems").textContent())
        .toMatch(/^Base URL: must /);
      await page.getByLabel("Base URL").press("Control+Enter");
    }
    expect(await page.locator(".try-it-outcome").count()).toBe(0);
  });

  test.each([
    ["API key", "ключ", "API key: must be the key alone, without spaces"],
    ["id", "..", "id: must not be dots alone"],
  ])("%s of %s is not sent", async (label, value, problem) => {
    const { page, requests } = await open("v2/getAccount");
    await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByText(problem).waitFor();
    requests.length = 0;
    await page.getByRole("button", { name: "Send" }).click();
    await page.locator('[aria-invalid="true"]:focus').waitFor();
    expect(requests.filter(({ url }) => !url.includes("/__mock/health"))).toEqual([]);
  });

  test("the key goes to the chosen server alone, and is kept nowhere", async () => {
    const { page, context, requests } = await open("v2/searchMedia");
    const secret = "sk-never-to-be-seen";
    const other = await listen(createMock({ now }).fetch, anyPort);
    await page.getByLabel("API key").fill(secret);
    await page.getByLabel("Base URL").fill(`${other.url}/v2`);
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => outcome(page)).toMatch(/^401 /);
    const told = requests.filter(({ text }) => text.includes(secret));
    expect(told.map(({ method, url }) => `${method} ${url}`)).toEqual([`POST ${other.url}/v2/media`]);
    expect(page.url()).not.toContain(secret);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).toBe("[{},{}]");
    expect(await context.cookies()).toEqual([]);
    expect(await page.content()).not.toContain(secret);
    await page.reload();
    await page.getByRole("button", { name: "Try it" }).click();
    await page.getByText("Valid request.").waitFor();
    expect(await page.getByLabel("API key").inputValue()).toBe("mock_live_demo");
    await other.close();
  });

  test("the key follows no redirect", async () => {
    const { page } = await open("v2/searchMedia");
    const reached: string[] = [];
    const cors = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*, Authorization" };
    const thief = createServer((request, response) => {
      reached.push(request.url ?? "");
      response.writeHead(200, cors).end("{}");
    });
    const thiefUrl = await started(thief);
    const redirecting = createServer((request, response) => {
      const isCall = request.method === "POST";
      response.writeHead(isCall ? 307 : 200, { ...cors, ...(isCall && { Location: thiefUrl }) }).end();
    });
    await page.getByLabel("API key").fill("sk-never-to-be-seen");
    await page.getByLabel("Base URL").fill(`${await started(redirecting)}/v2`);
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => outcome(page)).toBe("No response");
    expect(reached).toEqual([]);
    for (const one of [thief, redirecting]) one.close();
  });

  test("the mock's key is taken back before another server is called", async () => {
    const { page } = await open("v2/searchMedia");
    expect(await page.getByLabel("API key").inputValue()).toBe("mock_live_demo");
    await page.getByLabel("Base URL").fill("https://api.adintel.example/v2");
    await page.getByLabel("Base URL").press("Tab");
    await expect.poll(() => page.getByLabel("API key").inputValue()).toBe("");
    expect(await page.getByLabel("Response", { exact: true }).isVisible()).toBe(false);
  });

  test("the mock's key does not go to a server that was typed in just now", async () => {
    const { page } = await open("v2/searchMedia");
    const keys: unknown[] = [];
    const stranger = createServer((request, response) => {
      keys.push(request.headers.authorization);
      const cors = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*, Authorization" };
      response.writeHead(request.method === "OPTIONS" ? 204 : 404, cors).end("{}");
    });
    const url = `${await started(stranger)}/v2`;
    await page.getByLabel("Base URL").selectText();
    await page.keyboard.insertText(url);
    // The change event comes when the field is left, so not before this.
    await page.getByLabel("Base URL").press("Control+Enter");
    await expect.poll(() => outcome(page)).toMatch(/^404/);
    expect(keys.filter(Boolean)).toEqual([]);
    stranger.close();
  });

  test("copied curl runs, and has no key but the mock's", async () => {
    const { page } = await open("v2/searchMedia");
    await page
      .getByLabel("Body", { exact: true })
      .fill(`{ "query": "runner's \\"shoes\\" $HOME", "limit": 1 }`);
    await page.getByRole("button", { name: "Copy as curl" }).click();
    await page.getByText("Copied.").waitFor();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    const { stdout } = await execute("bash", ["-c", code], { env: { ...process.env, NO_PROXY: "*" } });
    expect(JSON.parse(stdout)).toHaveProperty("count");
    await page.getByLabel("API key").fill("sk-never-to-be-seen");
    await page.getByRole("button", { name: "Copy as client code" }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain("process.env.ADINTEL_API_KEY");
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain("sk-never");
  });

  test("copied code is the request as it was typed", async () => {
    const { page } = await open("v2/searchMedia");
    const text = '{ "query": "shoes", "limit": 5.5, "id": 9930471826650133 }';
    await page.getByLabel("Body", { exact: true }).fill(text);
    await page.getByText("Cost: fix the request first.").waitFor();
    await page.getByLabel("Response", { exact: true }).selectOption("code=429");
    await page.getByRole("button", { name: "Copy as curl" }).click();
    await page.getByText("Copied.").waitFor();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    expect(code).toContain(`-d '${text}'`);
    expect(code).toContain("-H 'Prefer: code=429'");
    await page.getByRole("button", { name: "Copy as client code" }).click();
    await page.getByText(/^Not copied: JavaScript cannot hold 9930471826650133/).waitFor();
  });

  test("of many problems some are shown, and how many more there are", async () => {
    const { page, errors } = await open("v2/searchMedia");
    const body = page.getByLabel("Body", { exact: true });
    const unknown = Array.from({ length: 5000 }, (_, index) => [`colour${index}`, 1]);
    await body.fill(JSON.stringify({ query: "shoes", ...Object.fromEntries(unknown) }));
    await page.getByText("21 problems in the request.").waitFor();
    const problems = await page.locator("#try-it-body-problems li").allTextContents();
    expect(problems).toHaveLength(21);
    expect(problems.at(-1)).toBe("body: has 4980 more unknown fields");
    await body.fill(JSON.stringify({ query: "shoes", platforms: Array.from({ length: 300_000 }, () => 1) }));
    await page.getByText(/is 600,\d+ bytes, more than the 102,400 that are accepted/).waitFor();
    await page.getByText("1 problem in the request.").waitFor();
    expect(errors).toEqual([]);
  });

  test("a huge body is shown in part, and hostile text stays text", async () => {
    const { page, errors } = await open("v2/searchMedia");
    const huge = createServer((_, response) => {
      const cors = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*, Authorization" };
      const hostile = "<img src=x onerror=alert(1)>";
      response.writeHead(200, { ...cors, "Content-Type": "application/json" });
      response.end(JSON.stringify({ count: 1, media: [hostile, "x".repeat(300_000)] }));
    });
    await page.getByLabel("Base URL").fill(`${await started(huge)}/v2`);
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByText(/^The first 100,000 of 300,\d+ characters are shown/).waitFor();
    expect(await page.locator(".try-it-answer img").count()).toBe(0);
    expect(await page.locator(".try-it-answer pre").textContent()).toContain("<img src=x");
    expect(errors).toEqual([]);
    huge.close();
  });

  test.each(["light", "dark"] as const)("axe finds nothing, %s and narrow", async (colorScheme) => {
    const { page } = await open("v2/searchMedia", {
      colorScheme,
      viewport: { width: 320, height: 700 },
    });
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByLabel("Body", { exact: true }).fill('{ "limit": 0 }');
    await page.getByText(/problems? in the request/).waitFor();
    await page.getByRole("button", { name: "Send anyway" }).click();
    await expect.poll(() => outcome(page)).toMatch(/^400/);
    await page.getByText(/^Headers/).click();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  /** Opens the page of an operation and presses the button. */
  async function open(name: string, view?: View) {
    const visit = await tabs.visit({ permissions: ["clipboard-read", "clipboard-write"], ...view });
    const { page } = visit;
    await page.goto(`${server.url}/docs/${name}.html`);
    await page.getByRole("button", { name: "Try it" }).click();
    await page.getByText("Valid request.").waitFor();
    return visit;
  }
});

/** The mock, and beside it a page for each operation as the reference has them. */
function serveSite(): Promise<Server> {
  const mock = createMock({ rateLimits: false, now });
  const site = new Hono();
  site.get("/docs/:version/:page{.+\\.html}", (c) => {
    const { version, page } = c.req.param();
    return c.html(pageOf(version, page.replace(".html", "")), 200, { "Content-Security-Policy": policy });
  });
  site.get("/docs/assets/:name", (c) => {
    const text = scripts.get(c.req.param("name"));
    return text === undefined ? c.notFound() : c.body(text, 200, { "Content-Type": "text/javascript" });
  });
  site.get("/docs/try-it/*", (c) => {
    const name = c.req.path.replace("/docs/try-it/", "");
    const type = name.endsWith(".css") ? "text/css" : "text/javascript";
    const text = files.get(name);
    return text === undefined ? c.notFound() : c.body(text, 200, { "Content-Type": type });
  });
  site.get("/docs/page.css", (c) => c.body(pageStyle, 200, { "Content-Type": "text/css" }));
  site.mount("/", mock.fetch);
  return listen(site.fetch, anyPort);
}

const pageStyle = `:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 0 0.75rem; max-width: 50rem; font: 1rem/1.5 sans-serif;
  background: light-dark(#fff, #15181c); color: light-dark(#1c2024, #e6e8eb); }`;

function pageOf(version: string, operation: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><title>${operation}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><link rel="stylesheet" href="../page.css">
<script type="module" src="../assets/page.js"></script>
</head>
<body><main><h1>${operation}</h1>
<section id="try-it" data-version="${version}" data-operation="${operation}" data-files="../try-it/">
<h2>Try it</h2><button type="button">Try it</button>
</section></main></body>
</html>`;
}

/** A page's script and what it loads when asked for, by file name. */
async function bundle(): Promise<Map<string, string>> {
  const contents = `const section = document.getElementById("try-it");
const button = section.querySelector("button");
button.addEventListener("click", async () => {
  const { mount } = await import("./scripts/docs/browser/try-it/mount.ts");
  await mount(section);
  button.remove();
});`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, sourcefile: "page.js" },
    ...{ bundle: true, splitting: true, minify: true, format: "esm", target: "es2022", write: false },
    ...{ outdir: "/assets", entryNames: "page", chunkNames: "[name]-[hash]" },
  });
  return new Map(outputFiles.map(({ path, text }) => [path.replace("/assets/", ""), text]));
}

/** The module of an operation as a page loads it. */
async function load(name: string): Promise<OperationModule> {
  const code = encodeURIComponent(files.get(`${name}.js`) ?? "");
  return (await import(`data:text/javascript,${code}`)) as OperationModule;
}

async function outcome(page: Page): Promise<string | null> {
  const heading = page.locator(".try-it-outcome");
  return (await heading.count()) > 0 ? heading.textContent() : null;
}

async function started(server: HttpServer): Promise<string> {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}
