import { connect, type Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createMock, listen, type Server } from "@adintel/mock";
import { now } from "../../now.ts";

/** Short enough to wait for, and so too short for a request that is to be answered on a loaded machine. */
const impatience = { head: 300, request: 600, unread: 400, idle: 300 };

let server: Server;
let hasty: Server;

beforeAll(async () => {
  const mock = createMock({ now, accounts: 4, mediaPerAccount: 60, rateLimits: false });
  const address = { port: 0, host: "127.0.0.1" };
  server = await listen(mock.fetch, address);
  hasty = await listen(mock.fetch, address, impatience);
});

afterAll(() => Promise.all([server.close(), hasty.close()]));

/** What comes back on a connection until the server closes it; `talk` may write and end. */
function converse(talk: (socket: Socket) => void, { url } = server): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () => talk(socket));
    let answer = "";
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
    socket.once("close", () => done(answer));
    socket.once("error", fail);
  });
}

function send(...lines: string[]): Promise<string> {
  return converse((socket) => socket.write(lines.join("\r\n")));
}

const key = "Authorization: Bearer mock_live_demo";
const search = [`POST /v2/media HTTP/1.1`, "Host: a", key, "Content-Type: application/json"];

/** Status and JSON body of the last answer. */
function read(answer: string) {
  const head = answer.slice(answer.lastIndexOf("HTTP/1.1 "));
  const [, status] = /^HTTP\/1\.1 (\d+) /.exec(head) ?? [];
  return { status: Number(status), body: JSON.parse(head.slice(head.indexOf("\r\n\r\n") + 4)) as unknown };
}

test.each([
  ["a method that is none", "F@O /v2/media HTTP/1.1\r\nHost: a\r\n\r\n"],
  ["no HTTP at all", "hello\r\n\r\n"],
  ["two lengths", [...search, "Content-Length: 2", "Content-Length: 3", "", "{}"].join("\r\n")],
  [
    "a length and chunks",
    [...search, "Content-Length: 2", "Transfer-Encoding: chunked", "", "{}"].join("\r\n"),
  ],
  ["a chunk whose size is none", [...search, "Transfer-Encoding: chunked", "", "zz", "{}"].join("\r\n")],
])("%s is answered in the envelope", async (_, bytes) => {
  expect(read(await send(bytes))).toMatchObject({
    status: 400,
    body: {
      error: { code: "invalid_request", details: [{ path: "request", message: "is not valid HTTP" }] },
    },
  });
});

