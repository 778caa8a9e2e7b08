import { existsSync, readFileSync } from "node:fs";
import { relative, join } from "node:path";
import { withPrices } from "../../openapi/prices.ts";
import { root } from "../../lib/paths.ts";
import { type At } from "../model/page-context.ts";
import { guideFolder } from "../model/guide-folder.ts";
import { GuideError } from "../writing/mistakes.ts";
import type { Block } from "../writing/block.ts";
import { codeFor } from "../model/sample-server.ts";
import { Code } from "../components/code.tsx";

/** Code out of the folder snippets, which is type-checked there and run by the tests. */
export const snippetBlocks: Record<string, Block> = {
  snippet: {
    usage: "NAME",
    options: ["label"],
    render({ at, given: [name = ""], options }) {
      const code = pricedCode(at, name);
      const sent = at.server === undefined ? code : codeFor(at.server, code, at.documents);
      return <Code code={sent} language="typescript" label={String(options["label"])} />;
    },
  },
};

/** @throws {GuideError} if there is no such code, or what its comments say cannot be worked out. */
function pricedCode(at: At, name: string): string {
  const file = relative(root, snippetFile(name));
  if (!existsSync(snippetFile(name))) throw new GuideError(`no file ${file}`);
  try {
    return withPrices(snippet(name), at.document);
  } catch (error) {
    throw new GuideError(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

function snippetFile(name: string): string {
  return join(guideFolder, "snippets", `${name}.ts`);
}

/** The code of a file in snippets/, which is type-checked there and run against the mock by the tests. */
export function snippet(name: string): string {
  return readFileSync(snippetFile(name), "utf8").trimEnd();
}
