import type { FactsOf } from "../../engine/rows/list-definition.ts";
import { listing } from "../../engine/rows/list.ts";
import type { Rows } from "../../engine/rows/table.ts";

interface Path {
  id: string;
}

const facts: FactsOf<Rows["v2"]["searchTaxonomies"], Path> = { effects: {}, orders: {}, reads: {} };

/** GET /taxonomies of v2: the paths that match a phrase, the most relevant first. */
export const searchTaxonomies = listing<Path>({
  facts,
  candidates: (world) => [world.library.taxonomy()],
  search: (world, text) => world.library.taxonomyTexts().search(text),
  text: ({ id }) => id,
});
