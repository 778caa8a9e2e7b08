import { createClient as createTypedClient, type Client } from "@adintel/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { client, mediaPage, stub, userAgent } from "./stub.ts";

/** With options that need not be valid. */
const createClient = createTypedClient as (options: object) => Client;

const baseUrl = "https://api.example/v2";
const search = { query: "shoes", limit: 1 };

beforeEach(() => {
  vi.stubEnv("ADINTEL_API_KEY", "key_of_environment");
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** The address and key of what a client sends. */
async function sent(options: object): Promise<unknown[]> {
  const calls: unknown[] = [];
  const fetch = (url: string, { headers }: { headers: Record<string, string> }) => {
    calls.push(url, headers["authorization"], headers["user-agent"]);
    return mediaPage(1);
  };
  await createClient({ fetch, ...options }).searchMedia(search);
  return calls;
}

test("the key is that of the environment, unless one is given", async () => {
  expect(await sent({ baseUrl })).toEqual([`${baseUrl}/media`, "Bearer key_of_environment", userAgent]);
  expect(await sent({ baseUrl, apiKey: undefined })).toContain("Bearer key_of_environment");
  expect(await sent({ baseUrl, apiKey: "key_given" })).toContain("Bearer key_given");
});

test.each(["https://service.example/v2", "https://service.example", "https://service.example/"])(
  "the address is that of the environment (%s), unless one is given",
  async (address) => {
    vi.stubEnv("ADINTEL_BASE_URL", address);
    const fetch = vi.fn(() => Promise.resolve(mediaPage(1)));
    vi.stubGlobal("fetch", fetch);
    await createClient({}).searchMedia(search);
    await createClient({ baseUrl }).searchMedia(search);
    await createClient({ environment: "mock" }).searchMedia(search);
    expect(fetch.mock.calls.map(([url]: unknown[]) => url)).toEqual([
      "https://service.example/v2/media",
      `${baseUrl}/media`,
      "http://127.0.0.1:4010/v2/media",
    ]);
    expect(await sent({})).toContain("http://localhost/v2/media");
  },
);

test("the environment's key goes to no mock", async () => {
  expect(await sent({})).toEqual(["http://localhost/v2/media", undefined, userAgent]);
  expect(await sent({ environment: "mock" })).toEqual([
    "http://127.0.0.1:4010/v2/media",
    "Bearer mock_live_demo",
    userAgent,
  ]);
});

test("the mock's address and key are only defaults", async () => {
  const options = { environment: "mock", baseUrl: "http://127.0.0.1:4020/v2", apiKey: "mock_live_low" };
  expect(await sent(options)).toEqual(["http://127.0.0.1:4020/v2/media", "Bearer mock_live_low", userAgent]);
});

test("an environment of another name is refused", () => {
  expect(() => createClient({ environment: "production" })).toThrow('environment must be "mock"');
});

test("an environment that cannot be read is none", () => {
  const env = new Proxy({}, { get: () => expect.fail("not allowed") });
  vi.stubGlobal("process", { ...process, env });
  expect(() => createClient({ baseUrl })).toThrow("apiKey is missing");
  expect(() => createClient({ apiKey: "k" })).toThrow("baseUrl must be absolute");
});

test("a key in a page is refused, unless it is the mock's, a function's, for a fetch in process, or allowed", () => {
  vi.stubGlobal("document", {});
  const create = (options: object) => () => createClient({ baseUrl, ...options });
  expect(create({ apiKey: "live_secret" })).toThrow(
    "apiKey can be read by anyone in a page; let your server add it, or set dangerouslyAllowBrowser",
  );
  for (const options of [
    { apiKey: "live_secret", dangerouslyAllowBrowser: true },
    { apiKey: "live_secret", fetch: () => mediaPage(1) },
    { apiKey: () => "live_secret" },
    { apiKey: "mock_live_demo" },
    { environment: "mock", baseUrl: undefined },
  ])
    expect(create(options)).not.toThrow();
});

test("a client with other options shares the budget and the schedule", async () => {
  const api = client([mediaPage(2)], { maxSpendUsd: 1, headers: { "X-A": "1" } });
  const tenant = api.with({ apiKey: "key_of_tenant" });
  await tenant.searchMedia(search);
  await api.searchMedia(search);
  expect(api.requests.map(({ headers }) => [headers.get("Authorization"), headers.get("X-A")])).toEqual([
    ["Bearer key_of_tenant", "1"],
    ["Bearer live_secret", "1"],
  ]);
  expect(tenant.spending).toBe(api.spending);
  expect(tenant.pacing).toBe(api.pacing);
});

test("a client is the one that was made of its options, whatever becomes of them", async () => {
  const { fetch, requests } = stub(mediaPage(1), mediaPage(1));
  const options = { baseUrl: "http://mock.test/v2", apiKey: "first", fetch };
  const api = createClient(options);
  options.apiKey = "second";
  await api.with({ timeoutMs: 5000 }).searchMedia(search);
  expect(requests[0]?.headers.get("Authorization")).toBe("Bearer first");
});

test("another environment gets neither the address nor the key of the former one", async () => {
  const { fetch, requests } = stub(mediaPage(1));
  const api = createClient({ baseUrl: "https://api.example/v2", apiKey: "live_secret", fetch });
  await api.with({ environment: "mock" }).searchMedia(search);
  const [request] = requests;
  expect([request?.url, request?.headers.get("Authorization")]).toEqual([
    "http://127.0.0.1:4010/v2/media",
    "Bearer mock_live_demo",
  ]);
});

test("a client with other headers has those of its parent, too, unless it removes them", async () => {
  const api = client([mediaPage(1)], { headers: { "X-A": "1", "X-B": "1", "X-C": "1" } });
  const headers = { "x-b": "2", "X-C": null, "User-Agent": null, "X-D": "4" };
  const tenant = api.with({ headers }).with({ headers: new Headers({ "X-E": "5" }) });
  await tenant.searchMedia(search);
  const sentHeaders = api.requests[0]!.headers;
  expect(["X-A", "X-B", "X-C", "User-Agent", "X-D", "X-E"].map((name) => sentHeaders.get(name))).toEqual([
    "1",
    "2",
    null,
    null,
    "4",
    "5",
  ]);
});

test("a client with a limit of its own has a budget of its own", () => {
  const api = client([mediaPage(1)], { maxSpendUsd: 1 });
  const tenant = api.with({ maxSpendUsd: 0.5 });
  expect([tenant.spending.maxSpendUsd, api.spending.maxSpendUsd]).toEqual([0.5, 1]);
  expect(api.with({ maxSpendUsd: undefined }).spending).toBe(api.spending);
  expect(api.with({ budget: undefined }).spending).toBe(api.spending);
  expect(() => api.with({ apiKey: undefined })).toThrow("with: apiKey is missing");
  expect(() => api.with({ maxSpend: 1 } as never)).toThrow(
    "unknown option maxSpend: did you mean maxSpendUsd?",
  );
});
