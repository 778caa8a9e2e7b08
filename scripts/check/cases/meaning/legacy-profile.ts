import { handleParts } from "../../account.ts";
import { demand, need, type CheckCase, type Tools } from "../../case.ts";
import type { BodyOf, Fields } from "../../questions.ts";
import { choicesOf } from "./effects/subject.ts";
import { meaning } from "./case.ts";
import { idsOf, textOf } from "./rows.ts";

type Body = BodyOf<"v1", "searchBrands">;

/** Filters of the search of v1 by what only the rows of v2 show of a creator. */
const filters = ["gender", "ageRange", "ethnicity", "language"] as const;
type Filter = (typeof filters)[number];
const most = 10;

/** POST /brands/search of v1 by the profile of a creator, which both versions know. */
export function legacyProfileCases(depth: number): CheckCase[] {
  // All creators of v2 and one search of v1 are shared.
  const cost = { requests: 3 + filters.length, rows: (2 + filters.length) * most, dearRows: depth };
  return filters.map((filter) =>
    meaning("v1", "searchBrands", {
      ...{ name: `${filter}-of-a-creator`, at: "requestBody", ...cost },
      rule: `${filter} keeps a creator with that ${filter}, and none with another`,
      async run(tools) {
        const { id, name, values } = await knownCreator(tools, filter);
        const own = values[filter];
        const found = await byName(tools, name, values);
        // How filters of different fields are combined is not stated, so each is asked alone where they lose the creator.
        if (!found.ids.includes(id)) {
          const alone = await byName(tools, name, { [filter]: own });
          const words = `${name}, of whom v2 shows ${filter} ${String(own)}`;
          demand(alone.ids.includes(id), words, alone.ids.join(", ") || "none", alone.exchange);
        }
        const other = choicesOf("v1", "searchBrands", filter).find((value) => value !== own);
        const others = await byName(tools, name, { [filter]: other });
        const words = `no ${name} with ${filter} ${other}, of whom v2 shows ${String(own)}`;
        demand(!others.ids.includes(id), words, id, others.exchange);
      },
    }),
  );
}

/** A creator whom both versions find, and the values of the filters that v2 shows. */
async function knownCreator(tools: Tools, filter: Filter) {
  const [igUsername] = handleParts;
  const asked = { body: { igUsername, limit: tools.depth } };
  const { rows } = await tools.answer("v2", "searchCreators", asked);
  const known = rows
    .map((row) => ({
      row,
      name: textOf(row, "name") ?? "",
      id: textOf(row, "id") ?? "",
      values: valuesOf(row),
    }))
    .filter(({ name, id, values }) => name.length >= 3 && id !== "" && filter in values)
    .sort((a, b) => Object.keys(b.values).length - Object.keys(a.values).length);
  const [first] = known;
  need(first !== undefined, `v2 shows no creator with a name and a ${filter}`);
  const { ids } = await byName(tools, first.name, {});
  need(ids.includes(first.id), "v1 does not find the creator by name");
  return first;
}

function valuesOf(row: Fields): Partial<Record<Filter, string>> {
  const shown = filters.flatMap((filter) => {
    const value = textOf(row, filter);
    return value !== undefined && choicesOf("v1", "searchBrands", filter).includes(value)
      ? [[filter, value]]
      : [];
  });
  return Object.fromEntries(shown) as Partial<Record<Filter, string>>;
}

async function byName(tools: Tools, name: string, values: Partial<Record<Filter, string | undefined>>) {
  const body = { mode: "brand_name", type: "CREATOR", brandNames: [name], count: most, ...values } as Body;
  const { rows, exchange } = await tools.answer("v1", "searchBrands", { body });
  return { ids: idsOf(rows), exchange };
}
