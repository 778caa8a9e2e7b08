import { describe, expect, it, test, vi } from "vitest";
import { exampleOf, openMock, sendExample, start, type Sending } from "../support/open-mock.ts";

const mock = openMock();
const id = await mock.someAccount();
const free = "/v2/taxonomies?query=coffee";

test("health answers anyone", async () => {
  const { status } = await mock.send("/__mock/health", { key: null, ip: "10.0.0.1" });
  expect(status).toBe(200);
});

test("keys lists every demo key with its credits", async () => {
  const { body } = await mock.send("/__mock/keys", { key: null });
  const names = ["demo", "low", "exhausted", "inactive", "departed", "revoked"];
  expect(body["keys"]).toEqual(
    names.map((name) =>
      expect.objectContaining({
        key: `mock_live_${name}`,
        shows: expect.any(String),
        monthlyMicrodollars: expect.any(Number),
        spentMicrodollars: expect.any(Number),
      }),
    ),
  );
});

test.each(["?key=nobody", "?key=constructor", "?key="])("ledger%s is not found", async (query) => {
  expect((await mock.send(`/__mock/ledger${query}`)).status).toBe(404);
});

describe("requests", () => {
  const session = "journal";

  it("lists the last exchanges, the newest first, with what broke the contract", async () => {
    await sendExample(mock, exampleOf("v1 getBrand"), id, { session });
    await mock.send("/v2/media", { body: { limit: "x", more: 1 }, session });
    await mock.send(free, { key: null, session });
    const { body } = await mock.send("/__mock/requests", { session });
    expect(body["requests"]).toMatchObject([
      { method: "GET", url: free, operation: "searchTaxonomies", status: 401, responseViolations: [] },
      { method: "POST", url: "/v2/media", version: "v2", status: 400, responseViolations: [] },
      {
        url: `/api/v1/brands/${id}`,
        version: "v1",
        operation: "getBrand",
        status: 200,
        requestViolations: [],
      },
    ]);
    const paths = violations(body["requests"], 1).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(["limit", "more"]));
  });

  it("has what the router refuses, and not the addresses that are no part of the API", async () => {
    const own = { session: "router" };
    for (const [method, path] of [
      ["GET", "/v2/nowhere"],
      ["DELETE", "/api/v1/brands/search"],
      ["GET", "/elsewhere"],
      ["HEAD", `/v2/account/${id}`],
    ] as const)
      await mock.send(path, { ...own, method });
    const { body } = await mock.send("/__mock/requests", own);
    expect(body["requests"]).toMatchObject([
      { method: "HEAD", url: `/v2/account/${id}`, version: "v2", operation: null, status: 405 },
      { method: "DELETE", url: "/api/v1/brands/search", version: "v1", operation: null, status: 405 },
      { method: "GET", url: "/v2/nowhere", version: "v2", operation: null, status: 404 },
    ]);
  });

  it.each([
    ["?api_key=sk_1&query=a", "?api_key=***&query=a"],
    ["?query=a&Access-Token=b=c", "?query=a&Access-Token=***"],
    ["?query=mock_live_demo", "?query=***"],
    ["?%6Bey=sk_1&query=a%20b", "?%6Bey=***&query=a%20b"],
    ["?query=a%20mock%5Flive_demo", "?query=a%20***"],
    ["?query=keys", "?query=keys"],
    ["?query=a?b&limit=1", "?query=a?b&limit=1"],
  ])("shows no key that was sent in the address: %s", async (query, shown) => {
    const own = { session: `masked ${query}` };
    await mock.send(`/v2/taxonomies${query}`, own);
    await mock.send(`/v2/mock_live_demo${query}`, own);
    const { body } = await mock.send("/__mock/requests", own);
    expect(body["requests"]).toMatchObject([{ url: `/v2/***${shown}` }, { url: `/v2/taxonomies${shown}` }]);
  });

  it("keeps the last two hundred", async () => {
    const busy = openMock({ rateLimits: false });
    for (let n = 0; n < 450; n += 1) await busy.send(`${free}&limit=${n + 1}`);
    const { body } = await busy.send("/__mock/requests");
    expect(body["requests"]).toHaveLength(200);
    expect(body["requests"]).toMatchObject({
      0: { url: `${free}&limit=450` },
      199: { url: `${free}&limit=251` },
    });
  });

  function violations(requests: unknown, index: number): { path: string }[] {
    const list = requests as { requestViolations: { path: string }[] }[];
    return list[index]?.requestViolations ?? [];
  }
});

