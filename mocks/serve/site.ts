import { resolve } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type Context } from "hono";
import { accepts } from "hono/accepts";
import { readDocument } from "../../scripts/lib/documents.ts";
import { listed } from "../../scripts/lib/text.ts";
import { basePaths, currentVersion, versions } from "../../scripts/lib/versions.ts";
import { cors } from "../http/cors.ts";
import { isPlainHost } from "../http/forwarded.ts";
import { partsOf, type Env } from "../http/incoming.ts";

const contentTypes = { json: "application/json", yaml: "application/yaml" };

/** The server of files does not know it. */
const markdownType = "text/markdown; charset=utf-8";

/** Nor this. */
const feedType = "application/atom+xml; charset=utf-8";

/** What the site has for addresses that lead nowhere. */
const notFound = "/404.html";

const isText = /^text\/|\b(javascript|json|xml|yaml)\b/;

/** What no file of the site may answer for, whatever the site holds. */
const notOfTheSite = [...basePaths, "/__mock", "/openapi"];

/**
 * Adds the bundled documents under `/openapi`, and at `/` the reference site out of a folder, if there is one. Where they
 * say where the mock is, they say it by the address that the request was sent to.
 *
 * @throws {DocumentError} if a document is missing or damaged, naming it.
 */
export function addSite(app: Hono<Env>, reference: string | undefined): void {
  app.use("/openapi/*", cors);
  for (const version of versions) {
    for (const [extension, type] of Object.entries(contentTypes)) {
      const name = `openapi/${version}.${extension}`;
      const text = readDocument(name);
      app.get(`/${name}`, (c) => c.body(asReached(text, c.req.url), { headers: { "Content-Type": type } }));
    }
  }
  if (reference === undefined) {
    app.get("/", (c) =>
      c.text(
        `The mock serves ${listed(basePaths)}, the OpenAPI documents under /openapi and its own page at /__mock/.\n`,
      ),
    );
  } else {
    // Absolute, so that it does not depend on the working directory.
    const files = new Hono().get("*", serveStatic({ root: resolve(reference) }));
    app.get("*", async (c, next) => {
      if (!isOfTheSite(c.req.path)) return next();
      // Not as it was asked for: a range of the file is not that of what is sent.
      const address = preferred(c);
      const file = await files.request(address);
      if (file.ok) return await page(file, address);
      if (address !== c.req.url) {
        const asked = await files.request(c.req.url);
        if (asked.ok) return await page(asked, c.req.url);
      }
      // Programs get the API's own envelope.
      if (!/\btext\/html\b/.test(c.req.header("Accept") ?? "")) return next();
      const missing = await files.request(new URL(notFound, c.req.url));
      return missing.ok ? await page(missing, c.req.url, 404) : next();
    });
  }
}

/** Where a page is in the form that a request prefers: agents ask for the Markdown of a page by its address. */
function preferred(c: Context<Env>): string {
  const { url, path } = c.req;
  if (!/(\/|\.html)$/.test(path)) return url;
  const supports = ["text/html", "text/markdown"];
  if (accepts(c, { header: "Accept", supports, default: "text/html" }) === "text/html") return url;
  const address = new URL(url);
  address.pathname = path.replace(/\/$/, "/index.html").replace(/\.html$/, ".md");
  return address.href;
}

/** A file of the site as it is sent to whoever asked for it at an address. */
async function page(file: Response, url: string, status = 200): Promise<Response> {
  const { headers } = file;
  const { pathname } = new URL(url);
  if (pathname.endsWith(".md")) headers.set("Content-Type", markdownType);
  if (pathname.endsWith(".atom")) headers.set("Content-Type", feedType);
  // A page may come as HTML or as Markdown.
  if (/(\/|\.html|\.md)$/.test(pathname)) headers.set("Vary", "Accept");
  if (!isText.test(headers.get("Content-Type") ?? "") && status === 200) return file;
  const bytes = new TextEncoder().encode(asReached(await file.text(), url));
  headers.set("Content-Length", String(bytes.length));
  return new Response(bytes, { headers, status });
}

/** A text that names the mock by where the documents say that it is, with the origin of an address in its place. */
function asReached(text: string, url: string): string {
  const { origin } = partsOf(url);
  return isPlainHost(new URL(url).host) ? text.replaceAll(documentedOrigin(), origin) : text;
}

let known: string | undefined;

/** Where the documents say that the mock is: their first server. Read when it is first asked for. */
function documentedOrigin(): string {
  return (known ??= originIn(readDocument(`openapi/${currentVersion}.json`)));
}

function originIn(document: string): string {
  const { servers }: { servers: { url: string }[] } = JSON.parse(document);
  return new URL(servers[0]?.url ?? "").origin;
}

function isOfTheSite(path: string): boolean {
  return !notOfTheSite.some((root) => path === root || path.startsWith(`${root}/`));
}
