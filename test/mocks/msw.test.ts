import { createClient } from "@adintel/client";
import { createHandlers } from "@adintel/mock/msw";
import { build } from "esbuild";
import { http } from "msw";
import { setupServer } from "msw/node";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { root } from "../../scripts/lib/paths.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const origin = "https://api.adintel.example";
const started: { close(): void }[] = [];
const bundles = temporaryFolder(join(root, "node_modules/.cache"));

/** Handlers and server of Mock Service Worker 2, or of version 3, which is another package here. */
let msw = { createHandlers, setupServer, http };

async function bundled(): Promise<typeof msw> {
  const outfile = join(bundles, "msw3.mjs");
  await build({
    stdin: {
      contents: 'export * from "@adintel/mock/msw"; export * from "msw/node"; export { http } from "msw";',
      resolveDir: root,
    },
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    packages: "external",
    alias: { msw: "msw3" },
    logLevel: "error",
  });
  return (await import(pathToFileURL(outfile).href)) as typeof msw;
}

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const versions = [
  { version: 2, load: () => Promise.resolve(msw) },
  ...(major > 22 || (major === 22 && minor >= 12) ? [{ version: 3, load: bundled }] : []),
];

afterEach(() => {
  for (const server of started.splice(0)) server.close();
});

/** Handlers at work in this process; what they let through is answered with 299. */
function start(options: Parameters<typeof createHandlers>[0] = {}) {
  const handlers = msw.createHandlers(options);
  const server = msw.setupServer(
    ...handlers.handlers,
    msw.http.all("*", () => new Response(null, { status: 299 })),
  );
  server.listen();
  started.push(server);
  return handlers;
}

function post(url: string, body: object, headers: Record<string, string> = {}) {
  return fetch(url, {
    method: "POST",
    headers: { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

describe.each(versions)("the handlers of version $version in Node.js", ({ load }) => {
  beforeAll(async () => {
    msw = await load();
  });

  test("answer the generated client of either version", async () => {
    start();
    const api = createClient({ baseUrl: `${origin}/v2`, apiKey: "mock_live_demo" });
    expect((await api.searchMedia({ query: "running shoes", limit: 2 })).count).toBe(2);
    expect(
      (await post(`${origin}/api/v1/brands/search`, { mode: "smart", query: "shoes", type: "BRAND" })).status,
    ).toBe(200);
  });

  test("serve the pictures and the controls", async () => {
    start();
    const { media } = await (await post(`${origin}/v2/media`, { query: "new", limit: 1 })).json();
    const picture = await fetch(media[0].thumbnailUrl);
    expect(picture.headers.get("Content-Type")).toBe("image/svg+xml");
    const ledger = await (await fetch(`${origin}/__mock/ledger?key=mock_live_demo`)).json();
    expect(ledger.charges).toMatchObject([{ operationId: "searchMedia", rows: 1 }]);
  });

  test("share one world with the mock that comes with them", async () => {
    const { mock } = start({ seed: 7 });
    await post(`${origin}/v2/media`, { query: "new", limit: 1 });
    const { requests } = await (await mock.fetch("/__mock/requests")).json();
    expect(requests).toHaveLength(1);
  });

  test("answer what is not modelled, and wishes, with the documents' examples", async () => {
    start();
    expect((await post(`${origin}/v2/comments`, {})).status).toBe(200);
    const refused = await post(`${origin}/v2/media`, { query: "new" }, { Prefer: "code=429" });
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "17"]);
  });

  test("make data up", async () => {
    start();
    const made = await post(`${origin}/v2/media`, { query: "qqqqq", limit: 2 }, { Prefer: "dynamic=true" });
    expect(await made.json()).toMatchObject({ count: 2, media: [{}, {}] });
  });

  test.each(["code=418", "example=none"])("refuse Prefer: %s in the envelope", async (Prefer) => {
    start();
    const response = await post(`${origin}/v2/media`, { query: "new" }, { Prefer });
    expect(response.status).toBe(400);
    const { error } = await response.json();
    expect(error).toMatchObject({ code: "invalid_request", details: [{ path: "Prefer" }] });
  });

  test("keep to one origin where they are told to", async () => {
    start({ origin: `${origin}/` });
    expect((await post(`${origin}/v2/media`, { query: "new" })).status).toBe(200);
    for (const other of [
      "https://api-adintel.example",
      "https://api.adintel.example:8443",
      "http://api.adintel.example",
    ])
      expect((await post(`${other}/v2/media`, { query: "new" })).status, other).toBe(299);
  });

  test("break the connection where the settings say so", async () => {
    start({ dropRate: 1 });
    const broken = post(`${origin}/v2/media`, { query: "new" }).then((response) => response.text());
    await expect(broken).rejects.toThrow();
  });

  test.each(["/assets/index-4f2a.js", "/v20/media", "/elsewhere/v2/media", "/"])(
    "let %s through",
    async (path) => {
      start();
      expect((await fetch(origin + path)).status).toBe(299);
    },
  );

  test("the controls refuse a page of another origin here too", async () => {
    const { mock } = start();
    const headers = { Origin: "https://elsewhere.example" };
    expect((await mock.fetch(`${origin}/__mock/keys`, { headers })).status).toBe(403);
  });

  test.each([
    ["/v2/media", 1],
    ["/api/v1/brands/search", 1],
    ["/v2", 1],
    ["/assets/creatives/0/0.svg", 0],
    ["/assets/accounts/0.svg", 0],
    ["/__mock/requests", 0],
  ])("%s makes groups in a browser's console: %i", async (path, groups) => {
    const { handlers } = msw.createHandlers({ origin });
    const request = new Request(origin + path);
    const found = await Promise.all(
      handlers.map(async (one) => ((await one.test({ request })) ? [one] : [])),
    );
    const console = vi.spyOn(globalThis.console, "groupCollapsed").mockReturnValue();
    const log = vi.spyOn(globalThis.console, "log").mockReturnValue();
    const matching = found.flat();
    for (const handler of matching) await handler.log({ request, response: new Response(path) });
    expect([matching.length, console.mock.calls.length]).toEqual([1, groups]);
    expect(log.mock.calls.length > 0).toBe(groups > 0);
    vi.restoreAllMocks();
  });

  test.each<[object, string]>([
    [{ origin: "api.example" }, "origin: must be an origin such as https://api.example.com"],
    [{ origin: "https://api.example/v2" }, "origin: must be an origin"],
    [{ orgin: "https://api.example" }, "orgin: is not a known field; did you mean origin?"],
  ])("the options %j are refused", (wrong, message) => {
    expect(() => msw.createHandlers(wrong)).toThrow(message);
  });
});

test("its modules hold nothing of Node.js and nothing of Prism", async () => {
  const { metafile } = await build({
    entryPoints: [`${root}/mocks/msw.ts`],
    absWorkingDir: root,
    outdir: "out",
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    minify: true,
    platform: "browser",
    format: "esm",
    external: ["msw"],
    logLevel: "silent",
  });
  const inputs = Object.entries(metafile.inputs);
  expect(inputs.length).toBeGreaterThan(50);
  const imported = inputs.flatMap(([, { imports }]) => imports.map(({ path }) => path));
  for (const path of [...imported, ...inputs.map(([name]) => name)])
    expect(path).not.toMatch(/^node:|@stoplight|node-server/);
});
