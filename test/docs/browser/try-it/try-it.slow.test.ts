import { operations as table } from "@adintel/client/operations";
import { usd as usdText } from "../../../../scripts/openapi/words.ts";
import { usdOf } from "../../../prices.ts";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type Server as HttpServer } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { createMock, listen, type Server } from "@adintel/mock";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { demoKey } from "../../../../mocks/adintel/index.ts";
import { createServed } from "../../../../mocks/serve/compose.ts";
import { chooseCalls } from "../../../../scripts/docs/samples/choose.ts";
import type { OperationModule } from "../../../../scripts/docs/try-it/facts.ts";
import {
  retryInWords,
  chargeInWords,
  worstCostInWords,
} from "../../../../scripts/docs/browser/try-it/in-words.ts";
import { checkDraft, type Draft } from "../../../../scripts/docs/browser/try-it/draft.ts";
import { checkParts } from "../../../../scripts/client/validation/request.ts";
import { tryItFiles } from "../../../../scripts/docs/try-it/files.ts";
import { operationPage } from "../../../../scripts/openapi/reference-links.ts";
import { forEachVersion, versions } from "../../../../scripts/lib/versions.ts";
import { accessibilityProblems } from "../../../browser/axe.ts";
import { runsInBrowser } from "../../../browser/chromium.ts";
import { openTabs, type Tabs, type View } from "../../../browser/tab.ts";
import { readDocuments } from "../../documents.ts";
import { openSite } from "../../opened.ts";
import { siteIn } from "../../pages.ts";
import { sample } from "../../../sample.ts";

const execute = promisify(execFile);
const anyPort = { port: 0, host: "127.0.0.1" };
const now = Date.UTC(2026, 10, 20);

const documents = await readDocuments();
const chosen = await chooseCalls(documents);
const files = await tryItFiles(
  versions.map((version) => ({
    document: documents[version],
    calls: chosen[version],
    edition: { version, documents },
  })),
);
const operations = versions.flatMap((version) =>
  Object.keys(chosen[version]).map((id) => `${version}/${id}`),
);

const mockUrls: Record<string, string> = forEachVersion(
  (version) => documents[version].servers[0]?.url ?? "",
);
const draft: Draft = {
  baseUrl: "http://127.0.0.1/v2",
  apiKey: "",
  path: {},
  query: {},
  header: {},
  bodyText: "",
  prefer: "",
};

test.each(operations)("the form of %s opens with a request that keeps the contract", async (name) => {
  const module = await load(name);
  const { parameters, body } = module.facts;
  const values = (place: "path" | "query") =>
    Object.fromEntries(
      parameters.filter((field) => field.in === place).map(({ name: key, value }) => [key, String(value)]),
    );
  const bodyText = JSON.stringify(body?.examples[0]?.value) ?? "";
  const mockDraft = { ...draft, baseUrl: mockUrls[name.slice(0, 2)] ?? "", apiKey: demoKey, bodyText };
  const checked = checkDraft(module, { ...mockDraft, path: values("path"), query: values("query") });
  expect(checked).toMatchObject({ unsendable: { path: {} }, parameters: [], body: [], syntax: undefined });
  const [version, operationId = ""] = name.split("/");
  // And it is the call of the samples.
  expect(checked.call).toEqual(chosen[version === "v1" ? "v1" : "v2"][operationId]?.call);
});

/** What so many rows cost, as pages write it. */
const usd = <V extends "v1" | "v2">(version: V, id: keyof (typeof table)[V] & string, rows: number) =>
  usdText(1e6 * usdOf(version, id, rows));
