import { markdownOf } from "../../openapi/reference-links.ts";
import { linkOf, markOf } from "./signs.ts";

/** Where links of the site's Markdown lead, and what is there. */
export interface Places {
  /** An address of the site, without its anchor where the Markdown has no such place. */
  reach: (target: string) => string;
  /** Whether some link leads to a place of a page. */
  isWanted: (page: string, id: string) => boolean;
}

/** Those of all pages together. Markdown has an anchor only where one is needed: there are thousands of places. */
export function placesOf(written: { page: { path: string }; markdown: string }[]): Places {
  const there = new Set<string>();
  const wanted = new Set<string>();
  for (const { page, markdown } of written) {
    const path = markdownOf(page.path);
    for (const [, id = ""] of markdown.matchAll(markOf)) there.add(`${path}#${decodeURIComponent(id)}`);
    for (const [, target = ""] of markdown.matchAll(linkOf)) wanted.add(plain(target));
  }
  return {
    reach: (target) => (there.has(plain(target)) ? target : (target.split("#")[0] ?? "")),
    isWanted: (page, id) => wanted.has(`${page}#${id}`),
  };
}

function plain(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    // A percent sign in an id that nobody encoded.
    return target;
  }
}