test.each([
  ["GET", "/__mock/nowhere"],
  ["GET", "/__mock"],
  ["POST", "/__mock/settings"],
])("%s %s is no control, and the answer lists those that exist", async (method, path) => {
  const { status, body } = await mock.send(path, { method });
  expect(status).toBe(404);
  const [detail] = body.error?.details ?? [];
  expect(detail?.path).toBe(`${method} ${path}`);
  for (const control of ["GET /__mock/health", "PATCH /__mock/settings", "POST /__mock/reset"])
    expect(detail?.message).toContain(control);
  expect(detail?.message).not.toContain("*");
});

describe("clock", () => {
  it("of several at once, each changes the session once", async () => {
    const own = { session: "several at once" };
    const clock = async () =>
      Date.parse(
        String((await mock.send("/__mock/clock", { body: { advanceSeconds: 0 }, ...own })).body["now"]),
      );
    const before = await clock();
    const advance = () => mock.send("/__mock/clock", { body: { advanceSeconds: 60 }, ...own });
    const stage = () => mock.send("/__mock/scenarios", { body: { preset: "slow" }, ...own });
    await Promise.all([advance(), stage(), advance(), stage(), advance(), stage()]);
    expect(Math.round(((await clock()) - before) / 60_000)).toBe(3);
    const { body } = await mock.send("/__mock/scenarios", own);
    expect(body["scenarios"]).toHaveLength(3);
  });

  it("moves by seconds and tells the time", async () => {
    const session = "clock";
    const { body } = await mock.send("/__mock/clock", { body: { advanceSeconds: 90.5 }, session });
    expect(body.now).toBe(new Date(start + 90_500).toISOString());
  });

  test.each([
    '{"advanceSeconds":-1}',
    '{"advanceSeconds":"1"}',
    '{"advanceSeconds":1e999}',
    '{"advanceSeconds":1e15}',
    '{"advanceSeconds":1e300}',
    '{"advanceSeconds":null}',
    "{}",
    "[]",
    "null",
    "{",
    "",
  ])("refuses %s and goes on", async (text) => {
    const session = "bad clock";
    expect((await mock.send("/__mock/clock", { text, session })).status).toBe(400);
    const { status, body } = await mock.send("/__mock/clock", { body: { advanceSeconds: 0 }, session });
    expect([status, body.now]).toEqual([200, new Date(start).toISOString()]);
  });
});

describe("a body that cannot be read", () => {
  const controls = [
    ["PATCH", "/__mock/settings"],
    ["POST", "/__mock/clock"],
    ["POST", "/__mock/scenarios"],
    ["POST", "/__mock/requests/verify"],
    ["POST", "/__mock/sandboxes"],
  ] as const;
  test.each(controls)("%s %s refuses what is no JSON, and what is too large", async (method, path) => {
    const refusalOf = async (text: string) => {
      const { status, body } = await mock.send(path, { method, text });
      return [status, body.error?.details?.map(({ path: at, message }) => `${at} ${message}`)];
    };
    expect(await refusalOf('{"a":')).toEqual([400, ["body is not JSON"]]);
    const large = JSON.stringify("x".repeat(2 * 2 ** 20));
    expect(await refusalOf(large)).toEqual([
      413,
      [expect.stringMatching(/^body must have at most \d+ bytes/)],
    ]);
  });
});

describe("settings", () => {
  it("changes some and answers all", async () => {
    const session = "settings";
    const before = (await mock.send("/__mock/settings", { session })).body;
    const change = { indexingSeconds: 0, slowBodyMs: 0, errorRate: 1 };
    const { status, body } = await mock.send("/__mock/settings", { method: "PATCH", body: change, session });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, ...change });
    expect((await mock.send("/__mock/settings", { session })).body).toEqual(body);
  });

  test.each([
    '{"rateLimits":"false"}',
    '{"rateLimits":0}',
    '{"latencyMs":-1}',
    '{"latencyMs":"1"}',
    '{"latencyMs":1e999}',
    '{"latencyMs":600001}',
    '{"latencyMs":null}',
    '{"errorRate":1.01}',
    '{"errorRate":-0.1}',
    '{"dropRate":2}',
    '{"slowBodyMs":true}',
    '{"indexingSeconds":[]}',
    '{"unknown":1}',
    '{"__proto__":{"rateLimits":false}}',
    '{"constructor":1}',
    '{"errorRate":1,"dropRate":2}',
    "[]",
    "null",
    "3",
    "{",
    "",
  ])("refuses %s and takes nothing of it", async (text) => {
    const session = "bad settings";
    const before = (await mock.send("/__mock/settings", { session })).body;
    const { status, body } = await mock.send("/__mock/settings", { method: "PATCH", text, session });
    expect(status).toBe(400);
    expect(body.error?.details).not.toHaveLength(0);
    expect((await mock.send("/__mock/settings", { session })).body).toEqual(before);
  });
});

