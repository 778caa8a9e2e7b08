import { expect, test } from "vitest";
import type { CreativeRecord } from "../../../../mocks/adintel/corpus/index.ts";
import { corpus, ids, media } from "../../support/call.ts";

/** The words of all that is said of a creative, in small letters. */
function wordsOf(creative: CreativeRecord): Set<string> {
  const { title, hook, summary, coreAngle, targetPersona, painPoints, sellingPoints } = creative;
  const texts = [title, hook, summary, coreAngle, targetPersona, creative.account.name].concat(
    painPoints ?? [],
    sellingPoints ?? [],
    creative.categories,
    creative.language === "English" ? creative.taxonomy : [],
  );
  return new Set(
    texts
      .join("\n")
      .toLowerCase()
      .split(/[\s\p{P}\p{S}]+/u)
      .filter(Boolean),
  );
}

const words = new Map(corpus.creatives.map((creative) => [creative.id, wordsOf(creative)]));
const has = (word: string) => ids(corpus.creatives.filter(({ id }) => words.get(id)?.has(word)));

// Too short for typing errors and beginnings, so that the word alone decides.
test.each(["dog", "tea", "app", "kit"])(
  "a query of the short word %s finds exactly what says it, or its plural",
  async (word) => {
    const rows = await media({ query: word, limit: 10_000 });
    expect(ids(rows).sort()).toEqual([...new Set([...has(word), ...has(`${word}s`)])].sort());
  },
);

test.each(["testimonial", "running", "sleep", "unboxing", "coffee"])(
  "a query of %s finds all that says it and leaves out what says nothing like it",
  async (word) => {
    const found = new Set(ids(await media({ query: word, limit: 10_000 })));
    const said = has(word);
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((id) => !found.has(id))).toEqual([]);
    // Something like it shares the beginning, or all but one or two letters.
    const like = (other: string) => other.startsWith(word.slice(0, 3)) || distance(other, word) <= 2;
    const strangers = [...found].filter((id) => ![...(words.get(id) ?? [])].some(like));
    expect(strangers).toEqual([]);
    expect(found.size).toBeLessThan(corpus.creatives.length);
  },
);

test("creatives that say more of the query come before those that say less", async () => {
  const rows = ids(await media({ query: "unboxing coffee", limit: 10_000 }));
  const both = new Set(has("unboxing").filter((id) => words.get(id)?.has("coffee")));
  expect(both.size).toBeGreaterThan(0);
  expect(rows.slice(0, both.size).every((id) => both.has(id))).toBe(true);
  expect(rows.length).toBeGreaterThan(both.size);
});

test("a query matches in any case", async () => {
  expect(ids(await media({ query: "COFFEE" }))).toEqual(ids(await media({ query: "coffee" })));
});

test.each(["zzzzqqq", "", "   ", "!?"])("a query of %j, which nothing says, finds nothing", async (query) => {
  expect(await media({ query })).toEqual([]);
});

test("with a query, sortBy orders the same matches", async () => {
  const [byRelevance, byViews] = await Promise.all([
    media({ query: "coffee", limit: 10_000 }),
    media({ query: "coffee", sortBy: "MOST_VIEWS", limit: 10_000 }),
  ]);
  expect(ids(byViews)).not.toEqual(ids(byRelevance));
  expect(ids(byViews).sort()).toEqual(ids(byRelevance).sort());
});

/** Letters to change, add or leave out to make one word of another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      next.push(
        Math.min((row[j] ?? 0) + Number(letter !== other), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      );
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
