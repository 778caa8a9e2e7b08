import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import {
  connect,
  createServer as createRawServer,
  type AddressInfo,
  type Server,
  type Socket,
} from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createMock, listen, type Server as MockServer } from "@adintel/mock";
import { check } from "../../../scripts/check/cli/command.ts";
import { root } from "../../../scripts/lib/paths.ts";
import { outerEnvironment } from "../../run.ts";
import { keepPrinted } from "../printed.ts";

const key = "mock_live_demo";
const printed = keepPrinted();

beforeEach(() => {
  // The proxies of whoever runs the tests are not on the way to their servers.
  for (const name of ["HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY", "API_KEY"]) {
    vi.stubEnv(name, undefined);
    vi.stubEnv(name.toLowerCase(), undefined);
  }
});

afterEach(() => void vi.unstubAllEnvs());

/** Runs the check and gives its exit code, what it printed, and the message that it ended with. */
async function run(...args: string[]) {
  const end = await check(["--rate", "off", ...args]).catch((error: Error) => {
    expect(error.name, error.stack).toBe("UsageError");
    return error.message;
  });
  const text = printed.text;
  const [code, message] = typeof end === "number" ? [end, ""] : [2, end];
  expect(`${text}${message}`).not.toContain(key);
  return { code, message, text };
}

/** As much time as a loaded machine may need; what comes last of a flag counts. */
const one = ["--api-key", key, "--only", "v2/searchTaxonomies/access", "--timeout", "60"];

const opened: Server[] = [];
const sockets = new Set<Socket>();

/** Serves on 127.0.0.1 until the tests end; resolves to the port. */
async function serve(server: Server): Promise<number> {
  opened.push(server);
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return (server.address() as AddressInfo).port;
}

afterAll(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of opened) server.close();
});

/** A server that answers every connection with these bytes, and closes it unless told otherwise. */
async function raw(bytes: string, { closes = true } = {}): Promise<string> {
  const server = createRawServer((socket) => {
    socket.once("data", () => (closes ? socket.end(bytes) : socket.write(bytes)));
  });
  return `http://127.0.0.1:${await serve(server)}/v2`;
}