const defaultLimit = table.v2.searchMedia.paging.limit.default;

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
    `Costs at most ${usd("v2", "searchMedia", defaultLimit)} (${defaultLimit} × ${usd("v2", "searchMedia", 1)}).`,
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
  ["v2/postComments", 200, {}, "Charge: not specified, because the response is not specified."],
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
  const check = (bodyText: string) => checkDraft(module, { ...draft, bodyText }).body;
  const most = module.facts.body?.maxBytes ?? 0;
  expect(most).toBe(102_400);
  expect(check('{ "query": "shoes" }'.padEnd(most))).toEqual([]);
  expect(check('{ "query": "shoes" }'.padEnd(most + 1))).toEqual([
    {
      path: "body",
      message: "is 102,401 bytes, over the limit of 102,400; it was not checked further",
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
  const checked = checkDraft({ ...module, body }, { ...draft, bodyText: "{}" });
  expect(checked.body).toEqual([{ path: "body", message: "could not be checked" }]);
});

test.each([
  ["1", "Call again in 1 second (Retry-After)."],
  ["30", "Call again in 30 seconds (Retry-After)."],
  ["150", "Call again in 150 seconds, which is 3 minutes (Retry-After)."],
  ["Wed, 21 Oct 2026 07:28:00 GMT", "Call again after Wed, 21 Oct 2026 07:28:00 GMT (Retry-After)."],
])("Retry-After %s is told in words", (value, words) => {
  expect(retryInWords(value)).toBe(words);
});

test("validators need no eval", () => {
  for (const [name, code] of files) expect(code, name).not.toMatch(/new Function|\beval\b/);
});

describe.skipIf(!runsInBrowser)("in Chromium, on pages that the mock serves", () => {
  let server: Server;
  let tabs: Tabs;

  beforeAll(async () => {
    const site = siteIn(inject("reference"));
    server = await listen(createServed({ now, rateLimits: false }, false, site).fetch, anyPort);
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
      expect(await page.locator('footer a[href="/__mock/"]').count()).toBe(1);
      expect(await page.locator(".try-it-target").textContent()).toContain(server.url);
      await send(page, "200 OK");
      expect(errors).toEqual([]);
    },
  );

  test("a page loads no more than 35 kB for its form", async () => {
    const { page, requests } = await visitPage("v2/searchMedia");
    requests.length = 0;
    await openForm(page);
    const loaded = requests
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path.startsWith("/assets/"));
    expect(loaded.length).toBeGreaterThan(2);
    const sizes = loaded.map(
      (path) => gzipSync(readFileSync(join(siteIn(inject("reference")), path))).length,
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(35_000);
  });

  test("a response shows status, time, size, charge, credits, headers and a tree, and takes the focus", async () => {
    const { page, errors } = await open("v2/searchMedia");
    expect(await page.locator(".try-it-cost").textContent()).toBe(
      `Costs at most ${usd("v2", "searchMedia", 2)} (2 × ${usd("v2", "searchMedia", 1)}).`,
    );
    await jsonOf(page).press("Control+Enter");
    await expect.poll(() => outcome(page)).toBe("200 OK");
    expect(await page.locator(":focus").textContent()).toBe("200 OK");
    expect(await page.locator(".try-it-facts").textContent()).toMatch(
      /^\d+ ms[\d.]+ kBCharged: \$0.001 for 2 rows/,
    );
    await page.getByText(/^Credits left: \$/).waitFor();
    await page.getByText(/^\d+ headers$/).click();
    await page.getByText("content-type", { exact: true }).waitFor();
    const body: unknown = JSON.parse(await copiedBy(page, "Copy body"));
    expect(body).toMatchObject({ count: 2 });
    expect(errors).toEqual([]);
  });

  test("a tree is folded, walked and copied from with the keyboard", async () => {
    const { page } = await open("v2/searchMedia");
    await send(page, "200 OK");
    const top = page.getByRole("treeitem").first();
    await top.focus();
    await page.keyboard.press("ArrowDown");
    expect(await page.locator(":focus > .tree-line").first().textContent()).toBe('"count": 2,');
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowLeft");
    expect(await page.locator(":focus").getAttribute("aria-expanded")).toBe("false");
    expect(await page.locator(":focus > .tree-line > .tree-folded").textContent()).toContain("2 items");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    // An id is copied without its quotes.
    expect(await copiedBy(page, "Copy value")).toMatch(/^[\w-]{8,}$/);
  });

  test("fields and JSON follow each other, and the samples follow both", async () => {
    const { page, errors } = await open("v2/searchMedia");
    const json = jsonOf(page);
    await json.fill('{ "query": "shoes", "colour": "red", "id": 9930471826650133 }');
    await page.getByText(/^\d+ more fields/).click();
    await page.getByRole("checkbox", { name: "TIKTOK" }).check();
    await page.getByLabel("limit", { exact: true }).fill("7");
    await page.getByLabel("location", { exact: true }).fill("Berlin");
    await page.keyboard.press("Enter");
    expect(JSON.parse(await json.inputValue())).toMatchObject({
      query: "shoes",
      colour: "red",
      channel: ["TIKTOK"],
      limit: 7,
      location: ["Berlin"],
    });
    expect(await json.inputValue()).toContain("9930471826650133");
    await json.fill('{ "query": "left shoes", "limit": 3, "lowImpressions": true }');
    expect(await page.getByLabel("limit", { exact: true }).inputValue()).toBe("3");
    expect(await page.getByRole("radio", { name: "true" }).first().isChecked()).toBe(true);
    await expect.poll(() => samples(page)).toContain('"query": "left shoes"');
    // Colours come with it.
    expect(await page.locator('.samples [data-label="curl"] code .t-s').count()).toBeGreaterThan(0);
    await json.fill('{ "query": ');
    await page.getByText("The fields update again once this is valid JSON.").waitFor();
    expect(await page.getByLabel("limit", { exact: true }).isDisabled()).toBe(true);
    expect(errors).toEqual([]);
  });

  test("a click counts what is still being typed, though the form grows by it", async () => {
    const { page } = await open("v2/searchMedia");
    await page.getByText(/^\d+ more fields/).click();
    const location = page.getByLabel("location", { exact: true });
    await location.fill("Berlin");
    expect(await copiedBy(page, "Copy as curl")).toContain('"location": ["Berlin"]');
    await location.fill("Lisbon");
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    expect((await sent).postDataJSON()).toMatchObject({ location: ["Berlin", "Lisbon"] });
    // One request at a time is sent.
    await page.locator('form.try-it[aria-busy="false"]').waitFor();
    await location.fill("Porto");
    const again = page.waitForRequest((request) => request.method() === "POST");
    await page.keyboard.press("Control+Enter");
    expect((await again).postDataJSON()).toMatchObject({ location: ["Berlin", "Lisbon", "Porto"] });
  });

  test("the code that is copied is in the language of the samples", async () => {
    const { page } = await open("v2/searchMedia");
    await page.locator(".samples").getByRole("radio", { name: "Python" }).check();
    expect(await copiedBy(page, "Copy as Python")).toContain("from urllib.request import");
  });

  test("problems stand at their fields and in a list that leads to them, and such a request can be sent", async () => {
    const { page } = await open("v2/searchMedia");
    await jsonOf(page).fill('{ "query": "shoes", "limit": "many", "colour": "red", "channel": ["X"] }');
    await page.getByText("3 problems", { exact: true }).waitFor();
    expect(await page.locator("#try-it-body-limit-problems").textContent()).toBe("limit: must be an integer");
    expect(await page.locator("#try-it-body-problems").textContent()).toBe("colour: is not a known field");
    expect(await page.getByLabel("limit", { exact: true }).getAttribute("aria-invalid")).toBe("true");
    await page.getByRole("button", { name: "channel.0" }).click();
    expect(await page.locator(":focus").getAttribute("value")).toBe("META_AD");
    await page.getByRole("button", { name: "Send anyway" }).click();
    await expect.poll(() => outcome(page)).toMatch(/^400 /);
    expect(await page.locator(".try-it-charge").textContent()).toBe("Not charged.");
    // In another tab, since the form would be gone.
    const link = page.locator(".try-it-error").getByRole("link", { name: "How to fix it (new tab)" });
    expect(await link.getAttribute("target")).toBe("_blank");
    expect(
      (await page.request.get(new URL((await link.getAttribute("href")) ?? "", page.url()).href)).ok(),
    ).toBe(true);
  });

  test("a parameter's problem stands at the parameter", async () => {
    const { page } = await open("v1/listBrandInsights");
    await page.getByLabel("limit", { exact: true }).fill("1000");
    await expect
      .poll(() => page.locator("#try-it-query-limit-problems").textContent())
      .toBe("limit: must be at most 500");
    await expect.poll(() => page.locator(".try-it-line").textContent()).toContain("limit=1000");
    await page.getByLabel("limit", { exact: true }).fill("many");
    await expect
      .poll(() => page.locator("#try-it-query-limit-problems").textContent())
      .toBe("limit: must be an integer");
  });

  test("a problem of the JSON is told by line and column", async () => {
    const { page } = await open("v2/searchMedia");
    await jsonOf(page).fill('{\n  "query": shoes\n}');
    await page.getByText("line 2, column 12: expected a value").first().waitFor();
  });

  test("the modes of a body are alternatives, each with what it requires and refuses", async () => {
    const { page } = await open("v1/searchBrands");
    const brandIds = page.locator(".try-it-field", { hasText: /^brandIds/ });
    expect(await brandIds.locator(".try-it-required").isVisible()).toBe(true);
    await page.getByText(/more fields/).click();
    expect(await page.getByLabel("sortBy", { exact: true }).isVisible()).toBe(true);
    await page.locator(".try-it").getByRole("radio", { name: "smart" }).check();
    expect(await brandIds.locator(".try-it-required").isVisible()).toBe(false);
    expect(await page.getByLabel("sortBy", { exact: true }).isVisible()).toBe(false);
  });

  test("one of many fields is found by its name or a value", async () => {
    const { page } = await open("v2/searchMedia");
    await page.getByText(/^\d+ more fields/).click();
    await page.getByLabel("Find a field").fill("tiktok");
    await page.getByText(/^1 of \d+$/).waitFor();
    expect(await page.getByRole("group", { name: /^channel/ }).isVisible()).toBe(true);
    expect(await page.getByLabel("landingPage", { exact: true }).isVisible()).toBe(false);
    expect(await jsonOf(page).inputValue()).not.toContain("tiktok");
  });

  test("without credits it is 402, with the key of the mock that shows it", async () => {
    const { page } = await open("v2/searchMedia");
    await page.locator(".try-it-target").getByRole("button", { name: "Change server and key" }).click();
    await page.getByRole("button", { name: /mock_live_exhausted/ }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => samples(page)).toContain("Bearer mock_live_exhausted");
    await send(page, /^402 /);
    expect(await page.locator(".try-it-error").textContent()).toContain("out_of_credits");
  });

  test("the mock returns any documented response, such as 429 with its header", async () => {
    const { page } = await open("v2/searchMedia");
    await page.getByLabel("Response", { exact: true }).selectOption("code=429");
    await send(page, /^429 /);
    await page.getByText(/^Call again in \d+ seconds? \(Retry-After\)\.$/).waitFor();
    await expect.poll(() => samples(page)).toContain("Prefer: code=429");
  });

  test("the worst cost follows the body, and has no limit where nothing limits the rows", async () => {
    const { page } = await open("v1/searchBrandMedia");
    await jsonOf(page).fill('{ "limit": 40 }');
    await page.getByText("Costs at most $0.04 (40 × $0.001).").waitFor();
    await jsonOf(page).fill("{}");
    await page.getByText(/without an upper limit/).waitFor();
  });

  test("examples fill JSON and fields", async () => {
    const { page } = await open("v2/searchMedia");
    const json = jsonOf(page);
    const before = await json.inputValue();
    await page.getByLabel("Example", { exact: true }).last().selectOption({ index: 1 });
    const filled: Record<string, unknown> = JSON.parse(await json.inputValue());
    expect(filled).not.toEqual(JSON.parse(before));
    expect(await page.getByLabel("limit", { exact: true }).inputValue()).toBe(String(filled["limit"] ?? ""));
  });

  test("a call can be aborted", async () => {
    const { page } = await open("v2/searchMedia");
    const slow = await listen(createMock({ latencyMs: 600_000, now }).fetch, anyPort);
    await choose(page, slow.url, "k");
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
    await choose(page, gone.url, "k");
    await send(page, "No response");
    await page.getByText("npm start").waitFor();
  });

  test("an address that cannot be called, and a key that is none, are refused with a reason", async () => {
    const { page } = await open("v2/searchMedia");
    await page.locator(".try-it-target").getByRole("button", { name: "Change server and key" }).click();
    await page.getByText("Another server", { exact: true }).click();
    for (const address of ["127.0.0.1/v2", "javascript:alert(1)", "http://me:secret@127.0.0.1/v2"]) {
      await page.getByLabel("Address of the server").fill(address);
      await page.getByRole("button", { name: "Save" }).click();
      await expect.poll(() => page.locator("#server-own-problem").textContent()).toMatch(/URL|address/);
    }
    await page.getByLabel("Address of the server").fill("https://api.example.com");
    await page.getByLabel("API key").fill("Bearer x");
    await page.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => page.locator("#server-key-problem").textContent()).toMatch(/^A key has/);
    await page.getByRole("button", { name: "Cancel" }).click();
    expect(await page.locator(".try-it-target").textContent()).toContain(server.url);
  });

  test("a path of dots alone is not sent", async () => {
    const { page, requests } = await open("v2/getAccount");
    await page.getByLabel("id", { exact: true }).fill("..");
    await page.getByText("must not consist only of dots").first().waitFor();
    requests.length = 0;
    await page.getByRole("button", { name: "Send" }).click();
    await page.locator('[aria-invalid="true"]:focus').waitFor();
    expect(requests).toEqual([]);
  });

  test("a key goes to its server alone, survives other pages, and is kept nowhere", async () => {
    const { page, context, requests, errors } = await open("v2/searchMedia");
    const secret = "sk-never-to-be-kept";
    const other = await listen(createMock({ now }).fetch, anyPort);
    await choose(page, other.url, secret);
    const marked = await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }).isSamePage);
    expect(marked).toBe(true);
    await page
      .getByRole("navigation", { name: "Pages" })
      .getByRole("link", { name: /insights/i })
      .first()
      .click();
    await page.waitForURL(/listAccountInsights/);
    await page.getByRole("heading", { level: 1, name: /insights/i }).waitFor();
    expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true);
    expect(await page.title()).toMatch(/insights/i);
    expect(await page.locator('nav a[aria-current="page"]').getAttribute("href")).toContain(
      "listAccountInsights",
    );
    // What a page sets up is set up here, too.
    await expect.poll(() => samples(page)).toContain(`${other.url}/v2/account/`);
    await openForm(page);
    await send(page, /^401 /);
    const told = requests.filter(({ text }) => text.includes(secret));
    expect(told.map(({ method, url }) => `${method} ${new URL(url).origin}`)).toEqual([`GET ${other.url}`]);
    // Nowhere that outlives the page.
    expect(page.url()).not.toContain(secret);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie]),
    );
    expect(kept).toContain(other.url);
    expect(kept).not.toContain(secret);
    expect(await context.cookies()).toEqual([]);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: /creatives|media/i }).waitFor();
    await expect.poll(() => samples(page)).toContain(secret);
    await page.reload();
    await expect.poll(() => samples(page)).toContain(`${other.url}/v2/media`);
    expect(await page.content()).not.toContain(secret);
    expect(errors.filter((text) => !text.includes("401"))).toEqual([]);
    await other.close();
  });

  test("on a static host, the mock in the page answers, is charged, and is reset", async () => {
    const site = await openSite(siteIn(inject("reference")));
    const { page, errors, foreign } = await site.open(operationPage("v2", "searchMedia"));
    await openForm(page);
    expect(await page.locator(".try-it-target").textContent()).toContain("mock in this page");
    await send(page, "200 OK");
    await page.getByText("Credits left: $49.999 of $50.00.").waitFor();
    await page.getByRole("button", { name: "Reset the mock" }).click();
    await page.getByText("Credits left: $50.00 of $50.00.").waitFor();
    expect(foreign()).toEqual([]);
    expect(errors).toEqual([]);
    await site.close();
  });

  test("below a path, the mock in the page goes along to pages of any folder, and Back leads to what the address names", async () => {
    const site = await openSite(siteIn(inject("reference")));
    const { page, errors } = await site.open(operationPage("v2", "searchMedia"));
    await openForm(page);
    await send(page, "200 OK");
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
    const menu = page.getByRole("navigation", { name: "Pages" });
    await menu.getByRole("link", { name: "Errors", exact: true }).first().click();
    await heading("Errors");
    await menu.getByRole("link", { name: "Search brands" }).first().click();
    await heading("Search brands");
    expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true);
    await page.goBack();
    await heading("Errors");
    await page.reload();
    await page.goBack();
    await heading("Search creatives");
    expect(page.url()).toContain("searchMedia");
    expect(errors).toEqual([]);
    await site.close();
  });

  test("a page that cannot be replaced is loaded", async () => {
    const { page } = await open("v2/searchMedia");
    await choose(page, "https://api.example.com", "sk-7");
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    // As after a new version of the reference was published.
    await page.route(
      "**/listAccountInsights.html",
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/main-\w+\.js/, "main-NEWER.js");
        await route.fulfill({ response, body });
      },
      { times: 1 },
    );
    await page
      .getByRole("navigation", { name: "Pages" })
      .getByRole("link", { name: /insights/i })
      .first()
      .click();
    await page.getByRole("heading", { level: 1, name: /insights/i }).waitFor();
    await expect.poll(() => page.evaluate(() => "isSamePage" in globalThis)).toBe(false);
  });

  test("the key follows no redirect", async () => {
    const { page } = await open("v2/searchMedia");
    const reached: string[] = [];
    const thief = createServer((request, response) => {
      reached.push(request.url ?? "");
      response.writeHead(200, cors).end("{}");
    });
    const thiefUrl = await started(thief);
    const redirecting = createServer((request, response) => {
      const isCall = request.method === "POST";
      response.writeHead(isCall ? 307 : 200, { ...cors, ...(isCall && { Location: thiefUrl }) }).end();
    });
    await choose(page, await started(redirecting), "sk-never-to-be-seen");
    await send(page, "No response");
    expect(reached).toEqual([]);
    for (const one of [thief, redirecting]) one.close();
  });

  test("the mock's key does not go to another server", async () => {
    const { page } = await open("v2/searchMedia");
    const keys: unknown[] = [];
    const stranger = createServer((request, response) => {
      keys.push(request.headers.authorization);
      response.writeHead(request.method === "OPTIONS" ? 204 : 404, cors).end("{}");
    });
    await choose(page, await started(stranger), undefined);
    await page.getByLabel("Response", { exact: true }).waitFor({ state: "hidden" });
    await send(page, /^404/);
    expect(keys.filter(Boolean)).toEqual([]);
    stranger.close();
  });

  test("the sample that is copied runs", async () => {
    const { page } = await open("v2/searchMedia");
    await jsonOf(page).fill(`{ "query": "runner's \\"shoes\\" $HOME", "limit": 1 }`);
    await expect.poll(() => samples(page)).toContain("$HOME");
    const { stdout } = await execute("bash", ["-c", await samples(page)], {
      env: { ...process.env, NO_PROXY: "*" },
    });
    expect(JSON.parse(stdout)).toHaveProperty("count");
  });

  test("samples say where JavaScript would send another number", async () => {
    const { page } = await open("v2/searchMedia");
    await jsonOf(page).fill('{ "query": "shoes", "id": 9930471826650133 }');
    await expect.poll(() => samples(page)).toContain('"id": 9930471826650133');
    expect(await page.locator(".samples .samples-warning").first().textContent()).toContain(
      "9930471826650133",
    );
  });

  test("of many problems some are shown, and how many more there are", async () => {
    const { page, errors } = await open("v2/searchMedia");
    const body = jsonOf(page);
    const unknown = Array.from({ length: 5000 }, (_, index) => [`colour${index}`, 1]);
    await body.fill(JSON.stringify({ query: "shoes", ...Object.fromEntries(unknown) }));
    await page.getByText("21 problems", { exact: true }).waitFor();
    const problems = await page.locator("#try-it-body-problems li").allTextContents();
    expect(problems).toHaveLength(21);
    expect(problems.at(-1)).toBe("body: has 4980 more unknown fields");
    await body.fill(JSON.stringify({ query: "shoes", platforms: Array.from({ length: 300_000 }, () => 1) }));
    await page
      .getByText(/is 600,\d+ bytes, over the limit of 102,400/)
      .first()
      .waitFor();
    expect(errors).toEqual([]);
  });

  test("a huge body is shown in parts, and hostile text stays text", async () => {
    const { page, errors } = await open("v2/searchMedia");
    const huge = createServer((_, response) => {
      const hostile = "<img src=x onerror=alert(1)>";
      response.writeHead(200, { ...cors, "Content-Type": "application/json" });
      response.end(
        JSON.stringify({
          hostile,
          long: "x".repeat(300_000),
          media: Array.from({ length: 20_000 }, () => ({ hostile })),
        }),
      );
    });
    await choose(page, await started(huge), "k");
    await send(page, "200 OK");
    expect(await page.locator(".tree img").count()).toBe(0);
    expect(await page.locator(".tree").textContent()).toContain("<img src=x");
    await page.getByRole("button", { name: "all 300,000 characters" }).waitFor();
    await page.getByText("20,000 items").click();
    await page.getByText("Show 100 more of 19,900").click();
    expect(await page.getByRole("treeitem").count()).toBeLessThan(1000);
    expect(errors).toEqual([]);
    huge.close();
  });

  test.each(sample(["light", "dark"] as const, 2))(
    "axe finds nothing in any state, %s and narrow",
    async (colorScheme) => {
      const { page } = await open("v2/searchMedia", {
        colorScheme,
        viewport: { width: 320, height: 700 },
      });
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByText(/^\d+ more fields/).click();
      await jsonOf(page).fill('{ "limit": 0.5, "colour": 1, "location": ["Berlin"] }');
      await page.getByText(/^\d problems$/).waitFor();
      await page.getByRole("button", { name: "Send anyway" }).click();
      await expect.poll(() => outcome(page)).toMatch(/^400/);
      await page.getByText(/^\d+ headers$/).click();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.locator(".try-it-target").getByRole("button", { name: "Change server and key" }).click();
      await page.getByRole("dialog").waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByRole("button", { name: "Cancel" }).click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    },
  );

  /** Opens the page of an operation. */
  async function visitPage(name: string, view?: View) {
    const visit = await tabs.visit({ permissions: ["clipboard-read", "clipboard-write"], ...view });
    await visit.page.goto(
      `${server.url}/${operationPage(name.startsWith("v1") ? "v1" : "v2", name.slice(3))}`,
    );
    return visit;
  }

  /** Opens the page of an operation and its form. */
  async function open(name: string, view?: View) {
    const visit = await visitPage(name, view);
    await openForm(visit.page);
    return visit;
  }
});

