import type { Element, Nodes, Root } from "hast";
import { fromHtml } from "hast-util-from-html";

/** What a page says, as a tree, out of its HTML: the insides of `<main>`, without its footer. */
export function parse(html: string): Root {
  return fromHtml(html, { fragment: true });
}

/** The text of a node, with its white space as it shows. */
export function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (!("children" in node)) return "";
  return node.children.map(textOf).join(isBlock(node) ? " " : "");
}

/** One line of it. */
export function line(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

const blocks = new Set([
  "p",
  "li",
  "ul",
  "ol",
  "div",
  "section",
  "tr",
  "td",
  "th",
  "dt",
  "dd",
  "dl",
  "table",
  "pre",
]);

/** Whether a node stands apart from what is before and after it. */
export function isBlock(node: Nodes): boolean {
  return node.type === "element" && blocks.has(node.tagName);
}

/** What only makes sense on a screen. */
export function isForScreens(node: Element): boolean {
  return (
    ["button", "fieldset", "footer", "svg"].includes(node.tagName) ||
    ["anchor", "for-script", "page-actions"].some((name) => hasClass(node, name))
  );
}

export function isElement(node: Nodes, tagName: string): node is Element {
  return node.type === "element" && node.tagName === tagName;
}

export function hasClass(node: Element, name: string): boolean {
  const { className } = node.properties;
  return Array.isArray(className) && className.includes(name);
}
