import { meaningOf, assert, Inconclusive, type CheckCase, type Tools } from "../../engine/case.ts";
import type { Contract } from "../../contract/table.ts";
import { errorOf, fieldsOf } from "../../contract/fields.ts";
import { handleParts } from "../../discovery/words.ts";
import { isOpenRequest } from "../../contract/table.ts";
import { variantsOf } from "../../cases/requests.ts";
import { paged } from "../../session/page-sizes.ts";

/** Ids in paths of v2 are those of brands or creators; that v1 accepts creators too is assumed. */
export function creatorCases(contract: Contract): CheckCase[] {
  return [...servedCases(contract), ...filtersCase(contract)];
}

function servedCases({ operations }: Contract): CheckCase[] {
  return operations
    .filter(({ operation }) => operation.path.includes("{id}"))
    .flatMap((listed) => {
      const [variant] = variantsOf(listed);
      if (!variant) return [];
      return [
        meaningOf(listed, {
          name: "of-a-creator",
          requests: 1 + handleParts.length,
          rows: 1,
          dearRows: handleParts.length,
          rule: "accepts the id of a creator as well as that of a brand",
          assumed: listed.version === "v1" || isOpenRequest(listed.operation),
          async run(tools) {
            const id = await creator(tools);
            const question = paged(listed.operation, variant.about(id), { limit: 1 });
            await tools.about(listed).answer(question);
          },
        }),
      ];
    });
}

/** The documented filters of the search for creators; their values are not specified, so the server's own are sent. */
function filtersCase({ operations }: Contract): CheckCase[] {
  const listed = operations.find(({ operation }) => operation.operationId === "searchCreators");
  if (!listed) return [];
  const tries = 2;
  return [
    meaningOf(listed, {
      name: "accepts-profile-filters",
      at: "requestBody",
      requests: handleParts.length + tries,
      rows: handleParts.length + tries,
      rule: `accepts ${Object.keys(v1Filters).join(", ")} in a search for creators`,
      async run(tools) {
        const { igUsername, row } = await creatorRow(tools);
        const shown = Object.entries(v1Filters).map(([name, value]) => [name, row[name] ?? value]);
        const refused = new Set(Object.keys(v1Filters));
        for (const filters of [Object.fromEntries(shown), v1Filters]) {
          const body = { igUsername, limit: 1, ...filters };
          const exchange = await tools.about(listed).ask({ body });
          if (exchange.status === 200) return;
          assert(exchange.status === 400, "status 200", `status ${exchange.status}`, exchange);
          const named = errorOf(exchange.sending.version, exchange.body).paths;
          for (const name of refused) if (!named.some((path) => path.endsWith(name))) refused.delete(name);
          // A server may reject the values of v1 if its own rows use others.
          if (filters === v1Filters)
            assert(refused.size === 0, "status 200", `${[...refused].join(", ")} rejected`, exchange);
        }
        throw new Inconclusive("the server rejects values that are not specified");
      },
    }),
  ];
}

/** Values of v1, for a creator that shows none. */
const v1Filters = { gender: "female", ageRange: "25-34", ethnicity: "Black", language: "English" };

async function creatorRow(tools: Tools) {
  for (const igUsername of handleParts) {
    const { rows } = await tools.answer("v2", "searchCreators", { body: { igUsername, limit: 1 } });
    const row = fieldsOf(rows[0]);
    if (typeof row["id"] === "string") return { igUsername, row };
  }
  throw new Inconclusive("no search returns a creator");
}

async function creator(tools: Tools): Promise<string> {
  const { row } = await creatorRow(tools);
  return String(row["id"]);
}
