import { createClient } from "@adintel/client";
import { createMock, type Mock, type MockData } from "@adintel/mock";
import { expect, test } from "vitest";

const now = Date.UTC(2026, 10, 20, 13, 37);
const headers = { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" };
const still = { tick: () => 0, rateLimits: false };

/** What a mock sends in response to one request of each kind, byte for byte. */
async function responsesOf(mock: Mock): Promise<string[]> {
  const { accounts = [] } = mock.world.export();
  const post = (path: string, body: object): [string, RequestInit] => [
    path,
    { method: "POST", headers, body: JSON.stringify(body) },
  ];
  const requests: [string, RequestInit][] = [
    post("/v2/media", { query: "running shoes" }),
    post("/v2/media", { query: "a", sortBy: "HIGHEST_OUTLIER", status: "ACTIVE" }),
    post("/v2/brands", { query: "kitchen" }),
    post("/v2/creators", { names: ["a"], sortBy: "HIGHEST_ENGAGEMENT" }),
    post("/api/v1/brands/search", { mode: "brand_name", brandNames: ["ing"], type: "BRAND" }),
    ["/v2/taxonomies?query=shoes", { headers }],
  ];
  for (const { id = "" } of accounts.slice(0, 12)) {
    requests.push(post("/v2/media", { accountId: id, sortBy: "MOST_IMPRESSIONS" }));
    requests.push(post(`/api/v1/brands/${id}/media`, { mode: "structured", userRequest: "all" }));
    for (const part of ["", "/collabs", "/landing-pages?showInactive=true", "/index-status"])
      requests.push([`/v2/account/${id}${part}`, { headers }]);
    for (const type of ["HOOK", "AD_ANGLE", "TARGET_PERSONA", "MEDIA_MIX"])
      requests.push([`/v2/account/${id}/insights?type=${type}`, { headers }]);
    requests.push([`/api/v1/brands/${id}/insights?type=USP`, { headers }]);
    for (const type of ["CAMPAIGN", "OFFER"])
      requests.push([`/v2/account/${id}/campaigns?type=${type}`, { headers }]);
    requests.push([`/assets/accounts/${id}.svg`, {}]);
  }
  const responses = await Promise.all(requests.map(([path, init]) => mock.fetch(path, init)));
  expect(responses.filter(({ status }) => status !== 200).map(({ url }) => url)).toEqual(
    // An account may have no picture.
    responses.filter(({ status }) => status === 404).map(({ url }) => url),
  );
  return Promise.all(responses.map((response) => response.text()));
}

test("what is exported is the same world when it is loaded, byte for byte", async () => {
  const source = createMock({ seed: 3, now, accounts: 12, mediaPerAccount: 25, ...still });
  const data = source.world.export();
  const copy = createMock({ data, mediaPerAccount: 25, ...still });
  expect(await responsesOf(copy)).toEqual(await responsesOf(source));
  expect(copy.world.export()).toEqual(data);
});

test("so is a world of own data, addresses of pictures included", async () => {
  const own: MockData = {
    accounts: [
      { name: "Kupfer & Korn", thumbnailUrl: "https://cdn.example/k.png" },
      { name: "Plain", thumbnailUrl: null },
    ],
    creatives: [
      { brand: "Plain", title: "Kettle", url: "https://cdn.example/1.png", painPoints: null },
      { brand: null, accountId: "Plain", title: "Pan", urls: [], url: null, thumbnailUrl: null },
      { brand: "Kupfer & Korn", clusters: { HOOK: "Mine", USP: { id: "u1", label: "Fast", tags: ["a"] } } },
    ],
  };
  const source = createMock({ data: own, now, ...still });
  const copy = createMock({ data: source.world.export(), ...still });
  expect(await responsesOf(copy)).toEqual(await responsesOf(source));
});

test("accounts that were added are exported once they are indexed, with what they published", async () => {
  const mock = createMock({ now, accounts: 4, mediaPerAccount: 5, ...still });
  const api = createClient({ baseUrl: "http://mock/v2", apiKey: "mock_live_demo", fetch: mock.fetch });
  const { brandId } = await api.indexAccount({ websiteUrl: "https://kettles.example" });
  const idsIn = ({ accounts = [] }: MockData) => accounts.map(({ id }) => id);
  expect(idsIn(mock.world.export())).not.toContain(brandId);
  mock.clock.advance({ seconds: 60 });
  const data = mock.world.export();
  expect(idsIn(data)).toContain(brandId);

  const copy = createMock({ data, mediaPerAccount: 5, ...still });
  expect(copy.clock.now()).toEqual(new Date(now + 60_000));
  const again = createClient({ baseUrl: "http://mock/v2", apiKey: "mock_live_demo", fetch: copy.fetch });
  expect(await again.searchMedia({ accountId: brandId })).toEqual(
    await api.searchMedia({ accountId: brandId }),
  );
  expect(await again.listAccountCampaigns(brandId, { type: "OFFER" })).toEqual(
    await api.listAccountCampaigns(brandId, { type: "OFFER" }),
  );
  expect((await again.indexAccount({ websiteUrl: "https://kettles.example" })).status).toBe("already_exists");
});

test("GET /__mock/world sends it, of the session that asks", async () => {
  const mock = createMock({ now, accounts: 5, mediaPerAccount: 50, ...still });
  const response = await mock.fetch("http://localhost/__mock/world");
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(await response.json()).toEqual(mock.world.export());

  const empty = createMock({ data: { accounts: [], creatives: [], campaigns: [] }, now, ...still });
  expect(await (await empty.fetch("http://localhost/__mock/world")).json()).toEqual(empty.world.export());

  const other = mock.session("other");
  await other.fetch("/v2/account/index", {
    method: "POST",
    headers,
    body: JSON.stringify({ websiteUrl: "https://kettles.example" }),
  });
  other.clock.advance({ seconds: 60 });
  const sent = async (session: Mock) =>
    ((await (await session.fetch("http://localhost/__mock/world")).json()) as MockData).accounts?.length;
  expect([await sent(mock), await sent(other)]).toEqual([5, 6]);
});
