#!/usr/bin/env node
/** `adintel-diff BASE [REVISED]`: like `npm run diff`, for files only. REVISED defaults to the package's documents. */
import { readDocument } from "../lib/documents.ts";
import { diff } from "../diff/command.ts";
import { asOpenApiDocument, InputError, parseDocument } from "../diff/model/document.ts";

process.exitCode = await diff(process.argv.slice(2), {
  project: undefined,
  from: process.cwd(),
  current: async () => ({ v1: packaged("v1"), v2: packaged("v2") }),
  async bundle(_, name) {
    throw new InputError(
      `${name} has a $ref to another file. Bundle it first: "npx @redocly/cli bundle ${name}".`,
    );
  },
  out: (text) => console.log(text),
  err: (text) => console.error(`adintel-diff: ${text}`),
}).catch((error: unknown) => {
  // An uncaught error would exit with 1, which means breaking changes.
  console.error(error);
  return 2;
});

function packaged(version: "v1" | "v2") {
  return asOpenApiDocument(parseDocument(readDocument(`openapi/${version}.json`), version), version);
}
