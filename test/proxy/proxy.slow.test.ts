import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from "node:http";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createClient } from "@adintel/client";
import { createMock, listen } from "@adintel/mock";
import { check } from "../../scripts/check/cli/command.ts";
import type { ReportData } from "../../scripts/check/report/data.ts";
import { proxy } from "../../scripts/proxy/command.ts";
import { createRecorder } from "../../scripts/proxy/har.ts";
import { createPrismProxy } from "../../scripts/proxy/prism.ts";

const key = "mock_live_demo";
const authorized = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };

let printed: string[];

/** Prism, unless a test leaves it out. */
let judge: typeof createPrismProxy | undefined;

beforeEach(() => {
  printed = [];
  judge = createPrismProxy;
  vi.spyOn(console, "log").mockImplementation((text: string) => void printed.push(text));
  for (const name of ["HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY"]) {
    vi.stubEnv(name, undefined);
    vi.stubEnv(name.toLowerCase(), undefined);
  }
});

/** The test's own timeout ends the wait. */
const patiently = { timeout: 3_600_000, interval: 10 };

const endings: (() => Promise<unknown>)[] = [];

/** The time of the proxy's side. */
let clock = Date.now;

afterEach(async () => {
  clock = Date.now;
  for (const end of endings.splice(0)) await end();
  expect(printed.join("\n")).not.toContain(key);
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Starts the proxy; it is stopped when the test ends, or by `stop`, which resolves to the exit code. */
async function start(upstream: string, ...args: string[]) {
  let stopNow: () => void = () => undefined;
  const stopped = new Promise<void>((done) => (stopNow = done));
  const ended = proxy(["--upstream", upstream, "--port", "0", ...args], {
    stopped: () => stopped,
    judge,
    now: clock,
  });
  ended.catch(() => undefined);
  const stop = async () => {
    stopNow();
    return ended;
  };
  endings.push(stop);
  const url = await Promise.race([
    ended.then(() => Promise.reject(new Error("it ended"))),
    vi.waitFor(() => {
      const [address] = /(?<=listening on )\S+/.exec(printed.join("\n")) ?? [];
      if (address === undefined) throw new Error("it does not answer yet");
      return address;
    }, patiently),
  ]);
  const violations = async () =>
    (await (await fetch(`${url}/__proxy/violations`)).json()) as {
      requests: number;
      violations: number;
      exchanges: {
        time: string;
        method: string;
        path: string;
        operationId: string | null;
        version: string;
        status: number;
        violations: { in: string; path: string; message: string }[];
      }[];
    };
  return { url, stop, violations };
}

async function serve(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  endings.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const worlds = createMock({ rateLimits: false, accounts: 6 });
const mockServer = listen((request) => worlds.fetch(request), { port: 0, host: "127.0.0.1" });
afterAll(async () => (await mockServer).close());

/** An answer with its headers and bytes as they came. */
function exact(
  url: string,
  {
    method = "GET",
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string | string[]>; body?: string | Buffer } = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; rawHeaders: string[]; bytes: Buffer }> {
  return new Promise((done, fail) => {
    const sent = ask(url, { method, headers, agent: false }, async (answer) => {
      const pieces: Buffer[] = [];
      try {
        for await (const piece of answer) pieces.push(piece as Buffer);
      } catch (error) {
        return fail(error);
      }
      const { statusCode: status = 0, headers: came, rawHeaders } = answer;
      done({ status, headers: came, rawHeaders, bytes: Buffer.concat(pieces) });
    });
    sent.on("error", fail);
    sent.end(body);
  });
}

describe.each([
  ["with Prism's opinion too", createPrismProxy],
  ["by the contract's validators alone, as in the package", undefined],
])("against the mock, %s", (_, second) => {
  beforeEach(() => {
    judge = second;
  });

  it("lists no request that keeps the contract, of either version", async () => {
    const { url, violations } = await start((await mockServer).url);
    const api = createClient({ baseUrl: `${url}/v2`, apiKey: key });
    const { count, media } = await api.searchMedia({ query: "new", limit: 2 });
    expect(count).toBeGreaterThan(0);
    const id = media[0]?.brand?.id ?? "";
    expect((await api.getAccount(id)).type).toMatch(/BRAND|CREATOR/);
    const v1 = await fetch(`${url}/api/v1/brands/${id}`, { headers: authorized });
    expect(v1.status).toBe(200);
    const inLowerCase = { Authorization: `bearer ${key}` };
    expect((await fetch(`${url}/v2/account/${id}`, { headers: inLowerCase })).status).toBe(200);
    expect(await violations()).toEqual({ requests: 4, violations: 0, exchanges: [] });
    expect(printed).toHaveLength(1);
  });

  it("lists requests that break it, with the place, and passes them on all the same", async () => {
    const { url, violations } = await start((await mockServer).url);
    const post = (path: string, body: string) =>
      fetch(`${url}${path}`, { method: "POST", headers: authorized, body });
    expect(
      (await post("/v2/media", JSON.stringify({ query: "new", limit: "x", format: ["VIDEO", "X"] }))).status,
    ).toBe(400);
    expect((await post("/api/v1/brands/search", "{}")).status).toBe(400);
    expect((await post("/v2/media", "{")).status).toBe(400);
    expect((await fetch(`${url}/v2/media`, { method: "PUT", headers: authorized })).status).toBe(405);
    expect((await fetch(`${url}/v2/nothing?api_key=${key}&a=1`, { headers: authorized })).status).toBe(404);
    expect((await fetch(`${url}/v2/taxonomies?query=abc`)).status).toBe(401);
    const lines = printed.slice(1);
    expect(lines).toEqual([
      expect.stringMatching(
        /^\d\d:\d\d:\d\d POST \/v2\/media 400 \(searchMedia\) request: format\[1\] must be one of DPA, .*; request: limit must be an integer$/,
      ),
      expect.stringMatching(/POST \/api\/v1\/brands\/search 400 \(searchBrands\) request: mode is required$/),
      expect.stringMatching(/POST \/v2\/media 400 \(searchMedia\) request: body is not JSON$/),
      expect.stringMatching(
        /PUT \/v2\/media 405 request: PUT is not a method of \/v2\/media, which has POST$/,
      ),
      expect.stringMatching(
        /GET \/v2\/nothing\?api_key=\*\*\*&a=1 404 request: \/v2\/nothing is not a path of the contract$/,
      ),
      expect.stringMatching(
        /GET \/v2\/taxonomies\?query=abc 401 \(searchTaxonomies\) request: Authorization is missing/,
      ),
    ]);
    const listed = await violations();
    expect(listed).toMatchObject({ requests: 6, violations: 7 });
    expect(listed.exchanges[1]).toMatchObject({
      method: "POST",
      path: "/api/v1/brands/search",
      operationId: "searchBrands",
      version: "v1",
      status: 400,
      violations: [{ in: "request", path: "mode", message: "is required" }],
    });
  });

  it("can be emptied, keeps the last and counts all", async () => {
    const { url, violations, stop } = await start((await mockServer).url, "--keep", "2", "--fail");
    for (const path of ["/v2/a", "/v2/b", "/v2/c"]) await fetch(`${url}${path}`, { headers: authorized });
    const listed = await violations();
    expect(listed.violations).toBe(3);
    expect(listed.exchanges.map(({ path }) => path)).toEqual(["/v2/b", "/v2/c"]);
    await fetch(`${url}/__proxy/violations`, { method: "DELETE" });
    expect(await violations()).toEqual({ requests: 0, violations: 0, exchanges: [] });
    await fetch(`${url}/v2/a`, { headers: authorized });
    await fetch(`${url}/__proxy/reset`, { method: "POST" });
    expect((await violations()).violations).toBe(0);
    expect((await fetch(`${url}/__proxy/other`)).status).toBe(404);
    expect(await stop()).toBe(0);
  });

  it("--fail makes the exit code 1, and the summary lists the violations", async () => {
    const { url, stop } = await start((await mockServer).url, "--fail");
    for (let times = 0; times < 3; times += 1) await fetch(`${url}/v2/a`, { headers: authorized });
    expect(await stop()).toBe(1);
    expect(printed.at(-1)).toBe(
      "3 requests checked against the contract, 3 with violations:\n  3 × v2 unknown request: /v2/a is not a path of the contract",
    );
  });

  it("--version leaves the other version alone", async () => {
    const { url, violations } = await start((await mockServer).url, "--version", "v2");
    await fetch(`${url}/api/v1/nothing`, { headers: authorized });
    expect((await violations()).requests).toBe(0);
  });

  it("lets a page in, and whatever is not the API", async () => {
    const { url, violations } = await start((await mockServer).url);
    const preflight = await exact(`${url}/v2/media`, {
      method: "OPTIONS",
      headers: { Origin: "http://page.example", "Access-Control-Request-Method": "POST" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers["access-control-allow-origin"]).toBe("*");
    const head = await exact(`${url}/v2/taxonomies?query=abc`, { method: "HEAD", headers: authorized });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect(await (await fetch(`${url}/__mock/health`)).json()).toEqual({ status: "ready" });
    expect((await violations()).requests).toBe(0);
  });
});

describe("--har", () => {
  const paths = Array.from({ length: 4 }, (_, place) => `Home > Shelf ${place}`);
  const answers: Record<string, unknown> = {
    "/v2/taxonomies": { count: 4, paths },
    "/api/v1/brands/1/index-status": { status: 7 },
    "/v2/account/index": { brandId: "1", status: "indexing" },
  };

  it("records what traffic finds the same violations in, without keys and cookies", async () => {
    const folder = await mkdtemp(join(tmpdir(), "proxy-har-"));
    endings.push(() => rm(folder, { recursive: true }));
    const [file, json] = [join(folder, "recorded.har"), join(folder, "report.json")];
    const upstream = await serve((request, response) => {
      const body = answers[(request.url ?? "").split("?")[0] ?? ""] ?? {};
      const type = { "Content-Type": "application/json", "Set-Cookie": "session=s3cret", "X-Token": "t0ken" };
      response.writeHead(200, type).end(JSON.stringify(body));
    });
    const { url, violations, stop } = await start(upstream, "--har", file);
    const headers = { ...authorized, Cookie: "session=s3cret", "X-Gateway": "t0ken" };
    await exact(`${url}/v2/taxonomies?query=abc&limit=2&api_key=${key}`, { headers });
    await exact(`${url}/v2/taxonomies?query=abc&limit=4`, { headers });
    await exact(`${url}/api/v1/brands/1/index-status`, { headers });
    await exact(`${url}/other?token=${key}`, { headers });
    await fetch(`${url}/v2/account/index?refresh_token=s3cret`, {
      method: "POST",
      headers: {
        ...headers,
        "Content-Type": "application/json",
        Referer: "https://user:s3cret@app.example/?sig=s3cret",
      },
      body: JSON.stringify({ clientSecret: "s3cret", websiteUrl: "https://user:s3cret@shop.example" }),
    });
    const listed = (await violations()).exchanges.flatMap((one) =>
      one.violations.filter((violation) => violation.in === "answer").map(({ message }) => message),
    );
    expect(await stop()).toBe(0);

    const text = await readFile(file, "utf8");
    const { log } = JSON.parse(text) as { log: { version: string; entries: unknown[] } };
    expect([log.version, log.entries.length]).toEqual(["1.2", 4]);
    for (const secret of [key, "s3cret", "t0ken"]) expect(text).not.toContain(secret);

    const surroundings = { now: Date.now, stderr: { write: () => true } };
    expect(await check(["traffic", file, "--reporter", `json=${json}`], surroundings)).toBe(1);
    const { failures, traffic } = JSON.parse(await readFile(json, "utf8")) as ReportData;
    expect(traffic).toMatchObject({ entries: 4, judged: 4, skipped: [] });
    expect(failures.map(({ expected }) => expected).sort()).toEqual([
      "at most 2 rows (limit)",
      "must be a string",
    ]);
    expect(listed).toHaveLength(failures.length);
    for (const { expected } of failures) expect(listed.join()).toContain(expected);
  });

  it("is whole on disk while the proxy runs, with what passed before", async () => {
    const folder = await mkdtemp(join(tmpdir(), "proxy-har-"));
    endings.push(() => rm(folder, { recursive: true }));
    const file = join(folder, "recorded.har");
    const upstream = await serve((_, response) => {
      response.writeHead(200, { "Content-Type": "application/json" }).end('{"count":0,"paths":[]}');
    });
    const { url, stop } = await start(upstream, "--har", file);
    for (let sent = 1; sent <= 2; sent += 1) {
      await exact(`${url}/v2/taxonomies?query=abc`, { headers: authorized });
      await expect
        .poll(async () => {
          const text = await readFile(file, "utf8").catch(() => '{"log":{"entries":[]}}');
          return (JSON.parse(text) as { log: { entries: unknown[] } }).log.entries.length;
        })
        .toBe(sent);
    }
    await stop();
  });

  it("goes by the time that it is given", async () => {
    const folder = await mkdtemp(join(tmpdir(), "proxy-har-"));
    endings.push(() => rm(folder, { recursive: true }));
    const file = join(folder, "recorded.har");
    const time = "2020-02-02T20:02:02.000Z";
    clock = () => Date.parse(time);
    const late = { "Content-Type": "application/json", "Retry-After": "Sun, 02 Feb 2020 20:03:02 GMT" };
    const upstream = await serve((_, response) => {
      response.sendDate = false;
      const error = { code: "rate_limited", message: "Too many requests" };
      response.writeHead(429, late).end(JSON.stringify({ error }));
    });
    const { url, violations, stop } = await start(upstream, "--har", file);
    await exact(`${url}/v2/taxonomies?query=abc&limit=many`, { headers: authorized });
    const { exchanges } = await violations();
    // The date is long past by the machine's clock, and in a minute by that of the proxy.
    expect(exchanges.flatMap((one) => one.violations.map((violation) => violation.in))).toEqual(["request"]);
    expect(exchanges.map((one) => one.time)).toEqual([time]);
    await stop();
    const { log } = JSON.parse(await readFile(file, "utf8")) as {
      log: { entries: { startedDateTime: string }[] };
    };
    expect(log.entries.map(({ startedDateTime }) => startedDateTime)).toEqual([time]);
  });

  it("keeps the last entries of a long recording, and masks each key", async () => {
    const folder = await mkdtemp(join(tmpdir(), "proxy-har-"));
    endings.push(() => rm(folder, { recursive: true }));
    const file = join(folder, "recorded.har");
    const recorder = createRecorder(file, "http://api.example", 4_000);
    for (const place of Array.from({ length: 20 }, (_, index) => index))
      recorder.add({
        startedAt: place,
        took: 1,
        method: "GET",
        target: `/v2/taxonomies?query=${place}`,
        requestHeaders: { authorization: `Bearer key-number-${place % 2}` },
        requestText: undefined,
        status: 200,
        responseHeaders: new Headers(),
        responseText: JSON.stringify({ echo: `key-number-${place % 2}`, text: "x".repeat(500) }),
      });
    await recorder.write();
    const text = await readFile(file, "utf8");
    const { log } = JSON.parse(text) as { log: { comment: string; entries: { request: { url: string } }[] } };
    expect(log.entries.at(-1)?.request.url).toBe("http://api.example/v2/taxonomies?query=19");
    expect(log.entries.length).toBeLessThan(6);
    expect(log.comment).toBe(`${20 - log.entries.length} earlier entries were dropped`);
    expect(text).not.toContain("key-number");
    expect(text).toContain("Bearer $API_KEY_2");
  });

  it("refuses a file that cannot be written before anything passes", async () => {
    const started = proxy(["--upstream", "http://127.0.0.1:1", "--har", "/dev/null/x.har"], {
      stopped: async () => undefined,
    });
    await expect(started).rejects.toThrow(
      "--har: /dev/null/x.har cannot be written: a part of its path is a file",
    );
  });
});

describe("against a server that is not as it should be", () => {
  const answering =
    (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
    (_, response) =>
      void response
        .writeHead(status, { "Content-Type": "application/json", ...headers })
        .end(typeof body === "string" ? body : JSON.stringify(body));

  it.each<[string, RequestListener, RegExp]>([
    [
      "a field of another type",
      answering(200, { paths: ["a", 1], count: 2 }),
      /response: paths\[1\] must be a string/,
    ],
    ["a field that is missing", answering(200, { paths: [] }), /response: count is (missing|required)/],
    ["a count that is wrong", answering(200, { paths: [], count: 3 }), /response: breaks the rule "count is/],
    [
      "an undocumented status",
      answering(418, {}),
      /"returns a documented status": expected one of 200, .* got 418/,
    ],
    ["501", answering(501, { error: "no" }), /"returns a documented status": expected .* got 501/],
    ["no envelope", answering(401, { error: "no" }), /response: error must be an object/],
    [
      "another type",
      answering(200, "<p>", { "Content-Type": "text/html" }),
      /expected application\/json, got text\/html/,
    ],
    ["no JSON", answering(200, "{"), /expected a JSON body/],
    [
      "a 429 without Retry-After",
      answering(429, { error: { code: "rate_limited", message: "" } }),
      /Retry-After/,
    ],
  ])("lists %s, and passes the answer on as it is", async (_, listener, expected) => {
    const upstream = await serve(listener);
    const { url, violations } = await start(upstream);
    const [through, direct] = await Promise.all(
      [url, upstream].map((base) => exact(`${base}/v2/taxonomies?query=abc`, { headers: authorized })),
    );
    expect([through?.status, through?.bytes]).toEqual([direct?.status, direct?.bytes]);
    expect((await violations()).exchanges).toHaveLength(1);
    expect(printed[1]).toMatch(expected);
  });

  it("lists more rows than the limit that was sent", async () => {
    const paths = Array.from({ length: 60 }, (_, place) => `Home > Shelf ${place}`);
    const { url } = await start(await serve(answering(200, { count: 60, paths })));
    await exact(`${url}/v2/taxonomies?query=abc&limit=5`, { headers: authorized });
    expect(printed[1]).toMatch(/"a response has no more rows than its limit": expected at most 5 rows/);
  });

  it("reads what is packed, and passes it on packed", async () => {
    const bytes = gzipSync(JSON.stringify({ paths: [7], count: 1 }));
    const upstream = await serve((_, response) =>
      response.writeHead(200, { "Content-Type": "application/json", "Content-Encoding": "gzip" }).end(bytes),
    );
    const { url } = await start(upstream);
    const answer = await exact(`${url}/v2/taxonomies?query=abc`, { headers: authorized });
    expect(answer.bytes).toEqual(bytes);
    expect(answer.headers["content-encoding"]).toBe("gzip");
    expect(printed[1]).toMatch(/response: paths\[0\] must be a string/);
  });

  it("asks for no packing that it cannot undo, and tells of an answer that it cannot read", async () => {
    let accepted: string | undefined;
    const upstream = await serve((request, response) => {
      accepted = request.headers["accept-encoding"];
      response.writeHead(200, { "Content-Type": "application/json", "Content-Encoding": "gzip" }).end("{}");
    });
    const { url } = await start(upstream);
    const headers = { ...authorized, "Accept-Encoding": "gzip, deflate, br;q=0.9, zstd" };
    expect((await exact(`${url}/v2/taxonomies?query=abc`, { headers })).bytes.toString()).toBe("{}");
    expect(accepted).toBe("gzip, deflate, br;q=0.9");
    expect(printed[1]).toMatch(/response: was not checked, since .* not encoded as gzip$/);
  });

  it("a caller that breaks off its own request is left alone", async () => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { url, violations } = await start((await mockServer).url);
    const sent = ask(`${url}/v2/media`, {
      method: "POST",
      headers: { ...authorized, "Content-Length": "100" },
    });
    sent.on("error", () => undefined);
    sent.write("{");
    await new Promise((done) => setTimeout(done, 100));
    sent.destroy();
    await new Promise((done) => setTimeout(done, 100));
    expect(await violations()).toMatchObject({ requests: 0, violations: 0 });
    expect(errors).not.toHaveBeenCalled();
  });

  it("passes bodies and headers on byte for byte, of the API and of anything else", async () => {
    const seen: { url: string | undefined; headers: IncomingHttpHeaders; bytes: Buffer }[] = [];
    const bytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
    const upstream = await serve(async (request, response) => {
      const pieces: Buffer[] = [];
      for await (const piece of request) pieces.push(piece as Buffer);
      seen.push({ url: request.url, headers: request.headers, bytes: Buffer.concat(pieces) });
      response.writeHead(200, "Fine", [
        "Content-Type",
        "image/png",
        "Content-Length",
        "1000",
        "Set-Cookie",
        "a=1",
        "Set-Cookie",
        "b=2, c",
        "X-Odd",
        "ä",
        "ETag",
        '"1"',
        "Connection",
        "X-Hop",
        "X-Hop",
        "1",
      ]);
      response.end(bytes);
    });
    const { url } = await start(`${upstream}/prefix`);
    const body = '{ "query" : "sch\u00fche",\n"limit":1 }';
    for (const path of ["/v2/media?a=1&a=%2F&b", "/other/%7Ea//b?x=%20+"]) {
      const headers = { ...authorized, "X-Two": ["1", "2"], "Accept-Encoding": "br", Cookie: "a=b" };
      const answer = await exact(`${url}${path}`, { method: "POST", headers, body });
      expect(answer.bytes).toEqual(bytes);
      expect(answer.headers).toMatchObject({
        "set-cookie": ["a=1", "b=2, c"],
        etag: '"1"',
        "content-length": "1000",
      });
      expect(answer.headers["x-odd"]).toBe("ä");
      expect(answer.headers["x-hop"]).toBeUndefined();
      const last = seen.at(-1);
      expect(last?.url).toBe(`/prefix${path}`);
      expect(last?.bytes.toString()).toBe(body);
      expect(last?.headers).toMatchObject({ "x-two": "1, 2", "accept-encoding": "br", cookie: "a=b" });
      expect(last?.headers).toMatchObject({ host: new URL(upstream).host, authorization: `Bearer ${key}` });
    }
  });

  it("does not follow redirects", async () => {
    const upstream = await serve((_, response) =>
      response.writeHead(302, { Location: "http://127.0.0.1:1/" }).end(),
    );
    const { url } = await start(upstream);
    const answer = await exact(`${url}/v2/taxonomies?query=abc`, { headers: authorized });
    expect([answer.status, answer.headers.location]).toEqual([302, "http://127.0.0.1:1/"]);
    expect(printed[1]).toMatch(/got 302/);
  });

  it("that is not there is told from one that answers", async () => {
    const { url, violations } = await start("http://127.0.0.1:9");
    const answer = await fetch(`${url}/v2/taxonomies?query=abc`, { headers: authorized });
    expect([answer.status, answer.headers.get("X-Proxy-Error")]).toEqual([502, "upstream_unreachable"]);
    expect(await answer.json()).toEqual({
      error: {
        code: "upstream_unreachable",
        message: "The proxy got no response from its upstream: nothing is listening there",
      },
    });
    expect((await fetch(`${url}/other`)).status).toBe(502);
    expect(await violations()).toMatchObject({ requests: 1, violations: 1 });
    expect(printed[1]).toMatch(
      /502 \(searchTaxonomies\) response: not received: nothing is listening there$/,
    );
  });

  it("that hangs, or closes in the middle, is told", async () => {
    const upstream = await serve((request, response) => {
      if (request.url?.includes("hangs")) return;
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" });
      response.write("{", () => response.destroy());
    });
    const hanging = await start(upstream, "--timeout", "1");
    expect((await fetch(`${hanging.url}/v2/taxonomies?query=hangs`, { headers: authorized })).status).toBe(
      502,
    );
    expect(printed.at(-1)).toMatch(/not received: no response within 1 s/);
    await hanging.stop();
    printed.length = 0;
    const { url } = await start(upstream);
    await expect(exact(`${url}/v2/taxonomies?query=abc`, { headers: authorized })).rejects.toThrow();
    await vi.waitFor(() => expect(printed).toHaveLength(2), patiently);
    expect(printed[1]).toMatch(/not received: the connection was closed in the middle of the response/);
  });

  it("a caller that leaves is no violation", async () => {
    const leaving = new AbortController();
    let answer = () => {};
    const upstream = await serve((request, response) => {
      answer = () => answering(200, { paths: [], count: 0 })(request, response);
      leaving.abort();
    });
    const { url, violations } = await start(upstream);
    const { signal } = leaving;
    await fetch(`${url}/v2/taxonomies?query=abc`, { headers: authorized, signal }).catch(() => undefined);
    answer();
    await vi.waitFor(
      async () => expect(await violations()).toMatchObject({ requests: 1, violations: 0 }),
      patiently,
    );
  });
});

describe("bad input", () => {
  it.each([
    [[], /required option '--upstream <url>' not specified/],
    [
      ["--upstream", "nonsense"],
      /--upstream must be a URL such as http:\/\/127\.0\.0\.1:4010, not "nonsense"/,
    ],
    [["--upstream", "http://h:1/a/v2"], /--upstream must not end with \/v2, .* use http:\/\/h:1\/a/],
    [["--upstream", "http://u:pa55@h:1"], /a user or a password/],
    [["--upstream", "http://h", "--port", "x"], /--port.*Expected an integer from 0 to 65535/],
    [["--upstream", "http://h", "--host", ""], /--host.*must not be empty/],
    [["--upstream", "http://h", "--version", "v3"], /--version.*'v3'.*Expected one of v1, v2/],
    [["--upstream", "http://h", "--upstrem"], /unknown option '--upstrem' \(Did you mean --upstream\?\)/],
  ])("%j", async (args, message) => {
    await expect(proxy(args, { stopped: async () => undefined })).rejects.toThrow(message);
  });

  it("a taken port is told", async () => {
    const port = new URL((await mockServer).url).port;
    const args = ["--upstream", "http://127.0.0.1:9", "--port", port];
    await expect(proxy(args, { stopped: async () => undefined })).rejects.toThrow(
      `port ${port} on 127.0.0.1 is taken`,
    );
  });

  it("--help lists every flag", async () => {
    expect(await proxy(["--help"])).toBe(0);
    for (const flag of ["upstream", "port", "host", "version", "timeout", "keep", "fail"])
      expect(printed[0]).toContain(`--${flag} `);
  });
});
