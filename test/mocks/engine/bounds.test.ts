import { describe, expect, it, test } from "vitest";
import { isWhole } from "../../sample.ts";
import { openMock, isInMemory } from "../support/open-mock.ts";

const mock = openMock({ rateLimits: false });

async function refusedFor(path: string, body: unknown) {
  const { status, body: answer } = await mock.send(path, { body });
  expect(status).toBe(400);
  return answer.error?.details ?? [];
}

describe("a refusal stays short, and names every field", () => {
  it("of an array with many bad items", async () => {
    const details = await refusedFor("/v2/media", {
      categories: Array<string>(17_000).fill("bad"),
      format: ["FILM"],
      limit: "x",
      more: 1,
    });
    const paths = details.map(({ path }) => path);
    const listed = Array.from({ length: 20 }, (_, n) => `categories.${n}`);
    expect(paths).toEqual(
      expect.arrayContaining([...listed, "categories", "format.0", "limit", "more", "query", "accountId"]),
    );
    expect(paths).toHaveLength(20 + 6);
    expect(details).toContainEqual({
      path: "categories",
      message: "has 16980 more items after these, which may be invalid too",
    });
  });

  it("of several such arrays, each by itself", async () => {
    const many = Array<string>(5000).fill("bad");
    const details = await refusedFor("/v2/media", {
      query: "a",
      categories: many,
      format: many,
      language: many,
    });
    for (const path of ["categories", "format", "language"]) {
      expect(details.filter((one) => one.path.startsWith(`${path}.`))).toHaveLength(20);
      expect(details).toContainEqual(expect.objectContaining({ path }));
    }
  });

  it("of an array whose items break several rules at once", async () => {
    const details = await refusedFor("/api/v1/brands/search", {
      mode: "ids",
      brandIds: Array<null>(19_000).fill(null),
    });
    expect(details).toHaveLength(22);
    expect(details).toContainEqual({ path: "brandIds", message: "must have at most 100 items" });
  });

  it("of many unknown fields", async () => {
    const fields = Array.from({ length: 9000 }, (_, n) => [`u${n}`, 1] as const);
    const details = await refusedFor("/v2/media", { query: "a", ...Object.fromEntries(fields) });
    expect(details).toHaveLength(21);
    expect(details).toContainEqual({ path: "body", message: "has 8980 more unknown fields" });
  });

  it("and lists all of up to twenty, with no word of more", async () => {
    const format = ["VIDEO", ...Array<string>(20).fill("FILM"), "VIDEO"];
    const details = await refusedFor("/v2/media", { query: "a", format });
    expect(details.map(({ path }) => path)).toEqual(Array.from({ length: 20 }, (_, n) => `format.${n + 1}`));
  });

  it("also where the bad item is the last of many", async () => {
    const location = [...Array<string>(9000).fill("a"), 1];
    expect(await refusedFor("/v2/media", { query: "a", location })).toEqual([
      { path: "location.9000", message: "must be a string" },
    ]);
  });
});

describe("the journals of all sessions together", () => {
  it("forget the oldest exchanges first, whoever's they are", async () => {
    const crowded = openMock({ rateLimits: false });
    // A page of some hundred kilobytes; the journals have room for some 32 MB.
    const page = (session: string) =>
      crowded.send("/v2/media", { body: { query: "the", limit: 500 }, session });
    const first = await page("early");
    const size = JSON.stringify(first.body).length;
    const count = async (session: string) =>
      ((await crowded.send("/__mock/requests", { session })).body["requests"] as unknown[]).length;
    expect(await count("early")).toBe(1);
    const fitting = Math.ceil((32 * 2 ** 20) / size);
    for (let n = 0; n < fitting * 1.5; n += 1) await page(`late ${n % 5}`);
    expect(await count("early")).toBe(0);
    const counts = await Promise.all([0, 1, 2, 3, 4].map((n) => count(`late ${n}`)));
    const kept = counts.reduce((sum, one) => sum + one, 0);
    // All began at the same time, and none of them gives way to the others.
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    expect(kept).toBeGreaterThan(fitting * 0.9 - 5);
    expect(kept).toBeLessThanOrEqual(fitting);
  });
});

describe("sessions", () => {
  it.runIf(isInMemory)("are forgotten by how much they hold, the longest unused first", async () => {
    const crowded = openMock({ rateLimits: false, mediaPerAccount: 500 });
    const add = (session: string, name: string) =>
      crowded.send("/v2/account/index", { body: { websiteUrl: `${name}.example` }, session });
    const status = async (session: string, name: string) => (await add(session, name)).body.status;
    await add("", "kept");
    // Ten accounts in each take some 200 KB; the sessions have room for 64 MB.
    for (let n = 0; n < 320; n += 1)
      for (let site = 0; site < 10; site += 1) await add(`session ${n}`, `site${site}`);
    expect(await status("", "kept")).toBe("already_exists");
    expect(await status("session 319", "site0")).toBe("already_exists");
    expect(await status("session 0", "site0")).toBe("indexing");
  });
});

// In Redis, each of the thousands of calls writes what all before it added.
test.runIf(isInMemory || isWhole)("a session keeps the accounts that were added last", async () => {
  const smallMock = openMock({ rateLimits: false, mediaPerAccount: 1 });
  const add = async (n: number) =>
    (await smallMock.send("/v2/account/index", { body: { websiteUrl: `site${n}.example` } })).body;
  const { brandId } = await add(0);
  for (let n = 1; n <= 5000; n += 1) await add(n);
  expect((await smallMock.send(`/v2/account/${brandId}`)).status).toBe(404);
  expect((await add(5000)).status).toBe("already_exists");
  expect((await add(1000)).status).toBe("already_exists");
  expect((await add(0)).status).toBe("indexing");
});

describe("added accounts in searches", () => {
  /** The ids that a search finds in a session which has added these accounts. */
  async function found(session: string, names: string[], query: string) {
    const crowded = { session };
    for (const name of names)
      await mock.send("/v2/account/index", { body: { websiteUrl: `${name}.example` }, ...crowded });
    await mock.send("/__mock/settings", { method: "PATCH", body: { indexingSeconds: 0 }, ...crowded });
    return ids(session, query);
  }

  async function ids(session: string, query: string) {
    const { body } = await mock.send("/v2/media", { body: { query, limit: 1000 }, session });
    return body.media?.map(({ id }) => id) ?? [];
  }

  it("are found as if all had been added at once, however many searches came in between", async () => {
    const query = "quillmarsh coffee";
    await found("grown", ["quillmarsh"], query);
    await found("grown", ["quillmarsh-coffee"], query);
    expect(await found("grown", ["another"], query)).toEqual(
      await found("at once", ["quillmarsh", "quillmarsh-coffee", "another"], query),
    );
  });

  it("do not change what other sessions find", async () => {
    const before = await found("bystander", [], "coffee");
    const own = await found("adding", ["coffee-roaster"], "coffee");
    expect(own.length).toBeGreaterThan(before.length);
    expect(own).toEqual(expect.arrayContaining(before));
    expect(await found("bystander", [], "coffee")).toEqual(before);
  });

  it("are gone from them once they are not indexed any longer", async () => {
    expect(await found("slow", ["quillmarsh"], "quillmarsh")).not.toEqual([]);
    await mock.send("/__mock/settings", { method: "PATCH", body: { indexingSeconds: 600 }, session: "slow" });
    expect(await ids("slow", "quillmarsh")).toEqual(await ids("fresh", "quillmarsh"));
  });
});
