import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MockData } from "@adintel/mock";
import { mockPlugin } from "@adintel/mock/vite";
import type { Plugin } from "vite";
import { afterEach, expect, test, vi } from "vitest";

type Handle = Parameters<Parameters<typeof plugin.configureServer>[0]["middlewares"]["use"]>[0];

const plugin = mockPlugin();
// Vite takes it as its own.
plugin satisfies Plugin;

const started: Server[] = [];

afterEach(() => {
  for (const server of started.splice(0)) server.close().closeAllConnections();
});

/** The address of a server with the plugin's handler, which answers the page's own requests with 299. */
async function start({ configureServer }: typeof plugin, vite = {}): Promise<string> {
  let handle: Handle = () => undefined;
  configureServer(Object.assign(vite, { middlewares: { use: (given: Handle) => (handle = given) } }));
  const listener: RequestListener = (request, response) =>
    handle(request, response, () => response.writeHead(299).end());
  const server = createServer(listener).listen(0, "127.0.0.1");
  started.push(server);
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("a page needs no key, and gets pictures and controls from its own origin", async () => {
  const origin = await start(plugin);
  const body = JSON.stringify({ query: "running shoes", limit: 2 });
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(`${origin}/v2/media`, { method: "POST", headers, body });
  expect(response.status).toBe(200);
  const { media }: { media: { thumbnailUrl: string | null }[] } = await response.json();
  const pictures = media.flatMap(({ thumbnailUrl }) => thumbnailUrl ?? []);
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    expect(new URL(picture).origin).toBe(origin);
    expect((await fetch(picture)).headers.get("Content-Type")).toBe("image/svg+xml");
  }
  expect((await fetch(`${origin}/__mock/`)).headers.get("Content-Type")).toContain("text/html");
});

test.each(["/", "/src/main.ts", "/v20", "/assets/index.js", "/?from=/v2/media"])(
  "the page's own stays so: %s",
  async (path) => {
    expect((await fetch((await start(plugin)) + path)).status).toBe(299);
  },
);

test("options are the mock's, and a connection that it drops is cut", async () => {
  const origin = await start(mockPlugin({ defaultKey: null, scenarios: [{ times: 1, lost: "before" }] }));
  const call = () => fetch(`${origin}/v2/taxonomies?query=shoes`);
  await expect(call()).rejects.toThrow("fetch failed");
  expect((await call()).status).toBe(401);
});

test("data in a file is served, its edits too, and the mock's page is among the addresses that Vite prints", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "vite-")), "kettles.yaml");
  const write = (title: string) => writeFileSync(file, `creatives: [{ title: ${title}, brand: Kupfer }]`);
  write("Old");
  const printed: string[] = [];
  let close = () => undefined as unknown;
  const vite = {
    config: { logger: { info: (line: string) => printed.push(line) } },
    resolvedUrls: { local: ["http://127.0.0.1:5173/base/"], network: [] },
    httpServer: { once: (_: "close", listener: () => void) => (close = listener) },
    printUrls: () => undefined,
  };
  const origin = await start(mockPlugin({ data: file, log: false }), vite);
  vite.printUrls();
  expect(printed).toEqual([
    `  ➜  Mock:    http://127.0.0.1:5173/__mock/ (1 account, 1 creative from ${file})`,
  ]);
  const titles = async () => JSON.stringify(await (await fetch(`${origin}/__mock/world`)).json());
  expect(await titles()).toContain('"Old"');
  const said = vi.spyOn(console, "log").mockImplementation(() => undefined);
  write("Newer");
  await expect.poll(titles, { timeout: 20_000 }).toContain('"Newer"');
  expect(said).toHaveBeenCalledWith("The mock now uses the changed data: 1 account, 1 creative.");
  said.mockRestore();
  close();
});

test.each([
  {
    options: { data: { creatives: [{ titel: "x" }] } as object as MockData },
    message: /creatives\[0\]\.titel: .*title\?/,
  },
  { options: { data: "none.yaml" }, message: /none\.yaml: no such file$/ },
  { options: { data: "prices.csv" }, message: /prices\.csv: csv files are not read/ },
])(
  "what keeps the mock from starting is said to be about the mock: $message",
  async ({ options, message }) => {
    const starting = start(mockPlugin(options));
    await expect(starting).rejects.toThrow("The mock cannot start.");
    await expect(starting).rejects.toThrow(message);
  },
);

test("Request and Response stay those of the process", async () => {
  const before = [Request, Response];
  await start(plugin);
  expect([Request, Response]).toEqual(before);
});

test("it is no part of a build", () => {
  expect(plugin.apply).toBe("serve");
});
