import { resolve } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";
import { documents } from "@adintel/client/operations";
import { readDocument } from "./bundled.ts";
import { cors } from "./cors.ts";
import type { Env } from "./exchange.ts";

const contentTypes = { json: "application/json", yaml: "application/yaml" };

/** The server of files does not know it. */
const markdownType = "text/markdown; charset=utf-8";

/** What no file of the site may answer for, whatever the site holds. */
const notOfTheSite = [documents.v1.basePath, documents.v2.basePath, "/__mock", "/openapi"];

/**
 * Adds the bundled documents under `/openapi`, and at `/` the reference site out of a folder, if there is one.
 *
 * @throws {DocumentError} if a document is missing or damaged, naming it.
 */
export function addSite(app: Hono<Env>, reference: string | undefined): void {
  app.use("/openapi/*", cors);
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
    app.get("*", async (c, next) => {
      if (!isOfTheSite(c.req.path)) return next();
      const page = await pages(c, next);
      if (page && c.req.path.endsWith(".md")) page.headers.set("Content-Type", markdownType);
      return page;
    });
  }
}

function isOfTheSite(path: string): boolean {
  return !notOfTheSite.some((root) => path === root || path.startsWith(`${root}/`));
}
