import { anyResponseOf } from "../session/asker.ts";
import {
  meaningOf,
  assert,
  requireData,
  Inconclusive,
  isRefusal,
  thoroughDepth,
  type CheckCase,
  type Tools,
} from "../engine/case.ts";
import { nameBy, type Contract, type Operation, type Listed } from "../contract/table.ts";
import { handleParts, manyWords } from "../discovery/words.ts";
import { appliesMinimum, highestPrice, isUnpriced } from "../contract/cost.ts";
import type { Fields } from "../contract/fields.ts";
import type { SuccessResponse, AnyQuestion } from "../session/questions.ts";
import { listLimit } from "./lists/list.ts";
import { variantsOf, type Variant } from "./requests.ts";
import type { Subject } from "../knowledge/subject.ts";
import { paged, type Page } from "../session/page-sizes.ts";
import { assertSame } from "../session/rows.ts";

interface Paged {
  listed: Listed;
  variant: Variant;
  /** Rows to ask for, as the first response of the operation does. */
  limit: number;
  /** Behind the names of cases about a further list of the operation. */
  suffix: string;
}

/** Limits and offsets cut each list into pages, and their defaults are the stated ones. */
export function pagingCases(
  depth: number,
  { operations }: Contract,
  subjects: readonly Subject[],
): CheckCase[] {
  return operations.flatMap((listed, index) => {
    const { paging } = listed.operation;
    const subject = subjects[index];
    const listLength = subject && subject.lists.length > 0 ? listLimit(subject, depth) : depth;
    const variants = variantsOf(listed).filter(({ isPaged, list }) => isPaged && list);
    const lists = variants.map((variant, place): Paged => {
      return { listed, variant, limit: listLength, suffix: place === 0 ? "" : `-of-${variant.name}` };
    });
    const [first] = lists;
    if (!first || !paging) return [];
    const { limit, offset } = paging;
    return [
      ...lists.map(limitCase),
      ...(offset ? [tilingCase(first), beyondCase(first, depth)] : []),
      ...(offset && offset.default === (offset.firstPage ?? 0) ? [offsetDefaultCase(first)] : []),
      ...(limit.default === null ? [] : defaultsOf(lists, limit.default, depth)),
    ];
  });
}

function limitCase(list: Paged): CheckCase {
  const { listed, variant, suffix } = list;
  const { name = "limit" } = listed.operation.paging?.limit ?? {};
  return meaningOf(listed, {
    name: `${name}${suffix}`,
    // Of several lists, a limit may be about the ranked ones.
    assumed: listed.operation.lists.length > 1 && variant.list?.order === undefined,
    rule: `${name} n returns ${amounts[amountOf(list)]}`,
    requests: variant.tries + 1,
    rows: (variant.tries + 1) * list.limit,
    async run(tools) {
      const { question, all } = await longestList(list, tools);
      const limit = Math.ceil(all.rows.length / 2);
      const { rows, exchange } = await ask(list, tools, question, { limit });
      const isExact = amountOf(list) !== "most";
      const expected = isExact ? `${limit} of at least ${all.rows.length} rows` : `at most ${limit} rows`;
      const got = `${rows.length} rows`;
      assert(isExact ? rows.length === limit : rows.length <= limit, expected, got, exchange);
      requireData(all.rows.length > limit && limit > 1, "no list has three rows");
      const [part, whole] = [keys(list, rows), keys(list, all.rows)];
      if (amountOf(list) === "first")
        assertSame(part, whole.slice(0, limit), "the first rows of the list", exchange);
      if (amountOf(list) === "some") {
        const strangers = part.filter((key) => !whole.includes(key));
        const words = `${strangers.join(", ")} as well`;
        assert(strangers.length === 0, "only rows of the longer list", words, exchange);
      }
    },
  });
}

/** What is known of the rows that a limit leaves. */
type Amount = "first" | "some" | "exact" | "most";

const amounts: Record<Amount, string> = {
  first: "the first n rows of the list, and exactly n if it is longer",
  some: "rows of the list, and exactly n if it is longer",
  exact: "at most n rows, and exactly n if there are more",
  most: "at most n rows",
};

/** A language model may read a request otherwise each time; an order that is not specified may be any. */
function amountOf({ listed: { operation }, variant }: Paged): Amount {
  if (variant.isPrompted) return "most";
  if (variant.isOrdered) return "first";
  const { body } = variant.about("");
  return isUnpriced(operation) || appliesMinimum(operation, body) ? "exact" : "some";
}

