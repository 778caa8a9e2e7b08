import { describe, expect, it, test } from "vitest";
import { readAddress } from "../../../../mocks/adintel/corpus/index.ts";
import { openMock, start, type Body, type Mock } from "../../support/open-mock.ts";

const paths = { v2: "/v2/account/index", v1: "/api/v1/brands/index" };
const statusPaths = (id: string | undefined) => [
  `/v2/account/${id}/index-status`,
  `/api/v1/brands/${id}/index-status`,
];

async function add(mock: Mock, websiteUrl: string, version: "v1" | "v2" = "v2"): Promise<Body> {
  return (await mock.send(paths[version], { body: { websiteUrl } })).body;
}

describe.each(["v2", "v1"] as const)("an address that is new to %s", (version) => {
  test.each([
    ["website", "https://quill-and-marsh.example", "BRAND"],
    ["Instagram profile", "https://www.instagram.com/quill.marsh/", "CREATOR"],
    ["TikTok profile", "https://www.tiktok.com/@quill.marsh", "CREATOR"],
  ])("of a %s is indexed: %s becomes a %s", async (_, url, type) => {
    const mock = openMock({ rateLimits: false });
    const { brandId, status } = await add(mock, url, version);
    expect(status).toBe("indexing");
    expect((await mock.send(`/v2/account/${brandId}`)).body).toMatchObject({ id: brandId, type });
  });
});

test("with and without www, it is another website only where the mock is told so", async () => {
  const addresses = ["https://www.quill.example/", "https://quill.example/", "https://www.quill.example/"];
  const statuses = async (mock: Mock) => {
    const answers: Body[] = [];
    for (const address of addresses) answers.push(await add(mock, address));
    return answers.map(({ status }) => status);
  };
  const known = ["indexing", "already_exists", "already_exists"];
  expect(await statuses(openMock({ rateLimits: false }))).toEqual(known);
  const other = openMock({ rateLimits: false, readings: { "index-www": "another" } });
  expect(await statuses(other)).toEqual(["indexing", "indexing", "already_exists"]);
});

describe("an address is known again", () => {
  test.each([
    [
      "website",
      [
        "https://quill.example",
        "quill.example",
        "HTTP://WWW.QUILL.EXAMPLE/",
        "  https://quill.example/shop?x=1#top ",
        "https://quill.example:8443",
        "https://www.quill.example.",
      ],
    ],
    [
      "Instagram profile",
      [
        "https://www.instagram.com/quill.marsh/",
        "instagram.com/Quill.Marsh",
        "http://instagram.com/quill.marsh?hl=en",
        "https://www.instagram.com/quill%2Emarsh/reels/",
        "https://m.instagram.com/quill.marsh",
      ],
    ],
    [
      "TikTok profile",
      [
        "https://www.tiktok.com/@quill.marsh",
        "tiktok.com/@QUILL.MARSH/",
        "https://tiktok.com/@quill.marsh/video/1",
        "https://www.tiktok.com/%40quill.marsh",
        "https://m.tiktok.com/@quill.marsh",
      ],
    ],
  ])("in every spelling of a %s", async (_, [first = "", ...others]) => {
    const mock = openMock();
    const { brandId } = await add(mock, first);
    for (const [n, other] of others.entries()) {
      expect(await add(mock, other, n % 2 === 0 ? "v1" : "v2")).toEqual({
        brandId,
        status: "already_exists",
      });
    }
  });

  describe.each(["quill.marsh", "net0x", "net1x", "net2x", "foo"])(
    "but two networks are two for %s",
    (handle) => {
      const instagram = `https://www.instagram.com/${handle}`;
      const tiktok = `https://www.tiktok.com/@${handle}`;

      it.each([
        [instagram, tiktok],
        [tiktok, instagram],
      ])("%s first", async (first, second) => {
        const mock = openMock();
        const one = await add(mock, first);
        const other = await add(mock, second);
        expect(other.status).toBe("indexing");
        expect(other.brandId).not.toBe(one.brandId);
      });
    },
  );

  it("an address stays with the account that had it first", async () => {
    for (let n = 0; n < 20; n += 1) {
      const mock = openMock({ rateLimits: false });
      const profile = `https://www.instagram.com/first${n}`;
      const { brandId } = await add(mock, profile);
      for (const site of [`https://first${n}.test`, `https://first${n}.invalid`]) {
        expect((await add(mock, site)).brandId).not.toBe(brandId);
      }
      expect(await add(mock, profile)).toEqual({ brandId, status: "already_exists" });
      const { body } = await mock.send("/v2/creators", { body: { igUsername: `first${n}` } });
      expect(body.count).toBe(0);
    }
  });

  it("handles of the corpus are given to nobody else", async () => {
    const mock = openMock({ rateLimits: false });
    const { body } = await mock.send("/v2/brands", { body: { limit: 100 } });
    const { brands = [] } = body;
    const taken = brands.flatMap(({ igUsername }) => igUsername ?? []);
    expect(taken.length).toBeGreaterThan(3);
    for (const name of taken) await add(mock, `https://${name}.test`);
    mock.wait(30_000);
    for (const igUsername of taken) {
      const { body: page } = await mock.send("/v2/brands", { body: { igUsername } });
      const { brands: rows = [] } = page;
      expect(rows.filter((row) => row.igUsername === igUsername)).toHaveLength(1);
    }
  });
});

