import type { Hono } from "hono";
import type { Env } from "../http/incoming.ts";
import { isNavigation } from "./denial-page.ts";

/** Makes the page's files, by name; asked for once, at the first request. */
export type PageFiles = () => Promise<Readonly<Record<string, { type: string; text: string }>>>;

/** What a browser may do with the page: load what is the mock's own, and show it in no frame of another page. */
const headers = {
  "Content-Security-Policy": [
    "default-src 'none'",
    ...["script-src", "style-src", "img-src", "connect-src"].map((kind) => `${kind} 'self'`),
    ...["base-uri", "form-action", "frame-ancestors"].map((kind) => `${kind} 'none'`),
  ].join("; "),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  // A newer mock at the same address has another page.
  "Cache-Control": "no-cache",
};

/** The mock's page at `/__mock/`, and what it loads under `/__mock/page/`. */
export function addPage(app: Hono<Env>, make: PageFiles): void {
  let made: ReturnType<PageFiles> | undefined;
  const file = async (name: string): Promise<Response | undefined> => {
    const files = await (made ??= make());
    const found = Object.hasOwn(files, name) ? files[name] : undefined;
    return found && new Response(found.text, { headers: { ...headers, "Content-Type": found.type } });
  };
  app.get("/__mock", (c, next) => (isNavigation(c) ? Promise.resolve(c.redirect("/__mock/")) : next()));
  app.get("/__mock/", async (c) => (await file("index.html")) ?? c.notFound());
  // No control, and so not in the list of them.
  app.use("/__mock/page/:name", async (c, next) => {
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    return (isRead ? await file(c.req.param("name")) : undefined) ?? next();
  });
}
