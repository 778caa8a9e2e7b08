import { paintedLines, type Part } from "./highlight.ts";

interface BuiltCode {
  text: string;
  nodes: Node[];
  /** Its lines with their colours, by their text. */
  lines: Map<string, Node[]>;
}

const blocks = new WeakMap<Element, BuiltCode>();

export function builtText(block: Element): string {
  return built(block).text;
}

/** Shows other code in a block. Lines that it came with keep their colours, others get them here. */
export function showCode(block: Element, text: string): void {
  if (block.textContent === text) return;
  const { text: own, nodes, lines } = built(block);
  if (text === own) return block.replaceChildren(...nodes);
  const shown = paintedLines(text).flatMap((parts, index) => [
    ...(index > 0 ? [document.createTextNode("\n")] : []),
    ...(lines.get(parts.map((part) => part.text).join(""))?.map((node) => node.cloneNode(true)) ??
      parts.map(inColour)),
  ]);
  block.replaceChildren(...shown);
}

function inColour({ kind, text }: Part): Node {
  if (kind === undefined) return document.createTextNode(text);
  const span = document.createElement("span");
  span.className = kind;
  span.textContent = text;
  return span;
}

function built(block: Element): BuiltCode {
  const known = blocks.get(block);
  if (known) return known;
  const nodes = [...block.childNodes];
  const made = { text: block.textContent ?? "", nodes, lines: linesOf(nodes) };
  blocks.set(block, made);
  return made;
}

function linesOf(nodes: Node[]): Map<string, Node[]> {
  const lines = new Map<string, Node[]>();
  let line: Node[] = [];
  const end = () => {
    lines.set(line.map(({ textContent }) => textContent).join(""), line);
    line = [];
  };
  for (const node of nodes)
    for (const [index, text] of (node.textContent ?? "").split("\n").entries()) {
      if (index > 0) end();
      const part = node.cloneNode(false);
      part.textContent = text;
      if (text !== "") line.push(part);
    }
  end();
  return lines;
}
