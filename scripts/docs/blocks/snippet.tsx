import { existsSync } from "node:fs";
import { Snippet } from "../parts/snippet.tsx";
import { snippetFile } from "../snippets.ts";
import { Wrong } from "../writing/values.tsx";
import type { Block } from "./block.ts";

/** Code out of the folder snippets, which is type-checked there and run by the tests. */
export const snippetBlocks: Record<string, Block> = {
  snippet: {
    usage: "NAME",
    options: ["label"],
    render({ at, given: [name = ""], options }) {
      if (!existsSync(snippetFile(name))) throw new Wrong(`no file scripts/docs/snippets/${name}.ts`);
      return <Snippet at={at} name={name} label={String(options["label"])} />;
    },
  },
};
