import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";
import { documents } from "@adintel/client/operations";
import type { Env } from "./exchange.ts";

const require = createRequire(import.meta.url);

const contentTypes = { json: "application/json", yaml: "application/yaml" };

/** What no file of the site may answer for, whatever the site holds. */
const notOfTheSite = [documents.v1.basePath, documents.v2.basePath, "/__mock", "/openapi"];

/** Adds the bundled documents under `/openapi`, and at `/` the reference site out of a folder, if there is one. */
export function addSite(app: Hono<Env>, reference: string | undefined): void {
  for (const version of ["v1", "v2"]) {
    for (const [extension, type] of Object.entries(contentTypes)) {
      const file = require.resolve(`@adintel/client/openapi/${version}.${extension}`);
      app.get(`/openapi/${version}.${extension}`, async (c) => {
        c.header("Content-Type", type);
        return c.body(await readFile(file, "utf8"));
      });
    }
  }
  if (reference === undefined) {
    app.get("/", (c) =>
      c.text("The mock answers under /v2 and /api/v1. The reference is not built: npm run docs\n"),
    );
  } else {
    // Absolute, so that it does not depend on the working directory.
    const pages = serveStatic<Env>({ root: resolve(reference) });
    app.get("*", (c, next) => (isOfTheSite(c.req.path) ? pages(c, next) : next()));
  }
}

function isOfTheSite(path: string): boolean {
  return !notOfTheSite.some((root) => path === root || path.startsWith(`${root}/`));
}
