import { cost } from "../../openapi/prices.ts";
import { eachOperation, type Document, type Operation, type Replacement } from "../../openapi/document.ts";
import { fieldName } from "../../openapi/expressions.ts";
import { documentFacts, operationRows } from "../../openapi/operations.ts";
import { byPreference, currentVersion, isLegacy, successorOf, type Version } from "../../lib/versions.ts";
import { marks } from "../model/marks.ts";
import { rateLimitText, size } from "../../openapi/words.ts";

/**
 * A copy of a version's document whose descriptions say in words what its extension keys say as data, since Redoc shows
 * those keys as raw JSON or not at all.
 */
export function annotate(version: Version, documents: Record<Version, Document>): Document {
  const document = structuredClone(documents[version]);
  const next = successorOf(version);
  const rows = operationRows(document);
  const { rateLimits, maxBodyBytes } = documentFacts(document);
  append(document.info, [
    `**Rate limits of every request:** ${rateLimits.map(rateLimitText).join(" and ")}. **Largest request body:** ${size(maxBodyBytes)}.`,
  ]);
  for (const { operation } of eachOperation(document)) {
    const { billing = null } = rows[operation.operationId] ?? {};
    append(operation, [
      `**Cost:** ${cost({ billing })}. **Rate limit:** ${rateLimitText(operation["x-rate-limit"])}.`,
      ...(next ? replacements(operation, version, next, documents[next]) : []),
    ]);
  }
  for (const { place, node, unspecified, assumed, observed } of marks(document)) {
    // What stands at the root holds for the whole document, whose description is in `info`.
    append(place.length === 0 ? document.info : node, [
      ...(unspecified.length > 0 ? [`**Not specified:** ${unspecified.join("; ")}.`] : []),
      ...assumed.map((reason) => `**Assumed:** ${reason}`),
      ...observed.map((text) => `**Observed:** ${text}`),
    ]);
  }
  document.info.description = `${introduction(version)}\n\n${document.info.description}`;
  return document;
}

function introduction(version: Version): string {
  if (isLegacy(version))
    return `**This version is legacy.** It still responds; build on [${currentVersion}](${currentVersion}.html).`;
  return byPreference
    .filter((other) => other !== version)
    .map((other) => `[${isLegacy(other) ? "Legacy version" : other}](${other}.html)`)
    .join(", ");
}

function append(node: { description?: string }, paragraphs: string[]): void {
  node.description = [node.description?.trimEnd(), ...paragraphs].filter(Boolean).join("\n\n");
}

/** The successors of an operation in the next version, each with a table that maps the fields of a request. */
function replacements(operation: Operation, version: Version, next: Version, newer: Document): string[] {
  const links = anchors(next, newer);
  return (operation["x-replaced-by"] ?? []).flatMap(({ operationId, when, fields }) => [
    `**Replaced by** [${operationId}](${links[operationId]})${condition(when)}:`,
    [`| ${version} | ${next} | |`, "| --- | --- | --- |", ...fields.map(fieldRow)].join("\n"),
  ]);
}

function condition(when: Replacement["when"] = {}): string {
  const parts = Object.entries(when).map(([name, value]) => `\`${name}\` is \`${value}\``);
  return parts.length > 0 ? ` where ${parts.join(" and ")}` : "";
}

function fieldRow({ from, to, note = "" }: Replacement["fields"][number]): string {
  const [before, after] = [from, to].map((field) => (field === undefined ? "—" : `\`${fieldName(field)}\``));
  return `| ${before} | ${after} | ${note} |`;
}

/** Where Redoc shows each operation of a version, by operationId. */
function anchors(version: Version, document: Document): Record<string, string> {
  return Object.fromEntries(
    [...eachOperation(document)].map(({ operation: { tags, operationId } }) => [
      operationId,
      `${version}.html#/${[...tags, operationId].join("/").toLowerCase()}`,
    ]),
  );
}
