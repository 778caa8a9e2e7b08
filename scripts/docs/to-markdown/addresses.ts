import { markdownPage, relative } from "../../openapi/reference-links.ts";
import type { Comment } from "hast";
import { decodedPart } from "../../lib/text.ts";

/** The address that a link on a page leads to, relative to the site, marked as such; other links are as they are. */
export function placeless(href: string, page: string): string {
  if (/^[a-z]+:/.test(href)) return href;
  const { pathname, hash } = new URL(href, `http://site/${page}`);
  return `${linkSign}${markdownPage(pathname.slice(1))}${hash}`;
}

/**
 * A page's Markdown at its own address: its links lead to the same places in Markdown, with the host of the site where that is
 * known, and it has an anchor wherever some link leads to. Below its title it says where all pages are listed.
 */
export function markdownAt(
  page: string,
  markdown: string,
  places: Places,
  siteUrl: string | undefined,
): string {
  const own = markdownPage(page);
  const address = (target: string) =>
    siteUrl === undefined ? relative(own, target) : whole(target, siteUrl);
  const text = resolveLinks(markdown, {
    address: (target) => address(places.reach(target)),
    anchor: (id) => places.isWanted(own, id),
  });
  return text.replace(/^# .*\n/, (title) => `${title}\n> All pages: [llms.txt](${address("llms.txt")})\n`);
}

/** A page's Markdown in a file at the root of the site, where it is one of many: it has no anchors. */
export function markdownAtRoot(markdown: string, siteUrl: string | undefined, places: Places): string {
  return resolveLinks(markdown, {
    address: (target) => whole(places.reach(target), siteUrl),
    anchor: () => false,
  });
}

/** The address of a page for a file at the root of the site: with its host where that is known. */
export function whole(target: string, siteUrl: string | undefined): string {
  return siteUrl === undefined ? target : new URL(target, siteUrl).href;
}

interface Placing {
  address: (target: string) => string;
  anchor: (id: string) => boolean;
}

function resolveLinks(markdown: string, { address, anchor }: Placing): string {
  return markdown
    .replaceAll(linkOf, (_, target: string) => address(target))
    .replaceAll(markOf, (_, id: string) =>
      anchor(decodeURIComponent(id)) ? `<a id="${escaped(id)}"></a>` : "",
    );
}

/** An id escaped for HTML; ids are made of the documents' names and values. */
function escaped(id: string): string {
  return decodeURIComponent(id).replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** Where links of the site's Markdown lead, and what is there. */
export interface Places {
  /** An address of the site, without its anchor where the Markdown has no such place. */
  reach: (target: string) => string;
  /** Whether some link leads to a place of a page. */
  isWanted: (page: string, id: string) => boolean;
}

/** The places of all pages. Only those that a link leads to get an anchor in Markdown: there are thousands of places. */
export function placesOf(written: { page: { path: string }; markdown: string }[]): Places {
  const there = new Set<string>();
  const wanted = new Set<string>();
  for (const { page, markdown } of written) {
    const path = markdownPage(page.path);
    for (const [, id = ""] of markdown.matchAll(markOf)) there.add(`${path}#${decodeURIComponent(id)}`);
    for (const [, target = ""] of markdown.matchAll(linkOf)) wanted.add(decodedPart(target));
  }
  return {
    // A percent sign in an id may be one that nobody encoded.
    reach: (target) => (there.has(decodedPart(target)) ? target : (target.split("#")[0] ?? "")),
    isWanted: (page, id) => wanted.has(`${page}#${id}`),
  };
}

/*
 * Links and anchors in Markdown that has no place yet. The characters belong to nobody, so that no text of a document has
 * them.
 */

/** Stands before the address of a page of the site. */
const linkSign = "\u{E000}";

const markSign = "\u{E001}";

/** The place of an id, until it is known whether a link leads there. */
export function mark(id: string): Comment {
  return { type: "comment", value: `${markSign}${encodeURIComponent(id)}` };
}

const markOf = new RegExp(`<!--${markSign}(.*?)-->`, "g");

const linkOf = new RegExp(`${linkSign}([^)>\\s]*)`, "g");
