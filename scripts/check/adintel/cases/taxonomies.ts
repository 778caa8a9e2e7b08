import { meaning, assert, requireData, Inconclusive, type CheckCase, type Tools } from "../../engine/case.ts";
import { unmatchedText, maxPhrases, productPhrases } from "../../cases/lists/words.ts";
import { assertPart } from "../../cases/lists/list.ts";
import { mediaList } from "../lists/media-list.ts";
import { wholeOf } from "../lists/unfiltered-media.ts";

export function taxonomyCases(depth: number): CheckCase[] {
  return [
    meaning("v2", "searchMedia", {
      name: "taxonomy",
      at: "requestBody",
      requests: maxPhrases + 2,
      rows: 2 * wholeOf(depth),
      rule: "the taxonomy filter accepts paths of GET /taxonomies and returns a subset of the list without it",
      async run(tools) {
        const paths = await findPaths(tools);
        const list = await mediaList(tools, { taxonomy: paths });
        if (list.rows.length > 0)
          assertPart(
            list,
            await mediaList(tools),
            "every creative of a taxonomy path also in the list without it",
          );
      },
    }),
    meaning("v2", "searchBrands", {
      name: "taxonomy",
      at: "requestBody",
      requests: maxPhrases + 1,
      rows: 3,
      rule: "the taxonomy filter accepts paths of GET /taxonomies",
      async run(tools) {
        const taxonomy = (await findPaths(tools)).slice(0, 1);
        await tools.answer("v2", "searchBrands", { body: { query: "shop", taxonomy, limit: 3 } });
      },
    }),
    meaning("v2", "searchTaxonomies", {
      name: "query-of-nothing",
      at: "parameters",
      requests: maxPhrases + 1,
      rule: "a meaningless phrase does not return the same paths as every other phrase",
      async run(tools) {
        const paths = async (query: string) => {
          const { rows, exchange } = await tools.answer("v2", "searchTaxonomies", { query: { query } });
          return { words: rows.map(({ value }) => String(value)).join(", "), exchange };
        };
        const none = await paths(unmatchedText);
        // A server may return the nearest paths for a meaningless phrase.
        let compared = 0;
        for (const phrase of await productPhrases(tools)) {
          const result = await paths(phrase);
          if (result.words === "") continue;
          if (result.words !== none.words) return;
          compared += 1;
        }
        requireData(compared > 1, "no two phrases return paths");
        assert(
          false,
          `different paths than for ${unmatchedText}`,
          "the same paths for every phrase",
          none.exchange,
        );
      },
    }),
    meaning("v2", "searchTaxonomies", {
      name: "paths",
      at: "responses/200",
      requests: maxPhrases,
      rule: "a path is one or more levels joined by ` > `",
      async run(tools) {
        let several = 0;
        const values: unknown[] = [];
        let last;
        for (const query of await productPhrases(tools)) {
          const { rows, exchange } = await tools.answer("v2", "searchTaxonomies", { query: { query } });
          last = exchange;
          for (const { value } of rows) {
            const levels = String(value).split(" > ");
            if (levels.length > 1) several += 1;
            values.push(value);
            assert(
              levels.every((level) => level.trim() !== ""),
              "levels joined by ` > `",
              String(value),
              exchange,
            );
          }
        }
        requireData(values.length >= 5, "too few paths were returned");
        // Single paths may have one level, but not all of them.
        assert(several > 0, "some paths of several levels joined by ` > `", values.slice(0, 5), last);
      },
    }),
  ];
}

async function findPaths(tools: Tools): Promise<string[]> {
  for (const query of await productPhrases(tools)) {
    const { rows } = await tools.answer("v2", "searchTaxonomies", { query: { query } });
    if (rows.length > 0) return rows.map(({ value }) => String(value));
  }
  throw new Inconclusive("no phrase returns a taxonomy path");
}
