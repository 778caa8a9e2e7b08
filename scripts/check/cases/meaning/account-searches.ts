import { answerOf } from "../../asking.ts";
import type { AnswerOf, BodyField, BodyOf, RowOf } from "../../questions.ts";
import { demand, need, NotExercised, type CheckCase, type Tools } from "../../case.ts";
import { commonWords } from "../../account.ts";
import { meaning } from "./case.ts";
import { enumOf } from "./enums.ts";
import { nobody } from "../hints.ts";
import { demandEach, demandFacts, demandSame, demandType, idsOf, textOf } from "./rows.ts";

/** Searches by description that shops of any trade may answer. */
const words = ["shop", "brand", "beauty", "home", ...commonWords];

/** The two searches of v2. Neither says what its rows carry beside `type`, so that other fields are looked at where they are there. */
const searches = [
  { id: "searchBrands", type: "BRAND" },
  { id: "searchCreators", type: "CREATOR" },
] as const;
type Search = (typeof searches)[number];
type SearchId = Search["id"];
type Found = RowOf<"v2", SearchId>;
type Body = BodyOf<"v2", SearchId>;

/** POST /brands and POST /creators. */
export function accountSearchCases(depth: number): CheckCase[] {
  return searches.flatMap((search) => [
    ...rowCases(search, depth),
    ...precedenceCases(search, depth),
    ...handleCases(search, depth),
    ...idCases(search, depth),
    ...factCases(search, depth),
    effectCase(search, "location", ["Canada", "Japan", "Brazil"], depth),
    ...(search.id === "searchBrands" ? [effectCase(search, "taxonomy", phrases, depth)] : []),
    sortIgnoredCase(search, depth),
  ]);
}

/** Trades that have nothing to do with one another. */
const phrases = ["shoes", "cat food", "garden tools"];

/** Ids to ask for at once. */
const few = 3;

/** Rows of a search by description, and the words that led to them. */
async function found(tools: Tools, { id }: Search): Promise<AnswerOf<"v2", SearchId> & { query: string }> {
  for (const query of words) {
    const answer = await tools.answer("v2", id, { body: { query, limit: tools.depth } });
    if (answer.rows.length > 1) return { ...answer, query };
  }
  throw new NotExercised("no search by description finds two accounts");
}

function rowCases(search: Search, depth: number): CheckCase[] {
  const { id, type } = search;
  const cost = { requests: words.length + 1, rows: (words.length + 1) * depth };
  return [
    meaning("v2", id, {
      ...{ name: "type", at: "responses/200", ...cost },
      rule: `every row is a ${type}`,
      async run(tools) {
        const { rows, exchange } = await found(tools, search);
        demandType(rows, type, exchange);
      },
    }),
  ];
}

function idCases(search: Search, depth: number): CheckCase[] {
  const { id } = search;
  const cost = { requests: words.length + 1, rows: words.length * depth + few };
  const ask = async (tools: Tools, more: string[]) => {
    const ids = idsOf((await found(tools, search)).rows).slice(0, few);
    const body = { ids: [...ids, ...more], limit: few + 1 };
    return { ids, ...(await tools.answer("v2", id, { body })) };
  };
  return [
    meaning("v2", id, {
      ...{ name: "ids", at: "requestBody", ...cost },
      rule: "ids gives the account of each id",
      async run(tools) {
        const { ids, rows, exchange } = await ask(tools, []);
        demandSame(idsOf(rows).sort(), ids.sort(), "the accounts asked for", exchange);
      },
    }),
    meaning("v2", id, {
      ...{ name: "ids-unknown", at: "requestBody", ...cost },
      rule: "an id that no account has leads to no row, and the others to theirs",
      async run(tools) {
        const { ids, rows, exchange } = await ask(tools, [nobody]);
        demandSame(idsOf(rows).sort(), ids.sort(), "the accounts that there are", exchange);
      },
    }),
  ];
}

/** No account is in all of several places or trades, so that a filter by each of them cannot leave a list as it is. */
function effectCase(
  search: Search,
  field: BodyField<"v2", SearchId>,
  values: readonly string[],
  depth: number,
): CheckCase {
  const requests = words.length + 2 * values.length;
  return meaning("v2", search.id, {
    ...{ name: `${field}-has-an-effect`, at: "requestBody", requests, rows: requests * depth },
    rule: `${field} does not give the list without it for each of several values`,
    async run(tools) {
      const { query, rows } = await found(tools, search);
      for (const value of values) {
        const filter = field === "taxonomy" ? await pathsOf(tools, value) : value;
        const body = { query, [field]: filter, limit: tools.depth };
        const exchange = await tools.ask("v2", search.id, { body });
        // Of which type and form it is, is not specified.
        need(exchange.status !== 400, `the server refuses ${field} ${JSON.stringify(filter)}`);
        if (idsOf(answerOf(exchange).rows).join() !== idsOf(rows).join()) return;
      }
      demand(false, `another list for one of ${values.join(", ")} at least`, "the same for each");
    },
  });
}