async function http(listener: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await serve(createServer(listener))}`;
}

/** Passes requests on to the mock, but for those that `own` answers. */
async function mockWith(own: (request: Request) => Response | undefined | Promise<Response | undefined>) {
  const mock = createMock({ rateLimits: false, accounts: 6 });
  const server = await listen(async (request) => (await own(request)) ?? mock.fetch(request), {
    port: 0,
    host: "127.0.0.1",
  });
  mocks.push(server);
  return server.url;
}

const mocks: MockServer[] = [];
afterAll(async () => {
  await Promise.all(mocks.map((server) => server.close()));
});

describe("answers that do not come, or not whole", () => {
  const ok = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";

  it.each([
    ["closes in the middle of the head", () => raw("HTTP/1.1 200 OK\r\nConte"), /closed without a response/],
    [
      "is no HTTP",
      () => raw("SSH-2.0-OpenSSH_9.6\r\n"),
      /the response is not HTTP; should the URL start with https/,
    ],
    [
      "cuts the body off",
      () => raw(`${ok}Content-Length: 500\r\n\r\n{"a":`),
      /the connection was closed in the middle of the response$/,
    ],
    [
      "cuts a chunk off",
      () => raw(`${ok}Transfer-Encoding: chunked\r\n\r\n50\r\n{"a":`),
      /the connection was closed in the middle of the response$/,
    ],
    [
      "hangs in the middle of the body",
      () => raw(`${ok}Content-Length: 500\r\n\r\n{"a":`, { closes: false }),
      /the response started, but was not complete within 10 s/,
      // Its beginning must have come by then.
      "10",
    ],
    [
      "hangs before the head",
      () => raw("", { closes: false }),
      /no response within 0\.5 s \(raise --timeout/,
      "0.5",
    ],
    [
      "has headers without an end",
      () => raw(`HTTP/1.1 200 OK\r\nX: ${"a".repeat(100_000)}\r\n\r\n`),
      /the headers of the response are too long/,
    ],
  ])("%s", async (_, start, expected, timeout = "60") => {
    const { code, message } = await run("--v2", await start(), ...one, "--timeout", timeout);
    expect(message).toMatch(expected);
    expect(message).toMatch(/^(GET|POST) http:\/\/127\.0\.0\.1:\d+\/v2\//);
    expect(code).toBe(2);
  });

  it("a body without an end is not read to it", async () => {
    const url = await http((_, response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      const piece = "a".repeat(1024 * 1024);
      const more = () => {
        while (!response.destroyed && response.write(piece));
        response.once("drain", more);
      };
      more();
    });
    const { message } = await run("--v2", `${url}/v2`, ...one);
    expect(message).toMatch(/the response is longer than 16 MiB/);
  });

  it.each([
    ["http://127.0.0.1:1/v2", /fetch blocks this port/],
    ["http://no-such-host.invalid/v2", /the host does not exist|cannot be resolved/],
  ])("%s", async (url, expected) => {
    expect((await run("--v2", url, ...one)).message).toMatch(expected);
  });

  it("a server that goes away keeps what was found, and what it cost", async () => {
    let answers = 0;
    const mock = createMock({ rateLimits: false, accounts: 6 });
    const server = await listen(
      async (request, env) => {
        answers += 1;
        if (answers > 30) (env.incoming.socket as Socket).destroy();
        const response = await mock.fetch(request);
        return response.status === 200 ? new Response(await response.text()) : response;
      },
      { port: 0, host: "127.0.0.1" },
    );
    mocks.push(server);
    const { code, text } = await run("--v2", `${server.url}/v2`, "--api-key", key, "--concurrency", "1");
    expect(text).toMatch(/FAILED responds with JSON/);
    expect(text).toMatch(/the run ended before this case: .* the connection was closed without a response/);
    // The one that was cut off was sent again, and asked alone if it stood for several cases.
    expect(text).toMatch(/; 3[2-4] requests, /);
    expect(code).toBe(2);
  });
});

describe("an address that is not that of the API", () => {
  const page: RequestListener = (_, response) =>
    void response.setHeader("Content-Type", "text/html; charset=utf-8").end("<h1>Hello</h1>");

  it("a page on everything is told, with a few requests and without the key", async () => {
    const seen: (string | undefined)[] = [];
    const url = await http((request, response) => {
      seen.push(request.headers.authorization);
      page(request, response);
    });
    const { code, message } = await run("--v2", url, ...one);
    expect(message).toMatch(
      /^This does not look like the API: \w+ \S+ returned 200 text\/html\. Is the path missing, as in --v2 http:\/\/127\.0\.0\.1:\d+\/v2\?$/,
    );
    expect(seen.length).toBeLessThan(12);
    expect(new Set(seen)).toEqual(new Set([undefined]));
    expect(code).toBe(2);
  });

  it("a root without the version's path is told", async () => {
    const url = await mockWith(() => undefined);
    expect((await run("--v2", url, ...one)).message).toMatch(
      /returned 404 application\/json\. Is the path missing/,
    );
    expect((await run("--v2", `${url}/other/v2`, ...one)).message).toMatch(/Is --v2 \S+ the root of v2\?/);
  });

  it.each([301, 302, 303, 307, 308])(
    "a redirect by %i is not followed, and leads to the address to give",
    async (status) => {
      const asked: string[] = [];
      const other = await http((request, response) => {
        asked.push(request.url ?? "");
        page(request, response);
      });
      const url = await http((request, response) => {
        response.writeHead(status, { Location: `${other}${request.url}` }).end();
      });
      const { message } = await run("--v2", `${url}/v2`, ...one);
      expect(message).toContain(`returned ${status} and redirects to ${other}/v2/`);
      expect(message).toContain(`if that is the API, give ${other}/v2 as its root`);
      expect(asked).toEqual([]);
    },
  );

  it("a faulty server is not mistaken for none", async () => {
    const url = await mockWith((request) => {
      if (request.headers.get("Authorization") === null) return new Response("Unauthorized", { status: 401 });
      return undefined;
    });
    const { code, text } = await run("--v2", `${url}/v2`, "--api-key", key, "--only", "v2/searchTaxonomies");
    expect(text).toMatch(/FAILED responds with JSON/);
    expect(code).toBe(1);
  });

  it.each([
    ["https://user:pa55word@127.0.0.1/v2", /must not contain a user or a password/],
    ["https://127.0.0.1/v2?token=pa55word", /must not contain a query or a fragment/],
    ["https://127.0.0.1/v2#part", /must not contain a query or a fragment/],
    ["ftp://user:pa55word@127.0.0.1/v2", /--v2 must be a URL/],
  ])("%s is refused at once", async (url, expected) => {
    const { message } = await run("--v2", url, ...one);
    expect(message).toMatch(expected);
    expect(message).not.toContain("pa55word");
  });
});

describe("the key", () => {
  it("that is refused ends the run at once", async () => {
    let requests = 0;
    const url = await mockWith(() => void (requests += 1));
    const { code, message } = await run("--v2", `${url}/v2`, "--api-key", "not_a_key_of_it");
    expect(message).toMatch(/^The server rejects the key; is it complete.*returned 401 \(invalid_api_key: /);
    expect(message).not.toContain("not_a_key_of_it");
    expect(requests).toBeLessThan(6);
    expect(code).toBe(2);
  });

  it.each([
    ["mock_live_inactive", /returned 403 \(subscription_inactive: /],
    ["mock_live_departed", /returned 403 \(membership_ended: /],
  ])("%s ends the run at once", async (inactive, expected) => {
    const url = await mockWith(() => undefined);
    expect((await run("--v2", `${url}/v2`, "--api-key", inactive)).message).toMatch(expected);
  });

  it("that a gateway refuses is told so", async () => {
    const url = await mockWith(() => Response.json({ message: "Forbidden" }, { status: 403 }));
    const { message } = await run("--v2", `${url}/v2`, "--api-key", key);
    expect(message).toMatch(
      /^The server, or a gateway in front of it, rejects the key\. POST \S+ returned 403$/,
    );
  });

  it("that is revoked on the way ends the run, which says what it found", async () => {
    let requests = 0;
    const url = await mockWith((request) => {
      if (request.headers.get("Authorization") !== `Bearer ${key}`) return undefined;
      requests += 1;
      const error = { code: "invalid_api_key", message: "No." };
      return requests > 40 ? Response.json({ error }, { status: 401 }) : undefined;
    });
    const { code, text } = await run("--v2", `${url}/v2`, "--api-key", key);
    expect(text).toMatch(/the run ended before this case: The server rejects the key/);
    // Some of what comes next asks with other keys, or none, which says nothing of this one.
    expect(requests).toBeLessThan(120);
    expect(code).toBe(2);
  });

  it("without credits leaves out what is paid, and says so", async () => {
    let refused = 0;
    const mock = createMock({ rateLimits: false, accounts: 6 });
    const server = await listen(
      async (request) => {
        const response = await mock.fetch(request);
        refused += response.status === 402 ? 1 : 0;
        return response;
      },
      { port: 0, host: "127.0.0.1" },
    );
    mocks.push(server);
    const { code, text } = await run("--v2", `${server.url}/v2`, "--api-key", "mock_live_exhausted");
    expect(text).toMatch(/not tested \(the key's credits are used up\): \d+/);
    expect(text).toMatch(/ 0 failed, /);
    expect(text).toMatch(/ 0\.0000 USD/);
    expect(refused).toBeLessThan(15);
    expect(text).toMatch(/^ {2}The key's credits are used up, so paid requests were not checked; /m);
    expect(code).toBe(2);
  });

  it.each([
    ["abc\n", /API_KEY has a space or a line break before or after the key/],
    [" abc", /API_KEY has a space or a line break/],
    ["schlüssel", /API_KEY has a character that a key cannot have/],
    ["two words", /API_KEY has a character that a key cannot have/],
    ["", /a server needs a key/],
    ["  ", /API_KEY is empty/],
  ])("%j is refused before anything is sent", async (bad, expected) => {
    vi.stubEnv("API_KEY", bad);
    const { code, message } = await run("--v2", "http://127.0.0.1:1/v2");
    expect(message).toMatch(expected);
    if (bad.trim().length > 3) expect(message).not.toContain(bad.trim());
    expect(code).toBe(2);
  });

  it("is taken out of answers that repeat it, and other secrets with it", async () => {
    const url = await mockWith((request) => {
      const isWhole = request.headers.get("X-Gateway") === 's3cret "of" <gateway>';
      if (!isWhole) return new Response("no gateway", { status: 404 });
      const sent = Object.fromEntries(request.headers);
      return request.method === "GET" ? Response.json({ error: JSON.stringify(sent) }) : undefined;
    });
    const args = ["--only", "v2/searchTaxonomies", "--header", 'X-Gateway: s3cret "of" <gateway>'];
    const keys = ["--api-key", key, "--revoked-key", "mock_live_revoked"];
    for (const reporter of ["default", "json", "junit"]) {
      const { code, text } = await run("--v2", `${url}/v2`, ...args, ...keys, "--reporter", reporter);
      expect(code).toBe(1);
      expect(text).toMatch(/\$API_KEY/);
      expect(text).toMatch(/X-Gateway: \$HEADER_X_GATEWAY/);
      expect(text).toMatch(/Bearer \$REVOKED_KEY/);
      expect(text).not.toMatch(/s3cret|mock_live_revoked/);
    }
  });

  it.each([
    ["Authorization: Bearer abcdef", /--header cannot set Authorization: give the key/],
    ["Content-Length: 3", /--header cannot set Content-Length/],
    ["Proxy-Authorization: abcdef", /HTTPS_PROXY=http:\/\/user:password@host:port/],
    ["X-A: abcdef\r\nX-B: c", /--header X-A has a line break/],
    ["X-A: abcdef…", /--header X-A has .*another character/],
    ["X A: abcdef", /--header must have the form "Name: value"/],
    ["abcdef", /--header must have the form "Name: value"/],
  ])("--header %j is refused, and its value not told", async (header, expected) => {
    const { message } = await run("--v2", "http://127.0.0.1:1/v2", "--header", header, "--api-key", key);
    expect(message).toMatch(expected);
    expect(message).not.toContain("abcdef");
  });
});

describe("proxies", () => {
  let target: string;
  const asked: string[] = [];
  let refusal: number | undefined;
  let proxy: string;

  beforeAll(async () => {
    target = await mockWith(() => undefined);
    proxy = `http://user:pa55word@127.0.0.1:${await serve(tunnel(asked, () => refusal))}`;
  });

  beforeEach(() => {
    asked.length = 0;
    refusal = undefined;
  });

  it("HTTP_PROXY is on the way, with its user and password", async () => {
    vi.stubEnv("HTTP_PROXY", proxy);
    expect(await run("--v2", `${target}/v2`, ...one)).toMatchObject({ code: 0 });
    expect(asked[0]).toMatch(/^(GET|POST) http:\/\/127\.0\.0\.1:\d+\/v2\/\S+ Basic dXNlcjpwYTU1d29yZA==$/);
    expect(asked.length).toBeGreaterThan(2);
  });

  it("NO_PROXY leaves it out", async () => {
    vi.stubEnv("HTTP_PROXY", proxy);
    vi.stubEnv("NO_PROXY", "example.com,127.0.0.1");
    expect(await run("--v2", `${target}/v2`, ...one)).toMatchObject({ code: 0 });
    expect(asked).toEqual([]);
  });

  it("HTTPS_PROXY is not for http", async () => {
    vi.stubEnv("HTTPS_PROXY", proxy);
    expect(await run("--v2", `${target}/v2`, ...one)).toMatchObject({ code: 0 });
    expect(asked).toEqual([]);
  });

  it.each([
    ["HTTP_PROXY", 407, () => `${target}/v2`, /the proxy rejected the request with 407; it requires a user/],
    ["HTTP_PROXY", 502, () => `${target}/v2`, /returned 502 .*the proxy from HTTP_PROXY cannot reach it/],
    ["HTTPS_PROXY", 407, () => "https://127.0.0.1:49999/v2", /the proxy rejected the request with 407/],
    ["HTTPS_PROXY", 502, () => "https://127.0.0.1:49999/v2", /the proxy rejected the request with 502/],
  ])("%s that refuses with %i", async (name, status, url, expected) => {
    vi.stubEnv(name, proxy);
    refusal = status;
    const { code, message } = await run("--v2", url(), ...one);
    expect(message).toMatch(expected);
    expect(message).not.toContain("pa55word");
    expect(code).toBe(2);
  });

  it("one that is not there is named", async () => {
    vi.stubEnv("HTTP_PROXY", "http://127.0.0.1:9");
    expect((await run("--v2", `${target}/v2`, ...one)).message).toMatch(
      /nothing is listening there \(requests go through the proxy from HTTP_PROXY/,
    );
  });

  it("an address that is none is told", async () => {
    vi.stubEnv("HTTPS_PROXY", "user:pa55word@proxy");
    const { message } = await run("--v2", `${target}/v2`, ...one);
    expect(message).toMatch(/^HTTPS_PROXY in the environment is not the URL of a proxy/);
    expect(message).not.toContain("pa55word");
  });
});

