import { handleParts } from "../discovery/words.ts";
import { Inconclusive, Violation } from "../engine/case.ts";
import { maxAccounts, maxPhrases, productPhrases } from "../cases/lists/words.ts";
import { textOf } from "../session/rows.ts";
import type { Sample } from "../knowledge/knowledge.ts";

const countries = ["United States", "United Kingdom", "Germany", "France", "Canada", "Japan"];
const shown = 4;

/** Places that creators show, in the words of the server, and countries. */
export const locations: Sample = {
  maxValues: shown + countries.length,
  requests: 1,
  async of(tools) {
    const [igUsername] = handleParts;
    const asked = { body: { igUsername, limit: tools.depth } };
    const found = await tools.answer("v2", "searchCreators", asked).catch(unlessAnswered);
    const seen = new Set((found?.rows ?? []).flatMap((row) => textOf(row, "location") ?? []));
    return [...new Set([...[...seen].slice(0, shown), ...countries])];
  },
};

function unlessAnswered(error: unknown): undefined {
  if (!(error instanceof Violation || error instanceof Inconclusive)) throw error;
}

/** Paths of each of two phrases: some of them lead to few rows. */
const paths = 10;

export const taxonomies: Sample = {
  maxValues: 2 * paths,
  requests: maxPhrases,
  async of(tools) {
    const found = new Set<string>();
    let several = 0;
    for (const query of await productPhrases(tools)) {
      const { rows } = await tools.answer("v2", "searchTaxonomies", { query: { query } });
      for (const { value } of rows.slice(0, paths)) found.add(String(value));
      if (rows.length > 0) several += 1;
      if (several > 1) break;
    }
    // What lies below an upper level is most of what there is.
    const all = [...found];
    return all.filter((path) => !all.some((other) => other.startsWith(`${path} > `)));
  },
};

export const landingPages: Sample = {
  maxValues: maxAccounts,
  requests: maxAccounts,
  async of(tools) {
    const found: string[] = [];
    for (const id of await tools.accounts()) {
      const { rows } = await tools.answer("v2", "listAccountLandingPages", {
        id,
        query: { showInactive: true, limit: 1 },
      });
      found.push(...rows.flatMap((row) => textOf(row, "url") ?? []));
    }
    if (found.length === 0) throw new Inconclusive("no account has landing pages");
    return found;
  },
};

/** Values that v1 has for a sort order of which v2 documents none. */
export const sorts: Sample = { of: async () => ["NAME", "LEAST_FOLLOWERS"], maxValues: 2, requests: 0 };