async function pathsOf(tools: Tools, query: string): Promise<unknown[]> {
  const { rows } = await tools.answer("v2", "searchTaxonomies", { query: { query, limit: 1 } });
  need(rows.length > 0, `no taxonomy path for ${query} was found`);
  return rows.map(({ value }) => value);
}

/** What names an account, which the documents show in searches and when it is fetched. */
const names = ["type", "name", "igUsername", "tiktokUsername"];
/** What changes from day to day, so that a search may know it of another day. */
const counts = ["igFollowers", "tiktokFollowers"];

function factCases(search: Search, depth: number): CheckCase[] {
  return [
    { name: "names-as-fetched", fields: names, assumed: false },
    { name: "followers-as-fetched", fields: counts, assumed: true },
  ].map(({ name, fields, assumed }) =>
    meaning("v2", search.id, {
      ...{ name, at: "responses/200", assumed },
      rule: `a row has the same ${fields.join(", ")} as the account when it is fetched`,
      ...{ requests: words.length + 1, rows: words.length * depth + 1 },
      async run(tools) {
        const { rows, exchange } = await found(tools, search);
        const [row = {}] = rows;
        const { body } = await tools.answer("v2", "getAccount", { id: String(row["id"]) });
        demandFacts(row, body, fields, exchange);
      },
    }),
  );
}

type Inputs = Pick<Body, "ids" | "igUsername" | "tiktokUsername" | "names" | "query">;

/** Inputs of which the first goes before the second. */
const precedence: readonly (readonly [keyof Inputs, keyof Inputs])[] = [
  ["ids", "igUsername"],
  ["ids", "tiktokUsername"],
  ["ids", "names"],
  ["ids", "query"],
  ["igUsername", "names"],
  ["tiktokUsername", "names"],
  ["igUsername", "query"],
  ["tiktokUsername", "query"],
  ["names", "query"],
];

function precedenceCases(search: Search, depth: number): CheckCase[] {
  return precedence.map(([first, second]) =>
    meaning("v2", search.id, {
      ...{ name: `${first}-before-${second}`, at: "requestBody" },
      rule: `${first} decides where ${second} is given too`,
      ...{ requests: words.length + 3, rows: (words.length + 3) * depth },
      async run(tools) {
        const { query, rows } = await found(tools, search);
        const inputsOf = (row: Found): Inputs => ({
          ids: [textOf(row, "id") ?? []].flat(),
          igUsername: textOf(row, "igUsername"),
          tiktokUsername: textOf(row, "tiktokUsername"),
          names: [textOf(row, "name") ?? []].flat(),
          query,
        });
        const one = rows.map(inputsOf).find((inputs) => isGiven(inputs[first]));
        const other = rows
          .toReversed()
          .map(inputsOf)
          .find((inputs) => isGiven(inputs[second]));
        need(
          one !== undefined && other !== undefined,
          `no account that was found shows ${first} and ${second}`,
        );
        const ask = async (inputs: Body) =>
          tools.answer("v2", search.id, { body: { ...inputs, limit: tools.depth } });
        const alone = await ask({ [first]: one[first] });
        const losing = await ask({ [second]: other[second] });
        need(idsOf(alone.rows).join() !== idsOf(losing.rows).join(), "both inputs find the same accounts");
        const both = await ask({ [first]: one[first], [second]: other[second] });
        demandSame(idsOf(both.rows), idsOf(alone.rows), `the accounts of ${first} alone`, both.exchange);
      },
    }),
  );
}

function isGiven(input: unknown): boolean {
  return Array.isArray(input) ? input.length > 0 : input !== undefined;
}

function handleCases(search: Search, depth: number): CheckCase[] {
  return (["igUsername", "tiktokUsername"] as const).map((field) =>
    meaning("v2", search.id, {
      ...{ name: `${field}-contains`, at: "requestBody" },
      rule: `${field} finds accounts whose handle contains the text, the one that it was taken from among them`,
      ...{ requests: words.length + 1, rows: (words.length + 1) * depth },
      async run(tools) {
        const { rows } = await found(tools, search);
        const row = rows.find((one) => (textOf(one, field) ?? "").length > 4);
        need(row !== undefined, `no account that was found shows ${field}`);
        const text = (textOf(row, field) ?? "").slice(1, -1);
        const body = { [field]: text, limit: tools.depth };
        const matched = await tools.answer("v2", search.id, { body });
        demandEach(
          matched.rows,
          // Whether letters of either case are the same is not stated.
          (one) => (textOf(one, field) ?? text).toLowerCase().includes(text.toLowerCase()),
          `${field} that contains ${text}`,
          (one) => one[field],
          matched.exchange,
        );
        const isThere = matched.rows.some(({ id }) => id === row["id"]);
        const isCut = matched.rows.length >= tools.depth;
        demand(isThere || isCut, `${textOf(row, field)} among the accounts`, "others", matched.exchange);
      },
    }),
  );
}