describe("TLS", () => {
  const file = (name: string) => join(import.meta.dirname, "certificates", `${name}.pem`);
  const certified = async (name: string) => {
    const mock = createMock({ rateLimits: false, accounts: 6 });
    const pem = readFileSync(file(name));
    const server = createTlsServer({ key: pem, cert: pem }, async (request, response) => {
      let body = "";
      for await (const piece of request) body += piece;
      const { method = "GET", url = "/", headers } = request;
      const answer = await mock.fetch(
        new Request(`http://mock${url}`, {
          method,
          headers: headers as Record<string, string>,
          ...(body && { body }),
        }),
      );
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
    });
    return serve(server);
  };

  /** The command as a user starts it, since Node.js reads its certificates as it starts. */
  const command = async (url: string, env: Record<string, string>) => {
    const child = spawn(
      process.execPath,
      ["scripts/run.mjs", "check.ts", "--v2", url, "--rate", "off", ...one.slice(2)],
      { cwd: root, env: { ...outerEnvironment(), API_KEY: key, ...env } },
    );
    let [stdout, stderr] = ["", ""];
    child.stdout.on("data", (text: Buffer) => (stdout += text.toString()));
    child.stderr.on("data", (text: Buffer) => (stderr += text.toString()));
    const code = await new Promise((done) => child.once("close", done));
    expect(stdout + stderr).not.toContain(key);
    return { code, stdout, stderr: stderr.trim() };
  };
  const trusted = { NODE_EXTRA_CA_CERTS: file("authority") };

  it.each([
    ["by-itself", /its certificate is self-signed; to trust it.*NODE_EXTRA_CA_CERTS=/],
    [
      "here",
      /its certificate comes without that of its authority, or from an unknown authority; .*NODE_EXTRA_CA_CERTS=/,
    ],
  ])("a certificate that nobody vouches for: %s", async (name, expected) => {
    const { code, message } = await run("--v2", `https://127.0.0.1:${await certified(name)}/v2`, ...one);
    expect(message).toMatch(expected);
    expect(code).toBe(2);
  });

  it("is trusted by NODE_EXTRA_CA_CERTS, also through the tunnel of HTTPS_PROXY", async () => {
    const url = `https://127.0.0.1:${await certified("here")}/v2`;
    const asked: string[] = [];
    const proxy = `http://127.0.0.1:${await serve(tunnel(asked, () => undefined))}`;
    const direct = await command(url, trusted);
    expect(direct.stdout).toMatch(/ 0 failed, /);
    const through = await command(url, { ...trusted, HTTPS_PROXY: proxy });
    expect([through.code, through.stderr]).toEqual([0, ""]);
    expect(asked[0]).toBe(`CONNECT ${new URL(url).host}`);
  });

  it.each([
    ["elsewhere", /its certificate is for another host/],
    ["expired", /its certificate has expired/],
  ])("a certificate of another host or time: %s", async (name, expected) => {
    const { code, stderr } = await command(`https://127.0.0.1:${await certified(name)}/v2`, trusted);
    expect(stderr).toMatch(expected);
    expect(stderr).not.toMatch(/^ +at /m);
    expect(code).toBe(2);
  });

  it("http to a port of https, and the reverse, are told", async () => {
    const secure = await certified("here");
    const plain = new URL(await mockWith(() => undefined)).port;
    expect((await run("--v2", `http://127.0.0.1:${secure}/v2`, ...one)).message).toMatch(
      /should the URL start with https:/,
    );
    expect((await run("--v2", `https://127.0.0.1:${plain}/v2`, ...one)).message).toMatch(
      /should the URL start with http:/,
    );
  });
});

/** A proxy that notes what it is asked, and refuses it all if told a status. */
function tunnel(asked: string[], refusal: () => number | undefined): Server {
  const server = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers["proxy-authorization"]}`);
    const status = refusal();
    if (status !== undefined) return void response.writeHead(status).end("no");
    let body = "";
    for await (const piece of request) body += piece;
    const { host: _host, connection: _connection, ...headers } = request.headers;
    const answer = await fetch(request.url ?? "", {
      method: request.method ?? "GET",
      headers: headers as Record<string, string>,
      ...(body && { body }),
    });
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  server.on("connect", (request, socket) => {
    asked.push(`CONNECT ${request.url}`);
    const status = refusal();
    if (status !== undefined) return void socket.end(`HTTP/1.1 ${status} No\r\n\r\n`);
    const [host, port] = (request.url ?? "").split(":");
    const other = connect(Number(port), host, () => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      socket.pipe(other).pipe(socket);
    });
    other.on("error", () => socket.destroy());
    socket.on("error", () => other.destroy());
  });
  return server;
}
