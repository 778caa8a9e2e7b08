import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { transform } from "esbuild";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { root } from "../../scripts/paths.ts";

/** A page's back end, as it is shown to copy. */
type Forward = (request: Request) => Promise<Response>;

interface Sent {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage["headers"];
  body: string;
}

const servers: Server[] = [];

/** A server on a port of its own, which keeps what it is sent. */
async function serve(respond: RequestListener): Promise<{ url: string; sent: Sent[] }> {
  const sent: Sent[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += String(part);
    sent.push({ method: request.method, url: request.url, headers: request.headers, body });
    respond(request, response);
  });
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sent };
}

beforeEach(() => {
  vi.stubEnv("ADINTEL_API_KEY", "live_secret");
});

afterEach(() => {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** The code of a file that has `forward`, with another address of the API. */
async function load(file: string, url: string): Promise<Forward> {
  const text = await readFile(join(root, file), "utf8");
  const [source] = /export async function forward[^]*?^}\n/m.exec(text) ?? [];
  const { code } = await transform(source?.replace("http://127.0.0.1:4010", url) ?? "", { loader: "ts" });
  const module: { forward: Forward } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  );
  return module.forward;
}

async function loadRecipe(url: string): Promise<Forward> {
  const { createForward } = await import("../recipes/back-end/server/forward.ts");
  const forward = createForward({ url, apiKey: "live_secret" });
  return (request) => forward(new Request(request.url.replace("/adintel/", "/"), request));
}

const page = "http://site.example/adintel";
const search = () => new Request(`${page}/v2/media`, { method: "POST", body: `{"query":"shoes"}` });

describe.each([
  ["the client's README", (url: string) => load("scripts/client/README.md", url)],
  ["the reference", (url: string) => load("scripts/docs/snippets/forward.ts", url)],
  ["the recipe", loadRecipe],
])("the back end of %s", (_, open) => {
  test("sends a call once, with the key and without the page's own headers", async () => {
    const api = await serve((_, response) => response.end("{}"));
    const forward = await open(api.url);
    const request = new Request(`${page}/v2/account/a%20b/collabs?limit=2`, { headers: { Cookie: "a=b" } });
    expect((await forward(request)).status).toBe(200);
    expect((await forward(search())).status).toBe(200);
    expect(api.sent).toMatchObject([
      { method: "GET", url: "/v2/account/a%20b/collabs?limit=2", body: "" },
      { method: "POST", url: "/v2/media", body: `{"query":"shoes"}` },
    ]);
    for (const { headers } of api.sent) {
      expect(headers.authorization).toBe("Bearer live_secret");
      expect(headers).not.toHaveProperty("cookie");
    }
  });

  test.each([301, 302, 303, 307, 308])("follows no %i", async (status) => {
    const elsewhere = await serve((_, response) => response.end("{}"));
    const api = await serve((_, response) =>
      response.writeHead(status, { Location: `${elsewhere.url}/v2/media` }).end(),
    );
    const response = await (await open(api.url))(search());
    expect([response.status, response.headers.get("Location")]).toEqual([502, null]);
    expect([api.sent.length, elsewhere.sent.length]).toEqual([1, 0]);
  });

  test("ends its call when the page's is aborted", async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((done) => (arrive = done));
    let close = () => {};
    const closed = new Promise<void>((done) => (close = done));
    const api = await serve((_, response) => {
      response.on("close", close);
      arrive();
    });
    const control = new AbortController();
    const forwarded = (await open(api.url))(new Request(search(), { signal: control.signal })).catch(
      (error: unknown) => error,
    );
    await arrived;
    control.abort();
    expect(await forwarded).toMatchObject({ name: "AbortError" });
    await closed;
  });

  test("passes on a refusal as it is, but nothing of the connection and no cookies", async () => {
    const refusal = `{"error":{"code":"rate_limited","message":"Slow down."}}`;
    const api = await serve((_, response) =>
      response
        .writeHead(429, {
          ...{ "Content-Type": "application/json", "Content-Encoding": "gzip", "Retry-After": "7" },
          ...{ "X-Request-Id": "r1", "Set-Cookie": "a=b", Connection: "close, X-Hop", "X-Hop": "1" },
        })
        .end(gzipSync(refusal)),
    );
    const response = await (await open(api.url))(search());
    expect([response.status, await response.text()]).toEqual([429, refusal]);
    expect(Object.fromEntries(response.headers)).toEqual({
      "content-type": "application/json",
      "retry-after": "7",
      "x-request-id": "r1",
    });
  });

  test.each([
    "/v2/account/..%2f..%2f__mock%2freset",
    "/v2/account/..%5C__mock",
    "/v2/../__mock/reset",
    "/v2/%2e%2e/__mock/reset",
    "/__mock/reset",
    "/v20/media",
  ])("sends nothing for %s", async (path) => {
    const api = await serve((_, response) => response.end("{}"));
    const response = await (await open(api.url))(new Request(`${page}${path}`, { method: "POST" }));
    expect(response.status).toBe(404);
    expect(api.sent).toEqual([]);
  });
});
