import MiniSearch from "minisearch";
import { describe, expect, it } from "vitest";
import { randomOf } from "../../../../mocks/adintel/corpus/base/random.ts";
import { byFact } from "../../../../mocks/engine/sorting/order.ts";
import { createTextIndex, type Test, type TextIndex } from "../../../../mocks/engine/text/text-index.ts";

interface Item {
  id: string;
  texts: readonly string[];
  size: number;
}

const random = randomOf(1, "text index");
const syllables = ["ka", "lo", "mi", "ter", "ran", "dol", "fi", "su", "per", "bo"];
/** Begins with what no other syllable has, so that none is a compound of two. */
const word = () => `x${Array.from({ length: random.int(1, 4) }, () => random.pick(syllables)).join("")}`;
const words = Array.from({ length: 300 }, word);
const texts = Array.from({ length: 400 }, () => {
  const chosen = Array.from({ length: random.int(1, 9) }, () => random.pickEarly(words));
  return `${chosen.join(" ")}${random.pick(["", ".", "?", ": so"])}`.replace(/^./, (first) =>
    first.toUpperCase(),
  );
});

function itemsOf(count: number): Item[] {
  return Array.from({ length: count }, () => ({
    id: random.uuid(),
    texts: Array.from({ length: random.int(1, 6) }, () => random.pick(texts)),
    size: random.int(0, 9),
  }));
}

const items = itemsOf(1500);
const show = (item: Item, each: (text: string) => void) => item.texts.forEach(each);
const bySize = byFact<Item>(
  "size ascending",
  "ascending",
  ({ size }) => size,
  byFact("id ascending", "ascending", ({ id }) => id),
);

/** What MiniSearch finds among the texts, added up for each item. */
function expected(query: string): Map<Item, { words: Set<string>; score: number }> {
  // It would count a word in small letters and with a capital as two.
  const index = new MiniSearch<{ text: string; small: string }>({ idField: "text", fields: ["small"] });
  index.addAll(
    [...new Set(items.flatMap((item) => item.texts))].map((text) => ({ text, small: text.toLowerCase() })),
  );
  const hits = index.search([...new Set(query.toLowerCase().split(" "))].join(" "), {
    prefix: (term) => term.length > 3,
    fuzzy: (term) => (term.length > 5 ? 0.15 : false),
  });
  const found = new Map<Item, { words: Set<string>; score: number }>();
  const byText = new Map(hits.map((hit) => [String(hit.id), hit]));
  for (const item of items)
    for (const text of new Set(item.texts)) {
      const hit = byText.get(text);
      if (!hit) continue;
      const match = found.get(item) ?? { words: new Set(), score: 0 };
      hit.queryTerms.forEach((term) => match.words.add(term));
      match.score += hit.score;
      found.set(item, match);
    }
  return found;
}

const queries = [
  words[0],
  words[40],
  `${words[3]} ${words[80]}`,
  words.slice(0, 40).join(" "),
  "xkalomitex",
  "xran",
];

