import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createMock } from "@adintel/mock";
import { connectMock } from "@adintel/mock/remote";
import { listen } from "@adintel/mock/server";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { args, executablePath, runsInBrowser } from "../browser/chromium.ts";
import { connect, patience } from "../browser/tab.ts";
import { freePort } from "../free-port.ts";
import { nodeBinary } from "../packages/tools.ts";
import { follow, type Project } from "./project.ts";

/* Each recipe, from an empty folder on. Other ports are used, and a browser that is there. */

const search = { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"query":"shoes"}' };

/** Node.js as Mock Service Worker 3 and TypeScript without a compiler need it. */
async function newerNode(): Promise<NodeJS.ProcessEnv> {
  return { PATH: `${dirname(await nodeBinary("24"))}:${process.env["PATH"]}` };
}

/** Tests of a reader's, of which the second begins while a call of the first is under way. */
const sessions = `
import { expect, test } from "@adintel/mock/playwright";
const call = { data: { query: "shoes" } };

test("leaves", async ({ request, mock }) => {
  await mock.scenario({ delayMs: 1000 });
  request.post("/v2/media", call).catch(() => undefined);
  await expect.poll(async () => (await mock.scenarios())[0]?.used).toBe(1);
});

test("is left alone", async ({ request, mock, mockSession }) => {
  await expect.poll(async () => (await mock.requests({ session: "*" })).length).toBe(1);
  expect((await mock.ledger()).charges).toEqual([]);
  await request.post("/v2/media", call);
  expect((await mock.ledger()).charges).toHaveLength(1);
  expect(test.info().annotations).toMatchObject([{ type: "mock", description: expect.stringContaining(mockSession) }]);
});
`;

let project: Project;

/** Follows a recipe before the tests around. */
function following(name: string, change: () => Promise<Parameters<typeof follow>[1]> = async () => ({})) {
  beforeAll(async () => {
    project = await follow(name, await change());
  });
  afterAll(() => project.remove());
  test("its files compile", async () => {
    expect(await project.problems()).toBe("");
  });
}

let browser: Browser;
let page: Page;

/** Opens pages before the tests around. */
function browsing() {
  beforeAll(async () => {
    browser = await connect();
  });
  beforeEach(async () => {
    page = await browser.newPage();
    page.setDefaultTimeout(patience);
    return () => page.close();
  });
  afterAll(() => browser.close());
}

describe.each(["search-field", "back-end"])("%s", (name) => {
  following(name);

  test("its tests pass", async () => {
    expect(await project.run("npx vitest run")).toMatch(/Tests +\d+ passed/);
  });
});

describe.skipIf(!runsInBrowser)("vite", () => {
  browsing();
  following("vite");

  test("the page finds creatives, with pictures from its own origin", async () => {
    await project.serve("npx vite", "--port 0", async (origin) => {
      await page.goto(origin);
      await page.getByRole("searchbox").fill("running shoes");
      await page.keyboard.press("Enter");
      await expect.poll(() => page.getByRole("listitem").count()).toBe(20);
      const pictures = page.locator(`img[src^="${new URL(origin).origin}/assets/"]`);
      expect(await pictures.count()).toBe(await page.locator('img:not([src=""])').count());
      const width = () => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(width).toBeGreaterThan(0);
      // A path that only begins like one of the API is the page's own.
      expect(
        await (await fetch(new URL("/v20", origin), { headers: { Accept: "text/html" } })).text(),
      ).toContain("<title>Creatives</title>");
    });
  });

  test("a lost connection is cut", async () => {
    await project.serve("npx vite", "--port 0", async (origin) => {
      await connectMock(origin).scenario({ lost: "before" });
      await expect(fetch(new URL("/v2/media", origin), search)).rejects.toThrow("fetch failed");
      await page.goto(origin);
      await page.getByRole("searchbox").fill("running shoes");
      await page.keyboard.press("Enter");
      await expect.poll(() => page.getByRole("alert").textContent()).toMatch(/network|fetch/i);
    });
  });

  test("a build has nothing of the mock, and a preview of it has the mock", async () => {
    await project.run("npx vite build");
    const folder = join(project.folder, "dist/assets");
    const scripts = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), "utf8")),
    );
    expect(scripts.join()).toContain("searchMedia");
    expect(scripts.join()).not.toContain("__mock");
    await project.serve("npx vite", "preview --port 0", async (origin) => {
      expect((await fetch(new URL("/v2/media", origin), search)).status).toBe(200);
    });
  });
});

