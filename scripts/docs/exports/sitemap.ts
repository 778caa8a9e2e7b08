import { XMLBuilder } from "fast-xml-parser";
import type { PageFacts } from "../model/page.ts";

/** Where `npm start` serves the site; a sitemap needs whole addresses. */
export const local = "http://127.0.0.1:4010/";

/** Every page of the site, for crawlers. */
export function sitemap(pages: PageFacts[], siteUrl: string = local): string {
  return new XMLBuilder({ format: true, ignoreAttributes: false }).build({
    "?xml": { "@_version": "1.0", "@_encoding": "UTF-8" },
    urlset: {
      "@_xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9",
      url: pages.map(({ path }) => ({ loc: new URL(path, siteUrl).href })),
    },
  });
}

/** Where the site is all of a host, its robots.txt, which names the sitemap; elsewhere nobody would look for it. */
export function robots(siteUrl: string | undefined): string | undefined {
  if (siteUrl === undefined || new URL(siteUrl).pathname !== "/") return undefined;
  return `User-agent: *\nAllow: /\nSitemap: ${new URL("sitemap.xml", siteUrl).href}\n`;
}