describe("an index of texts", () => {
  const index = createTextIndex(items, show);

  it.each(queries)(
    "finds what MiniSearch finds for %j, and ranks it by words and relevance",
    (query = "") => {
      const wanted = expected(query);
      const found = [...index.search(query).ranked(undefined)];
      expect(new Set(found)).toEqual(new Set(wanted.keys()));
      expect(found.length).toBe(wanted.size);
      for (const [place, item] of found.entries()) {
        const before = found[place - 1];
        const [one, other] = [before && wanted.get(before), wanted.get(item)];
        if (!before || !one || !other) continue;
        expect(one.words.size).toBeGreaterThanOrEqual(other.words.size);
        if (one.words.size > other.words.size) continue;
        // Relevance is rounded to millionths, of which a record has one for each text.
        expect(one.score).toBeGreaterThan(other.score - 1e-4);
      }
    },
  );

  it("puts equally relevant records in the order of their ids", () => {
    const twins = [3, 1, 2].map((id) => ({ id: String(id), texts: ["same words"], size: 0 }));
    expect([...createTextIndex(twins, show).search("words").ranked(undefined)].map(({ id }) => id)).toEqual([
      "1",
      "2",
      "3",
    ]);
  });

  it.each(queries)("gives the records with most words of %j in another order", (query = "") => {
    const wanted = expected(query);
    const most = Math.max(0, ...[...wanted.values()].map((match) => match.words.size));
    const relevant = items.filter((item) => most > 0 && wanted.get(item)?.words.size === most);
    expect([...index.search(query).ordered(bySize, undefined)]).toEqual(relevant.sort(bySize.compare));
  });

  it("filters in any order", () => {
    const passes: Test<Item> = ({ size }) => size > 6;
    const all = [...index.search("xran").ranked(undefined)];
    expect([...index.search("xran").ranked(passes)]).toEqual(all.filter(passes));
    expect([...index.search("xran").ordered(bySize, passes)]).toEqual(
      all.filter(passes).sort(bySize.compare),
    );
  });

  it("looks for at most 64 words, and finds each of them", () => {
    const many = Array.from({ length: 70 }, (_, n) => ({ id: String(n), texts: [`q${n}`], size: 0 }));
    const query = many.map(({ texts: [text] }) => text).join(" ");
    expect([...createTextIndex(many, show).search(query).ranked(undefined)]).toHaveLength(64);
  });

  it("remembers no more than some results, and uses their room again without mixing them up", () => {
    const fresh = (query: string) => [...createTextIndex(items, show).search(query).ranked(undefined)];
    for (let round = 0; round < 2; round += 1)
      for (const query of words.slice(0, 14)) {
        const found = [...index.search(query).ranked(undefined)];
        if (round === 1) expect(found).toEqual(fresh(query));
      }
  });
});

describe("a search", () => {
  const find = (query: string, ...all: string[]) => {
    const records = all.map((text, n) => ({ id: String(n), texts: [text], size: 0 }));
    return [...createTextIndex(records, show).search(query).ranked(undefined)].map(
      ({ texts: [text] }) => text,
    );
  };

  it.each([
    ["dogs", "food for a dog"],
    ["dog", "two dogs"],
    ["run", "running at dawn"],
    ["runs", "running at dawn"],
    ["bikes", "biking to work"],
    ["batteries", "one battery"],
    ["cookie", "twelve cookies"],
    ["glass", "reading glasses"],
    ["lunches", "a quick lunch"],
    ["knife", "sharp knives"],
    ["skincare", "skin care at night"],
    ["skin care", "skincare at night"],
    ["zoe", "Zoë runs"],
    ["ZOË", "zoe runs"],
    ["eclairs", "Éclair"],
    ["新茶", "今年の新茶が入荷しました"],
    ["茶", "新茶"],
    ["한국", "한국"],
    ["قهوة", "قهوة طازجة"],
  ])("for %j finds %j", (query, text) => {
    expect(find(query, text, "none of it")).toEqual([text]);
  });

  it.each([
    ["car", "skin care"],
    ["new", "the news"],
    ["茶新", "新茶"],
    ["ring", "running"],
  ])("for %j does not find %j", (query, text) => {
    expect(find(query, text)).toEqual([]);
  });

  it("puts the word itself before its other forms", () => {
    expect(find("dogs", "a dog", "the dogs")).toEqual(["the dogs", "a dog"]);
  });

  it("in another order keeps what has all words, or else most, whatever the filter", () => {
    const list = ["dog food", "dog", "food", "food for a dog"].map((text, size) => ({
      id: text,
      texts: [text],
      size,
    }));
    const index = createTextIndex<Item>(list, show);
    const ordered = (query: string, passes?: Test<Item>) =>
      [...index.search(query).ordered(bySize, passes)].map(({ id }) => id);
    expect(ordered("dog food")).toEqual(["dog food", "food for a dog"]);
    expect(ordered("best dog food")).toEqual(["dog food", "food for a dog"]);
    expect(ordered("dog")).toEqual(["dog food", "dog", "food for a dog"]);
    expect(ordered("dog food", ({ size }) => size === 1)).toEqual([]);
    const added = { id: "added", texts: ["good dog food"], size: 9 };
    const grown = index.extended(() => added);
    grown.add([added]);
    expect([...grown.search("good dog food").ordered(bySize, undefined)]).toEqual([added]);
    expect([...grown.search("dog food").ordered(bySize, undefined)]).toEqual([list[0], list[3], added]);
  });
});

