import { asOpenApiDocument, InputError, parseDocument } from "./diff/model/document.ts";
import { bundleFile } from "./diff/bundle-file.ts";
import { diff } from "./diff/command.ts";
import { bundle } from "./generate/bundle.ts";
import { BrokenDocumentError } from "./openapi/document.ts";
import { main } from "./lib/cli.ts";
import { contractFolder } from "./lib/paths.ts";
import { forEachVersion } from "./lib/versions.ts";

// npm runs this in the project's directory; a file name on the command line starts from the user's.
await main(() =>
  diff(process.argv.slice(2), {
    project: contractFolder,
    from: process.env["INIT_CWD"] ?? process.cwd(),
    current,
    bundle: bundleFile,
    out: (text) => console.log(text),
    err: (text) => console.error(`diff: ${text}`),
  }),
);

/**
 * What is compared need not keep the rules of lint, so that a forbidden change is told as one. The sources are bundled afresh: generated/ may be behind an edit that has not been generated yet. */
async function current() {
  const texts = await bundle().catch((error: unknown) => {
    throw error instanceof BrokenDocumentError ? new InputError(error.message) : error;
  });
  return forEachVersion((version) => asOpenApiDocument(parseDocument(texts[version], version), version));
}
