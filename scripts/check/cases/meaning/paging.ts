import type { Operation, Version } from "@adintel/client/operations";
import { anyAnswerOf } from "../../asking.ts";
import type { Answer, AnyQuestion as Question, Fields } from "../../questions.ts";
import { demand, need, NotExercised, type CheckCase, type Tools } from "../../case.ts";
import { operationOf } from "../../place.ts";
import { meaningOf } from "./case.ts";
import { wholeOf } from "./media.ts";
import { demandSame } from "./rows.ts";

/** A list that is asked for in pages. */
interface Paged {
  version: Version;
  id: string;
  /** What is asked beside limit and offset. */
  fields(tools: Tools): Promise<Question[]>;
  /** What tells rows apart. */
  key: string;
  /** How many questions there may be. */
  tries: number;
  /** The document leaves the order of the rows open, so that any of them may be the first. */
  isUnordered?: boolean;
  /** Of a further list of an operation, behind the names of its cases. */
  suffix?: string;
}

const ofAccounts = async ({ accounts }: Tools) => (await accounts()).map((id) => ({ id }));

const lists: Paged[] = [
  {
    ...{ version: "v2", id: "searchMedia", key: "id", tries: 1 },
    fields: async ({ account }) => [{ body: { accountId: await account(), sortBy: "MOST_RECENT" } }],
  },
  {
    ...{ version: "v2", id: "listAccountLandingPages", key: "url", tries: 3 },
    fields: async ({ accounts }) => (await accounts()).map((id) => ({ id, query: { showInactive: true } })),
  },
  { version: "v2", id: "listAccountCollabs", key: "profileUrl", tries: 3, fields: ofAccounts },
  {
    ...{ version: "v2", id: "listAccountCampaigns", key: "id", tries: 3 },
    fields: async ({ accounts }) => (await accounts()).map((id) => ({ id, query: { type: "CAMPAIGN" } })),
  },
  {
    ...{ version: "v2", id: "listAccountInsights", key: "id", tries: 3 },
    fields: async ({ accounts }) => (await accounts()).map((id) => ({ id, query: { type: "HOOK" } })),
  },
  {
    ...{ version: "v2", id: "searchTaxonomies", key: "value", tries: 3, isUnordered: true },
    fields: async () => ["home", "shoes", "beauty"].map((query) => ({ query: { query } })),
  },
  {
    ...{ version: "v1", id: "listBrandLandingPages", key: "url", tries: 3 },
    fields: async ({ accounts }) => (await accounts()).map((id) => ({ id, query: { showInactive: true } })),
  },
  {
    ...{ version: "v1", id: "listBrandInsights", key: "id", tries: 3 },
    fields: async ({ accounts }) => (await accounts()).map((id) => ({ id, query: { type: "HOOK" } })),
  },
];

/** Offers are campaigns of another type, which a server may keep elsewhere. */
const offers: Paged = {
  ...{ version: "v2", id: "listAccountCampaigns", key: "id", tries: 3, suffix: "-of-OFFER" },
  fields: async ({ accounts }) => (await accounts()).map((id) => ({ id, query: { type: "OFFER" } })),
};

/** limit and offset cut a list into pages, and their defaults are the stated ones. */
export function pagingCases(depth: number): CheckCase[] {
  const cases = lists.flatMap((list) => {
    const { paging } = operationOf(list.version, list.id);
    return [
      limitCase(list, depth),
      ...(paging?.offset ? [tilingCase(list, depth), beyondCase(list, depth)] : []),
      ...(paging?.offset?.default === 0 ? [offsetDefaultCase(list, depth)] : []),
      ...(typeof paging?.limit.default === "number" ? [limitDefaultCase(list, paging.limit.default)] : []),
    ];
  });
  return [...cases, limitCase(offers, depth)];
}

function limitCase(list: Paged, depth: number): CheckCase {
  return meaningOf(subjectOf(list), {
    name: `limit${list.suffix ?? ""}`,
    rule: "limit n gives the first n rows of the list, and exactly n where it is longer",
    requests: list.tries + 1,
    rows: (list.tries + 1) * depth,
    async run(tools) {
      const { question, all } = await longest(list, tools, 2);
      const limit = Math.ceil(all.rows.length / 2);
      const { rows, exchange } = await tools.about(subjectOf(list)).answer(paged(list, question, { limit }));
      demand(
        rows.length === limit,
        `${limit} rows of at least ${all.rows.length}`,
        `${rows.length} rows`,
        exchange,
      );
      const [some, whole] = [keys(list, rows), keys(list, all.rows)];
      if (list.isUnordered) {
        const strangers = some.filter((key) => !whole.includes(key));
        demand(
          strangers.length === 0,
          "rows of the longer list",
          `${strangers.join(", ")} beside them`,
          exchange,
        );
      } else demandSame(some, whole.slice(0, limit), "the first rows of the list", exchange);
    },
  });
}

