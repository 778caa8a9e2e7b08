import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { listen } from "@adintel/mock/server";
import { Hono } from "hono";
import { afterAll, beforeAll, inject } from "vitest";
import { openTabs, type View, type Visit } from "../browser/tab.ts";
import { siteIn } from "./pages.ts";

/** As on a host that serves the site below a path of its own. */
const prefix = "/some/folder";

/** The built reference in a browser. */
export interface OpenedSite {
  /** The address of the site, with a slash at its end. */
  root: string;
  /** Ends the visit before, and begins another without a page. */
  visit(view?: View): Promise<SiteVisit>;
  /** Ends the visit before, opens a page, and waits until it is loaded. */
  open(path: string, view?: View): Promise<SiteVisit>;
  /** From now on, addresses that end so are answered with 404. */
  miss(ending: string | undefined): void;
  close(): Promise<void>;
}

export interface SiteVisit extends Visit {
  /** Where another page of the site is. */
  addressOf(path: string): string;
  /** What it asked other hosts for. */
  foreign(): string[];
}

/** Serves a site out of a folder, as any static host would, to the browser. */
export async function openSite(site: string): Promise<OpenedSite> {
  let missing: string | undefined;
  const app = new Hono();
  app.use(async (c, next) => {
    if (missing !== undefined && c.req.path.endsWith(missing)) return c.notFound();
    return next();
  });
  const rewriteRequestPath = (path: string) => path.slice(prefix.length);
  app.get(`${prefix}/*`, serveStatic({ root: site, rewriteRequestPath }));
  // As a static host does for whatever is not there.
  const missingPage = await readFile(join(site, "404.html"), "utf8").catch(() => "");
  app.notFound((c) => c.html(missingPage, 404));
  const server = await listen(app.fetch, { port: 0, host: "127.0.0.1" });
  const tabs = await openTabs();
  const root = `${server.url}${prefix}/`;
  const visit = async (view?: View): Promise<SiteVisit> => {
    const opened = await tabs.visit(view);
    const foreign = () => opened.requests.map(({ url }) => url).filter((url) => !url.startsWith(root));
    return { ...opened, foreign, addressOf: (path) => root + path };
  };
  return {
    root,
    visit,
    open: async (path, view) => {
      const opened = await visit(view);
      await opened.page.goto(root + path);
      return opened;
    },
    miss: (ending) => {
      missing = ending;
    },
    close: async () => {
      await tabs.close();
      await server.close();
    },
  };
}

/** The reference that the tests share, open in a browser while the tests of a group run. */
export function useReference(): Omit<OpenedSite, "close"> {
  let site: OpenedSite;
  beforeAll(async () => {
    site = await openSite(siteIn(inject("reference")));
  });
  afterAll(() => site.close());
  return {
    get root() {
      return site.root;
    },
    visit: (view) => site.visit(view),
    open: (path, view) => site.open(path, view),
    miss: (ending) => site.miss(ending),
  };
}