describe.skipIf(!runsInBrowser)("playwright", () => {
  following("playwright", async () => {
    const port = await freePort();
    const launchOptions = JSON.stringify({ executablePath, args });
    return {
      except: ["npx playwright install chromium"],
      edit: (text) =>
        text
          .replace(":5173", `:${port}`)
          .replace("--host 127.0.0.1", `--host 127.0.0.1 --port ${port}`)
          .replace("use: {", `use: { launchOptions: ${launchOptions},`),
    };
  });

  test("its tests pass", async () => {
    expect(await project.run("npx playwright test")).toContain("2 passed");
  });

  test("what a test leaves under way is not charged to the next one, of which the report has the session", async () => {
    await writeFile(join(project.folder, "e2e/sessions.spec.ts"), sessions);
    expect(await project.run("npx playwright test sessions --workers 1")).toContain("2 passed");
  });
});

describe.skipIf(!runsInBrowser)("storybook", () => {
  browsing();
  following("storybook", async () => ({ environment: await newerNode() }));

  test("each story shows its state", async () => {
    await project.serve("npx storybook", `--port ${await freePort()} --host 127.0.0.1`, async (address) => {
      const { origin } = new URL(address);
      const open = (story: string) =>
        page.goto(`${origin}/iframe.html?id=search-page--${story}&viewMode=story`);
      await open("found");
      await expect.poll(() => page.getByRole("listitem").count()).toBe(5);
      await open("rate-limited");
      await expect.poll(() => page.getByRole("alert").textContent()).toMatch(/rate/i);
      await open("out-of-credits");
      await expect.poll(() => page.getByRole("alert").textContent()).toMatch(/credits/i);
      await open("slow");
      await page.getByText("Searching").waitFor();
    });
  });
});

describe("nextjs", () => {
  following("nextjs");

  test("a rendered page and the browser after it are in one session", async () => {
    await project.serve("npx adintel-mock", "--port 0", async (mock) => {
      const flags = `--port ${await freePort()}`;
      await project.serve(
        "npx next dev",
        flags,
        async (address) => {
          const { origin } = new URL(address);
          const rendered = await fetch(origin);
          expect((await rendered.text()).match(/<li>/g)).toHaveLength(5);
          const [cookie = ""] = rendered.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
          const headers = { ...search.headers, Cookie: cookie };
          expect((await fetch(`${origin}/v2/media`, { ...search, headers })).status).toBe(200);
          const session = connectMock(mock, { session: cookie.replace("mock-session=", "") });
          expect((await session.ledger()).charges).toHaveLength(2);
          // A test's header comes before the cookie.
          await fetch(`${origin}/v2/media`, {
            ...search,
            headers: { ...headers, "X-Mock-Session": "a-test" },
          });
          expect((await connectMock(mock, { session: "a-test" }).ledger()).charges).toHaveLength(1);
          expect((await session.ledger()).charges).toHaveLength(2);
        },
        { ADINTEL_URL: mock },
      );
    });
  });
});

describe("sandboxes", () => {
  following("sandboxes", async () => ({ environment: await newerNode() }));

  test("a pull request keeps its sandbox, and tests have one for each worker", async () => {
    const server = await listen(createMock().fetch, { port: 0, host: "127.0.0.1" });
    const ADINTEL_URL = server.url;
    const ofPull = () => project.run("PULL_REQUEST=7 node ci/sandbox.ts", { ADINTEL_URL });
    const key = await ofPull();
    expect(key).toMatch(/^ADINTEL_API_KEY=mock_live_demo_sb_\w+\n$/);
    expect(await ofPull()).toBe(key);
    expect(await project.run("npx vitest run", { ADINTEL_URL })).toMatch(/Tests +1 passed/);
    // Those of workers are deleted.
    expect(await connectMock(ADINTEL_URL).sandboxes()).toMatchObject([{ name: "pull-7" }]);
    await server.close();
  });
});
