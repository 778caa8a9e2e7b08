import { markdownOf, relative } from "../../openapi/reference-links.ts";
import type { Places } from "./places.ts";
import { linkOf, linkSign, markOf } from "./signs.ts";

/** The address that a link on a page leads to, relative to the site, marked as such; other links are as they are. */
export function placeless(href: string, page: string): string {
  if (/^[a-z]+:/.test(href)) return href;
  const { pathname, hash } = new URL(href, `http://site/${page}`);
  return `${linkSign}${markdownOf(pathname.slice(1))}${hash}`;
}

/**
 * A page's Markdown at its own address: its links lead to the same places in Markdown, with the host of the site where that is
 * known, and it has an anchor wherever some link leads to. Below its title it says where all pages are listed.
 */
export function at(page: string, markdown: string, places: Places, siteUrl: string | undefined): string {
  const own = markdownOf(page);
  const address = (target: string) =>
    siteUrl === undefined ? relative(own, target) : whole(target, siteUrl);
  const text = placed(markdown, {
    address: (target) => address(places.reach(target)),
    anchor: (id) => places.isWanted(own, id),
  });
  return text.replace(/^# .*\n/, (title) => `${title}\n> All pages: [llms.txt](${address("llms.txt")})\n`);
}

/** A page's Markdown in a file at the root of the site, where it is one of many: it has no anchors. */
export function atRoot(markdown: string, siteUrl: string | undefined, places: Places): string {
  return placed(markdown, {
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

function placed(markdown: string, { address, anchor }: Placing): string {
  return markdown
    .replaceAll(linkOf, (_, target: string) => address(target))
    .replaceAll(markOf, (_, id: string) =>
      anchor(decodeURIComponent(id)) ? `<a id="${escaped(id)}"></a>` : "",
    );
}

/** As HTML has it. Ids are made of names and values of the documents. */
function escaped(id: string): string {
  return decodeURIComponent(id).replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
