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
    render: ({ at, given: [name = ""], options }) => (
      <Code code={snippetCode(at, name)} language="typescript" label={String(options["label"])} />
    ),
  },
};

/**
 * The code as a page shows it: with prices in its comments, and with the server that samples call.
 *
 * @throws {GuideError} if there is no such code, or what its comments say cannot be worked out.
 */
export function snippetCode(at: At, name: string): string {
  const file = relative(root, snippetFile(name));
  if (!existsSync(snippetFile(name))) throw new GuideError(`no file ${file}`);
  try {
    const code = withPrices(snippet(name), at.document);
    return at.server === undefined ? code : codeFor(at.server, code, at.documents);
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
