import type { Element, ElementContent, Root, RootContent } from "hast";
import type { Nodes } from "mdast";
import { toMdast } from "hast-util-to-mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { placeless, mark } from "./addresses.ts";
import { condensed, isNotBlank, paragraph, trimmed } from "./condense.ts";
import { isBlock, isForScreens } from "./content.ts";

/**
 * A page's content as Markdown, made of its HTML so that both say the same: folded parts unfolded, code in one language,
 * short facts on one line, links between pages leading to their Markdown, by addresses that are yet to be placed.
 */
export function markdown(content: Root, page: string): string {
  const children = content.children.flatMap((node) => forReading(node, page));
  const tree: Root = { type: "root", children };
  return toMarkdown(tight(toMdast(tree)), {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: "-",
    listItemIndent: "one",
    rule: "-",
  });
}

type Content = ElementContent[];

function forReading(node: RootContent, page: string): Content {
  if (node.type === "doctype" || node.type === "comment") return [];
  if (node.type !== "element") return [node];
  if (isForScreens(node)) return [];
  const children = trimmed(node).children.flatMap((child) => forReading(child, page));
  const { id } = node.properties;
  const made = read({ ...node, children }, page);
  return typeof id === "string" ? marked(made, id) : made;
}

function read(node: Element, page: string): Content {
  const { tagName, properties, children } = node;
  const short = condensed(node);
  if (short) return short;
  if (tagName === "summary") return [paragraph(children)];
  if (tagName === "caption") return [];
  // What several columns share stands in each, since a table of Markdown has no such cells.
  if (tagName === "td" && properties.colSpan !== undefined)
    return Array.from({ length: Number(properties.colSpan) }, () => ({ ...node, properties: {} }));
  if (tagName === "a")
    return [{ ...node, properties: { href: placeless(String(properties.href), page) }, children }];
  return [node];
}

/** Lists without empty lines between their items, where each item is one paragraph and the lists in it. */
function tight<T extends Nodes>(node: T): T {
  if ("children" in node) for (const child of node.children) tight(child);
  if (node.type === "list") {
    const isTight = node.children.every(({ children }) =>
      children.every(({ type }, index) => (index === 0 ? type === "paragraph" : type === "list")),
    );
    node.spread = !isTight;
    for (const item of node.children) item.spread = !isTight;
  }
  return node;
}

/** What is made of an element that links may lead to, with its place in the first line of it. */
function marked(nodes: Content, id: string): Content {
  const [first, ...others] = nodes;
  if (first?.type !== "element") return [mark(id), ...nodes];
  return [withMark(first, id), ...others];
}

const holders = new Set(["div", "section", "article", "li", "tr", "details", "figure", "dl", "main"]);
const listed = new Set(["ul", "ol", "table", "pre"]);

function withMark(node: Element, id: string): Element {
  // Before the words of an item it would be a paragraph of its own.
  if (node.tagName === "li" && !node.children.some(isBlock))
    return { ...node, children: [paragraph([mark(id), ...node.children])] };
  const index = node.children.findIndex((child) => child.type !== "comment" && isNotBlank(child));
  const child = node.children[index];
  if (holders.has(node.tagName) && child?.type === "element") {
    if (!listed.has(child.tagName))
      return { ...node, children: node.children.with(index, withMark(child, id)) };
    return { ...node, children: [paragraph([mark(id)]), ...node.children] };
  }
  return { ...node, children: [mark(id), ...node.children] };
}
