import { existsSync } from "node:fs";
import { relative } from "node:path";
import { withPrices } from "../../../openapi/prices.ts";
import { root } from "../../../paths.ts";
import { document, type At } from "../../model/page-context.ts";
import { Snippet } from "../../components/snippet.tsx";
import { snippet, snippetFile } from "./snippet-file.ts";
import { Wrong } from "../../writing/values.tsx";
import type { Block } from "../../writing/block.ts";

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
  const file = relative(root, snippetFile(name));
  if (!existsSync(snippetFile(name))) throw new Wrong(`no file ${file}`);
  try {
    withPrices(snippet(name), document(at));
  } catch (error) {
    throw new Wrong(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
