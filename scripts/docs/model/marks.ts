import type { Document } from "../../openapi/document.ts";
import { marksAt } from "../../openapi/responses.ts";
import type { MarkTexts } from "../../openapi/shape.ts";

/** A place in a document that leaves something open, or that adds something which is not specified. */
export interface Mark extends MarkTexts {
  /** The names on the way there that a reader knows: operation, parameter, schema, property. */
  place: string[];
  /** The keys on the way there. */
  pointer: string[];
  /** The object that carries the mark. */
  node: { description?: string };
}

/** The marks of several places as those of one. */
export function joinedMarks(all: MarkTexts[]): MarkTexts {
  return {
    unspecified: [...new Set(all.flatMap(({ unspecified }) => unspecified))],
    assumed: [...new Set(all.flatMap(({ assumed }) => assumed))],
    observed: [...new Set(all.flatMap(({ observed }) => observed))],
  };
}

/** Every `x-unspecified` and `x-assumed` of a document with what was observed there, in the document's order. */
export function marks(document: Document): Mark[] {
  return [...walk(document, [], [])];
}

function* walk(node: unknown, pointer: string[], place: string[]): Generator<Mark> {
  if (typeof node !== "object" || node === null) return;
  const texts = marksAt(node);
  if (Object.values(texts).flat().length > 0) yield { place, pointer, ...texts, node };
  for (const [childKey, child] of Object.entries(node)) {
    if (isData.has(childKey) || childKey.startsWith("x-")) continue;
    const name = nameOf(pointer.at(-1) ?? "", childKey, child);
    yield* walk(child, [...pointer, childKey], name === undefined ? place : [...place, name]);
  }
}

const isData = new Set(["example", "examples", "default", "const", "enum"]);

/** Keys below which stand names, and not keywords. */
const areNames = new Set(["schemas", "properties", "responses", "headers", "parameters"]);

function nameOf(parentKey: string, key: string, child: unknown): string | undefined {
  if (typeof child !== "object" || child === null) return undefined;
  if ("operationId" in child) return String(child.operationId);
  if ("in" in child && "name" in child) return String(child.name);
  if (parentKey === "servers" && "url" in child) return String(child.url);
  if (key === "requestBody") return "request";
  if (parentKey === "responses" && Number.isInteger(Number(key))) return `response ${key}`;
  return areNames.has(parentKey) ? key : undefined;
}
