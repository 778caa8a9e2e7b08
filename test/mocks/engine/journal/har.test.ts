import { createClient } from "@adintel/client";
import { createClient as createLegacyClient } from "@adintel/client/v1";
import { createMock } from "@adintel/mock";
import { describe, expect, it } from "vitest";
import { harOf as harOfEntries } from "../../../../mocks/engine/journal/har.ts";
import { setUp } from "../../../check/traffic/recording.ts";
import { now } from "../../../now.ts";

const { judged } = setUp();

/** What a page might ask for, with its mistakes. */
async function visited() {
  const mock = createMock({ now, rateLimits: false });
  const { fetch } = mock;
  const api = createClient({ baseUrl: "http://mock/v2", apiKey: "mock_live_demo", fetch });
  const legacy = createLegacyClient({ baseUrl: "http://mock/api/v1", apiKey: "mock_live_demo", fetch });
  const { media } = await api.searchMedia({ query: "running shoes", limit: 5 });
  const id = media.find(({ brand }) => brand)?.brand?.id ?? "";
  await api.searchMedia({ accountId: id, limit: 2, sortBy: "MOST_RECENT" });
  await api.getAccount(id);
  await api.listAccountInsights(id, { type: "HOOK", limit: 3 });
  await api.searchTaxonomies({ query: "shoes" });
  await legacy.searchBrands({ mode: "smart", query: "shoes", type: "BRAND", count: 2 });
  await fetch("/v2/media", { method: "POST", body: '{"query":"a"}' });
  await fetch("/v2/media?api_key=sk_1", {
    method: "POST",
    headers: { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" },
    body: '{"limit":"many"}',
  });
  await fetch("/v2/nowhere");
  return mock;
}

async function harOf(mock: Awaited<ReturnType<typeof visited>>, query = "") {
  const response = await mock.fetch(`/__mock/requests.har${query}`);
  expect(response.headers.get("Content-Disposition")).toContain("requests.har");
  return response.text();
}

describe("GET /__mock/requests.har", () => {
  it("has the exchanges as HAR 1.2, in the order in which they came", async () => {
    const mock = await visited();
    const { log } = JSON.parse(await harOf(mock));
    expect(log).toMatchObject({ version: "1.2", creator: { name: "@adintel/mock" } });
    expect(log.creator.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(log.entries).toHaveLength(9);
    const [first] = mock.requests();
    const [entry] = log.entries;
    expect(Date.parse(entry.startedDateTime) + entry.time).toBeGreaterThanOrEqual(now - 1);
    expect(entry).toEqual({
      startedDateTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      time: first?.durationMs,
      request: {
        method: "POST",
        url: "http://mock/v2/media",
        httpVersion: "HTTP/1.1",
        cookies: [],
        headers: expect.arrayContaining([{ name: "authorization", value: "Bearer ***" }]),
        queryString: [],
        postData: {
          mimeType: "application/json",
          params: [],
          text: '{"query":"running shoes","limit":5}',
        },
        headersSize: -1,
        bodySize: 35,
      },
      response: {
        status: 200,
        statusText: "",
        httpVersion: "HTTP/1.1",
        cookies: [],
        headers: expect.arrayContaining([{ name: "content-type", value: "application/json" }]),
        content: {
          size: Buffer.byteLength(entry.response.content.text),
          mimeType: "application/json",
          text: expect.stringContaining('"count":5'),
        },
        redirectURL: "",
        headersSize: -1,
        bodySize: entry.response.content.size,
      },
      cache: {},
      timings: { send: 0, wait: first?.durationMs, receive: 0 },
      _requestId: "req_000001",
      _session: "",
      _operation: "searchMedia",
      _rows: 5,
      _microdollars: first?.microdollars,
      _scenario: null,
    });
  });

  it("shows no key", async () => {
    expect(await harOf(await visited())).not.toMatch(/mock_live_|sk_1/);
  });

  it("shows no user of the address that a request was sent to", async () => {
    const { worlds } = (await visited()).save();
    const entries = (worlds[""]?.exchanges ?? []).map((exchanged, order) => {
      const url = exchanged.url.replace("://", "://user:s3cr3t@");
      return { session: "", order, exchanged: { ...exchanged, url } };
    });
    const { log } = harOfEntries(entries);
    expect(log.entries[0]?.request.url).toBe("http://***@mock/v2/media");
    expect(JSON.stringify(log)).not.toContain("s3cr3t");
  });

  it("takes the filters of the list", async () => {
    const { log } = JSON.parse(await harOf(await visited(), "?operation=searchMedia&status=200&limit=1"));
    expect(log.entries).toMatchObject([{ _requestId: "req_000002" }]);
  });

  it("has a status of 0 for what broke off", async () => {
    const mock = createMock({ now, accounts: 4, dropRate: 1 });
    await expect(mock.fetch("/v2/taxonomies?query=a")).rejects.toThrow(TypeError);
    const { log } = JSON.parse(await (await mock.fetch("/__mock/requests.har")).text());
    expect(log.entries).toMatchObject([{ response: { status: 0, content: { size: 0 }, bodySize: -1 } }]);
  });

  it("is read by the check of traffic, which finds nothing wrong", async () => {
    const { code, data } = await judged(await harOf(await visited()), "--assume");
    expect(data.failures).toEqual([]);
    expect(code).toBe(0);
    expect(data.traffic?.judged).toBeGreaterThanOrEqual(8);
  });
});