describe("a long list", () => {
  const long = Array.from({ length: 60_000 }, (_, n) => ({
    id: String(n),
    texts: ["every"],
    size: n % 1000,
  }));
  const index = createTextIndex(long, show);

  it("is filtered as a short one is, where hardly any record passes", () => {
    const passes: Test<Item> = ({ id }) => Number(id) % 29_999 === 1;
    const wanted = ["1", "30000", "59999"];
    expect([...index.search("every").ranked(passes)].map(({ id }) => id)).toEqual(wanted);
    // In the order of their sizes: 1, 0 and 999.
    expect([...index.search("every").ordered(bySize, passes)].map(({ id }) => id)).toEqual([
      "30000",
      "1",
      "59999",
    ]);
  });

  it("is tested once where none passes, and the first of it twice", () => {
    let tests = 0;
    const none: Test<Item> = () => {
      tests += 1;
      return false;
    };
    expect([...index.search("every").ordered(bySize, none)]).toEqual([]);
    expect(tests).toBe(long.length + 20_000);
  });
});

describe("an index of records and of those that were added", () => {
  const added = itemsOf(500);
  const extended = (): TextIndex<Item> => {
    const index = createTextIndex(items, show).extended((place) => {
      const item = added[place];
      if (!item) throw new RangeError(`nothing at ${place}`);
      return item;
    });
    index.add(added.slice(0, 100));
    // Searching in between makes no difference.
    [...index.search("xran").ranked(undefined)].slice(0, 1);
    index.add(added.slice(100));
    return index;
  };

  it.each(queries)("finds both for %j, each by its relevance", (query = "") => {
    const found = [...extended().search(query).ranked(undefined)];
    const inBase = [...createTextIndex(items, show).search(query).ranked(undefined)];
    expect(found.filter((item) => items.includes(item))).toEqual(inBase);
    const whole = createTextIndex([...items, ...added], show);
    expect(new Set(found)).toEqual(new Set(whole.search(query).ranked(undefined)));
  });

  it("orders and filters both", () => {
    const passes: Test<Item> = ({ size }) => size > 6;
    const index = extended();
    const ranked = [...index.search("xran").ranked(undefined)];
    expect([...index.search("xran").ranked(passes)]).toEqual(ranked.filter(passes));
    expect([...index.search("xran").ordered(bySize, passes)]).toEqual(
      ranked.filter(passes).sort(bySize.compare),
    );
  });
});

describe("very many records", () => {
  const count = 140_000;
  const many = Array.from({ length: count }, (_, place) => ({
    id: String(place).padStart(6, "0"),
    texts: ["shoes for all", ...(place % 10_000 === 0 ? [`round ${place / 10_000}`] : [])],
    size: 0,
  }));
  const index = createTextIndex<Item>(many, show);
  const found = (query: string) => [...index.search(query).ranked(undefined)].map(({ id }) => Number(id));

  it("finds what all of them have", () => {
    const all = found("shoes");
    expect(all).toHaveLength(count);
    expect(all.every((id, place) => id === place)).toBe(true);
  });

  it("finds a record by a text that came with it, wherever it stands", () => {
    expect(found("round")).toHaveLength(14);
    for (const round of [0, 6, 7, 13]) expect(found(`${round}`)).toEqual([round * 10_000]);
  });

  it("finds by words in whatever case they are written", () => {
    expect(found("ROUND 13")[0]).toBe(130_000);
  });
});
