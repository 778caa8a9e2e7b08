import { createClient } from "@adintel/client";
import { createMock, type MockData } from "@adintel/mock";
import { expect, test } from "vitest";
import { dataInHar } from "../../../../mocks/adintel/data/har.ts";
import { now } from "../../../now.ts";

const clientOf = (mock: ReturnType<typeof createMock>) =>
  createClient({ baseUrl: "http://mock/v2", apiKey: "mock_live_demo", fetch: mock.fetch });

test("the rows of a recording are served as they came", async () => {
  const mock = createMock({ now });
  const api = clientOf(mock);
  const { media } = await api.searchMedia({ query: "shoes", limit: 6 });
  const { creators = [] } = await api.searchCreators({ limit: 2 });
  const account = await api.getAccount(media.find((row) => row.brand)?.brand?.id ?? "");
  await api.searchMedia.result({ query: "shoes" }, { headers: { Authorization: "Bearer wrong" } });
  const har: unknown = await (await mock.fetch("/__mock/requests.har")).json();
  const again = clientOf(createMock({ data: dataInHar(har) as MockData }));
  const texts = (rows: typeof media) =>
    rows.map(({ id, title, hook, viewCount, startAt, brand }) => [
      id,
      title,
      hook,
      viewCount,
      startAt,
      brand?.name,
    ]);
  const served = await again.searchMedia({ query: "shoes", limit: 50 });
  const withBrand = media.filter(({ brand }) => brand);
  expect(texts(served.media)).toEqual(expect.arrayContaining(texts(withBrand)));
  const { thumbnailUrl: _, ...shown } = { ...account };
  expect(await again.getAccount(account.id ?? "")).toMatchObject(shown);
  const names = (await again.searchCreators({ limit: 10 })).creators?.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(creators.map(({ name }) => name)));
});

test("the last of several rows counts, fields that own data does not have are left out, and what is no response too", () => {
  const entry = (row: object, more: object = {}) => ({
    startedDateTime: "2026-11-02T10:00:00.000Z",
    request: { method: "POST", url: "https://shop.example/adintel/v2/media" },
    response: { status: 200, content: { text: JSON.stringify({ count: 1, media: [row] }) } },
    ...more,
  });
  const brand = { id: "shop", name: "Kupfer", hue: 3 };
  const other = {
    request: { method: "GET", url: "https://shop.example/logo.svg" },
    response: { status: 200 },
  };
  const broken = entry({}, { response: { status: 200, content: { text: "{" } } });
  const entries = [
    entry({ id: "a", title: "Old", brand }),
    entry({ id: "a", title: "New", hue: 3, thumbnailUrl: "https://pictures.example/a.png", brand }),
    entry({ id: "b" }),
    other,
    broken,
  ];
  expect(dataInHar({ log: { entries } })).toEqual({
    now: "2026-11-02T10:00:00.000Z",
    accounts: [{ id: "shop", name: "Kupfer" }],
    creatives: [{ id: "a", title: "New", brand: "shop" }],
  });
});

test("a recording without rows is refused, with what it has instead", () => {
  const page = { request: { method: "GET", url: "https://shop.example/" } };
  const bare = {
    request: { method: "POST", url: "https://shop.example/v2/media" },
    response: { status: 200 },
  };
  const read =
    (...entries: object[]) =>
    () =>
      dataInHar({ log: { entries } });
  expect(read()).toThrow("has no rows to serve: 0 entries, none of which calls searchMedia, searchBrands");
  expect(read(page)).toThrow(/1 entry, none of which calls .* of v2 \(paths that end in \/media, /);
  expect(read(page, bare)).toThrow(/2 entries, 1 call of .*; .*export the HAR with content$/);
});

test("what is no recording stays as it is", () => {
  const data = { creatives: [{ title: "A kettle" }] };
  expect(dataInHar(data)).toBe(data);
  expect(dataInHar(null)).toBeNull();
});
