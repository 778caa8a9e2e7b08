import type { operations, OperationId, Version } from "@adintel/client/operations";
import { handleParts } from "../../../discovery/account-finder.ts";
import { Inconclusive, Violation, type Tools } from "../../../engine/case.ts";
import { maxAccounts } from "../../../adintel/hints.ts";
import { textOf } from "../../../session/rows.ts";
import { maxPhrases, productPhrases } from "../../../adintel/words.ts";
import type { FilterField, Subject } from "../../../contract/subject.ts";

/** Values of a field that neither the document nor a row of its list shows. */
export interface Sample {
  of(tools: Tools): Promise<readonly string[]>;
  /** How many there are at most. */
  maxValues: number;
  /** Requests at most to get them. */
  requests: number;
}

type Samples = {
  [V in Version]?: {
    [Id in OperationId<V>]?: (typeof operations)[V][Id] extends { effects: infer E }
      ? { [F in keyof E]?: Sample }
      : never;
  };
};

const countries = ["United States", "United Kingdom", "Germany", "France", "Canada", "Japan"];
const shown = 4;

/** Places that creators show, in the words of the server, and countries. */
const places: Sample = {
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

const taxonomy: Sample = {
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

const landingPages: Sample = {
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

/** By operation and field. */
const samplesByHand: Samples = {
  v1: {
    searchBrands: { location: places },
    searchBrandMedia: { "filters.landingPage.value": landingPages },
  },
  v2: {
    searchBrands: { location: places, taxonomy },
    searchCreators: { location: places },
    searchMedia: { location: places, taxonomy, landingPage: landingPages },
  },
};

export function sampleOf({ version, id }: Subject, { name }: Pick<FilterField, "name">): Sample | undefined {
  const known: Record<string, Record<string, Sample | undefined> | undefined> = { ...samplesByHand[version] };
  return known[id]?.[name];
}