function tilingCase(list: Paged, depth: number): CheckCase {
  return meaningOf(subjectOf(list), {
    name: "pages-tile-the-list",
    rule: "pages that follow each other are the list, without gaps and doubles",
    requests: list.tries + 2,
    rows: (list.tries + 2) * depth,
    async run(tools) {
      const { question, all } = await longest(list, tools, 2);
      const limit = Math.floor(all.rows.length / 2);
      const pageAt = (offset: number) =>
        tools.about(subjectOf(list)).answer(paged(list, question, { limit, offset }));
      const [first, second] = [await pageAt(0), await pageAt(limit)];
      const got = [...keys(list, first.rows), ...keys(list, second.rows)];
      demandSame(
        got,
        keys(list, all.rows).slice(0, 2 * limit),
        "two pages are the larger page",
        second.exchange,
      );
    },
  });
}

function beyondCase(list: Paged, depth: number): CheckCase {
  const most = list.id === "searchMedia" ? wholeOf(depth) : depth;
  return meaningOf(subjectOf(list), {
    name: "offset-beyond-the-end",
    rule: "an offset of as many rows as there are gives none",
    requests: list.tries + 1,
    rows: (list.tries + 1) * most,
    async run(tools) {
      const limit = list.id === "searchMedia" ? wholeOf(tools.depth) : tools.depth;
      for (const question of (await list.fields(tools)).slice(0, list.tries)) {
        const all = await tools.about(subjectOf(list)).answer(paged(list, question, { limit }));
        const offset = all.rows.length;
        if (offset === 0 || offset >= limit) continue;
        const asked = paged(list, question, { limit, offset });
        const exchange = await tools.about(subjectOf(list)).ask(asked);
        need(exchange.status !== 400, "the server refuses such an offset, whose bounds are not specified");
        const { rows } = anyAnswerOf(exchange);
        demandSame(keys(list, rows), [], `no rows behind ${offset}`, exchange);
        return;
      }
      throw new NotExercised("no list is whole and has rows");
    },
  });
}

function offsetDefaultCase(list: Paged, depth: number): CheckCase {
  return meaningOf(subjectOf(list), {
    name: "offset-default",
    rule: "without an offset the list begins at 0",
    requests: list.tries + 1,
    rows: (list.tries + 1) * depth,
    async run(tools) {
      const { question, all } = await longest(list, tools, 2);
      const asked = paged(list, question, { limit: tools.depth, offset: 0 });
      const { rows, exchange } = await tools.about(subjectOf(list)).answer(asked);
      demandSame(keys(list, rows), keys(list, all.rows), "the list without an offset", exchange);
    },
  });
}

function limitDefaultCase(list: Paged, limit: number): CheckCase {
  return meaningOf(subjectOf(list), {
    name: "limit-default",
    rule: `without a limit there are as many rows as with ${limit}`,
    requests: 2,
    rows: 2 * limit,
    async run(tools) {
      // An account seldom has so many creatives; a search without one does.
      const questions = list.id === "searchMedia" ? [{ body: { query: "new" } }] : await list.fields(tools);
      const [question = {}] = questions;
      const without = await tools.about(subjectOf(list)).answer(question);
      const { rows } = await tools.about(subjectOf(list)).answer(paged(list, question, { limit }));
      demandSame(
        keys(list, without.rows),
        keys(list, rows),
        `the list with limit ${limit}`,
        without.exchange,
      );
      need(rows.length === limit, `the list has fewer rows than the default limit of ${limit}`);
    },
  });
}

/** The first list with enough rows. */
async function longest(
  list: Paged,
  tools: Tools,
  least: number,
): Promise<{ question: Question; all: Answer }> {
  for (const question of (await list.fields(tools)).slice(0, list.tries)) {
    const all = await tools.about(subjectOf(list)).answer(paged(list, question, { limit: tools.depth }));
    if (all.rows.length >= least) return { question, all };
  }
  throw new NotExercised(`no list has as many as ${least} rows`);
}

function paged({ version, id }: Paged, question: Question, page: Record<string, number>): Question {
  return placeOf(operationOf(version, id)) === "body"
    ? { ...question, body: { ...question.body, ...page } }
    : { ...question, query: { ...question.query, ...page } };
}

function placeOf({ paging }: Operation): string | undefined {
  return paging?.in;
}

function keys({ key }: Paged, rows: readonly Fields[]): string[] {
  return rows.map((row) => String(row[key]));
}

function subjectOf({ version, id }: Paged) {
  return { version, operation: operationOf(version, id) };
}
