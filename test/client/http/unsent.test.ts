import { createClient, type FetchInit } from "@adintel/client";
import { listen } from "@adintel/mock/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { unsentReason } from "../../../scripts/client/http/unsent.ts";
import { creativesUsd } from "../../prices.ts";
import { client, mediaPage, refusal } from "../stub.ts";

const search = { query: "a", limit: 2 };

const url = "http://mock.test:4010/v2/media";
const addressed = "http://10.0.0.1:4010/v2/media";
const failed = (cause: object) => new TypeError("fetch failed", { cause });
const refused = (port: number) => ({ code: "ECONNREFUSED", syscall: "connect", address: "10.0.0.1", port });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("nothing was sent", () => {
  test.each([
    ["Node.js, a refused connection", failed(refused(4010)), addressed],
    [
      "Node.js, each address refused",
      failed({ code: "ECONNREFUSED", errors: [refused(4010), refused(4010)] }),
      addressed,
    ],
    [
      "Node.js, this machine refused",
      failed({ ...refused(4010), address: "127.0.0.1" }),
      "http://localhost:4010/v2",
    ],
    [
      "Node.js, an unknown host",
      failed({ code: "ENOTFOUND", syscall: "getaddrinfo", hostname: "mock.test" }),
    ],
    [
      "Node.js, no connection in time",
      failed({
        code: "UND_ERR_CONNECT_TIMEOUT",
        message: "Connect Timeout Error (attempted address: mock.test:4010, timeout: 10000ms)",
      }),
    ],
    ["Bun", Object.assign(new TypeError("ECONNREFUSED: Unable"), { code: "ECONNREFUSED", path: url })],
    [
      "Deno",
      failed({ message: `error sending request for url (${url}): client error (Connect): dns error` }),
    ],
  ])("%s", (_, error, at = url) => expect(unsentReason(error, at)).toBe("connection"));

  test("if a certificate was refused", () => {
    expect(unsentReason(failed({ code: "CERT_HAS_EXPIRED" }), url)).toBe("certificate");
  });
});

describe("it may have been sent", () => {
  test.each([
    ["another port refused", failed(refused(6379)), addressed],
    ["another address refused", failed({ ...refused(4010), address: "10.0.0.2" }), addressed],
    ["an address refused, which may not be the host's", failed(refused(4010))],
    [
      "one of several addresses reset it",
      failed({ errors: [refused(4010), { code: "ECONNRESET" }] }),
      addressed,
    ],
    ["another host is unknown", failed({ code: "ENOTFOUND", syscall: "getaddrinfo", hostname: "redis" })],
    ["Bun did not reach another URL", Object.assign(new Error("a"), { code: "ECONNREFUSED", path: "redis" })],
    [
      "Deno did not reach another",
      new TypeError("error sending request for url (http://redis/): client error (Connect)"),
    ],
    ["only a message says so", new Error("connect ECONNREFUSED 127.0.0.1:4010")],
    [
      "the certificate of another server was refused",
      Object.assign(new Error("a"), { code: "CERT_HAS_EXPIRED" }),
    ],
    ["the connection broke", failed({ code: "ECONNRESET", syscall: "read" })],
    ["nothing is known", undefined],
    ["there is an empty list of errors", failed({ errors: [] })],
  ])("%s", (_, error, at = url) => expect(unsentReason(error, at)).toBeUndefined());
});

/** Answers a client on this machine, and counts what arrives; `answer` gets the number of the request. */
async function counting(
  answer: (nth: number) => Response,
  call: (baseUrl: string, count: () => number) => Promise<void>,
): Promise<void> {
  let arrived = 0;
  const server = await listen(async () => answer((arrived += 1)), { port: 0, host: "127.0.0.1" });
  try {
    await call(`${server.url}/v2`, () => arrived);
  } finally {
    await server.close();
  }
}

describe("a paid call is sent once, and counts as one that may be charged", () => {
  const unreachableRedis = async (): Promise<never> => {
    throw Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:6379"), refused(6379));
  };

  test("if a custom fetch reads the response, and then fails to reach a server of its own", async () => {
    await counting(
      () => mediaPage(2),
      async (baseUrl, count) => {
        const wrapped = async (address: string, init: FetchInit) => {
          await (await fetch(address, init)).text();
          return unreachableRedis();
        };
        const api = createClient({ baseUrl, apiKey: "live_secret", fetch: wrapped });
        const { error } = await api.searchMedia.result(search);
        expect(error?.message).toMatch(/it may have been charged$/);
        expect([count(), api.spending.maybeUsd]).toEqual([1, creativesUsd(2)]);
      },
    );
  });

  test("if the custom fetch has sent it before it failed to connect", async () => {
    const api = client([failed({ code: "ENOTFOUND", syscall: "getaddrinfo", hostname: "mock.test" })]);
    await api.searchMedia.result(search);
    expect([api.requests.length, api.spending.maybeUsd]).toEqual([1, creativesUsd(2)]);
  });

  test("if the global fetch is wrapped like that", async () => {
    const wrapped = vi.fn(unreachableRedis);
    vi.stubGlobal("fetch", wrapped);
    const api = client([], { fetch: undefined });
    await api.searchMedia.result(search);
    expect([wrapped.mock.calls.length, api.spending.maybeUsd]).toEqual([1, creativesUsd(2)]);
  });

  test.each([408, 421])("if a gateway says %i, perhaps after it has passed it on", async (status) => {
    const api = client([refusal(status, "misdirected")]);
    const { error } = await api.searchMedia.result(search);
    expect(error?.message).toMatch(/it may have been charged$/);
    expect([api.requests.length, api.spending.maybeUsd]).toEqual([1, creativesUsd(2)]);
  });
});

test("an address that only a page can resolve breaks nothing", async () => {
  vi.stubGlobal("document", {});
  vi.stubGlobal("fetch", async () => {
    throw failed(refused(80));
  });
  const { error } = await createClient({ baseUrl: "/adintel/v2" }).searchMedia.result(search);
  expect(error?.code).toBe("unreachable");
});

test("a connection of this machine that is refused is free", async () => {
  let closed = "";
  await counting(
    () => mediaPage(1),
    async (baseUrl) => void (closed = baseUrl),
  );
  const api = createClient({ baseUrl: closed, apiKey: "live_secret", maxRetries: 0 });
  const { error } = await api.searchMedia.result(search);
  expect(error).toMatchObject({ code: "unreachable", attempts: 1 });
  expect(error?.message).not.toContain("may have been charged");
  expect(api.spending.maybeUsd).toBe(0);
});

test("a 421, after which Node.js sends a request again by itself, counts as two", async () => {
  await counting(
    () => refusal(421, "misdirected"),
    async (baseUrl, count) => {
      const api = createClient({ baseUrl, apiKey: "live_secret" });
      await api.searchMedia.result(search);
      expect([count(), api.spending.maybeUsd]).toEqual([2, creativesUsd(4)]);
    },
  );
});
