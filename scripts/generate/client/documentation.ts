import { cost } from "../../openapi/prices.ts";
import { publishedReference } from "../../openapi/homepage.ts";
import { operationPage } from "../../openapi/reference-links.ts";
import type { Version } from "../../lib/versions.ts";
import type { Operation } from "../../openapi/document.ts";
import type { OperationRow } from "../../openapi/operations.ts";

/** The parts of a method's JSDoc. */
export interface Documentation {
  /** Summary and description. */
  text: string[];
  cost: string;
  /** The tag with a link to the operation's page; empty if the reference is not published. */
  reference: string[];
  /** The tag of a deprecated operation. */
  deprecated: string[];
}

export function documentMethod(
  version: Version,
  operation: Operation,
  row: OperationRow,
  successor: string | undefined,
  published: string | undefined = publishedReference(),
): Documentation {
  return {
    text: [`${operation.summary}.`, "", ...wrap(operation.description)],
    cost: `Cost: ${cost(row)}.`,
    reference:
      published === undefined
        ? []
        : [`@see {@link ${new URL(operationPage(version, row.operationId), published).href} Reference}`],
    deprecated: row.deprecated ? [deprecation(row, successor)] : [],
  };
}

export function methodComment(
  { text, cost: costText, reference, deprecated }: Documentation,
  example?: string,
): string[] {
  const shown = example === undefined ? [] : ["@example", "```ts", example, "```"];
  return paragraphs(text, [costText], shown, reference, deprecated);
}

/** Joins the parts of a JSDoc, with an empty line before each but the first. */
export function paragraphs(...parts: string[][]): string[] {
  return parts.flatMap((lines, index) => (index > 0 && lines.length > 0 ? ["", ...lines] : lines));
}

/** A member of an interface with its JSDoc. */
export function member(lines: string[], signature: string): string {
  return `${jsdoc(lines, "  ")}\n  ${signature};`;
}

/** An interface of members; `about` is its JSDoc. */
export function interfaceOf(about: string, name: string, members: string[]): string {
  return `/** ${about} */\nexport interface ${name} {\n${members.join("\n\n")}\n}`;
}

export function jsdoc(lines: string[], indent = ""): string {
  // A description must not end the comment it stands in.
  const text = lines.map((line) => `${indent} * ${line.replaceAll("*/", "*\\/")}`.trimEnd()).join("\n");
  return `${indent}/**\n${text}\n${indent} */`;
}

function deprecation({ replacedBy }: OperationRow, successor: string | undefined): string {
  const names = replacedBy.map(({ operationId }) => `\`${operationId}\``).join(" or ");
  return names && successor ? `@deprecated Use ${names} of ${successor}.` : "@deprecated";
}

/** Lines of about 100 characters. */
export function wrap(text: string): string[] {
  return text.trim().match(/\S.{0,100}(?=\s|$)/g) ?? [];
}
