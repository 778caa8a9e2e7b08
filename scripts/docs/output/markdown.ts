import type { Element, ElementContent, Root, RootContent } from "hast";
import { toMdast } from "hast-util-to-mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { placeless } from "./addresses.ts";
import { hasClass, isForScreens } from "./content.ts";

/**
 * A page's content as Markdown, made of its HTML so that both say the same: folded parts unfolded, panels one below the
 * other, links between pages leading to their Markdown, by addresses that are yet to be placed.
 */
export function markdown(content: Root, page: string): string {
  const children = content.children.flatMap((node) => forReading(node, page)) as RootContent[];
  const tree: Root = { type: "root", children };
  return toMarkdown(toMdast(tree), {
    extensions: [gfmToMarkdown()],
    bullet: "-",
    listItemIndent: "one",
    rule: "-",
  });
}

function forReading(node: RootContent | ElementContent, page: string): (RootContent | ElementContent)[] {
  if (node.type !== "element") return [node];
  if (isForScreens(node)) return [];
  // The words follow, so that their sign says nothing more.
  if (node.tagName === "details" && hasClass(node, "marks"))
    return node.children.slice(1).flatMap((child) => forReading(child, page)) as ElementContent[];
  const children = node.children.flatMap((child) => forReading(child, page)) as ElementContent[];
  const { tagName, properties } = node;
  if (tagName === "summary") return [paragraph(children)];
  // The line of a field, and below it what its mark unfolds into.
  if (hasClass(node, "field-head")) {
    const isMark = (child: ElementContent) => child.type === "element" && hasClass(child, "mark");
    const facts = children.filter((child) => isSaid(child) && !isMark(child));
    return [paragraph(facts.flatMap(asList)), ...children.filter(isMark)];
  }
  if (tagName === "caption") return [];
  if (hasClass(node, "panel")) return [paragraph([strong(String(properties["dataLabel"]))]), ...children];
  if (tagName === "a")
    return [{ ...node, properties: { href: placeless(String(properties.href), page) }, children }];
  return [{ ...node, children }];
}

/** White space between the facts of a field gives way to commas. */
function isSaid(node: ElementContent): boolean {
  return node.type === "element" || (node.type === "text" && node.value.trim() !== "");
}

function asList(node: ElementContent, index: number): ElementContent[] {
  return index === 0 ? [node] : [{ type: "text", value: ", " }, node];
}

function paragraph(children: ElementContent[]): Element {
  return { type: "element", tagName: "p", properties: {}, children };
}

function strong(text: string): Element {
  return { type: "element", tagName: "strong", properties: {}, children: [{ type: "text", value: text }] };
}
