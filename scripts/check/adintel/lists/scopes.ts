import type { SuccessResponse } from "../../session/questions.ts";
import { handleParts } from "../../discovery/words.ts";
import { requireData, Inconclusive, Violation, type Tools } from "../../engine/case.ts";
import { textOf } from "../../session/rows.ts";
import { accountWords, maxSearches } from "../../cases/lists/words.ts";

/** The default number of rows of a search for accounts. */
const sampleRows = 3;
const types = ["BRAND", "CREATOR"] as const;
/** The number of accounts to find for searches by name. */
const maxPerType = 8;

/** The maximum number of requests and rows that {@link legacyScopes} takes. */
export function findingCost(depth: number) {
  const requests = types.length * (maxSearches + 2);
  return { requests, rows: requests * Math.min(maxPerType, depth) };
}

/** A search of v1 by description that finds several accounts. */
export async function findInLegacy(
  tools: Tools,
  type: (typeof types)[number],
  count = sampleRows,
): Promise<SuccessResponse & { query: string }> {
  for (const query of await accountWords(tools)) {
    const answer = await tools.answer("v1", "searchBrands", {
      body: { mode: "smart", query, type, count },
    });
    if (answer.rows.length > 1) return { ...answer, query };
  }
  const brandNames = await namesInV2(tools, type);
  if (brandNames.length > 1) {
    const body = { mode: "brand_name" as const, brandNames: brandNames.slice(0, count), type, count };
    const answer = await tools.answer("v1", "searchBrands", { body });
    if (answer.rows.length > 1) return { ...answer, query: "" };
  }
  throw new Inconclusive(`no search returns two accounts of type ${type}`);
}

/** Names from a search of v2; none if it fails. */
async function namesInV2(tools: Tools, type: (typeof types)[number]): Promise<string[]> {
  const id = type === "BRAND" ? "searchBrands" : "searchCreators";
  const [igUsername] = handleParts;
  try {
    const { rows } = await tools.answer("v2", id, { body: { igUsername, limit: tools.depth } });
    return rows.flatMap((row) => textOf(row, "name") ?? []).filter((name) => name.length >= 3);
  } catch (error) {
    if (error instanceof Violation || error instanceof Inconclusive) return [];
    throw error;
  }
}

async function namesInLegacy(
  tools: Tools,
  type: (typeof types)[number],
  count = sampleRows,
): Promise<string[]> {
  const { rows } = await findInLegacy(tools, type, count);
  const names = rows.flatMap((row) => textOf(row, "name") ?? []).filter((name) => name.length >= 3);
  requireData(names.length > 1, `no two accounts of type ${type} have names of three characters or more`);
  return names;
}

/** Searches by the names of existing accounts, creators first, since their rows have more fields. */
export async function legacyScopes(tools: Tools) {
  const scopes = [];
  for (const type of types.toReversed()) {
    const brandNames = await namesInLegacy(tools, type, Math.min(maxPerType, tools.depth)).catch(
      (error: unknown) => {
        if (error instanceof Inconclusive) return undefined;
        throw error;
      },
    );
    if (brandNames) scopes.push({ values: { mode: "brand_name", type, brandNames } });
  }
  return scopes;
}
