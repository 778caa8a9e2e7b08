import { existsSync } from "node:fs";
import { withPrices } from "../../openapi/prices.ts";
import { document, type At } from "../parts/at.ts";
import { Snippet } from "../parts/snippet.tsx";
import { snippet, snippetFile } from "../snippets.ts";
import { Wrong } from "../writing/values.tsx";
import type { Block } from "./block.ts";

/** Code out of the folder snippets, which is type-checked there and run by the tests. */
export const snippetBlocks: Record<string, Block> = {
  snippet: {
    usage: "NAME",
    options: ["label"],
    render({ at, given: [name = ""], options }) {
      check(at, name);
      return <Snippet at={at} name={name} label={String(options["label"])} />;
    },
  },
};

/** @throws {Wrong} if there is no such code, or what its comments say cannot be worked out. */
function check(at: At, name: string): void {
  if (!existsSync(snippetFile(name))) throw new Wrong(`no file scripts/docs/snippets/${name}.ts`);
  try {
    withPrices(snippet(name), document(at));
  } catch (error) {
    throw new Wrong(`scripts/docs/snippets/${name}.ts: ${error instanceof Error ? error.message : error}`);
  }
}
