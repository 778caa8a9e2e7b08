import { taxonomyPaths } from "../data/taxonomies.ts";
import { initially, limit, required, text } from "../fields.ts";
import { limitOf, page, wordsInCommon, wordsOf } from "../pages.ts";
import type { Operation, World } from "../world.ts";

function pathsOf(world: World): readonly string[] {
  if (!world.takes("taxonomies-levels", "all")) return taxonomyPaths;
  const parents = taxonomyPaths.map((path) => path.split(" > ").slice(0, 2).join(" > "));
  return [...new Set([...taxonomyPaths, ...parents])];
}

/** GET /taxonomies of v2. */
export const searchTaxonomies: Operation = {
  id: "v2/searchTaxonomies",
  version: "v2",
  method: "GET",
  path: "/taxonomies",
  metered: false,
  perMinute: 120,
  fields: {
    query: {
      ...required(text()),
      problems: (value, path, world) =>
        text(world.takes("taxonomies-text-empty", "refused") ? 1 : 0).problems(value, path, world),
    },
    limit: initially(20, limit),
  },
  handle(call) {
    const { world } = call;
    const rank = world.takes("taxonomies-order", "descending") ? -1 : 1;
    const query = String(call.input["query"]);
    const relevance = (path: string) =>
      world.takes("taxonomies-order", "relevance") ? wordsInCommon(query, path, false) : 0;
    const order: readonly [string, (left: { path: string }, right: { path: string }) => number] = [
      "taxonomies",
      (left, right) =>
        relevance(right.path) - relevance(left.path) ||
        rank * (left.path < right.path ? -1 : left.path > right.path ? 1 : 0),
    ];
    const rows = pathsOf(world).map((path) => ({ path }));
    const filters = {
      query: (row: { path: string }, value: unknown) => matches(row.path, String(value), world),
    };
    let found = page(call, { rows, filters, order, limit: limitOf(call) });
    if (found.length === 0 && world.takes("taxonomies-nearest", "nearest"))
      found = page(call, { rows, order, limit: Math.min(1, limitOf(call)) });
    return { paths: found.map(({ path }) => path), count: found.length };
  },
};

function matches(path: string, query: string, world: World): boolean {
  const words = wordsOf(query);
  if (words.length === 0) return !world.takes("taxonomies-text-empty", "nothing");
  const found = wordsInCommon(query, path, world.takes("search-word-parts", "parts"));
  return world.takes("search-words", "all") ? found === words.length : found > 0;
}
