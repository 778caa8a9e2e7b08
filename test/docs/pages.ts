import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Element, Nodes, Root } from "hast";
import { fromHtml } from "hast-util-from-html";

/** The site that all tests share. */
export function siteIn(reference: string): string {
  return join(reference, "dist/site");
}

/** The built site as a test reads it: every file by its address, pages with all quotes. */
export function filesIn(site: string): Map<string, string> {
  const names = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(names.map((name) => [name.slice(site.length + 1), readPage(name)]));
}

export function readPage(file: string): string {
  return pageText(file, readFileSync(file, "utf8"));
}

/** A file of the site as a test looks for a text in it: the attributes of a page are in quotes. */
export function pageText(name: string, text: string): string {
  if (!name.endsWith(".html")) return text;
  const attributes = /"[^"]*"|'[^']*'|=([^\s"'>]+)/g;
  return text.replace(/<[^>]*>/g, (tag) =>
    tag.replace(attributes, (whole, value?: string) => (value === undefined ? whole : `="${value}"`)),
  );
}

/** A whole HTML page as a tree. */
export function treeOf(html: string): Root {
  return fromHtml(html);
}

/** Every element in a tree, in the order in which they are read. */
export function elements(node: Nodes): Element[] {
  const found: Element[] = [];
  const look = (one: Nodes) => {
    if (one.type === "element") found.push(one);
    if ("children" in one) one.children.forEach(look);
  };
  look(node);
  return found;
}

/** An attribute as text; `undefined` where it is not there. */
export function attribute(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  return value === undefined || value === null ? undefined : String(value);
}
