import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { mockPlugin } from "@adintel/mock/vite";
import type { Plugin } from "vite";
import { afterEach, expect, test } from "vitest";

type Handle = Parameters<Parameters<typeof plugin.configureServer>[0]["middlewares"]["use"]>[0];

const plugin = mockPlugin();
// Vite takes it as its own.
plugin satisfies Plugin;

const started: Server[] = [];

afterEach(() => {
  for (const server of started.splice(0)) server.close().closeAllConnections();
});

/** The address of a server with the plugin's handler, which answers the page's own requests with 299. */
async function start({ configureServer }: typeof plugin): Promise<string> {
  let handle: Handle = () => undefined;
  configureServer({ middlewares: { use: (given) => (handle = given) } });
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

test("Request and Response stay those of the process", async () => {
  const before = [Request, Response];
  await start(plugin);
  expect([Request, Response]).toEqual(before);
});

test("it is no part of a build", () => {
  expect(plugin.apply).toBe("serve");
});
