import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { bundle, createConfig } from "@redocly/openapi-core";
import { parse } from "yaml";
import { UsageError } from "../../lib/errors.ts";
import { load, refuse } from "../../generate/problems.ts";
import { BrokenDocumentError } from "../../openapi/document.ts";
import { isRecord } from "../../lib/json.ts";
import type { Raw } from "./raw.ts";

/**
 * Reads an OpenAPI document of version 3.0, 3.1 or 3.2 in JSON or YAML, with the files that it refers to put into it.
 *
 * @throws {UsageError} in one line, if there is no such file, if it is no such document, or if a reference leads nowhere.
 */
export async function readForeign(file: string): Promise<Raw> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    const why =
      error.code === "ENOENT" ? "does not exist" : error.code === "EISDIR" ? "is a folder" : "cannot be read";
    throw new UsageError(`${file} ${why}; --document takes an OpenAPI document in JSON or YAML`);
  });
  refuseOthers(file, parsed(file, text));
  try {
    const config = await createConfig({});
    const bundling = await load(basename(file), bundle({ ref: file, config }));
    refuse(
      bundling.problems.filter(({ severity }) => severity === "error"),
      dirname(file),
    );
    const whole: unknown = bundling.bundle.parsed;
    return isRecord(whole) ? whole : {};
  } catch (error) {
    if (error instanceof BrokenDocumentError) throw new UsageError(error.firstProblem, { cause: error });
    throw error;
  }
}

function parsed(file: string, text: string): unknown {
  try {
    // YAML takes in JSON, but its parser is many times slower.
    return /^\s*\{/.test(text) ? JSON.parse(text) : parse(text);
  } catch (error) {
    const [reason = ""] = String(error instanceof Error ? error.message : error).split("\n");
    throw new UsageError(`${file} is neither JSON nor YAML: ${reason.replace(/:$/, "")}`);
  }
}

function refuseOthers(file: string, document: unknown): void {
  if (!isRecord(document) || !("openapi" in document || "swagger" in document))
    throw new UsageError(
      `${file} is not an OpenAPI document: it does not start with \`openapi\` and a version, such as 3.1.0`,
    );
  if ("swagger" in document)
    throw new UsageError(
      `${file} is Swagger ${String(document["swagger"])}, not OpenAPI 3; convert it first, for instance with npx swagger2openapi ${file}`,
    );
  const version = String(document["openapi"]);
  if (!/^3\.[012](\.|$)/.test(version))
    throw new UsageError(`${file} is OpenAPI ${version}; only versions 3.0, 3.1 and 3.2 can be shown`);
}
