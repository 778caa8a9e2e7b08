import { createClient } from "@adintel/client";
import type { Scenario } from "@adintel/mock";
import { describe, expect, it, test, vi } from "vitest";
import { contentOf } from "../../../../mocks/adintel/content/content.ts";
import { createMockApp } from "../../../../mocks/app/mock-app.ts";
import { exampleOf, openMock, sendExample, start, type Answer, type Mock } from "../../support/open-mock.ts";

const id = await openMock().someAccount();
const search = { body: { query: "the", limit: 2 } };
const free = "/v2/taxonomies?query=coffee";

/** The statuses of calls that are made one after the other. */
async function statuses(count: number, call: () => Promise<Answer>): Promise<number[]> {
  const seen: number[] = [];
  for (let n = 0; n < count; n += 1) seen.push((await call()).status);
  return seen;
}

function staged(...scenarios: Scenario[]): Mock {
  const mock = openMock();
  for (const scenario of scenarios) mock.app.scenario(scenario);
  return mock;
}

describe("what is needed most is one object", () => {
  it("the next two searches answer 429 with Retry-After 3, then as usual", async () => {
    const mock = staged({
      on: { operation: "searchMedia" },
      times: 2,
      error: "rate_limited",
      retryAfterSeconds: 3,
    });
    const limited = await mock.send("/v2/media", search);
    expect([limited.status, limited.headers.get("Retry-After")]).toEqual([429, "3"]);
    expect(await statuses(2, () => mock.send("/v2/media", search))).toEqual([429, 200]);
    expect((await mock.ledger()).charges).toHaveLength(1);
  });

  it("every listAccountInsights takes 2 s, and nothing else does", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    try {
      const mock = staged({ on: { operation: "listAccountInsights" }, delayMs: 2000 });
      let done = false;
      const slow = mock.send(`/v2/account/${id}/insights?type=HOOK`).finally(() => (done = true));
      expect((await mock.send(free)).status).toBe(200);
      await vi.advanceTimersByTimeAsync(1999);
      expect(done).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect((await slow).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it("requests wait for various times, the same in every run", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    try {
      const waits = async () => {
        const mock = staged({ delayMs: { min: 100, max: 900 } });
        const ends: number[] = [];
        for (let n = 0; n < 8; n += 1) {
          let waited = 0;
          let done = false;
          const sent = mock.send(free).finally(() => (done = true));
          for (; !done; waited += 1) await vi.advanceTimersByTimeAsync(1);
          await sent;
          ends.push(waited);
        }
        return ends;
      };
      const first = await waits();
      expect(Math.min(...first)).toBeGreaterThanOrEqual(100);
      expect(Math.max(...first)).toBeLessThan(910);
      expect(new Set(first.map((wait) => Math.round(wait / 50))).size).toBeGreaterThan(5);
      expect(await waits()).toEqual(first);
    } finally {
      vi.useRealTimers();
    }
  });

  it("this account's landing pages are empty, and those of others are not", async () => {
    const mock = staged({ on: { operation: "listAccountLandingPages", account: id }, rows: "none" });
    const pages = (account: string) => mock.send(`/v2/account/${account}/landing-pages?showInactive=true`);
    expect((await pages(id)).body).toEqual({ count: 0, landingPages: [] });
    const { body } = await mock.send("/v2/brands", { body: { limit: 10 } });
    const counts: unknown[] = [];
    for (const brand of body.brands ?? [])
      if (brand.id !== id) counts.push((await pages(brand.id)).body.count);
    expect(Math.max(...counts.map(Number))).toBeGreaterThan(0);
  });

  it("the answer is lost after it was charged", async () => {
    const mock = staged({ on: { operation: "searchMedia" }, lost: "afterCharge" });
    await expect(mock.send("/v2/media", search)).rejects.toThrow(TypeError);
    expect((await mock.ledger()).charges).toMatchObject([{ operationId: "searchMedia", rows: 2 }]);
  });

  it("the connection is cut in the middle of the body", async () => {
    const mock = staged({ on: { operation: "searchMedia" }, lost: "midBody" });
    const { status, headers, body } = await mock.fetch("/v2/media", search);
    expect([status, headers.get("Access-Control-Allow-Origin")]).toEqual([200, "*"]);
    const reader = body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toMatch(/^\{"count":2,"media":\[/);
    await expect(reader?.read()).rejects.toThrow(TypeError);
    expect((await mock.ledger()).charges).toHaveLength(1);
  });

  it("a gateway answers in HTML with 502", async () => {
    const page = "<html><h1>502 Bad Gateway</h1></html>";
    const mock = staged({ response: { status: 502, body: page } });
    const response = await mock.fetch(free);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([
      502,
      "text/html; charset=utf-8",
    ]);
    expect(await response.text()).toBe(page);
  });
});

describe("a response of one's own", () => {
  it("is JSON of any type, with any headers", async () => {
    const problem = { type: "about:blank", title: "Bad Gateway", status: 502 };
    const headers = { "content-type": "application/problem+json", Via: "1.1 gateway" };
    const mock = staged({ response: { status: 502, headers, body: problem } });
    const answer = await mock.send(free);
    expect(answer).toMatchObject({ status: 502, body: problem });
    expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
    expect(answer.headers.get("Via")).toBe("1.1 gateway");
  });

  it("is plain text where it does not begin as HTML does, and may be empty", async () => {
    const mock = staged({ response: { status: 503, body: "upstream connect error" } });
    expect((await mock.fetch(free)).headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    const empty = await staged({ response: { status: 504 } }).fetch(free);
    expect([empty.status, await empty.text()]).toEqual([504, ""]);
  });
});

describe("which requests a scenario is about", () => {
  const error = "internal_error";

  test("an operation in either version, or in one", async () => {
    const brands = { body: { limit: 1 } };
    const legacy = { body: { mode: "brand_name", brandNames: ["the"], type: "BRAND" } };
    const calls = async (mock: Mock) => [
      (await mock.send("/v2/brands", brands)).status,
      (await mock.send("/api/v1/brands/search", legacy)).status,
      (await mock.send(free)).status,
    ];
    expect(await calls(staged({ on: { operation: "searchBrands" }, error }))).toEqual([500, 500, 200]);
    expect(await calls(staged({ on: { operation: "v1/searchBrands" }, error }))).toEqual([200, 500, 200]);
    const both = staged({ on: { operation: ["v2/searchBrands", "searchTaxonomies"] }, error });
    expect(await calls(both)).toEqual([500, 200, 500]);
  });

  test("what may cost something, or what is free", async () => {
    const calls = async (mock: Mock) => [
      (await mock.send("/v2/media", search)).status,
      (await mock.send(free)).status,
    ];
    expect(await calls(staged({ on: { metered: true }, error }))).toEqual([500, 200]);
    expect(await calls(staged({ on: { metered: false }, error }))).toEqual([200, 500]);
  });

  test("an account by either of its ids, in the path or in the body", async () => {
    const { worlds } = createMockApp({ seed: 1, accounts: 10, mediaPerAccount: 15, now: start });
    const { library } = contentOf(worlds.named(""));
    const mock = staged({ on: { account: library.account(id)?.platformId ?? "" }, error });
    expect((await mock.send(`/v2/account/${id}`)).status).toBe(500);
    expect((await mock.send("/v2/media", { body: { accountId: id } })).status).toBe(500);
    expect((await mock.send("/v2/media", search)).status).toBe(200);
    expect((await mock.send(free)).status).toBe(200);
  });

  test("an API key", async () => {
    const mock = staged({ on: { key: "mock_live_low" }, error });
    expect((await mock.send(free, { key: "mock_live_low" })).status).toBe(500);
    expect((await mock.send(free)).status).toBe(200);
  });

  test("parameters of the query, as text, number or boolean", async () => {
    const mock = staged({
      on: { operation: "listAccountLandingPages", query: { limit: 2, showInactive: true } },
      error,
    });
    const path = `/v2/account/${id}/landing-pages`;
    expect((await mock.send(`${path}?showInactive=true&limit=2`)).status).toBe(500);
    expect((await mock.send(`${path}?limit=2`)).status).toBe(200);
    expect((await mock.send(`${path}?limit=20&showInactive=true`)).status).toBe(200);
  });

  test("a body that contains some fields, and some items of arrays", async () => {
    const mock = staged({ on: { operation: "searchMedia", body: { limit: 1, format: ["VIDEO"] } }, error });
    const send = (body: object) => mock.send("/v2/media", { body: { query: "the", ...body } });
    expect((await send({ limit: 1, format: ["IMAGE", "VIDEO"] })).status).toBe(500);
    expect((await send({ limit: 1, format: ["IMAGE"] })).status).toBe(200);
    expect((await send({ format: ["VIDEO"] })).status).toBe(200);
  });

  test("a body is read once, whoever looks at it, and its limits hold", async () => {
    const mock = staged({ on: { body: { limit: 7 } }, error });
    expect((await mock.send("/v2/media", search)).status).toBe(200);
    expect((await mock.send("/v2/media", { text: "{" })).status).toBe(400);
    expect((await mock.send("/v2/media", { body: { query: "x".repeat(110_000) } })).status).toBe(413);
  });

  test("whatever a function says, in process", async () => {
    const mock = staged({
      on: {
        where: ({ operation, method, headers, body }) =>
          operation === "searchMedia" &&
          method === "POST" &&
          headers.get("X-Try") === "2" &&
          JSON.stringify(body) === JSON.stringify(search.body),
      },
      error,
    });
    expect((await mock.send("/v2/media", { ...search, headers: { "X-Try": "2" } })).status).toBe(500);
    expect((await mock.send("/v2/media", search)).status).toBe(200);
  });

  test("a function that throws is named as the cause of the error", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const mock = staged({
      name: "odd",
      on: {
        where: () => {
          throw new Error("no such thing");
        },
      },
      error: "rate_limited",
    });
    const { status, body } = await mock.send(free);
    expect([status, body.error?.message]).toEqual([
      500,
      "The condition `where` of the mock's scenario `odd` threw.",
    ]);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  test("never one that reaches no operation", async () => {
    const mock = staged({ error });
    expect((await mock.send("/v2/nowhere")).status).toBe(404);
    expect((await mock.send("/v2/media")).status).toBe(405);
    expect(mock.app.scenarios()).toMatchObject([{ used: 0 }]);
  });
});

describe("how many requests", () => {
  const error = "internal_error";
  const calls = (mock: Mock, count: number) => statuses(count, () => mock.send(free));

  test("after the first ones, so many times", async () => {
    expect(await calls(staged({ after: 1, times: 2, error }), 5)).toEqual([200, 500, 500, 200, 200]);
  });

  test("a share, spread evenly, the same in every run", async () => {
    const seen = await calls(staged({ share: 0.25, error }), 8);
    expect(seen).toEqual([200, 200, 200, 500, 200, 200, 200, 500]);
    expect(await calls(staged({ after: 2, share: 0.5, times: 1, error }), 6)).toEqual([
      200, 200, 200, 500, 200, 200,
    ]);
  });

  test("parallel requests are counted too", async () => {
    const mock = staged({ on: { body: { limit: 2 } }, times: 3, error });
    const answers = await Promise.all(Array.from({ length: 10 }, () => mock.send("/v2/media", search)));
    expect(answers.filter(({ status }) => status === 500)).toHaveLength(3);
  });
});

describe("several scenarios", () => {
  test("the newest that is about a request decides, and when it is used up the one before", async () => {
    const mock = staged({ error: "internal_error" }, { times: 2, error: "rate_limited" });
    expect(await statuses(3, () => mock.send(free))).toEqual([429, 429, 500]);
    expect(mock.app.scenarios()).toMatchObject([
      { used: 1, remaining: null },
      { used: 2, remaining: 0 },
    ]);
  });

  test("a request that a newer one has decided is not counted by an older one", async () => {
    const mock = staged({ after: 1, error: "internal_error" }, { times: 2, error: "rate_limited" });
    expect(await statuses(4, () => mock.send(free))).toEqual([429, 429, 200, 500]);
  });

  test("a delay and a failure go together, whichever came first", async () => {
    for (const scenarios of [
      [
        { name: "late", delayMs: 1 },
        { name: "down", error: "internal_error" as const },
      ],
      [
        { name: "down", error: "internal_error" as const },
        { name: "late", delayMs: 1 },
      ],
    ]) {
      const mock = staged(...scenarios);
      const { status, headers } = await mock.send(free);
      expect(status).toBe(500);
      expect(headers.get("X-Mock-Scenario")?.split(", ").toSorted()).toEqual(["down", "late"]);
    }
  });

  test("what the settings ask for comes last", async () => {
    const mock = openMock({ errorRate: 1 });
    mock.app.scenario({ times: 1, error: "rate_limited" });
    expect(await statuses(2, () => mock.send(free))).toEqual([429, 500]);
  });
});

describe("what was staged says so", () => {
  it("in a header, and not in the message, which is the service's", async () => {
    const usual = (await openMock().send("/v2/media", { ...search, key: "mock_live_exhausted" })).body.error;
    const { body, headers } = await staged({ name: "broke", error: "out_of_credits" }).send(free);
    expect(body.error).toEqual({ code: "out_of_credits", message: usual?.message });
    expect(headers.get("X-Mock-Scenario")).toBe("broke");
  });

  it("with the details of an invalid request", async () => {
    const details = [{ path: "query", message: "must not be empty" }];
    const { status, body } = await staged({ error: "invalid_request", details }).send(free);
    expect([status, body.error?.details]).toEqual([400, details]);
  });

  it("never asks to report a staged 500", async () => {
    for (const mock of [openMock({ errorRate: 1 }), staged({ error: "internal_error" })])
      expect((await mock.send(free)).body.error?.message).not.toMatch(/report/);
  });

  it("in a header that pages can read, by its id if it has no name", async () => {
    const { headers } = await staged({ delayMs: 0 }).send(free);
    expect(headers.get("X-Mock-Scenario")).toBe("scenario-1");
    expect(headers.get("Access-Control-Expose-Headers")).toContain("X-Mock-Scenario");
    expect((await openMock().send(free)).headers.has("X-Mock-Scenario")).toBe(false);
    expect((await openMock({ latencyMs: 1 }).send(free)).headers.get("X-Mock-Scenario")).toBe("latencyMs");
  });

  it("in the journal, with what was charged for what was lost", async () => {
    const mock = openMock();
    await mock.send("/v2/media", search);
    for (const scenario of [
      { name: "gone", times: 1, lost: "before" },
      { name: "gone late", times: 1, lost: "afterCharge" },
      { name: "cut", times: 1, lost: "midBody" },
      { name: "gateway", times: 1, response: { status: 502, body: "<html>" } },
    ] as const) {
      mock.app.scenario(scenario);
      await mock.send("/v2/media", search).catch(() => undefined);
    }
    const requests = mock.app.requests();
    expect(requests).toMatchObject([
      { status: 200, scenario: null, brokeOff: false },
      { status: 0, scenario: "gone", brokeOff: true, rows: null, microdollars: 0 },
      { status: 0, scenario: "gone late", brokeOff: true, rows: 2 },
      { status: 200, scenario: "cut", brokeOff: true, rows: 2 },
      { status: 502, scenario: "gateway", brokeOff: false, responseBody: "<html>" },
    ]);
    expect(requests[2]?.microdollars).toBe(requests[0]?.microdollars);
    expect(requests[4]?.responseHeaders).toMatchObject({ "x-mock-scenario": "gateway" });
  });
});

describe("errors of the contract", () => {
  it("have the headers and the status that belong to them", async () => {
    const send = (error: NonNullable<Scenario["error"]>) => staged({ error }).send(free);
    expect((await send("rate_limited")).headers.get("Retry-After")).toBe("1");
    expect((await send("method_not_allowed")).headers.get("Allow")).toBe("GET, HEAD");
    expect((await send("membership_ended")).status).toBe(403);
  });

  it("come before the key is looked at, and cost nothing", async () => {
    const mock = staged({ error: "out_of_credits" });
    expect((await mock.send("/v2/media", { ...search, key: null })).status).toBe(402);
    await mock.send("/v2/media", search);
    expect((await mock.ledger()).charges).toEqual([]);
  });

  it("may be ones that the operation does not document, in strict mode too", async () => {
    const mock = staged({ on: { operation: "getAccountIndexStatus" }, error: "out_of_credits" });
    expect((await mock.send(`/v2/account/${id}/index-status`)).status).toBe(402);
  });
});

test("a call that is lost before it is processed costs nothing", async () => {
  const mock = staged({ lost: "before" });
  await expect(sendExample(mock, exampleOf("v2 searchMedia"), id)).rejects.toThrow("fetch failed");
  expect((await mock.ledger()).charges).toEqual([]);
});

test("a slow body comes whole", async () => {
  const whole = (await openMock().send(free)).body;
  expect((await staged({ slowBodyMs: 10 }).send(free)).body).toEqual(whole);
});

test("the client waits as long as a staged Retry-After says, and asks again", async () => {
  const mock = staged({ times: 1, error: "rate_limited", retryAfterSeconds: 0 });
  const { fetch } = mock.app;
  const api = createClient({ baseUrl: "http://mock/v2", apiKey: "mock_live_demo", fetch });
  expect((await api.searchMedia(search.body)).count).toBe(2);
});

test("a condition `where` that returns a promise fails the request, and says so", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const where = (() => Promise.resolve(false)) as unknown as () => boolean;
  const mock = staged({ name: "later", on: { where }, delayMs: 1 });
  const { status, body } = await mock.send("/v2/media", search);
  expect([status, body.error?.message]).toEqual([
    500,
    "The condition `where` of the mock's scenario `later` threw.",
  ]);
  expect(String(logged.mock.calls[0]?.[0])).toContain("must return true or false, not a promise");
  logged.mockRestore();
});
