import { asOpenApiDocument, InputError, parseDocument } from "./diff/model/document.ts";
import { bundleFile } from "./diff/bundle-file.ts";
import { diff } from "./diff/command.ts";
import { bundle } from "./generate/bundle.ts";
import { BrokenDocumentError } from "./openapi/document.ts";
import { root } from "./lib/paths.ts";

// npm runs this in the project's directory; a file name on the command line starts from the user's.
process.exitCode = await diff(process.argv.slice(2), {
  project: root,
  from: process.env["INIT_CWD"] ?? process.cwd(),
  current,
  bundle: bundleFile,
  out: (text) => console.log(text),
  err: (text) => console.error(`diff: ${text}`),
}).catch((error: unknown) => {
  // A bug in this program must not pass for "1: breaking changes".
  console.error(error);
  return 2;
});

/**
 * What is compared need not keep the rules of lint, so that a forbidden change is told as one. The sources are bundled afresh: generated/ may be behind an edit that has not been generated yet. */
async function current() {
  const texts = await bundle().catch((error: unknown) => {
    throw error instanceof BrokenDocumentError ? new InputError(error.message) : error;
  });
  const read = (version: "v1" | "v2") => asOpenApiDocument(parseDocument(texts[version], version), version);
  return { v1: read("v1"), v2: read("v2") };
}