function sortIgnoredCase(search: Search, depth: number): CheckCase {
  return meaning("v2", search.id, {
    ...{ name: "sortBy-is-ignored-with-query", at: "requestBody" },
    rule: "a search by query has the same rows in the same order whatever sortBy says",
    ...{ requests: words.length + 4, rows: (words.length + 4) * depth },
    async run(tools) {
      const { query, rows } = await found(tools, search);
      for (const sortBy of ["NAME", "LEAST_FOLLOWERS"]) {
        const question = { body: { query, limit: tools.depth, sortBy } };
        const exchange = await tools.ask("v2", search.id, question);
        // The allowed values are not specified.
        need(exchange.status !== 400, `the server does not know sortBy ${sortBy}`);
        const sorted = idsOf(answerOf(exchange).rows);
        if (sorted.join() !== idsOf(rows).join()) {
          const plain = answerOf(await tools.ask("v2", search.id, { body: { query, limit: tools.depth } }));
          need(idsOf(plain.rows).join() === idsOf(rows).join(), "the search finds others each time");
        }
        demandSame(sorted, idsOf(rows), `the order without sortBy ${sortBy}`, exchange);
      }
    },
  });
}

/** Profile filters of POST /creators, with the values that they are documented to take; `null`: any. */
const profile: Partial<Record<BodyField<"v2", "searchCreators"> & keyof Found, string[] | null>> = {
  gender: enumOf("Gender"),
  ageRange: enumOf("AgeRange"),
  ethnicity: enumOf("Ethnicity"),
  language: enumOf("Language"),
  location: null,
};

/** Rows that show the fact satisfy a profile filter; in other words than the filter's they may show it otherwise. */
export function creatorFilterCases(depth: number): CheckCase[] {
  const search = searches[1];
  return (Object.keys(profile) as (keyof typeof profile)[]).flatMap((field) => {
    const known = profile[field] ?? null;
    const cost = { requests: words.length + few, rows: (words.length + few) * depth };
    const show = (one: Found) => ({ [field]: one[field] });
    /** Searches by some of the values that creators show, or by each value of a short list. */
    const kept = async (tools: Tools) => {
      const { query, rows } = await found(tools, search);
      const shown = rows.flatMap((row) => textOf(row, field) ?? []);
      const values = [...new Set(shown)].filter((value) => !known || known.includes(value));
      const wanted = known && known.length <= few ? known : values.slice(0, few);
      need(wanted.length > 0, `no creator that was found shows ${field}`);
      const lists = [];
      for (const value of wanted) {
        const body = { query, [field]: value, limit: tools.depth };
        lists.push({ value, ...(await tools.answer("v2", search.id, { body })) });
      }
      return { lists, rows };
    };
    const some = meaning("v2", search.id, {
      ...{ name: `${field}-shown`, at: "requestBody", ...cost },
      rule: `${field} keeps no creator that shows another ${field} of the list`,
      async run(tools) {
        for (const { value, rows, exchange } of (await kept(tools)).lists) {
          const isOther = (row: Found) =>
            row[field] !== value && known?.includes(String(row[field])) === true;
          demandEach(rows, (row) => !isOther(row), `${field} ${value}`, show, exchange);
        }
      },
    });
    const all = meaning("v2", search.id, {
      ...{ name: field, at: "requestBody", ...cost },
      rule: `${field} keeps creators of that ${field}, those that it was taken from among them`,
      // That the answer writes it as the filter does is assumed, and that a search finds the same again.
      assumed: true,
      async run(tools) {
        const { lists, rows: found } = await kept(tools);
        for (const { value, rows, exchange } of lists) {
          demandEach(rows, (row) => row[field] === value, `${field} ${value}`, show, exchange);
          const ids = new Set(idsOf(rows));
          const missing = found.find((row) => row[field] === value && !ids.has(String(row["id"])));
          const isCut = rows.length >= tools.depth;
          demand(missing === undefined || isCut, `each with ${field} ${value}`, missing?.["id"], exchange);
        }
      },
    });
    return known ? [some, all] : [all];
  });
}
