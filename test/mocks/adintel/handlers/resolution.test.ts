import type { Account, BrandAccount, CreatorAccount, IndexedAccount } from "@adintel/client/types";
import { describe, expect, test } from "vitest";
import { call, corpus, ids, media, mock, ok, one, origin } from "../../support/call.ts";

const query = "the with your founder story offer testimonial food home travel sports";

test("every account that a creative or a search names can be looked up, in both versions", async () => {
  const rows = await media({ query, limit: 10_000 });
  const { brands } = await ok<{ brands: BrandAccount[] }>("v2", "searchBrands", { body: { limit: 100 } });
  const { creators } = await ok<{ creators: CreatorAccount[] }>("v2", "searchCreators", {
    body: { limit: 100 },
  });
  const named = new Set([...ids(rows.flatMap(({ brand }) => brand ?? [])), ...ids(brands), ...ids(creators)]);
  expect(named.size).toBe(corpus.accounts.length);
  for (const id of named) {
    const account = await ok<Account>("v2", "getAccount", { id });
    expect(account.id).toBe(id);
    expect(await ok("v1", "getBrand", { id })).toMatchObject({ id, name: account.name });
    expect(await ok("v2", "getAccountIndexStatus", { id })).toEqual({ status: "indexed" });
    const item = rows.find(({ brand }) => brand?.id === id);
    if (item) {
      const { name, type, igUsername, igFollowers, thumbnailUrl } = account;
      expect(item.brand).toMatchObject({ name, type, igUsername, igFollowers, thumbnailUrl });
    }
  }
});

test("every creator that a collab names is found by name", async () => {
  for (const { id } of corpus.accounts) {
    const { collabs } = await ok<{ collabs: { name: string }[] }>("v2", "listAccountCollabs", { id });
    const names = collabs.map(({ name }) => name);
    if (names.length === 0) continue;
    const { creators } = await ok<{ creators: CreatorAccount[] }>("v2", "searchCreators", {
      body: { names, limit: 100 },
    });
    expect(creators.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  }
});

test("every landing page leads to creatives of the account, as many as it says", async () => {
  const { id } = one(corpus.accounts, ({ website }) => website !== null);
  const { landingPages } = await ok<{ landingPages: { url: string; total: number }[] }>(
    "v2",
    "listAccountLandingPages",
    { id, query: { showInactive: true } },
  );
  expect(landingPages).not.toEqual([]);
  for (const { url, total } of landingPages) {
    const rows = await media({ accountId: id, landingPage: url, landingPageMatch: "equals" });
    expect(rows).toHaveLength(total);
  }
});

test("every picture and video of some accounts answers with what it is", async () => {
  const accounts = corpus.accounts.slice(0, 4);
  const pages = await Promise.all(accounts.map(({ id }) => media({ accountId: id })));
  const rows = pages.flat();
  const addresses = new Set(
    rows.flatMap(({ url, urls, thumbnailUrl, brand }) =>
      [url, thumbnailUrl, brand?.thumbnailUrl ?? null, ...urls].filter((address) => address !== null),
    ),
  );
  expect(addresses.size).toBeGreaterThan(250);
  for (const url of addresses) {
    const response = await mock.fetch(new Request(url));
    expect({ url, status: response.status }).toEqual({ url, status: 200 });
    const type = url.endsWith(".webm") ? "video/webm" : "image/svg+xml";
    expect(response.headers.get("Content-Type")).toBe(type);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(0, 4)]).toEqual(
      type === "video/webm" ? [0x1a, 0x45, 0xdf, 0xa3] : [..."<svg"].map((letter) => letter.charCodeAt(0)),
    );
  }
  for (const { url, urls, mediaType, thumbnailUrl } of rows) {
    expect(url).toBe(urls[0] ?? null);
    if (url !== null && mediaType === "IMAGE") expect(url).toMatch(/\.svg$/);
    if (thumbnailUrl !== null) expect(thumbnailUrl).toMatch(/\.svg$/);
  }
});

describe("a player that asks for a part of a video", () => {
  const path = `/assets/creatives/${one(corpus.creatives, (c) => c.hasVideo).id}/video.webm`;
  const get = async (headers: Record<string, string> = {}) => {
    const response = await mock.fetch(new Request(origin + path, { headers }));
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  };

  test.each([
    ["bytes=0-99", 0, 100],
    ["bytes=100-", 100, Infinity],
    ["bytes=-50", -50, Infinity],
    ["bytes=0-99999999", 0, Infinity],
  ])("as %s gets it", async (Range, from, to) => {
    const whole = (await get()).bytes;
    const expected = whole.slice(from, to);
    const { response, bytes } = await get({ Range });
    expect(response.status).toBe(206);
    const first = from < 0 ? whole.length + from : from;
    const content = `bytes ${first}-${first + expected.length - 1}/${whole.length}`;
    expect(response.headers.get("Content-Range")).toBe(content);
    expect(bytes).toEqual(expected);
  });

  test.each(["bytes=0-1,5-6", "lines=1-2", "bytes", "bytes=a-b"])("as %j gets all of it", async (Range) => {
    const { response, bytes } = await get({ Range });
    expect([response.status, response.headers.get("Accept-Ranges")]).toEqual([200, "bytes"]);
    expect(bytes).toEqual((await get()).bytes);
  });

  test("beyond its end is told its length", async () => {
    const { length } = (await get()).bytes;
    const { response } = await get({ Range: `bytes=${length}-` });
    expect([response.status, response.headers.get("Content-Range")]).toEqual([416, `bytes */${length}`]);
  });
});

test.each([
  "/assets/accounts/nobody.svg",
  "/assets/creatives/nobody/0.svg",
  "/assets/creatives/nobody/video.webm",
  `/assets/creatives/${one(corpus.creatives).id}/99.svg`,
  `/assets/creatives/${one(corpus.creatives, (c) => !c.hasVideo).id}/video.webm`,
])("%s, which no answer names, is 404", async (path) => {
  expect((await mock.fetch(new Request(origin + path))).status).toBe(404);
});

test("an added account is found by its id, and in searches with its creatives once it is indexed", async () => {
  const session = "indexing";
  const body = { websiteUrl: "https://quill-marsh.example" };
  const { brandId, status } = await ok<IndexedAccount>("v2", "indexAccount", { body, session });
  expect(status).toBe("indexing");
  expect(await ok("v1", "indexBrand", { body, session })).toEqual({ brandId, status: "already_exists" });
  const rows = async () =>
    (
      await ok<{ media: { id: string; url: string | null }[] }>("v2", "searchMedia", {
        body: { accountId: brandId },
        session,
      })
    ).media;
  expect(await ok("v2", "getAccount", { id: brandId, session })).toMatchObject({
    id: brandId,
    type: "BRAND",
  });
  expect(await rows()).toEqual([]);
  await mock.request("/__mock/clock", {
    method: "POST",
    headers: { "X-Mock-Session": session },
    body: JSON.stringify({ advanceSeconds: 31 }),
  });
  expect(await ok("v2", "getAccountIndexStatus", { id: brandId, session })).toEqual({ status: "indexed" });
  const found = await rows();
  expect(found).toHaveLength(20);
  const { url } = one(found, (row) => row.url !== null);
  const picture = await mock.fetch(new Request(url ?? "", { headers: { "X-Mock-Session": session } }));
  expect(picture.status).toBe(200);
  expect((await call("v2", "getAccount", { id: brandId })).status).toBe(404);
});
