import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { transform } from "esbuild";
import { requestValidators } from "../../generate/validators.ts";
import { isJson } from "../../lib/json.ts";
import type { Document, MediaType } from "../../openapi/document.ts";
import { root } from "../../lib/paths.ts";
import { createKeys } from "../../../mocks/adintel/index.ts";
import { toolFile, type ShownDocument } from "../model/page-context.ts";
import { isForm, sentType } from "../samples/body.ts";
import type { Facts } from "./facts.ts";
import { factsOf } from "./form-facts.ts";
import { serverFacts } from "./servers.ts";

/**
 * What pages load when a reader wants to try an operation, by path below the folder that the body names in its
 * `data-tools`: `<version>/<operationId>.js`, an `OperationModule` with the validators of this operation alone, `servers.js`, which
 * exports `ServerFacts`, and the styles `try-it.css` and `server.css`.
 */
export async function tryItFiles(shown: readonly ShownDocument[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  await Promise.all(
    shown.map(async ({ document, calls, edition }) => {
      const modules = await modulesOf(document, factsOf(document, calls, edition));
      for (const [operationId, code] of modules) files.set(toolFile(edition?.version, operationId), code);
    }),
  );
  const keys = shown.some(({ edition }) => edition) ? [...createKeys().values()] : [];
  const choices = serverFacts(
    shown.map(({ document }) => document),
    keys,
  );
  files.set("servers.js", `export const choices = ${JSON.stringify(choices)};\n`);
  for (const name of ["try-it/try-it.css", "server/server.css"]) {
    const style = await readFile(join(root, "scripts/docs/browser", name), "utf8");
    files.set(basename(name), (await transform(style, { loader: "css", minify: true })).code);
  }
  return files;
}

/** The modules of a version by operationId; those of the last time, where nothing that they are made of changed. */
async function modulesOf(document: Document, facts: Map<string, Facts>): Promise<Map<string, string>> {
  const text = JSON.stringify(document, withoutWords);
  const key = JSON.stringify([[...facts], text]);
  const modules =
    known.get(key) ??
    (await requestValidators(
      JSON.parse(text) as Document,
      ({ requestBody }) => schemaOfBody(requestBody?.content ?? {}),
      (operationId) => `export const facts = ${JSON.stringify(facts.get(operationId))};`,
    ));
  known.set(key, modules);
  return modules;
}

/** The schema of what the form writes as JSON. */
function schemaOfBody(content: Record<string, MediaType>): MediaType["schema"] | undefined {
  const type = sentType(Object.keys(content));
  return type !== undefined && (isJson(type) || isForm(type)) ? content[type]?.schema : undefined;
}

/** Leaves out what no validator looks at: texts, which most edits change, and our extensions. A property may be called `description`. */
function withoutWords(key: string, value: unknown): unknown {
  const isWords = key === "description" && typeof value === "string";
  return isWords || /^x-(assumed|effect|ignored-when|observed|rows|unspecified)$/.test(key)
    ? undefined
    : value;
}

const known = new Map<string, Map<string, string>>();
