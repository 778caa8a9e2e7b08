import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { policy } from "../../../scripts/docs/frame/files.tsx";
import { pageMockFiles } from "../../../scripts/docs/page-mock/build.ts";
import { root } from "../../../scripts/lib/paths.ts";
import { runsInBrowser } from "../../browser/chromium.ts";
import { openTabs, type Tabs, type Visit } from "../../browser/tab.ts";
import { readDocuments } from "../documents.ts";

/** As on a host that serves the site below a path of its own. */
const folder = "/docs/reference/";

const files = await filesOfSite();

describe.skipIf(!runsInBrowser)("the mock in a page of a static host, below a path", () => {
  let tabs: Tabs;
  let origin: string;
  const server = createServer((request, response) => {
    const content = files.get((request.url ?? "").slice(folder.length));
    if (content === undefined || !request.url?.startsWith(folder)) return response.writeHead(404).end();
    const type = request.url.endsWith(".js") ? "text/javascript" : "text/html";
    return response.writeHead(200, { "Content-Type": type }).end(content);
  });

  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    tabs = await openTabs();
  });

  afterAll(async () => {
    await tabs.close();
    await new Promise((done) => server.close(done));
  });

  async function open(): Promise<Visit> {
    const visit = await tabs.visit();
    await visit.page.goto(`${origin}${folder}v2/index.html`);
    await visit.page.waitForFunction(() => "pageWithMock" in globalThis);
    return visit;
  }

  function send(page: Page, method: string, path: string, key: string, body?: object) {
    return page.evaluate((sent) => pageWithMock.send(...sent), [method, path, key, body] as const);
  }

  test("nothing of it is loaded until it is asked for; then its own files, from below the path", async () => {
    const { page, requests, errors } = await open();
    expect(requests.filter(({ url }) => url.includes("page-mock"))).toEqual([]);
    const { status } = await send(page, "POST", "/v2/media", "mock_live_demo", { query: "shoes", limit: 2 });
    const example = await page.evaluate(() => pageWithMock.prefer("code=429"));
    expect([status, example]).toEqual([200, 429]);
    const loaded = requests.map(({ url }) => url).filter((url) => url.includes("/assets/page-mock-"));
    expect(loaded).toHaveLength(2);
    for (const url of loaded) expect(url.startsWith(`${origin}${folder}assets/`)).toBe(true);
    const sizes = loaded.map((url) => gzipSync(files.get(url.slice((origin + folder).length)) ?? "").length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(126_000);
    // Whatever is sent stays in the page.
    expect(requests.filter(({ url }) => !url.startsWith(origin + folder))).toEqual([]);
    expect(errors).toEqual([]);
  });

  test("a new page knows nothing of an account that was added in another", async () => {
    const { page } = await open();
    const website = { websiteUrl: "https://kettles.example" };
    const added = await send(page, "POST", "/v2/account/index", "mock_live_demo", website);
    expect(added.body).toMatchObject({ status: "indexing" });
    const { brandId } = added.body as { brandId: string };
    const status = async () =>
      (await send(page, "GET", `/v2/account/${brandId}/index-status`, "mock_live_demo")).status;
    expect(await status()).toBe(200);
    await page.reload();
    await page.waitForFunction(() => "pageWithMock" in globalThis);
    expect(await status()).toBe(404);
  });
});

/** The mock with a page that uses it as the form does. */
async function filesOfSite(): Promise<Map<string, string | Uint8Array>> {
  const built = await pageMockFiles(await readDocuments());
  const { outputFiles } = await build({
    entryPoints: [`${root}test/docs/page-mock/page.ts`],
    outdir: `${root}assets`,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "browser",
    write: false,
    define: { PAGE_MOCK: JSON.stringify(`./${built?.worker}`) },
  });
  const scripts = outputFiles.map(({ path, contents }): [string, Uint8Array] => [
    path.slice(root.length),
    contents,
  ]);
  const page = `<!doctype html>
<meta http-equiv="Content-Security-Policy" content="${policy}">
<link rel="icon" href="data:,">
<script src="../assets/page.js" type="module"></script>`;
  return new Map<string, string | Uint8Array>([...(built?.files ?? []), ...scripts, ["v2/index.html", page]]);
}