describe("an account of the corpus already exists", () => {
  test("by its handles", async () => {
    const mock = openMock({ rateLimits: false });
    const { body } = await mock.send("/v2/creators", { body: { limit: 100 } });
    const creators = body.creators as {
      id: string;
      igUsername: string | null;
      tiktokUsername: string | null;
    }[];
    const addresses = creators.flatMap(({ id, igUsername, tiktokUsername }) => [
      ...(igUsername === null ? [] : [{ id, url: `https://www.instagram.com/${igUsername}` }]),
      ...(tiktokUsername === null ? [] : [{ id, url: `https://www.tiktok.com/@${tiktokUsername}` }]),
    ]);
    expect(addresses.length).toBeGreaterThan(2);
    for (const { id, url } of addresses)
      expect(await add(mock, url)).toEqual({ brandId: id, status: "already_exists" });
  });

  test("by its website, and is indexed", async () => {
    const mock = openMock({ rateLimits: false });
    const id = await mock.someAccount();
    const { body } = await mock.send(`/v2/account/${id}/landing-pages?showInactive=true&limit=1`);
    const [page] = body["landingPages"] as { url: string }[];
    const added = await add(mock, page?.url ?? "");
    expect(added).toEqual({ brandId: id, status: "already_exists" });
    for (const path of statusPaths(id)) expect((await mock.send(path)).body).toEqual({ status: "indexed" });
  });
});

describe.each(["v2", "v1"] as const)("%s takes exactly one URL", (version) => {
  test.each([
    "https://a.example https://b.example",
    "https://a.example,https://b.example",
    "a.example,b.example",
    "a.example;b.example",
    "https://a.example\nhttps://b.example",
    "ftp://a.example",
    "javascript:alert(1)",
    "localhost",
    "just words",
    "https://",
    "https://./",
    "https://../",
    "https://www.instagram.com/",
    "https://www.tiktok.com/quill.marsh",
    "https://www.instagram.com/p/Cx1/",
    "https://www.instagram.com/reel/Cx1/",
    "https://www.instagram.com/stories/quill.marsh/1",
    "https://www.instagram.com/explore",
    "https://vm.tiktok.com/ZM1/",
    "https://vt.tiktok.com/ZM1/",
    "",
  ])("%j is refused", async (websiteUrl) => {
    const { status, code, body } = await openMock().send(paths[version], { body: { websiteUrl } });
    expect([status, code, body.error?.details?.[0]?.path]).toEqual([400, "invalid_request", "websiteUrl"]);
  });

  test.each(["a.example", "https://a.example/x,y", "https://bücher.example"])(
    "%j is one",
    async (websiteUrl) => {
      expect((await openMock().send(paths[version], { body: { websiteUrl } })).status).toBe(200);
    },
  );

  test.each(["{}", '{"websiteUrl":3}', '{"websiteUrl":["https://a.example"]}'])(
    "%s is refused",
    async (text) => {
      expect((await openMock().send(paths[version], { text })).status).toBe(400);
    },
  );
});

// URL.canParse of Node.js 20 forgets such letters once it is compiled.
test("a letter beyond ASCII is read however often it is", () => {
  const read = Array.from({ length: 50_000 }, () => readAddress("https://bücher.example"));
  expect(read.filter((address) => address?.name !== "xn--bcher-kva.example")).toEqual([]);
});

