import type { BodyOf } from "../../questions.ts";
import { need, NotExercised, type CheckCase, type Tools } from "../../case.ts";
import { meaning } from "./case.ts";
import { enumOf } from "./enums.ts";
import { demandSame, idsOf, textOf } from "./rows.ts";
import { wholeOf } from "./media.ts";

type Searched = "searchMedia" | "searchBrands" | "searchCreators";

/** A list of values, and where some are to be had. */
interface Alternatives {
  operation: Searched;
  field: keyof BodyOf<"v2", Searched> & string;
  valuesOf(tools: Tools): Promise<readonly string[]>;
  /** Requests at most to get them. */
  requests: number;
  /** What is searched in beside them. */
  scopeOf(tools: Tools): Promise<readonly BodyOf<"v2", Searched>[]>;
}

const places = ["United States", "United Kingdom", "Germany", "France", "Canada", "Australia"];
const phrases = ["home", "food"];
const trades = ["shop", "brand", "beauty", "home"];
const most = 6;

const inMedia = {
  operation: "searchMedia",
  scopeOf: async (tools: Tools) => [
    ...(await tools.accounts()).map((accountId) => ({ accountId })),
    { query: "new" },
  ],
} as const;
const scopes = 4;

const lists: Alternatives[] = [
  { ...inMedia, field: "location", requests: 0, valuesOf: async () => places },
  { ...inMedia, field: "language", requests: 0, valuesOf: async () => enumOf("Language").slice(0, most) },
  {
    ...inMedia,
    field: "taxonomy",
    requests: phrases.length,
    valuesOf: pathsOf,
    scopeOf: async (tools) => [
      ...(await inMedia.scopeOf(tools)).slice(0, scopes - phrases.length),
      ...phrases.map((query) => ({ query })),
    ],
  },
  ...(["searchBrands", "searchCreators"] as const).map((operation) => ({
    ...{ operation, field: "names" as const, requests: trades.length, scopeOf: async () => [{}] },
    valuesOf: (tools: Tools) => namesOf(tools, operation),
  })),
];

/** Fields that take several values: all of them count. */
export function alternativeCases(depth: number): CheckCase[] {
  return lists.flatMap((list) => {
    const requests = list.requests + scopes * (most + 2);
    const expense = { requests, rows: requests * wholeOf(depth) };
    const { operation, field } = list;
    return [
      meaning("v2", operation, {
        ...{ name: `${field}-in-either-order`, at: "requestBody", ...expense },
        rule: `two values of ${field} find the same whichever stands first`,
        async run(tools) {
          const { ask, values } = await twoOf(tools, list);
          const [there, back] = [await ask(values), await ask(values.toReversed())];
          const words = `as with ${field} the other way round`;
          demandSame(idsOf(back.rows).sort(), idsOf(there.rows).sort(), words, back.exchange);
        },
      }),
      meaning("v2", operation, {
        ...{ name: `${field}-of-two-values`, at: "requestBody", ...expense, assumed: true },
        rule: `two values of ${field} find what either finds`,
        async run(tools) {
          const { ask, values, found } = await twoOf(tools, list);
          const both = await ask(values);
          const words = `what ${values.join(" and ")} find each`;
          demandSame(idsOf(both.rows).sort(), [...new Set(found)].sort(), words, both.exchange);
        },
      }),
    ];
  });
}

/** Two values which find other rows each, few enough to be seen together. */
async function twoOf(tools: Tools, { operation, field, valuesOf, scopeOf }: Alternatives) {
  const limit = operation === "searchMedia" ? wholeOf(tools.depth) : tools.depth;
  const values = (await valuesOf(tools)).slice(0, most);
  for (const scope of await scopeOf(tools)) {
    const ask = (some: readonly string[]) =>
      tools.answer("v2", operation, { body: { ...scope, [field]: some, limit } });
    let first: { value: string; ids: string[] } | undefined;
    for (const value of values) {
      const ids = idsOf((await ask([value])).rows);
      if (ids.length === 0 || ids.length + (first?.ids.length ?? 0) >= limit) continue;
      if (first && ids.some((id) => !first?.ids.includes(id)) && first.ids.some((id) => !ids.includes(id)))
        return { ask, values: [first.value, value], found: [...first.ids, ...ids] };
      first ??= { value, ids };
    }
  }
  throw new NotExercised(`no two values of ${field} were found that find other rows each`);
}

async function pathsOf(tools: Tools): Promise<string[]> {
  const paths: string[] = [];
  for (const query of phrases) {
    const { rows } = await tools.answer("v2", "searchTaxonomies", { query: { query } });
    paths.push(...rows.slice(0, most / phrases.length).map(({ value }) => String(value)));
  }
  return paths;
}

async function namesOf(tools: Tools, operation: "searchBrands" | "searchCreators"): Promise<string[]> {
  const names: string[] = [];
  for (const query of trades) {
    const { rows } = await tools.answer("v2", operation, { body: { query, limit: tools.depth } });
    names.push(...rows.flatMap((row) => textOf(row, "name") ?? []));
  }
  need(names.length > 0, "no account that was found shows its name");
  return [...new Set(names)];
}
