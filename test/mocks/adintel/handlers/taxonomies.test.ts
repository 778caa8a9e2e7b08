import { operations } from "@adintel/client/operations";
import type { BrandAccount } from "@adintel/client/types";
import { expect, test } from "vitest";
import { stemOf } from "../../../../mocks/engine/text/words.ts";
import { corpus, ids, media, ok, refusal } from "../../support/call.ts";

const paths = async (query: string, limit?: number) => {
  const answer = await ok<{ paths: string[]; count: number }>("v2", "searchTaxonomies", {
    query: { query, ...(limit !== undefined && { limit }) },
  });
  expect(answer.count).toBe(answer.paths.length);
  return answer.paths;
};

test.each(["coffee", "running shoes", "dog food", "luggage"])(
  "the paths of %j say one of its words, in some form",
  async (query) => {
    const found = await paths(query, 100);
    const stems = (text: string) => text.toLowerCase().split(/[ >]+/).map(stemOf);
    const says = (path: string) => stems(query).some((stem) => stems(path).includes(stem));
    expect(found.filter((path) => !says(path))).toEqual([]);
    expect(found.filter((path) => !corpus.taxonomy.includes(path))).toEqual([]);
    expect(new Set(found).size).toBe(found.length);
    const [first = ""] = found;
    expect(query.split(" ").every((word) => first.toLowerCase().includes(word))).toBe(true);
  },
);

test("a word finds every path that has it", async () => {
  const found = await paths("coffee", 100);
  const having = corpus.taxonomy.filter((path) => /\bcoffee\b/i.test(path));
  expect(found).toEqual(expect.arrayContaining(having));
});

test("as many paths are answered as limit says, or the documented default", async () => {
  const all = await paths("food care home sports", 1000);
  const fallback = operations.v2.searchTaxonomies.paging.limit.default;
  expect(all.length).toBeGreaterThan(fallback);
  expect(await paths("food care home sports")).toEqual(all.slice(0, fallback));
  expect(await paths("food care home sports", 3)).toEqual(all.slice(0, 3));
  expect(await paths("zzzzqqq")).toEqual([]);
});

test("query is required and a limit below 1 refused", async () => {
  expect(await refusal("v2", "searchTaxonomies")).toMatchObject({ status: 400, paths: ["query"] });
  expect(await refusal("v2", "searchTaxonomies", { query: { query: "tea", limit: 0 } })).toMatchObject({
    status: 400,
    paths: ["limit"],
  });
});

test("paths filter creatives and brands", async () => {
  const taxonomy = await paths("coffee", 100);
  const within = (record: { taxonomy: readonly string[] }) =>
    record.taxonomy.some((path) => taxonomy.includes(path));
  const brands = corpus.accounts.filter((account) => account.type === "BRAND" && within(account));
  expect(brands.length).toBeGreaterThan(0);
  const answer = await ok<{ brands: BrandAccount[] }>("v2", "searchBrands", {
    body: { taxonomy, limit: 100 },
  });
  expect(ids(answer.brands).sort()).toEqual(ids(brands).sort());
  for (const { id } of brands) {
    const rows = await media({ accountId: id, taxonomy, limit: 1000 });
    const own = corpus.creatives.filter((creative) => creative.account.id === id && within(creative));
    expect(ids(rows).sort()).toEqual(ids(own).sort());
  }
});
