import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { createMock, listen, type Mock, type Server } from "@adintel/mock";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessibilityProblems } from "../../browser/axe.ts";
import { runsInBrowser } from "../../browser/chromium.ts";
import { noteWords } from "../../browser/noted.ts";
import { connect, openTabs, type Tabs, type View } from "../../browser/tab.ts";
import { now } from "../../now.ts";
import { runs } from "../../docs/run-samples.ts";
import { sample } from "../../sample.ts";

const execute = promisify(execFile);
const address = { port: 0, host: "127.0.0.1" };
const minute = 60_000;

/** Its clock moves only when it is told to. Each test has a session of its own. */
const calibration = {
  service: "https://api.example/v2",
  date: "2026-11-20",
  readings: { "status-default": { reading: "all", for: 3, against: 1 } },
};
const mock = createMock({ now, tick: () => 0, accounts: 10, calibration });
let server: Server;
let tabs: Tabs;

describe.skipIf(!runsInBrowser)("the mock's page, in Chromium", () => {
  beforeAll(async () => {
    server = await listen(mock.fetch, address);
    tabs = await openTabs();
  });

  afterAll(async () => {
    await tabs.close();
    await server.close();
  });

  test("shows the first request, which it can send by itself, and others as they come", async () => {
    const { page, session, errors } = await open("first");
    expect(await page.locator("#empty pre").textContent()).toContain("X-Mock-Session: first");
    await page.getByRole("button", { name: "Send" }).click();
    await row(page, 0).waitFor();
    expect(await row(page, 0).innerText()).toMatch(
      /POST.*\/v2\/media query=running shoes limit=2.*200 OK.*2 rows.*\$0\.001/s,
    );
    expect(await page.locator("#empty").isVisible()).toBe(false);

    await taxonomies(session, "shoes");
    await expect.poll(() => row(page, 0).innerText()).toMatch(/GET.*\/v2\/taxonomies query=shoes.*200 OK/s);
    await taxonomies(session, "shoes", "mock_live_revoked");
    await expect.poll(() => row(page, 0).innerText()).toContain("401 invalid_api_key");
    expect(await rows(page).count()).toBe(3);
    await expect.poll(() => page.locator("#keys").innerText()).toContain("$49.999 of $50.00 left");
    expect(errors).toEqual([]);
  });

  test.skipIf(!runs("curl"))("copies a request as a line for a shell that sends it again", async () => {
    const { page, session } = await open("copied", { permissions: ["clipboard-read", "clipboard-write"] });
    const query = "it's $HOME & <img src=x onerror=alert(1)>";
    await search(session, { query, limit: 3 });
    await row(page, 0).locator("summary").first().click();
    expect(await page.getByRole("group", { name: "Request body" }).textContent()).toContain(query);
    expect(await page.getByRole("group", { name: "Response body" }).textContent()).toContain('"count"');
    expect(await page.locator("#log img").count()).toBe(0);
    const labels = await noteWords(page, "button");
    await page.getByRole("button", { name: "Copy as curl" }).click();
    await expect.poll(labels).toContain("Copied");
    const line = await page.evaluate(() => navigator.clipboard.readText());
    expect(line).not.toContain("mock_live");
    // In process, where the request was sent to, the mock had no port.
    const env = { ...process.env, ADINTEL_API_KEY: "mock_live_demo", NO_PROXY: "*", no_proxy: "*" };
    const { stdout } = await execute("bash", ["-c", line], { env });
    const [again, first] = session.requests({ operation: "searchMedia" }).reverse();
    expect(JSON.parse(stdout)).toEqual(again?.responseBody);
    expect(again?.requestBody).toEqual(first?.requestBody);
    await expect.poll(() => rows(page).count()).toBe(2);
  });

  test("a long body is shown in part until all of it is asked for", async () => {
    const { page, session } = await open("long");
    await search(session, { query: "the", limit: 100 });
    await row(page, 0).locator("summary").first().click();
    const body = page.getByRole("group", { name: "Response body" });
    const part = await body.textContent();
    expect(part?.length).toBeLessThan(5_000);
    await page.getByRole("button", { name: /^Show all \d+ kB$/ }).click();
    const [request] = session.requests();
    expect(JSON.parse((await body.textContent()) ?? "")).toEqual(request?.responseBody);
  });

  test("stages the next request of an operation as a failure, and takes it back", async () => {
    const { page, session } = await open("staged");
    await taxonomies(session, "shoes");
    await row(page, 0).locator("summary").first().click();
    await page.getByRole("button", { name: "429" }).click();
    await page.getByText("Staged: the next searchTaxonomies gets 429.").waitFor();
    const staged = page.getByRole("button", { name: "Remove next searchTaxonomies: 429" });
    await staged.waitFor();

    const failed = await taxonomies(session, "shoes");
    expect([failed.status, failed.headers.get("Retry-After")]).toEqual([429, "3"]);
    expect((await taxonomies(session, "shoes")).status).toBe(200);
    await expect
      .poll(() => row(page, 1).innerText())
      .toMatch(/429 rate_limited.*next searchTaxonomies: 429/s);
    await expect.poll(() => page.locator("#scenarios").innerText()).toContain("used once, used up");

    await page.getByRole("button", { name: "500" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect
      .poll(() => session.scenarios().map(({ name }) => name))
      .toEqual(["next searchTaxonomies: 429"]);
    expect((await taxonomies(session, "shoes")).status).toBe(200);
    await staged.click();
    await expect.poll(() => session.scenarios()).toEqual([]);
  });

  test("sends a request again with a key that is chosen, once it says what that may cost", async () => {
    const { page, session } = await open("again");
    await search(session, { query: "the", limit: 2 });
    await row(page, 0).locator("summary").first().click();
    await page.getByText("cost $0.001 last time").waitFor();
    const send = page.getByRole("button", { name: "Send again" });
    await send.click();
    await page.getByText("Sent: 200").waitFor();
    const [first, again] = session.requests();
    expect([again?.requestBody, again?.microdollars]).toEqual([first?.requestBody, 1000]);
    await page.getByLabel("Key", { exact: true }).selectOption("mock_live_revoked");
    await send.click();
    await page.getByText("Sent: 401").waitFor();
    await expect.poll(() => rows(page).count()).toBe(3);
    await row(page, 0).locator("summary").first().click();
    await page.getByText("failed last time; may be charged").waitFor();
    // A loss that is staged once reaches the page: the browser does not send the call again by itself.
    session.scenario({ times: 1, lost: "afterCharge" });
    await page.getByLabel("Key", { exact: true }).first().selectOption("mock_live_demo");
    await send.first().click();
    await page.getByText("Sent, without a response").waitFor();
    expect(session.ledger().charges).toHaveLength(3);
  });

  test("stages a scenario that is written there, and says all that is wrong with one", async () => {
    const { page, session } = await open("written");
    await taxonomies(session, "shoes");
    await row(page, 0).locator("summary").first().click();
    await page.getByRole("button", { name: "Other…" }).click();
    const text = page.getByLabel("Scenario as JSON");
    expect(JSON.parse(await text.inputValue())).toMatchObject({ on: { operation: "v2/searchTaxonomies" } });
    const problems = page.locator(".problems p");
    await text.fill("{");
    const stage = page.getByRole("button", { name: "Stage" });
    await stage.click();
    await expect.poll(() => problems.allInnerTexts()).toEqual([expect.stringContaining("SyntaxError")]);
    await text.fill('{"delayMs": -1, "eror": "internal_error"}');
    await stage.click();
    await expect
      .poll(() => problems.allInnerTexts())
      .toEqual([expect.stringContaining("delayMs must be"), expect.stringContaining("eror is not")]);
    expect([await text.getAttribute("aria-invalid"), session.scenarios()]).toEqual(["true", []]);
    await text.fill('{"name": "own", "error": "internal_error"}');
    await stage.click();
    await page.getByRole("button", { name: "Remove own" }).waitFor();
    expect(await problems.count()).toBe(0);
    expect((await taxonomies(session, "shoes")).status).toBe(500);
  });

  test("shows the world: accounts, and behind each its creatives, free of charge", async () => {
    const { page, session, errors } = await open("world");
    await page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: "World" }).click();
    const cards = page.locator("#cards > li");
    await expect.poll(() => page.locator("#world-count").innerText()).toBe("10 cards, page 1 of 1");
    const name = await cards.nth(1).getByRole("link").innerText();
    await page.getByLabel("Filter cards").fill(name.toLowerCase());
    await expect.poll(() => page.locator("#world-count").innerText()).toBe("1 card, page 1 of 1");
    await cards.getByRole("link").click();
    await page.getByRole("heading", { name, exact: true }).waitFor();
    await expect.poll(() => page.locator("#world-count").innerText()).toBe("60 cards, page 1 of 3");
    const picture = cards.locator("img").first();
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Next" }).click();
    await expect.poll(() => page.locator("#world-count").innerText()).toBe("60 cards, page 2 of 3");
    await page.goBack();
    await expect.poll(() => page.locator("#world-count").innerText()).toBe("10 cards, page 1 of 1");
    // What is added while it is shown comes by itself.
    await session.fetch("/v2/account/index", {
      method: "POST",
      headers: { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" },
      body: '{"websiteUrl": "https://eyewear.example"}',
    });
    session.clock.advance({ seconds: 60 });
    await expect.poll(() => page.locator("#world-count").innerText()).toBe("11 cards, page 1 of 1");
    expect(session.ledger().charges).toEqual([]);
    // Past the header is what is shown, whichever it is.
    await page.locator(".skip").focus();
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("world");
    await page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: "Requests" }).click();
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(await row(page, 0).isVisible()).toBe(true);
    expect(errors).toEqual([]);
  });

  test("loads no picture of own data from elsewhere, but links to it", async () => {
    const data = { accounts: [{ name: "Kupfer", thumbnailUrl: "https://pictures.example/a.png" }] };
    const other = await listen(createMock({ data }).fetch, address);
    const { page, errors } = await tabs.visit();
    await page.goto(`${other.url}/__mock/#world`);
    const link = page.getByRole("link", { name: "Picture elsewhere" });
    expect(await link.getAttribute("href")).toBe("https://pictures.example/a.png");
    expect(errors).toEqual([]);
    await page.goto("about:blank");
    await other.close();
  });

  test("switches presets on and off", async () => {
    const { page, session } = await open("presets");
    const preset = page.getByRole("switch", { name: "outOfCredits" });
    await preset.click();
    await expect.poll(() => session.scenarios().map(({ name }) => name)).toEqual(["outOfCredits"]);
    await expect.poll(() => preset.isChecked()).toBe(true);
    expect((await search(session, { query: "the" })).status).toBe(402);
    await expect.poll(() => page.locator("#scenarios").innerText()).toContain("used once");
    await preset.click();
    await expect.poll(() => session.scenarios()).toEqual([]);
    expect((await search(session, { query: "the", limit: 1 })).status).toBe(200);
    // What is staged elsewhere shows, too.
    session.scenario("slow");
    session.scenario("flaky");
    await expect.poll(() => page.getByRole("switch", { name: "slow" }).isChecked()).toBe(true);
    await page.getByRole("button", { name: "Remove all" }).click();
    await expect.poll(() => session.scenarios()).toEqual([]);
    await expect.poll(() => page.getByRole("switch", { checked: true }).count()).toBe(1);
    // What is used up changes nothing any more.
    session.scenario("rateLimited", { times: 1 });
    const limited = page.getByRole("switch", { name: "rateLimited" });
    await expect.poll(() => limited.isChecked()).toBe(true);
    expect((await taxonomies(session, "shoes")).status).toBe(429);
    await page.getByText("used once, used up").waitFor();
    expect(await limited.isChecked()).toBe(false);
  });

  test("moves the clock, changes settings, and resets once that is confirmed", async () => {
    const { page, session } = await open("clock");
    await taxonomies(session, "shoes");
    await page.getByRole("button", { name: "move the clock by 30 days" }).click();
    await page.locator("#clock").getByText("Sun, 20 Dec 2026, 13:37 UTC").waitFor();
    session.clock.advance({ seconds: 60 });
    await page.locator("#clock").getByText("Sun, 20 Dec 2026, 13:38 UTC").waitFor();
    expect(session.clock.now().getTime()).toBe(now + 30 * 1440 * minute + minute);
    await page.getByRole("switch", { name: "Rate limits" }).click();
    await expect.poll(() => session.settings().rateLimits).toBe(false);
    const key = page.getByRole("textbox", { name: "Key of requests without one" });
    for (const [typed, set] of [
      ["mock_live_low", "mock_live_low"],
      ["", null],
    ] as const) {
      await key.fill(typed);
      await key.press("Enter");
      await expect.poll(() => session.settings().defaultKey).toBe(set);
    }

    await page.getByRole("button", { name: "Reset…" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect.poll(() => rows(page).count()).toBe(1);
    await page.getByRole("button", { name: "Reset…" }).click();
    await page.getByRole("button", { name: "Reset", exact: true }).click();
    await page.locator("#clock").getByText("Fri, 20 Nov 2026, 13:37 UTC").waitFor();
    await expect.poll(() => rows(page).count()).toBe(0);
    await expect.poll(() => page.getByRole("switch", { name: "Rate limits" }).isChecked()).toBe(true);
    expect(session.requests()).toEqual([]);
  });

  test("saves a snapshot and goes back to it", async () => {
    const { page, session } = await open("snapshots");
    await page.getByLabel("Snapshot name").fill("before");
    await page.getByLabel("Snapshot name").press("Enter");
    const restore = page.getByRole("button", { name: "Restore before" });
    await restore.waitFor();
    await search(session, { query: "the", limit: 3 });
    await page.getByRole("button", { name: "move the clock by 1 hour" }).click();
    await page.locator("#clock").getByText("Fri, 20 Nov 2026, 14:37 UTC").waitFor();
    await restore.click();
    await page.locator("#clock").getByText("Fri, 20 Nov 2026, 13:37 UTC").waitFor();
    expect(session.ledger().spentMicrodollars).toBe(0);
    await page.getByLabel("Snapshot name").fill("no name!");
    await page.getByRole("button", { name: "Save" }).click();
    expect(await page.getByRole("alert").innerText()).toContain("must be 1 to 64 letters");
    await page.getByRole("button", { name: "Delete before" }).click();
    await restore.waitFor({ state: "detached" });
  });

  test("makes a sandbox, shows it with keys of its own, and deletes it", async () => {
    const { page, errors } = await open("before");
    await page.getByLabel("Sandbox name").fill("pull 7");
    await page.getByLabel("Expires after").selectOption("7 days");
    await page.getByRole("button", { name: "Create" }).click();
    await page.locator("#sandboxes").getByText("until Thu, 8 Jan 1970, 00:00 UTC").waitFor();
    await page.getByRole("button", { name: "Show pull 7" }).click();
    await expect.poll(() => page.locator("#keys").innerText()).toMatch(/mock_live_demo_sb_\w{12}/);
    // Keys, requests and sessions are read side by side.
    await expect
      .poll(() => page.locator("#empty pre").textContent())
      .toMatch(/Bearer mock_live_demo_sb_\w{12}/);
    await page.getByRole("button", { name: "Send" }).click();
    await row(page, 0).getByText("200 OK").waitFor();
    await expect.poll(() => page.locator("#keys").innerText()).toContain("$49.999 of $50.00 left");
    await expect.poll(() => page.getByRole("combobox", { name: "Session" }).inputValue()).toMatch(/^sb_/);
    await page.getByRole("button", { name: "Delete pull 7" }).click();
    await expect.poll(() => page.getByRole("combobox", { name: "Session" }).inputValue()).toBe("");
    await page.getByRole("button", { name: "Show pull 7" }).waitFor({ state: "detached" });
    expect(errors).toEqual([]);
  });

  test("shows the session that is chosen, which its address keeps", async () => {
    await taxonomies(mock.session("worker-1"), "coffee");
    await taxonomies(mock.session("worker-2"), "shoes");
    const { page } = await open("worker-1");
    await expect.poll(() => row(page, 0).innerText()).toContain("query=coffee");
    await page.getByRole("combobox", { name: "Session" }).selectOption("worker-2");
    await expect.poll(() => row(page, 0).innerText()).toContain("query=shoes");
    await taxonomies(mock.session("worker-1"), "tea");
    await taxonomies(mock.session("worker-2"), "hats");
    await expect.poll(() => row(page, 0).innerText()).toContain("query=hats");
    expect(await rows(page).count()).toBe(2);
    await page.reload();
    await expect.poll(() => rows(page).count()).toBe(2);
    const chosen = page.getByRole("combobox", { name: "Session" });
    await expect.poll(() => chosen.inputValue()).toBe("worker-2");
  });

  test("filters by text, operation and status, pauses and clears", async () => {
    const { page, session } = await open("filters");
    await taxonomies(session, "coffee");
    await taxonomies(session, "shoes");
    await search(session, { limit: 0 });
    await expect.poll(() => rows(page).count()).toBe(3);
    const shown = () => rows(page).locator("visible=true").count();
    await page.getByLabel("Filter requests").fill("COFFEE");
    expect(await shown()).toBe(1);
    await page.getByLabel("Filter requests").fill("");
    await page.getByLabel("Operation").selectOption("v2/searchTaxonomies");
    expect(await shown()).toBe(2);
    await page.getByLabel("Status").selectOption("4xx");
    await page.getByText("No requests match the filter.").waitFor();
    await page.getByLabel("Operation").selectOption("");
    expect(await row(page, 0).innerText()).toMatch(/400 invalid_request.*violation/s);
    await page.getByLabel("Status").selectOption("");

    await page.getByRole("button", { name: "Pause" }).click();
    await taxonomies(session, "tea");
    await page.getByRole("button", { name: "Resume (1 new)" }).click();
    expect(await rows(page).count()).toBe(4);
    await page.getByRole("button", { name: "Clear" }).click();
    await expect.poll(() => rows(page).count()).toBe(0);
    expect(session.requests()).toEqual([]);
  });

  test("lists what the mock assumes, and finds in it", async () => {
    const { page } = await open("assumptions");
    await page.getByRole("button", { name: "Show assumptions" }).click();
    const items = page.locator(".assumptions li");
    await page.getByLabel("Search assumptions").fill("order of checks");
    expect(await items.locator("visible=true").count()).toBeGreaterThan(0);
    expect(await items.locator("visible=true").first().innerText()).toContain("Why: ");
    await page.getByText("Behaves as https://api.example/v2 did on 2026-11-20: 1 reading").waitFor();
    await page.getByLabel("Search assumptions").fill("observed");
    expect(await items.locator("visible=true").allInnerTexts()).toEqual([
      expect.stringMatching(
        /Observed: all\. Seen in 3 responses of https:\/\/api\.example\/v2 on 2026-11-20, and contradicted by 1\.$/,
      ),
    ]);
  });

  test("can be used by keyboard alone", async () => {
    const { page, session } = await open("keyboard");
    await taxonomies(session, "shoes");
    await row(page, 0).waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("shoes/");
    expect(await page.getByLabel("Filter requests").inputValue()).toBe("shoes/");
    await page.keyboard.press("Backspace");
    // Operation, status, request, its first button.
    for (let n = 0; n < 3; n += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Copy as curl" }).waitFor();
    // It sends again, with a key.
    for (let n = 0; n < 4; n += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByText("Staged: the next searchTaxonomies gets 429.").waitFor();
    expect((await taxonomies(session, "shoes")).status).toBe(429);
    await expect.poll(() => page.locator("#scenarios").innerText()).toContain("used up");
    await expect.poll(() => rows(page).count()).toBe(2);

    // All that can be used is reached one after the other, and then it is over.
    const controls = "a[href], button, input, select, summary, [tabindex='0']";
    const usable = await page.locator(controls).locator("visible=true").count();
    const reached = await page.evaluateHandle((focusable) => {
      // By their places, since what is read again may be another element.
      const places = new Set<number>();
      document.addEventListener("focusin", ({ target }) => {
        const place = [...document.querySelectorAll(focusable)].findIndex((one) => one === target);
        if (place >= 0) places.add(place);
      });
      return places;
    }, controls);
    for (let n = 0; n <= usable; n += 1) await page.keyboard.press("Tab");
    expect(await reached.evaluate(({ size }) => size)).toBe(usable);
  });

  test("says when the mock is gone, and is live again once another one answers there", async () => {
    const start = (port: number, query: string) => {
      const other = createMock({ now, tick: () => 0, accounts: 4 });
      return Promise.all([listen(other.fetch, { ...address, port }), taxonomies(other, query)]);
    };
    const [first] = await start(0, "before");
    const { page } = await tabs.visit();
    await page.goto(`${first.url}/__mock/`);
    await expect.poll(() => row(page, 0).innerText()).toContain("query=before");
    await first.close();
    await page.getByText("Disconnected, reconnecting…").waitFor();
    await page.getByRole("button", { name: "+1 min" }).click();
    await page.getByText("The mock cannot be reached.").waitFor();
    const [second] = await start(Number(new URL(first.url).port), "after");
    await expect.poll(() => row(page, 0).innerText()).toContain("query=after");
    expect(await page.locator("#connection").innerText()).toBe("Live");
    expect(await page.getByText("The mock cannot be reached.").isVisible()).toBe(false);
    await page.goto("about:blank");
    await second.close();
  });

  test("opens from another machine by the token as a password, with all that it does", async () => {
    const guarded = createMock({ now, tick: () => 0, accounts: 4, controlsToken: "a-token" });
    const remote = await listen(guarded.fetch, address);
    const browser = await connect();
    // A proxy's header stands for another machine, which the token is needed from as well.
    const context = await browser.newContext({
      httpCredentials: { username: "somebody", password: "a-token" },
      extraHTTPHeaders: { "X-Forwarded-For": "192.168.1.7" },
    });
    const page = await context.newPage();
    expect((await fetch(`${remote.url}/__mock/keys`, { headers: { "X-Forwarded-For": "::1" } })).status).toBe(
      403,
    );
    await page.goto(`${remote.url}/__mock/`);
    await page.getByRole("button", { name: "move the clock by 1 day" }).click();
    await page.locator("#clock").getByText("Sat, 21 Nov 2026, 13:37 UTC").waitFor();
    await taxonomies(guarded, "shoes");
    await expect.poll(() => row(page, 0).innerText()).toContain("200 OK");
    await context.close();
    await browser.close();
    await remote.close();
  });

  const looks = [
    ["light", 320],
    ["light", 1280],
    ["dark", 320],
    ["dark", 1280],
  ] as const;
  const some = sample(looks, 3);
  test.each(some)("axe finds nothing and nothing is cut off, %s and %i wide", async (colorScheme, width) => {
    const { page, session, errors } = await open(`axe-${colorScheme}-${width}`, {
      colorScheme,
      reducedMotion: "reduce",
      viewport: { width, height: 800 },
    });
    // What is there at the start, and what asks before a reset, has the colours of the rest.
    const isWide = width === 1280;
    await page.getByRole("button", { name: "Send" }).waitFor();
    if (isWide) expect(await accessibilityProblems(page)).toEqual([]);
    await taxonomies(session, "shoes");
    await search(session, { limit: 0, query: 1 });
    await taxonomies(session, "shoes", "mock_live_revoked");
    session.scenario({ name: "a-scenario-with-a-long-name-and-no-space", error: "internal_error", times: 1 });
    await taxonomies(session, "shoes");
    await expect.poll(() => rows(page).count()).toBe(4);
    await row(page, 2).locator("summary").first().click();
    await page
      .getByText(/\d headers?/)
      .first()
      .click();
    await page.getByRole("button", { name: "429" }).click();
    await page.getByText("Staged: ").waitFor();
    await page.getByRole("button", { name: "Show assumptions" }).click();
    await page.getByText("Write a scenario").click();
    await page.getByLabel("Scenario as JSON").fill("[");
    await page.getByRole("button", { name: "Stage" }).click();
    await page.locator(".problems p").waitFor();
    // All of them alike; a few are enough to look at.
    await page.getByLabel("Search assumptions").fill("sort");
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.goto(`${page.url().split("#")[0]}#world`);
    await page.locator("#cards a").first().click();
    await page.locator("#world-top article").waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByRole("button", { name: "Reset…" }).click();
    if (isWide) expect(await accessibilityProblems(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

async function open(name: string, view?: View): Promise<{ page: Page; session: Mock; errors: string[] }> {
  const { page, errors } = await tabs.visit(view);
  await page.goto(`${server.url}/__mock/?session=${name}`);
  await page.locator('[data-state="live"]').waitFor();
  // What it reads once it is live is there, and takes the place of nothing later.
  for (const read of ["#har[href*='session=']", "#keys li", "#scenarios li", "#session option"])
    await page.locator(read).first().waitFor({ state: "attached" });
  return { page, session: mock.session(name), errors };
}

const rows = (page: Page) => page.locator("#log > li");
const row = (page: Page, index: number) => rows(page).nth(index);

function taxonomies(session: Mock, query: string, key = "mock_live_demo"): Promise<Response> {
  return session.fetch(`/v2/taxonomies?query=${query}`, { headers: { Authorization: `Bearer ${key}` } });
}

function search(session: Mock, body: object): Promise<Response> {
  return session.fetch("/v2/media", {
    method: "POST",
    headers: { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}
