import { cost } from "../../openapi/prices.ts";
import { publishedReference } from "../../openapi/homepage.ts";
import { operationPage } from "../../openapi/reference-links.ts";
import type { Version } from "../../lib/paths.ts";
import type { Operation } from "../../openapi/document.ts";
import type { OperationRow } from "../../openapi/operations.ts";

/** A method's JSDoc in parts: what a person sees when hovering over it. */
export interface Documentation {
  /** Summary and description. */
  text: string[];
  cost: string;
  /** The tag with a link to the operation's page; none where the reference is not published. */
  reference: string[];
  /** The tag of a deprecated operation. */
  deprecated: string[];
}

export function documentationOf(
  version: Version,
  operation: Operation,
  row: OperationRow,
  published: string | undefined = publishedReference(),
): Documentation {
  return {
    text: [`${operation.summary}.`, "", ...wrap(operation.description)],
    cost: `Cost: ${cost(row)}.`,
    reference:
      published === undefined
        ? []
        : [`@see {@link ${new URL(operationPage(version, row.operationId), published).href} Reference}`],
    deprecated: row.deprecated ? [`@deprecated Use ${successors(row)} of v2.`] : [],
  };
}

/** The lines of an operation's whole JSDoc. */
export function wholeOf({ text, cost: costText, reference, deprecated }: Documentation): string[] {
  return paragraphs(text, [costText], reference, deprecated);
}

/** The lines of a JSDoc, each part but an empty one after an empty line. */
export function paragraphs(...parts: string[][]): string[] {
  return parts.flatMap((lines, index) => (index > 0 && lines.length > 0 ? ["", ...lines] : lines));
}

export function jsdoc(lines: string[], indent = ""): string {
  // A description must not end the comment it stands in.
  const text = lines.map((line) => `${indent} * ${line.replaceAll("*/", "*\\/")}`.trimEnd()).join("\n");
  return `${indent}/**\n${text}\n${indent} */`;
}

function successors(row: OperationRow): string {
  return row.replacedBy.map(({ operationId }) => `\`${operationId}\``).join(" or ");
}

/** In lines of some 100 characters. */
export function wrap(text: string): string[] {
  return text.trim().match(/\S.{0,100}(?=\s|$)/g) ?? [];
}
