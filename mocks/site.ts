import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";
import { documents } from "@adintel/client/operations";
import { cors } from "./cors.ts";
import type { Env } from "./exchange.ts";

const require = createRequire(import.meta.url);

const contentTypes = { json: "application/json", yaml: "application/yaml" };

/** What no file of the site may answer for, whatever the site holds. */
const notOfTheSite = [documents.v1.basePath, documents.v2.basePath, "/__mock", "/openapi"];

/** A bundled document is missing or damaged. */
export class DocumentError extends Error {
  override name = "DocumentError";
}

/**
 * Adds the bundled documents under `/openapi`, and at `/` the reference site out of a folder, if there is one.
 *
 * @throws {DocumentError} if a document is missing or damaged, naming it.
 */
export function addSite(app: Hono<Env>, reference: string | undefined): void {
  app.use("/openapi/*", cors());
  for (const version of ["v1", "v2"]) {
    for (const [extension, type] of Object.entries(contentTypes)) {
      const name = `openapi/${version}.${extension}`;
      const text = readDocument(name);
      app.get(`/${name}`, (c) => c.body(text, { headers: { "Content-Type": type } }));
    }
  }
  if (reference === undefined) {
    app.get("/", (c) =>
      c.text("The mock answers under /v2 and /api/v1; the documents are under /openapi.\n"),
    );
  } else {
    // Absolute, so that it does not depend on the working directory.
    const pages = serveStatic<Env>({ root: resolve(reference) });
    app.get("*", (c, next) => (isOfTheSite(c.req.path) ? pages(c, next) : next()));
  }
}

function readDocument(name: string): string {
  try {
    const text = readFileSync(require.resolve(`@adintel/client/${name}`), "utf8");
    if (name.endsWith(".json")) JSON.parse(text);
    return text;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DocumentError(`generated/${name} cannot be read (${reason}); run npm run generate`);
  }
}

function isOfTheSite(path: string): boolean {
  return !notOfTheSite.some((root) => path === root || path.startsWith(`${root}/`));
}