test("reset brings back the world as it was at the start", async () => {
  const one = openMock();
  const state = async () => {
    const paths = ["keys", "ledger?key=mock_live_demo", "requests", "settings"];
    const answers = await Promise.all(paths.map((path) => one.send(`/__mock/${path}`)));
    const clock = await one.send("/__mock/clock", { body: { advanceSeconds: 0 } });
    return [...answers, clock].map(({ body }) => body);
  };
  const atStart = await state();
  const first = await sendExample(one, exampleOf("v2 searchMedia"), id);
  const firstLedger = await one.ledger();
  const website = { body: { websiteUrl: "https://fresh.example" } };
  const { body: added } = await one.send("/v2/account/index", website);
  for (let n = 0; n < 70; n += 1) await one.send(free);
  await one.send("/__mock/clock", { body: { advanceSeconds: 1000 } });
  await one.send("/__mock/settings", { method: "PATCH", body: { indexingSeconds: 1, rateLimits: false } });
  one.wait(5000);
  expect(await state()).not.toEqual(atStart);

  const { status, body } = await one.send("/__mock/reset", { method: "POST" });
  expect([status, body.now]).toEqual([200, new Date(start).toISOString()]);
  expect(await state()).toEqual(atStart);
  expect((await sendExample(one, exampleOf("v2 searchMedia"), id)).body).toEqual(first.body);
  expect(await one.ledger()).toEqual(firstLedger);
  expect((await one.send(`/v2/account/${added.brandId}/index-status`)).code).toBe("brand_not_found");
  expect((await one.send("/v2/account/index", website)).body).toEqual(added);
});

test.each([
  ["a reset", "reset"],
  ["a snapshot that is restored", "snapshots/empty/restore"],
])("%s ends a call under way, which leaves nothing in what comes after it", async (_, control) => {
  const one = openMock();
  await one.send("/__mock/snapshots/empty", { method: "PUT" });
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  try {
    await one.send("/__mock/scenarios", { body: { times: 1, delayMs: 2000 } });
    const ended = expect(sendExample(one, exampleOf("v2 searchMedia"), id)).rejects.toThrow("fetch failed");
    await expect
      .poll(async () => (await one.send("/__mock/scenarios")).body["scenarios"], { interval: 0 })
      .toMatchObject([{ used: 1 }]);
    await one.send(`/__mock/${control}`, { method: "POST" });
    await vi.advanceTimersByTimeAsync(2000);
    await ended;
  } finally {
    vi.useRealTimers();
  }
  const { body } = await one.send("/__mock/requests");
  expect([body["requests"], (await one.ledger()).charges]).toEqual([[], []]);
  expect(JSON.stringify((await one.send("/__mock/keys")).body)).not.toMatch(/"used":[1-9]/);
  expect((await sendExample(one, exampleOf("v2 searchMedia"), id)).headers.get("X-Request-Id")).toBe(
    "req_000001",
  );
});

