import { handleParts } from "../../discovery/words.ts";
import { meaning, assert, requireData, Inconclusive, type CheckCase, type Tools } from "../../engine/case.ts";
import type { Fields } from "../../contract/fields.ts";
import type { BodyOf } from "../../session/questions.ts";
import { choicesOf } from "../../knowledge/subject.ts";
import { idsOf, textOf } from "../../session/rows.ts";

/** Filters of v1 by fields that only rows of v2 have. */
const filters = ["gender", "ageRange", "ethnicity", "language"] as const;
type Filter = (typeof filters)[number];
const sampleRows = 10;

export function legacyProfileCases(depth: number): CheckCase[] {
  // All creators of v2 and one search of v1 are shared.
  const cost = { requests: 3 + filters.length, rows: (2 + filters.length) * sampleRows, dearRows: depth };
  const filterCases = filters.map((filter) =>
    meaning("v1", "searchBrands", {
      name: `${filter}-of-a-creator`,
      at: "requestBody",
      ...cost,
      rule: `${filter} returns a creator with that ${filter}, and leaves it out for another value`,
      async run(tools) {
        const { id, name, values } = await knownCreator(tools, filter);
        const ownValue = values[filter];
        const matches = await byName(tools, name, values);
        // How different filters combine is not specified, so send one alone if the combination does not return the creator.
        if (!matches.ids.includes(id)) {
          const alone = await byName(tools, name, { [filter]: ownValue });
          const words = `${name}, who has ${filter} ${String(ownValue)} in v2`;
          assert(alone.ids.includes(id), words, alone.ids.join(", ") || "none", alone.exchange);
        }
        const otherValue = choicesOf("v1", "searchBrands", filter).find((value) => value !== ownValue);
        const without = await byName(tools, name, { [filter]: otherValue });
        const words = `not ${name} with ${filter} ${otherValue}, who has ${String(ownValue)} in v2`;
        assert(!without.ids.includes(id), words, id, without.exchange);
      },
    }),
  );
  return [...filterCases, typeCase(depth)];
}

function typeCase(depth: number): CheckCase {
  return meaning("v1", "searchBrands", {
    name: "type-of-a-creator",
    at: "requestBody",
    requests: 3,
    rows: 2 * sampleRows,
    dearRows: depth,
    rule: "a creator in v2 is not a BRAND in v1",
    async run(tools) {
      const [creator] = await creatorsOfV2(tools);
      requireData(creator !== undefined, "v2 returns no creator with a name");
      const { id, name } = creator;
      const matches = await byName(tools, name, {});
      if (matches.ids.includes(id)) return;
      requireData(matches.ids.length < sampleRows, "there are more creators with that name than the limit");
      const asBrand = await byName(tools, name, {}, "BRAND");
      assert(!asBrand.ids.includes(id), `${name} only with type CREATOR`, id, asBrand.exchange);
      throw new Inconclusive("v1 does not find the creator by name");
    },
  });
}

/** A creator that both versions find, with the filter's value from v2. */
async function knownCreator(tools: Tools, filter: Filter) {
  const [first] = (await creatorsOfV2(tools)).filter(({ values }) => filter in values);
  requireData(first !== undefined, `v2 returns no creator with a name and ${filter}`);
  const { ids } = await byName(tools, first.name, {});
  requireData(ids.includes(first.id), "v1 does not find the creator by name");
  return first;
}

/** Creators from v2 whose name v1 can search for, those with the most filter values first. */
async function creatorsOfV2(tools: Tools) {
  const [igUsername] = handleParts;
  const question = { body: { igUsername, limit: tools.depth } };
  const { rows } = await tools.answer("v2", "searchCreators", question);
  return rows
    .map((row) => ({
      name: textOf(row, "name") ?? "",
      id: textOf(row, "id") ?? "",
      values: filterValues(row),
    }))
    .filter(({ name, id }) => name.length >= 3 && id !== "")
    .sort((a, b) => Object.keys(b.values).length - Object.keys(a.values).length);
}

function filterValues(row: Fields): Partial<Record<Filter, string>> {
  const entries = filters.flatMap((filter) => {
    const value = textOf(row, filter);
    return value !== undefined && choicesOf("v1", "searchBrands", filter).includes(value)
      ? [[filter, value]]
      : [];
  });
  return Object.fromEntries(entries) as Partial<Record<Filter, string>>;
}

async function byName(
  tools: Tools,
  name: string,
  values: Partial<Record<Filter, string | undefined>>,
  type: NonNullable<BodyOf<"v1", "searchBrands">["type"]> = "CREATOR",
) {
  const body = { mode: "brand_name", type, brandNames: [name], count: sampleRows, ...values } as BodyOf<
    "v1",
    "searchBrands"
  >;
  const { rows, exchange } = await tools.answer("v1", "searchBrands", { body });
  return { ids: idsOf(rows), exchange };
}
