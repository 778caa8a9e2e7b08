import { describe, expect, it } from "vitest";
import { openMock } from "./caller.ts";

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
      message: "has 16980 more items after these; the invalid ones among them are not listed",
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
    for (let n = 0; n < fitting; n += 1) await page(`late ${n % 5}`);
    expect(await count("early")).toBe(0);
    let kept = 0;
    for (let n = 0; n < 5; n += 1) kept += await count(`late ${n}`);
    expect(kept).toBeGreaterThan(fitting * 0.9 - 5);
    expect(kept).toBeLessThanOrEqual(fitting);
  });
});

describe("sessions", () => {
  it("are forgotten by how much they hold, the longest unused first", async () => {
    const crowded = openMock({ rateLimits: false, mediaPerAccount: 500 });
    const add = (session: string, name: string) =>
      crowded.send("/v2/account/index", { body: { websiteUrl: `${name}.example` }, session });
    const status = async (session: string, name: string) => (await add(session, name)).body.status;
    await add("", "kept");
    for (let n = 0; n < 300; n += 1) await add(`session ${n}`, "site");
    expect(await status("", "kept")).toBe("already_exists");
    expect(await status("session 299", "site")).toBe("already_exists");
    expect(await status("session 0", "site")).toBe("indexing");
  });
});