describe("indexing takes settings.indexingSeconds of the mock's clock", () => {
  it("to the millisecond, in both versions", async () => {
    const mock = openMock({ rateLimits: false, indexingSeconds: 30 });
    const { brandId } = await add(mock, "https://quill.example");
    const seen = async () =>
      Promise.all(statusPaths(brandId).map(async (path) => (await mock.send(path)).body.status));
    expect(await seen()).toEqual(["indexing", "indexing"]);
    mock.wait(29_999);
    expect(await seen()).toEqual(["indexing", "indexing"]);
    mock.wait(1);
    expect(await seen()).toEqual(["indexed", "indexed"]);
    expect(await add(mock, "https://quill.example")).toEqual({ brandId, status: "already_exists" });
  });

  it("as the controls move it and set it", async () => {
    const mock = openMock();
    await mock.send("/__mock/settings", { method: "PATCH", body: { indexingSeconds: 600 } });
    const { brandId } = await add(mock, "https://quill.example");
    const [path = ""] = statusPaths(brandId);
    await mock.send("/__mock/clock", { body: { advanceSeconds: 599 } });
    expect((await mock.send(path)).body.status).toBe("indexing");
    const { body } = await mock.send("/__mock/clock", { body: { advanceSeconds: 1 } });
    expect(body.now).toBe(new Date(start + 600_000).toISOString());
    expect((await mock.send(path)).body.status).toBe("indexed");
  });
});

test("once it is indexed, an account is found by the searches of both versions with its creatives", async () => {
  const mock = openMock({ rateLimits: false });
  const { brandId = "" } = await add(mock, "https://quillandmarsh.example");
  const idsOf = async (path: string, body: unknown) => {
    const answer = (await mock.send(path, { body })).body;
    return (answer.brands ?? answer.creators ?? []).map(({ id }) => id);
  };
  const searches: [string, unknown][] = [
    ["/v2/brands", { names: ["quillandmarsh"] }],
    ["/v2/brands", { ids: [brandId] }],
    ["/api/v1/brands/search", { mode: "ids", brandIds: [brandId] }],
    ["/v2/brands", { query: "quillandmarsh" }],
    ["/v2/brands", { limit: 100 }],
    ["/api/v1/brands/search", { mode: "brand_name", brandNames: ["quillandmarsh"], type: "BRAND" }],
    ["/api/v1/brands/search", { mode: "smart", query: "quillandmarsh", type: "BRAND" }],
  ];
  const media = (body: unknown) => mock.send("/v2/media", { body });
  for (const [path, body] of searches) expect(await idsOf(path, body)).not.toContain(brandId);
  expect((await media({ accountId: brandId })).body.count).toBe(0);

  mock.wait(30_000);
  for (const [path, body] of searches) expect(await idsOf(path, body)).toContain(brandId);
  const own = (await media({ accountId: brandId })).body;
  expect(own.count).toBeGreaterThan(0);
  expect(own.media).toEqual(
    own.media?.map(() => expect.objectContaining({ brand: expect.objectContaining({ id: brandId }) })),
  );
  const all = (await media({ query: "quillandmarsh", limit: 1000 })).body;
  expect(all.media?.map(({ id }) => id)).toEqual(expect.arrayContaining([own.media?.[0]?.id]));
  const legacy = await mock.send(`/api/v1/brands/${brandId}/media`, { body: { mode: "structured" } });
  expect(legacy.body.media?.map(({ id }) => id)).toEqual(own.media?.map(({ id }) => id));
});

test("a search for an added account's name begins with its creatives, also after a reset", async () => {
  const mock = openMock({ rateLimits: false });
  for (const round of [0, 1]) {
    if (round > 0) await mock.send("/__mock/reset", { method: "POST" });
    const { brandId } = await add(mock, "https://quillandmarsh.example");
    mock.wait(30_000 + round * 86_400_000);
    const media = async (body: unknown) => (await mock.send("/v2/media", { body })).body.media ?? [];
    const own = await media({ accountId: brandId, limit: 1000 });
    const found = await media({ query: "quillandmarsh", limit: 5 });
    expect(found).toHaveLength(5);
    expect(own).toEqual(expect.arrayContaining(found));
  }
});

test("a creator is found by its handle", async () => {
  const mock = openMock();
  const { brandId } = await add(mock, "https://www.tiktok.com/@quill.marsh");
  mock.wait(30_000);
  const { body } = await mock.send("/v2/creators", { body: { tiktokUsername: "quill.ma" } });
  expect(body.creators?.map(({ id }) => id)).toEqual([brandId]);
});

test("indexing and its status are free, also for a team without credits", async () => {
  const mock = openMock();
  const key = "mock_live_exhausted";
  const { body } = await mock.send(paths.v2, { body: { websiteUrl: "quill.example" }, key });
  expect(body.status).toBe("indexing");
  for (const path of statusPaths(body.brandId)) expect((await mock.send(path, { key })).status).toBe(200);
  expect((await mock.ledger(key)).charges).toEqual([]);
});
