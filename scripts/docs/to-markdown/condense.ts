import type { Element, ElementContent } from "hast";
import { hasClass, isBlock, isElement } from "./content.ts";

/* What is shorter in text than on a screen: one language of several, one example of several, facts on one line. */

/** An element before what is in it is read: without what its Markdown leaves out. */
export function trimmed(node: Element): Element {
  if (hasClass(node, "samples") || hasClass(node, "examples")) {
    const panel = firstPanel(node);
    return panel ? { ...node, children: panel.children } : node;
  }
  // The call beside them has a body, too.
  if (hasClass(node, "other-bodies")) return { ...node, children: [] };
  if (hasClass(node, "values"))
    return { ...node, children: node.children.filter((one) => isElement(one, "ul")) };
  // The words that unfold something say how much it is, but those of an alternative name it.
  const isFold = hasClass(node, "marks") || hasClass(node, "unfold");
  if (isFold && !hasClass(node, "alternative"))
    return { ...node, children: node.children.filter((one) => !isElement(one, "summary")) };
  return node;
}

/** What is made of an element after what is in it was read; `undefined`: it stays as it is. */
export function condensed(node: Element): ElementContent[] | undefined {
  const { children, properties } = node;
  if (hasClass(node, "panel"))
    return [paragraph([element("strong", [text(String(properties["dataLabel"]))])]), ...children];
  if (hasClass(node, "field-head")) return headOf(withoutBlanks(children));
  if (hasClass(node, "field")) return [{ ...node, children: onOneLine(children) }];
  if (hasClass(node, "values-list") && !hasClass(node, "explained"))
    return [paragraph([text("One of "), ...joined(withoutBlanks(children).map(inside)), text(".")])];
  if (hasClass(node, "terms")) return [element("ul", withoutBlanks(children).map(term))];
  if (hasClass(node, "error-list") && !withoutBlanks(children).some((item) => inside(item).some(isBlock)))
    return [paragraph([...joined(withoutBlanks(children).map(inside), "; "), text(".")])];
  return undefined;
}

/** The facts of a field on one line, and below it what its marks say. */
function headOf(children: ElementContent[]): ElementContent[] {
  const isMarks = (node: ElementContent) => node.type === "element" && hasClass(node, "marks");
  const facts = children.filter((one) => !isMarks(one));
  return [paragraph(joined(facts.map((one) => [one]))), ...children.filter(isMarks)];
}

/** The head of a field and the paragraphs below it as one, up to what is a list, code or a table. */
function onOneLine(children: ElementContent[]): ElementContent[] {
  const flat = withoutBlanks(children).flatMap(unwrapped);
  const other = flat.findIndex((one) => !isElement(one, "p"));
  const [head, ...below] = other < 0 ? flat : flat.slice(0, other);
  const isMark = (node: ElementContent) => node.type === "element" && hasClass(node, "mark");
  // What a field means goes before what is not known of it.
  const ordered = [...below.filter((one) => !isMark(one)), ...below.filter(isMark)];
  const lines = [...(head ? [head] : []), ...ordered].map(inside);
  const words = lines.flatMap((line, index) =>
    index === 0 ? line : [text(index === 1 ? ": " : " "), ...line],
  );
  return [paragraph(words), ...(other < 0 ? [] : flat.slice(other))];
}

/** What only groups is left out. */
function unwrapped(node: ElementContent): ElementContent[] {
  const isGroup = isElement(node, "div") || isElement(node, "details") || isElement(node, "section");
  return isGroup ? withoutBlanks(node.children).flatMap(unwrapped) : [node];
}

/** A pair of a list of terms as one line. */
function term(pair: ElementContent): Element {
  const [name, ...rest] = withoutBlanks(inside(pair));
  const words = rest.flatMap(inside);
  return element("li", name === undefined ? [] : [...inside(name), text(": "), ...words]);
}

function firstPanel(node: Element): Element | undefined {
  for (const child of node.children) {
    if (child.type !== "element") continue;
    const found = hasClass(child, "panel") ? child : firstPanel(child);
    if (found) return found;
  }
  return undefined;
}

function joined(parts: ElementContent[][], sign = ", "): ElementContent[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [text(sign), ...part]));
}

function inside(node: ElementContent): ElementContent[] {
  return node.type === "element" ? trimmedEnds(node.children) : [node];
}

/** Without white space before and after. */
function trimmedEnds(children: ElementContent[]): ElementContent[] {
  const first = children.findIndex(isNotBlank);
  return children.slice(Math.max(first, 0), children.findLastIndex(isNotBlank) + 1);
}

function withoutBlanks(children: ElementContent[]): ElementContent[] {
  return children.filter(isNotBlank);
}

/** Whether a node is more than white space. */
export function isNotBlank(node: ElementContent): boolean {
  return node.type !== "text" || node.value.trim() !== "";
}

function text(value: string): ElementContent {
  return { type: "text", value };
}

export function paragraph(children: ElementContent[]): Element {
  return element("p", children);
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: "element", tagName, properties: {}, children };
}