describe("the controls", () => {
  const paths: [string, string][] = [
    ["GET", "keys"],
    ["GET", "ledger?key=mock_live_demo"],
    ["GET", "requests"],
    ["GET", "assumptions"],
    ["GET", "settings"],
    ["PATCH", "settings"],
    ["POST", "clock"],
    ["POST", "reset"],
  ];
  const [local, remote] = ["127.0.0.1", "192.168.1.7"];
  const evil = { Origin: "http://evil.example" };
  /** Who calls, how, and by which address: where it is left out, by that of this machine. */
  type Caller = [who: string, sending: Sending, base?: string];
  const here = "http://127.0.0.1";
  const refused: Caller[] = [
    ["another machine", { ip: remote }],
    ["another machine over IPv6", { ip: "2001:db8::1" }],
    ["another machine mapped into IPv6", { ip: `::ffff:${remote}` }],
    ["a name that is not local", { ip: local }, "http://rebound.example"],
    ["a name that begins as a local one", { ip: local }, "http://127.0.0.1.evil.example"],
    ["a name that ends as a local one", { ip: local }, "http://evil-localhost"],
    ["a page of another origin", { ip: local, headers: evil }],
    ["a page of another port", { ip: local, headers: { Origin: "http://127.0.0.1:3000" } }],
    ["a page without origin", { ip: local, headers: { Origin: "null" } }],
    [
      "a page of another site that sends no origin",
      { ip: local, headers: { "Sec-Fetch-Site": "cross-site", "Content-Type": "text/plain" } },
    ],
    [
      "a page of another port that sends no origin",
      { ip: local, headers: { "Sec-Fetch-Site": "same-site" } },
    ],
    ["a page of another origin, in process", { headers: evil }],
  ];

  describe.each(refused)("refuse %s", (_, sending, base = here) => {
    test.each(paths)("%s %s", async (method, path) => {
      const { status } = await mock.send(`${base}/__mock/${path}`, { ...sending, method });
      expect(status).toBe(403);
    });
  });

  test.each<Caller>([
    ["this machine", { ip: local }],
    ["this machine over IPv6", { ip: "::1" }, "http://[::1]:4010"],
    ["this machine mapped into IPv6", { ip: "::ffff:127.0.0.1" }, "http://localhost"],
    ["its own pages", { ip: local, headers: { Origin: "http://localhost:4010" } }, "http://localhost:4010"],
    ["a caller in process, by any name", {}, "http://mock"],
    ["a person who types the address", { ip: local, headers: { "Sec-Fetch-Site": "none" } }],
    [
      "a person who follows a link",
      { ip: local, headers: { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate" } },
    ],
  ])("let in %s", async (_, sending, base = here) => {
    expect((await mock.send(`${base}/__mock/settings`, { ...sending, key: null })).status).toBe(200);
  });

  describe("with an allowed origin", () => {
    const allowing = openMock({ allowOrigins: ["http://localhost:5173"] });
    const from = (Origin: string) =>
      allowing.send("/__mock/settings", { ip: local, key: null, headers: { Origin } });

    it("let its pages in", async () => {
      const { status, headers } = await from("http://localhost:5173");
      expect([status, headers.get("Access-Control-Allow-Origin")]).toEqual([200, "*"]);
    });

    it.each(["http://localhost:5174", "https://localhost:5173", "http://localhost:5173.evil.example"])(
      "refuse those of %s",
      async (origin) => expect((await from(origin)).status).toBe(403),
    );
  });

  describe("name what is wrong with a caller", () => {
    const away = "http://mock:4010";
    it.each<[string, Sending, string[], RegExp, string?]>([
      ["Host", { ip: local }, ["Host"], /mock:4010/, away],
      ["remote address", { ip: remote }, ["remote address"], /192\.168/],
      ["Origin", { ip: local, headers: evil }, ["Origin"], /evil\.example.*--allow-origin/],
      ["proxy", { ip: local, headers: { "X-Forwarded-For": remote } }, ["remote address"], /proxy/],
      [
        "proxy that tells only itself",
        { ip: local, headers: { Via: "1.1 proxy" } },
        ["remote address"],
        /proxy/,
      ],
      ["both", { ip: remote }, ["remote address", "Host"], /192\.168/, away],
    ])("%s", async (_, sending, refusedPaths, message, base = "http://localhost") => {
      const { status, body } = await mock.send(`${base}/__mock/reset`, { ...sending, method: "POST" });
      expect(status).toBe(403);
      const details = body.error?.details ?? [];
      expect(details.map(({ path }) => path)).toEqual([...refusedPaths, "Authorization"]);
      expect(details[0]?.message).toMatch(message);
      expect(details.at(-1)?.message).toContain("--controls-token");
    });
  });

  describe("with a token", () => {
    const guarded = openMock({ controlsToken: "a-token" });
    const from = (headers: Record<string, string>, ip = remote) =>
      guarded.send("http://mock:4010/__mock/clock", { ip, key: null, headers, body: { advanceSeconds: 0 } });

    it("let in another machine that sends it, by any name and from any page", async () => {
      const Authorization = "Bearer a-token";
      expect((await from({ Authorization })).status).toBe(200);
      expect((await from({ Authorization, Origin: "http://app:5173" })).status).toBe(200);
      expect((await from({ Authorization: "bearer a-token" })).status).toBe(200);
    });

    it.each([
      {},
      { Authorization: "a-token" },
      { Authorization: "Bearer " },
      { Authorization: "Bearer a-toke" },
      { Authorization: "Bearer a-token2" },
      { Authorization: "Bearer undefined" },
      { Authorization: "Bearer mock_live_demo" },
    ])("refuse another machine that sends %j, and do not show it", async (headers) => {
      const { status, body } = await from(headers);
      expect(status).toBe(403);
      expect(body.error?.details?.at(-1)).toMatchObject({ path: "Authorization" });
      expect(JSON.stringify(body)).not.toContain("a-token");
    });

    it("let in callers on this machine without it", async () => {
      expect((await guarded.send("/__mock/settings", { ip: local, key: null })).status).toBe(200);
    });
  });

  it("need no key and are not limited, charged or listed", async () => {
    const session = "quiet";
    for (let n = 0; n < 130; n += 1) await mock.send("/__mock/keys", { key: null, session });
    expect((await mock.send(free, { session })).status).toBe(200);
    expect((await mock.send("/__mock/requests", { session })).body["requests"]).toHaveLength(1);
  });

  it("list what the answers assume", async () => {
    const { body } = await mock.send("/__mock/assumptions");
    expect(body["decisions"]).toEqual(
      expect.arrayContaining([expect.objectContaining({ subject: "order of checks" })]),
    );
  });
});
