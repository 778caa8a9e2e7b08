import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { AdintelError, createClient } from "@adintel/client";
import { createMock } from "@adintel/mock";
import { listen } from "@adintel/mock/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Forward = (request: Request) => Promise<Response>;

/** One that asks whether the user may call. */
export type CheckedForward = (request: Request, mayCall: () => boolean) => Promise<Response>;

const apiKey = "mock_live_demo";

interface Upstream {
  origin: string;
  /** Method and path of each request. */
  seen: string[];
  /** The first request has come, and was handled. */
  came: Promise<unknown>;
  close(): void;
}

async function upstream(respond: RequestListener): Promise<Upstream> {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    respond(request, response);
  });
  const came = once(server, "request");
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, seen, came, close };
}

/**
 * What must be true of everything that passes a page's calls on and adds the key.
 *
 * @param prefix what comes before `/v2` in the addresses that pages call
 * @param load loads it, for calls to an origin
 */
export function testForwarding(prefix: string, load: (origin: string) => Promise<Forward>): void {
  const opened: { close(): unknown }[] = [];

  const open = async (respond: RequestListener) => {
    const server = await upstream(respond);
    opened.push(server);
    const forward = await load(server.origin);
    const call = (path: string, init?: RequestInit) =>
      forward(new Request(`http://site.example${prefix}${path}`, init));
    return { ...server, call };
  };

  beforeEach(() => vi.stubEnv("ADINTEL_API_KEY", apiKey));

  afterEach(async () => {
    vi.unstubAllEnvs();
    for (const server of opened.splice(0)) await server.close();
  });

  const post = { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"query":"a"}' };

  test("a call is passed on with the key and its body", async () => {
    const got: [string | undefined, string][] = [];
    const { call, seen } = await open(async (request, response) => {
      got.push([request.headers.authorization, await text(request)]);
      response.writeHead(200, { "Content-Type": "application/json" }).end('{"count":0}');
    });
    const response = await call("/v2/media", post);
    expect([response.status, await response.text()]).toEqual([200, '{"count":0}']);
    expect(seen).toEqual(["POST /v2/media"]);
    expect(got).toEqual([[`Bearer ${apiKey}`, post.body]]);
  });

  test.each(["GET", "HEAD"])("a %s is passed on without a body", async (method) => {
    const bodies: string[] = [];
    const { call, seen } = await open(async (request, response) => {
      bodies.push(await text(request));
      response.writeHead(405, { Allow: "GET" }).end();
    });
    const response = await call("/v2/taxonomies?query=a%20b", { method });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET"]);
    expect(seen).toEqual([`${method} /v2/taxonomies?query=a%20b`]);
    expect(bodies).toEqual([""]);
  });

  test.each([301, 302, 303, 307, 308])("a redirect (%i) is not followed", async (status) => {
    const { call, seen } = await open((_, response) => {
      response.writeHead(status, { Location: "/v2/elsewhere" }).end();
    });
    const response = await call("/v2/media", post);
    expect([response.status, response.headers.get("Location")]).toEqual([502, null]);
    expect(seen).toEqual(["POST /v2/media"]);
  });

  test("a page that goes away ends its call", async () => {
    const control = new AbortController();
    const requested: ServerResponse[] = [];
    const { call, came } = await open((_, response) => requested.push(response));
    const calling = call("/v2/media", { ...post, signal: control.signal }).then(
      () => "a response",
      (error: Error) => error.name,
    );
    await came;
    const closed = once(requested[0]!, "close");
    control.abort();
    expect(await calling).toBe("AbortError");
    await closed;
  });

  test("of the headers, those that a page needs are passed on, and none of the connection", async () => {
    const body = '{"error":{"code":"rate_limited","message":"No."}}';
    const { call } = await open((_, response) => {
      const headers = { "Content-Type": "application/json", "Retry-After": "7", "X-Request-Id": "r1" };
      const others = { "Keep-Alive": "timeout=5", "Content-Encoding": "gzip", "Set-Cookie": "a=1" };
      response.writeHead(429, { ...headers, ...others, "Proxy-Authenticate": "Basic" }).end(gzipSync(body));
    });
    const response = await call("/v2/media", post);
    expect([response.status, await response.text()]).toEqual([429, body]);
    expect(Object.fromEntries(response.headers)).toEqual({
      "content-type": "application/json",
      "retry-after": "7",
      "x-request-id": "r1",
    });
  });

  test.each([
    "/__mock/reset",
    "/v2",
    "/v2/../__mock/reset",
    "/v2/..%2f__mock/reset",
    "/v2/%2e%2e/__mock/reset",
    "/v2/..%2F__mock",
    "/v2/a/..%5c..%5cb",
    "/v2//__mock",
    "//v2/media",
    "/v2/account//x",
    "/v2x/media",
  ])("what is no path of the API is refused: %s", async (path) => {
    const { call, seen } = await open((_, response) => response.end("{}"));
    expect((await call(path, { method: "POST", body: "{}" })).status).toBe(404);
    expect(seen).toEqual([]);
  });

  test("a client without a key works below the prefix, over HTTP", async () => {
    const mock = createMock({ seed: 7, rateLimits: false });
    const api = await listen(mock.fetch, { port: 0, host: "127.0.0.1" });
    opened.push(api);
    const site = await listen(await load(api.url), { port: 0, host: "127.0.0.1" });
    opened.push(site);
    // The key is what a page has not, so nothing may depend on it.
    const page = createClient({ baseUrl: `${site.url}${prefix}/v2`, apiKey: "none_of_the_pages_own" });
    const { media } = await page.searchMedia({ query: "running shoes", limit: 2 });
    expect(media).toHaveLength(2);
    const { name } = await page.getAccount(media[0]?.brand?.id ?? "");
    expect(name).toEqual(expect.any(String));
    const error = await page.getAccount("with space & ümlaut").catch((reason: unknown) => reason);
    expect(error instanceof AdintelError && error.code).toBe("brand_not_found");
    expect(mock.ledger().charges.length).toBeGreaterThan(0);
  });
}

/** What must be true of a back end that also checks the user, the origin and the type of the body; see {@link testForwarding}. */
export function testChecks(prefix: string, load: (origin: string) => Promise<CheckedForward>): void {
  const json = { "Content-Type": "application/json" };

  test.each<[string, Record<string, string>, boolean, number]>([
    ["of a user who may call", { ...json, Origin: "https://site.example" }, true, 200],
    ["of one who may not", json, false, 403],
    ["of a page of another site", { ...json, Origin: "https://evil.example" }, true, 403],
    ["of a page without an origin", { ...json, Origin: "null" }, true, 403],
    ["of a form, which any site may send", { "Content-Type": "text/plain" }, true, 403],
  ])("lets a call pass or not: %s", async (_, headers, isAllowed, status) => {
    const { origin, seen, close } = await upstream((__, response) => response.end("{}"));
    try {
      const forward = await load(origin);
      const request = new Request(`https://site.example${prefix}/v2/media`, {
        method: "POST",
        headers,
        body: "{}",
      });
      expect((await forward(request, () => isAllowed)).status).toBe(status);
      expect(seen).toHaveLength(status === 200 ? 1 : 0);
    } finally {
      close();
    }
  });
}
