import type { SuccessResponse } from "../../session/questions.ts";
import {
  meaning,
  meaningOf,
  assert,
  Inconclusive,
  type CheckCase,
  type Tools,
  requireData,
} from "../../engine/case.ts";
import { branchesOf, isRecord } from "../../contract/document.ts";
import { subjectNamed, type Subject } from "../../knowledge/subject.ts";
import { handleParts } from "../../discovery/words.ts";
import { assertFacts, assertType } from "../../session/rows.ts";
import { accountWords, maxSearches, maxAccounts } from "../../cases/lists/words.ts";
import { list, listLimit } from "../../cases/lists/list.ts";
import { placeOf, variantsOf } from "../../cases/lists/scopes.ts";

/** The two searches of v2. Only `type` is specified for their rows, so other fields are checked only if present. */
const operations = [
  { id: "searchBrands", type: "BRAND" },
  { id: "searchCreators", type: "CREATOR" },
] as const;
type AccountSearch = (typeof operations)[number];

export function accountSearchCases(depth: number): CheckCase[] {
  return [
    typeCase(),
    ...operations.flatMap((search) => [...rowCases(search, depth), ...factCases(search, depth)]),
  ];
}

/** Where the response has the type is not specified. */
function typeCase(): CheckCase {
  return meaning("v2", "getAccount", {
    name: "type",
    at: "responses/200",
    rows: 1,
    needs: ["account"],
    rule: "an account says whether it is a brand or a creator",
    async run(tools) {
      const { body, exchange } = await tools.answer("v2", "getAccount", { id: await tools.account() });
      const types: readonly unknown[] = operations.map(({ type }) => type);
      const says = (value: unknown): boolean =>
        Array.isArray(value)
          ? value.some(says)
          : isRecord(value) && (types.includes(value["type"]) || Object.values(value).some(says));
      assert(says(body), `type ${types.join(" or ")}`, Object.keys(body).join(), exchange);
    },
  });
}

async function findRows(tools: Tools, { id }: AccountSearch): Promise<SuccessResponse> {
  const [igUsername] = handleParts;
  const words = (await accountWords(tools)).map((query) => ({ query }));
  for (const criteria of [{ igUsername }, ...words]) {
    const answer = await tools.answer("v2", id, { body: { ...criteria, limit: tools.depth } });
    if (answer.rows.length > 1) return answer;
  }
  throw new Inconclusive("no search returns two accounts");
}

function rowCases(search: AccountSearch, depth: number): CheckCase[] {
  const { id, type } = search;
  const cost = { requests: maxSearches + 2, rows: (maxSearches + 2) * depth };
  return [
    meaning("v2", id, {
      name: "type",
      at: "responses/200",
      ...cost,
      rule: `every row is a ${type}`,
      async run(tools) {
        const { rows, exchange } = await findRows(tools, search);
        assertType(rows, type, exchange);
      },
    }),
    meaning("v2", id, {
      name: "stated-keys",
      at: "responses/200",
      ...cost,
      rule: "a row has every key that the specification states, and none that it rules out",
      async run(tools) {
        const { rows, exchange } = await findRows(tools, search);
        const { required, absent } = statedKeys(id);
        for (const row of rows) {
          for (const key of required)
            assert(key in row, `a row with ${key}`, Object.keys(row).join(), exchange);
          for (const key of absent) assert(!(key in row), `a row without ${key}`, row[key], exchange);
        }
      },
    }),
  ];
}

/** The keys that every row has, and those that no row has, without those that the document only assumes. */
function statedKeys(id: AccountSearch["id"]): { required: string[]; absent: string[] } {
  const rows = [...(subjectNamed("v2", id)?.rows.values() ?? [])].flatMap(branchesOf);
  const stated = rows.filter((row) => row["x-assumed"] === undefined);
  return {
    required: stated.flatMap(({ required = [] }) => required),
    absent: stated.flatMap(({ properties = {} }) =>
      Object.keys(properties).filter((key) => properties[key] === false),
    ),
  };
}

/** Fields that both searches and getAccount return. */
const names = ["type", "name", "igUsername", "tiktokUsername"];
/** Numbers that change daily, so a search may return older ones. */
const counts = ["igFollowers", "tiktokFollowers"];

function factCases(search: AccountSearch, depth: number): CheckCase[] {
  return [
    { name: "names-as-fetched", fields: names, assumed: false },
    { name: "followers-as-fetched", fields: counts, assumed: true },
  ].map(({ name, fields, assumed }) =>
    meaning("v2", search.id, {
      name,
      at: "responses/200",
      assumed,
      rule: `a row has the same ${fields.join(", ")} as the fetched account`,
      requests: maxSearches + 2,
      rows: (maxSearches + 1) * depth + 1,
      async run(tools) {
        const { rows, exchange } = await findRows(tools, search);
        const [row = {}] = rows;
        const { body } = await tools.answer("v2", "getAccount", { id: String(row["id"]) });
        assertFacts(row, body, fields, exchange);
      },
    }),
  );
}

/** With fewer rows, two accounts might have the same list by chance. */
const minRows = 2;

/** Different accounts have different lists, unless a server ignores the id. */
export function accountsDifferCases(all: readonly Subject[], depth: number): CheckCase[] {
  const listing = all.filter(({ operation, lists }) => operation.path.includes("{id}") && lists.length > 0);
  return listing.map((subject) =>
    meaningOf(subject, {
      name: "of-the-account-alone",
      rule: "different accounts have different lists",
      requests: maxAccounts,
      rows: maxAccounts * listLimit(subject, depth),
      async run(tools) {
        const [variant = {}] = variantsOf(subject);
        const scopes = (await placeOf(subject).of(tools)).slice(0, maxAccounts);
        requireData(scopes.length > 1, "there is only one account; name more with --account");
        let previous: { id: string | undefined; words: string } | undefined;
        for (const { id, values } of scopes) {
          const scope = { ...(id !== undefined && { id }), values: { ...values, ...variant } };
          const { rows, exchange } = await list(tools, subject, scope);
          if (rows.length < minRows) continue;
          const words = JSON.stringify(rows);
          const expected = `different rows for account ${id} than for account ${previous?.id}`;
          assert(words !== previous?.words, expected, `the same ${rows.length} rows`, exchange);
          if (previous) return;
          previous = { id, words };
        }
        throw new Inconclusive(`no two accounts have at least ${minRows} rows each`);
      },
    }),
  );
}