test.each([
  ["address", `GET /v2/media?${"a".repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
  ["header", `GET /v2/media HTTP/1.1\r\nHost: a\r\nCookie: ${"a".repeat(40_000)}\r\n\r\n`],
])("a head whose %s is too large is refused as such", async (_, bytes) => {
  const details = [{ path: "request", message: "has more than 16 KB of headers" }];
  expect(read(await send(bytes))).toMatchObject({ status: 400, body: { error: { details } } });
});

test.each([
  ["bytes that are not UTF-8", '{"query":"caf\xe9"}', [], "body"],
  ["half a character of UTF-8", '{"query":"\xe2\x82"}', [], "body"],
  ["a surrogate in UTF-8", '{"query":"\xed\xa0\x80"}', [], "body"],
  [
    "a compressed body",
    gzipSync('{"query":"the"}').toString("latin1"),
    ["Content-Encoding: gzip"],
    "Content-Encoding",
  ],
  ["a body that says it is compressed", '{"query":"the"}', ["Content-Encoding: br"], "Content-Encoding"],
])(
  "%s is refused in the envelope, whether its length is announced or not",
  async (_, body, headers, path) => {
    const head = [...search, ...headers, "Connection: close"];
    const { length } = body;
    const framed = [
      [...head, `Content-Length: ${length}`, "", body],
      [
        ...head,
        "Transfer-Encoding: chunked",
        "",
        "1",
        body[0],
        (length - 1).toString(16),
        body.slice(1),
        "0",
        "",
        "",
      ],
    ];
    for (const lines of framed) {
      const answer = await converse((socket) => socket.write(lines.join("\r\n"), "latin1"));
      expect(read(answer)).toMatchObject({
        status: 400,
        body: { error: { code: "invalid_request", details: [{ path }] } },
      });
    }
  },
);

test.each([
  ["no Host", "GET /v2/media HTTP/1.1", "Host"],
  ["two Hosts", "GET /v2/media HTTP/1.1\r\nHost: a\r\nhost: b", "Host"],
  ["the same Host twice", "GET /v2/media HTTP/1.1\r\nHost: a\r\nHost: a", "Host"],
  ["two Hosts in HTTP/1.0", "GET /v2/media HTTP/1.0\r\nHost: a\r\nHost: b", "Host"],
  ["two Hosts for a control", "GET /__mock/requests HTTP/1.1\r\nHost: localhost\r\nHost: b", "Host"],
  ["a Host of two words", "GET /v2/media HTTP/1.1\r\nHost: a b", "request"],
  ["a Host with a path", "GET /v2/media HTTP/1.1\r\nHost: a/b", "request"],
  ["a Host with a port that is none", "GET /v2/media HTTP/1.1\r\nHost: a:99999", "request"],
  ["a backslash in its path", "GET /v2\\media HTTP/1.1\r\nHost: a", "request"],
  ["no address", "OPTIONS * HTTP/1.1\r\nHost: a", "request"],
  ["an expectation of its own", "GET /v2/media HTTP/1.1\r\nHost: a\r\nExpect: more", "Expect"],
])("a request with %s is refused in the envelope", async (_, head, path) => {
  const answer = await send(head, "Connection: close", "", "");
  const [top = "", ...rest] = answer.split("\r\n\r\n");
  expect(top).toMatch(/^HTTP\/1\.1 400 [^]*\r\ncontent-type: application\/json/i);
  // The body may come in chunks.
  const json = /\{.*\}/.exec(rest.join(""))?.[0] ?? "";
  expect(JSON.parse(json)).toMatchObject({ error: { code: "invalid_request", details: [{ path }] } });
});

describe("an unusual request is answered", () => {
  const body = '{"query":"the","limit":1}';
  const ok = { status: 200, body: { count: 1 } };

  test("with header names in any case", async () => {
    const head = ["POST /v2/media HTTP/1.1", "hOST: a", "AUTHORIZATION: bearer mock_live_demo"];
    const rest = ["cOnTeNt-TyPe: application/json", `CONTENT-LENGTH: ${body.length}`, "connection: CLOSE"];
    expect(read(await send(...head, ...rest, "", body))).toMatchObject(ok);
  });

  test("in many small chunks without a length", async () => {
    const chunks = [...body].flatMap((character) => ["1", character]);
    const head = [...search, "Transfer-Encoding: chunked", "Connection: close"];
    expect(await send(...head, "", ...chunks, "0", "", "")).toMatch(/^HTTP\/1\.1 200 .*"count":1/s);
  });

  test("after it asked whether to go on", async () => {
    const head = [...search, "Expect: 100-continue", `Content-Length: ${body.length}`, "Connection: close"];
    const answer = await send(...head, "", body);
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n/);
    expect(read(answer)).toMatchObject(ok);
  });

  test("in the order of several on one connection", async () => {
    const one = [...search, `Content-Length: ${body.length}`, "", body].join("\r\n");
    const last = ["GET /v2/nowhere HTTP/1.1", "Host: a", "Connection: close", "", ""].join("\r\n");
    const answer = await send(one + one + last);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 200", "HTTP/1.1 404"]);
  });

  test("whose sender closes its half once it has sent all", async () => {
    const head = [...search, `Content-Length: ${body.length}`];
    const answer = await converse((socket) => socket.end([...head, "", body].join("\r\n")));
    expect(read(answer)).toMatchObject(ok);
  });
});

describe.concurrent("a connection is dropped", () => {
  const late = { status: 400, body: { error: { code: "invalid_request", details: [{ path: "request" }] } } };

  test("that sends nothing, without a response, which a browser could take for that of its next request", async () => {
    expect(await converse(() => undefined, hasty)).toBe("");
  });

  test("that stops within the head", async () => {
    const begin = (socket: Socket) => socket.write("POST /v2/media HTTP/1.1\r\nHo");
    expect(read(await converse(begin, hasty))).toMatchObject(late);
  });

  test("that stops within the body", async () => {
    const begin = (socket: Socket) => socket.write([...search, "Content-Length: 10", "", "{"].join("\r\n"));
    expect(read(await converse(begin, hasty))).toMatchObject(late);
  });

  test("that goes on sending a little at a time", async () => {
    let drip: NodeJS.Timeout | undefined;
    const answer = await converse((socket) => {
      socket.write([...search, "Content-Length: 1000", "", "{"].join("\r\n"));
      drip = setInterval(() => socket.writable && socket.write(" "), 50);
    }, hasty).finally(() => clearInterval(drip));
    expect(read(answer)).toMatchObject(late);
  });

  test("whose sender closes its half within the body", async () => {
    const answer = await converse((socket) =>
      socket.end([...search, "Content-Length: 10", "", "{"].join("\r\n")),
    );
    expect(read(answer)).toMatchObject({ status: 400 });
  });

  test("that is idle after a response", async () => {
    const answer = await converse(
      (socket) => socket.write("GET /__mock/health HTTP/1.1\r\nHost: a\r\n\r\n"),
      hasty,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("but not while its response is in work", async () => {
    const headers = { "X-Mock-Session": "slow" };
    const body = '{"latencyMs":1000}';
    await fetch(`${hasty.url}/__mock/settings`, { method: "PATCH", headers, body });
    const head = [
      "GET /v2/nowhere HTTP/1.1",
      "Host: a",
      "",
      "GET /v2/taxonomies?query=a HTTP/1.1",
      "Host: a",
    ];
    const answer = await converse(
      (socket) => socket.write([...head, key, "X-Mock-Session: slow", "", ""].join("\r\n")),
      hasty,
    );
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 404", "HTTP/1.1 200"]);
  });

  test.sequential("that asks on and on and reads nothing", async () => {
    const whole = '{"query":"the","limit":200}';
    const one = [...search, `Content-Length: ${whole.length}`, "", whole].join("\r\n");
    const socket = connect(Number(new URL(hasty.url).port), "127.0.0.1");
    // A pause before anything came keeps the answers in the server, once those on the way have filled the line.
    socket.pause();
    socket.write(one.repeat(100));
    let asking: NodeJS.Timeout | undefined;
    const reason = await new Promise((done) => {
      socket.once("error", ({ message }) => done(message));
      // Whoever reads nothing learns only by writing that the server has given up.
      asking = setInterval(() => socket.write("\r\n"), 1000);
    }).finally(() => clearInterval(asking));
    socket.destroy();
    expect(reason).toMatch(/closed|ECONNRESET|EPIPE/);
    expect(socket.bytesRead).toBeLessThan(100 * 200_000);
  });
});

test("a connection that the settings drop ends without an answer, and without a word on stderr", async () => {
  const log = vi.spyOn(console, "error");
  const settings = (body: object) =>
    fetch(`${server.url}/__mock/settings`, { method: "PATCH", body: JSON.stringify(body) });
  await settings({ dropRate: 1 });
  const body = '{"query":"the"}';
  expect(await send(...search, `Content-Length: ${body.length}`, "", body)).toBe("");
  await settings({ dropRate: 0 });
  expect(log).not.toHaveBeenCalled();
});

test("the server goes on answering", async () => {
  expect((await fetch(`${server.url}/__mock/health`)).status).toBe(200);
});

describe("a server that closes", () => {
  const head = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
  /** More than the buffers of a connection hold. */
  const large = "x".repeat(20_000_000);

  /** A server whose responses wait until they are let go, and the paths that have been asked for. */
  async function waiting() {
    const seen: string[] = [];
    const arrivals: ((count: number) => void)[] = [];
    let respond: () => void = () => undefined;
    const released = new Promise<void>((done) => (respond = done));
    const held = await listen(
      async (request) => {
        const { pathname } = new URL(request.url);
        for (const arrived of arrivals) arrived(seen.push(pathname));
        if (pathname === "/large") return new Response(large);
        if (pathname !== "/idle") await released;
        return new Response(pathname);
      },
      { port: 0, host: "127.0.0.1" },
    );
    /** Resolves once so many requests have arrived. */
    const arrived = (wanted: number) =>
      new Promise<void>((done) => arrivals.push((count) => count === wanted && done()));
    return { held, seen, respond, arrived };
  }

  const connections = (answer: string) => answer.match(/(?<=\r\nConnection: )[\w-]+/gi);

  test("answers what it has begun, pipelined requests too, and says with the last that the connection ends", async () => {
    const { held, respond, arrived } = await waiting();
    const all = arrived(3);
    const several = converse((socket) => socket.write(head("/a") + head("/b")), held);
    const one = converse((socket) => socket.write(head("/c")), held);
    await all;
    const closed = held.close(60_000);
    respond();
    const [first, second] = await Promise.all([several, one]);
    expect(first.match(/\/[ab]$|\/[ab](?=HTTP)/g)).toEqual(["/a", "/b"]);
    expect(connections(first)).toEqual(["keep-alive", "close"]);
    expect(second).toMatch(/\/c$/);
    expect(connections(second)).toEqual(["close"]);
    await closed;
  });

  test("begins nothing on a connection that it has said to end, and accepts no other", async () => {
    const { held, seen, respond, arrived } = await waiting();
    const begun = arrived(1);
    let caller: Socket | undefined;
    const answer = converse((socket) => (caller = socket).write(head("/a")), held);
    await begun;
    const closed = held.close(60_000);
    await new Promise<void>((done) => caller?.write(head("/b"), () => done()));
    await expect(converse(() => undefined, held)).rejects.toThrow(/ECONNREFUSED/);
    respond();
    expect(await answer).toMatch(/\/a$/);
    await closed;
    expect(seen).toEqual(["/a"]);
  });

  test("closes idle connections, those that have sent nothing too, and sends what its caller has not read yet", async () => {
    const { held, arrived } = await waiting();
    const both = arrived(2);
    const opened: Promise<void>[] = [];
    const open = (path?: string) =>
      converse((socket) => {
        if (path === undefined) return;
        socket.write(head(path));
        opened.push(new Promise<void>((done) => socket.once("data", () => done())));
      }, held);
    const unused = open();
    const idle = open("/idle");
    let reader: Socket | undefined;
    const late = converse((socket) => {
      (reader = socket).pause();
      socket.write(head("/large"));
    }, held);
    await both;
    await Promise.all(opened);
    const closed = held.close(60_000);
    expect(await idle).toMatch(/\/idle$/);
    expect(await unused).toBe("");
    reader?.resume();
    expect((await late).length).toBeGreaterThan(large.length);
    await closed;
  });

  test("cuts what takes longer than it waits", async () => {
    const { held, arrived } = await waiting();
    const begun = arrived(1);
    const answer = converse((socket) => socket.write(head("/a")), held);
    await begun;
    await held.close(0);
    expect(await answer).toBe("");
  });
});

describe("behind a proxy", () => {
  let trusting: Server;

  beforeAll(async () => {
    const mock = createMock({ now, accounts: 4, mediaPerAccount: 60, rateLimits: false });
    trusting = await listen(mock.fetch, { port: 0, host: "127.0.0.1", trustProxy: true });
  });

  afterAll(() => trusting.close());

  /** Where the picture of a row is, as a caller behind a proxy is told. */
  async function pictureOrigin({ url }: Server, headers: Record<string, string>): Promise<string> {
    const response = await fetch(`${url}/v2/media`, {
      method: "POST",
      headers: { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json", ...headers },
      body: JSON.stringify({ query: "the", limit: 1 }),
    });
    const address = /https?:\/\/[^"/]*(?=\/assets\/)/.exec(await response.text());
    return address?.[0] ?? `status ${response.status}`;
  }

  const forwarded = { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "mock.example.com" };

  test("the limit per IP address counts senders that a trusted proxy names, and the connection elsewhere", async () => {
    const statuses = async (trustProxy: boolean) => {
      const mock = createMock({ now, accounts: 4, mediaPerAccount: 60 });
      const limited = await listen(mock.fetch, { port: 0, host: "127.0.0.1", trustProxy });
      const sendFrom = async (sender: string) => {
        const headers = { Authorization: "Bearer mock_live_demo", "X-Forwarded-For": `192.0.2.9, ${sender}` };
        return (await fetch(`${limited.url}/v2/taxonomies?query=shoes`, { headers })).status;
      };
      for (let n = 0; n < 60; n += 1) await sendFrom("192.0.2.1");
      const after = [await sendFrom("192.0.2.1"), await sendFrom("2001:db8::1"), await sendFrom("nobody")];
      await limited.close();
      return after;
    };
    expect(await statuses(true)).toEqual([429, 200, 200]);
    expect(await statuses(false)).toEqual([429, 429, 429]);
  });

  test("addresses are those of the proxy where it is trusted, and of the mock elsewhere", async () => {
    expect(await pictureOrigin(trusting, forwarded)).toBe("https://mock.example.com");
    expect(await pictureOrigin(server, forwarded)).toBe(server.url);
    expect(await pictureOrigin(trusting, {})).toBe(trusting.url);
  });

  test.each<[Record<string, string>, (url: string) => string]>([
    [{ "X-Forwarded-Host": "mock.example.com:8080" }, () => "http://mock.example.com:8080"],
    [{ "X-Forwarded-Host": "first.example, second.example" }, () => "http://first.example"],
    [{ "X-Forwarded-Host": "[::1]:5100" }, () => "http://[::1]:5100"],
    [{ "X-Forwarded-Proto": "https" }, (url) => url.replace("http:", "https:")],
    [{ "X-Forwarded-Proto": "javascript" }, (url) => url],
    [{ "X-Forwarded-Host": 'a"onload=' }, (url) => url],
    [{ "X-Forwarded-Host": "user@mock.example.com" }, (url) => url],
    [{ "X-Forwarded-Host": "mock.example.com:99999" }, (url) => url],
    [{ "X-Forwarded-Host": "" }, (url) => url],
  ])("%j", async (headers, expected) => {
    expect(await pictureOrigin(trusting, headers)).toBe(expected(trusting.url));
  });

  test("the controls refuse what comes through it without the token", async () => {
    const response = await fetch(`${trusting.url}/__mock/settings`, { headers: forwarded });
    expect(response.status).toBe(403);
    const paths = ((await response.json()) as { error: { details: { path: string }[] } }).error.details;
    expect(paths.map(({ path }) => path)).toEqual(["remote address", "Host", "Authorization"]);
  });
});
