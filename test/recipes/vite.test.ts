import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@adintel/client";
import { createMock } from "@adintel/mock";
import { listen, type Server } from "@adintel/mock/server";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const mock = createMock({ seed: 7, rateLimits: false });
let folder: string;
let server: Server;
let vite: ViteDevServer;
/** Where the page is. */
let origin: string;

beforeAll(async () => {
  server = await listen(mock.fetch, { port: 0, host: "127.0.0.1" });
  vi.stubEnv("ADINTEL_URL", server.url);
  const { default: config } = await import("./vite/vite.config.ts");
  folder = await mkdtemp(join(tmpdir(), "recipe-"));
  await writeFile(join(folder, "index.html"), "<!doctype html><title>The page</title>");
  vite = await createServer({
    configFile: false,
    root: folder,
    cacheDir: join(folder, "cache"),
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true },
    server: { ...config.server, host: "127.0.0.1", port: 0, watch: null, ws: false },
  });
  await vite.listen();
  origin = new URL(vite.resolvedUrls?.local[0] ?? "").origin;
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await vite.close();
  await server.close();
  await rm(folder, { recursive: true });
});

test("the page calls its own origin without a key, and gets pictures from there", async () => {
  // Only a browser's client may lack a key; the server puts its own in place of this one.
  const page = createClient({ baseUrl: `${origin}/v2`, apiKey: "none" });
  const { media } = await page.searchMedia({ query: "running shoes", limit: 2 });
  expect(media).toHaveLength(2);
  for (const { thumbnailUrl } of media) {
    expect(new URL(thumbnailUrl ?? "").origin).toBe(origin);
    const picture = await fetch(thumbnailUrl ?? "");
    expect(picture.headers.get("Content-Type")).toBe("image/svg+xml");
  }
});

test("the page's session reaches the mock", async () => {
  const headers = { "X-Mock-Session": "a page" };
  const page = createClient({ baseUrl: `${origin}/v2`, apiKey: "none", headers });
  await page.searchMedia({ query: "running shoes", limit: 1 });
  expect(mock.session("a page").ledger().charges).toMatchObject([{ operationId: "searchMedia" }]);
});

test.each(["/", "/v2.html", "/__mock/keys"])("what is the page's own stays so: %s", async (path) => {
  const response = await fetch(origin + path, { headers: { Accept: "text/html" } });
  expect(await response.text()).toContain("<title>The page</title>");
});