/** Headers of a server that pages of any origin may call. */
const cors = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*, Authorization" };

async function openForm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Open the form" }).click();
  await page.getByText("Valid request").waitFor();
}

/** Sends what the form has, and waits for the outcome. */
async function send(page: Page, wanted: string | RegExp): Promise<void> {
  await page.getByRole("button", { name: "Send" }).click();
  const isWanted = typeof wanted === "string" ? wanted : expect.stringMatching(wanted);
  await expect.poll(() => outcome(page)).toEqual(isWanted);
}

const jsonOf = (page: Page) => page.getByLabel("JSON", { exact: true });

/** Chooses a server by its address, and a key; `undefined`: what the dialog holds. */
async function choose(page: Page, address: string, key: string | undefined): Promise<void> {
  await page.locator(".try-it-target").getByRole("button", { name: "Change server and key" }).click();
  await page.getByText("Another server", { exact: true }).click();
  await page.getByLabel("Address of the server").fill(address);
  if (key !== undefined) await page.getByLabel("API key").fill(key);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** The sample for curl. */
async function samples(page: Page): Promise<string> {
  return (await page.locator('.samples [data-label="curl"] code').first().textContent()) ?? "";
}

/** What a button copies. */
async function copiedBy(page: Page, name: string): Promise<string> {
  await page.getByRole("button", { name }).click();
  await page.getByText("Copied", { exact: true }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
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
