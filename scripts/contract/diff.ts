#!/usr/bin/env node
/** `adintel-diff BASE [REVISED]`: like `npm run diff`, for files only. REVISED defaults to the package's documents. */
import { main } from "../lib/cli.ts";
import { readDocument } from "../lib/documents.ts";
import { forEachVersion, type Version } from "../lib/versions.ts";
import { diff } from "../diff/command.ts";
import { asOpenApiDocument, InputError, parseDocument } from "../diff/model/document.ts";

await main(() =>
  diff(process.argv.slice(2), {
    project: undefined,
    from: process.cwd(),
    current: async () => forEachVersion(packaged),
    async bundle(_, name) {
      throw new InputError(
        `${name} has a $ref to another file. Bundle it first: "npx @redocly/cli bundle ${name}".`,
      );
    },
    out: (text) => console.log(text),
    err: (text) => console.error(`adintel-diff: ${text}`),
  }),
);

function packaged(version: Version) {
  return asOpenApiDocument(parseDocument(readDocument(`openapi/${version}.json`), version), version);
}