function tilingCase(list: Paged): CheckCase {
  const { listed, variant } = list;
  return meaningOf(listed, {
    name: "pages-tile-the-list",
    rule: "a page at an offset has the rows of the list from there on, without gaps or duplicates",
    requests: variant.tries + 1,
    rows: (variant.tries + 1) * list.limit,
    // Without an order that is stated, each request may have another.
    assumed: !variant.isOrdered,
    async run(tools) {
      const { question, all } = await longestList(list, tools);
      // The second of three pages shows a limit as well.
      const limit = Math.max(2, Math.ceil(all.rows.length / 3));
      const { rows, exchange } = await ask(list, tools, question, { limit, offset: limit });
      const page = keys(list, all.rows).slice(limit, 2 * limit);
      requireData(page.length > 0, "no list has three rows");
      const got = keys(list, rows);
      const words = `the rows from ${limit} on of one larger page`;
      assertSame(all.whole ? got : got.slice(0, page.length), page, words, exchange);
      // With one row on a page, an offset that counts pages is one that counts rows.
      requireData(page.length > 1, "no list has four rows");
    },
  });
}

function beyondCase(list: Paged, depth: number): CheckCase {
  const { listed, variant } = list;
  const { name = "offset" } = listed.operation.paging?.offset ?? {};
  return meaningOf(listed, {
    name: `${name}-beyond-the-end`,
    rule: `${name} at the end of the list returns no rows`,
    requests: variant.tries + 1,
    rows: (variant.tries + 1) * wholeOf(listed.operation, depth),
    async run(tools) {
      const limit = wholeOf(listed.operation, tools.depth);
      for (const question of await variant.questions(tools)) {
        const all = await ask(list, tools, question, { limit });
        const offset = all.rows.length;
        if (offset === 0 || !all.whole) continue;
        const asked = paged(listed.operation, question, { limit, offset });
        const exchange = await tools.about(listed).ask(asked);
        requireData(
          exchange.status !== 400,
          `the server rejects this ${name}, whose bounds are not specified`,
        );
        const { rows } = anyResponseOf(exchange);
        assertSame(keys(list, rows), [], `no rows at ${name} ${offset}`, exchange);
        return;
      }
      throw new Inconclusive("no complete list has rows");
    },
  });
}

/** Rows to ask for where a list should be whole: the more, the less a row costs. */
function wholeOf(operation: Operation, depth: number): number {
  const price = operation.billing?.microdollarsPerRow ?? highestPrice;
  const rows = depth * Math.max(1, Math.min(4, Math.floor(highestPrice / Math.max(1, price))));
  return Math.min(rows, operation.paging?.limit.maximum ?? Infinity);
}

function offsetDefaultCase(list: Paged): CheckCase {
  const { listed, variant } = list;
  const { name = "offset" } = listed.operation.paging?.offset ?? {};
  return meaningOf(listed, {
    name: `${name}-default`,
    rule: `without ${name}, the list starts at ${listed.operation.paging?.offset?.default}`,
    requests: variant.tries + 1,
    rows: (variant.tries + 1) * list.limit,
    async run(tools) {
      const { question, all } = await longestList(list, tools, { offset: 0 });
      const { rows, exchange } = await ask(list, tools, question, { limit: list.limit });
      assertSame(keys(list, rows), keys(list, all.rows), "the same rows as at the start", exchange);
    },
  });
}

/** A default may be another for each list; where it is high, one list has to do. */
function defaultsOf([first, ...others]: readonly Paged[], standing: number, depth: number): CheckCase[] {
  if (!first) return [];
  return [first, ...(standing > 20 ? [] : others)].map((list) => limitDefaultCase(list, standing, depth));
}

