import { relative } from "../../openapi/reference-links.ts";

/**
 * Stands before the address of a page of the site in Markdown that has no place yet. The character belongs to nobody, so that
 * no text of a document has it.
 */
const sign = "\u{E000}";

/**
 * The address that a link on a page leads to, relative to the site, marked as such; other links are as they are. Markdown has
 * no anchors of its own, so that a link leads to the page.
 */
export function placeless(href: string, page: string): string {
  if (/^[a-z]+:/.test(href)) return href;
  const { pathname } = new URL(href, `http://site/${page}`);
  return `${sign}${pathname.slice(1).replace(/\.html$/, ".md")}`;
}

/** A page's Markdown at its own address. */
export function at(page: string, markdown: string): string {
  return replaced(markdown, (target) => relative(page, target));
}

/** A page's Markdown in a file at the root of the site. */
export function atRoot(markdown: string, siteUrl: string | undefined): string {
  return replaced(markdown, (target) => whole(target, siteUrl));
}

/** The address of a page for a file at the root of the site: with its host where that is known. */
export function whole(target: string, siteUrl: string | undefined): string {
  return siteUrl === undefined ? target : new URL(target, siteUrl).href;
}

function replaced(markdown: string, address: (target: string) => string): string {
  return markdown.replaceAll(new RegExp(`${sign}([^)>\\s]*)`, "g"), (_, target: string) => address(target));
}
