import { operations } from "@adintel/client/operations";
import { invalid, readPage, type Handler } from "../call.ts";

/** GET /taxonomies of v2: the paths that match a phrase, the most relevant first. */
export const searchTaxonomies: Handler = ({ world, query }) => {
  // The contract has been checked, and the values are coerced.
  const fields: { query?: string; limit?: number } = query;
  const { limit, faults } = readPage(fields, operations.v2.searchTaxonomies.paging.limit.default);
  if (faults.length > 0) return invalid(...faults);
  const paths = world.library
    .taxonomyTexts()
    .search(fields.query ?? "")
    .slice(0, limit)
    .map(({ id }) => id);
  return { json: JSON.stringify({ paths, count: paths.length }), rows: paths.length };
};