function limitDefaultCase(list: Paged, standing: number, depth: number): CheckCase {
  const { listed, variant, suffix } = list;
  const { name = "limit" } = listed.operation.paging?.limit ?? {};
  // Long lists are dear, so one has to do, unless as much as there is may be asked for.
  const isThorough = depth >= thoroughDepth;
  const tries = isThorough
    ? variant.tries + 1
    : Math.min(variant.tries, Math.max(1, Math.floor(50 / standing)));
  return meaningOf(listed, {
    name: `${name}-default${suffix}`,
    rule: `without a ${name}, there are as many rows as with ${name} ${standing}`,
    requests: 2 * (tries + 1),
    rows: (tries + 1) * (standing + Math.max(depth, standing + 1)),
    async run(tools) {
      // An account seldom has so many rows; a search without one does.
      const known = await variant.wideQuestions(tools);
      const wide = [...(isThorough ? widest(listed, known) : []), ...known].slice(0, tries);
      const own = (await variant.questions(tools)).slice(0, isThorough ? undefined : 1);
      let longest = 0;
      for (const question of [...wide, ...own]) {
        if (longest > 0 && !isThorough && !wide.includes(question)) break;
        // Other cases ask for as many.
        const all = await ask(list, tools, question, { limit: Math.max(tools.depth, standing + 1) });
        // A search without an account has no order that is stated.
        const isFirst = amountOf(list) === "first" && isOrdered(list, question);
        if (all.rows.length <= standing && !isFirst && isByModel(list, question)) continue;
        if (all.rows.length === 0) continue;
        // Fewer may come at once where a limit is given.
        if (all.rows.length < standing && !all.whole) continue;
        const { rows, exchange } = await tools.about(listed).answer(question);
        const count = Math.min(standing, all.rows.length);
        assert(rows.length === count, `${count} rows`, `${rows.length}`, exchange);
        longest = Math.max(longest, count);
        if (isFirst) {
          const first = keys(list, all.rows).slice(0, standing);
          assertSame(keys(list, rows), first, `the same rows as with ${name} ${standing}`, exchange);
        }
        if (all.rows.length > standing) return;
      }
      throw new Inconclusive(
        `the default ${name} is at least ${longest}, and no list is longer than the stated ${standing}`,
      );
    },
  });
}

/** The first of some searches by a text, with as many words as find something anywhere. */
function widest({ operation }: Listed, [first]: readonly AnyQuestion[]): AnyQuestion[] {
  const text = nameBy(operation, "search");
  const isSearch = text !== undefined && first?.body !== undefined && text in first.body;
  return isSearch ? [{ ...first, body: { ...first.body, [text]: manyWords } }] : [];
}

/** Whether the document names an order, or the question. */
function isOrdered({ listed: { operation }, variant }: Paged, { query, body }: AnyQuestion): boolean {
  const orders = Object.keys(operation.effects).filter((name) => operation.effects[name]?.by === "order");
  return variant.list?.order !== undefined || orders.some((name) => name in { ...query, ...body });
}

/** Whether a language model reads a text of the question, which may find others the next time. */
function isByModel({ listed: { operation } }: Paged, { query, body = {} }: AnyQuestion): boolean {
  const texts = Object.keys(operation.effects).filter((name) =>
    ["search", "prompt"].includes(operation.effects[name]?.by ?? ""),
  );
  return appliesMinimum(operation, body) && texts.some((name) => name in { ...query, ...body });
}

/** Searches by a part of a handle, which find accounts whatever they are about. */
function byPartOfHandle({ listed: { operation } }: Paged): AnyQuestion[] {
  const names = Object.entries(operation.effects).flatMap(([name, { by, precedence }]) =>
    by === "contains" && precedence !== undefined ? [name] : [],
  );
  return names.flatMap((name) => handleParts.map((part) => ({ body: { [name]: part } })));
}

/** The first list of two rows or more. */
async function longestList(
  list: Paged,
  tools: Tools,
  page: Page = {},
): Promise<{ question: AnyQuestion; all: SuccessResponse }> {
  const known = await list.variant.questions(tools);
  for (const question of [...known, ...(tools.depth >= thoroughDepth ? byPartOfHandle(list) : [])]) {
    const all = await ask(list, tools, question, { limit: list.limit, ...page }).catch((error: unknown) => {
      // How short a part may be is not stated.
      if (known.includes(question) || !isRefusal(error)) throw error;
    });
    if (all && all.rows.length >= 2) return { question, all };
  }
  throw new Inconclusive("no list has two rows");
}

function ask({ listed }: Paged, tools: Tools, question: AnyQuestion, page: Page): Promise<SuccessResponse> {
  return tools.about(listed).answer(paged(listed.operation, question, page));
}

function keys({ variant }: Paged, rows: readonly Fields[]): string[] {
  return rows.map((row) => String(row[variant.list?.key ?? "value"]));
}
