import { html } from "hono/html";
import { cost } from "../generate/documentation.ts";
import type { Document } from "../generate/openapi.ts";
import { operationRows, type OperationRow } from "../generate/operations.ts";
import type { Version } from "../paths.ts";
import { anchors } from "./links.ts";
import { limit } from "./words.ts";

// The roles are spelt out since a phone shows the rows as blocks, which takes the meaning off the elements.

/** The operations of a version, each with its price and its own limit; those of v1 with their successors. */
export function operationTable(version: Version, documents: Record<Version, Document>) {
  const links = anchors(version, documents[version]);
  const successors = anchors("v2", documents.v2);
  const rows = Object.values(operationRows(documents[version]));
  return html`<table role="table">
    <caption>
      Operations of ${version}
    </caption>
    <thead>
      <tr role="row">
        <th scope="col">Operation</th>
        <th scope="col">Price</th>
        <th scope="col">Own rate limit</th>
        ${version === "v1" ? html`<th scope="col">Replaced by</th>` : ""}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr role="row">
            <th scope="row" role="rowheader">
              <a href="${links[row.operationId]}">${row.summary}</a>
              <code>${row.method} ${row.path}</code>
            </th>
            <td role="cell" data-label="Price">${stated(cost(row))}</td>
            <td role="cell" data-label="Own rate limit">${stated(limit(row.rateLimit))}</td>
            ${version === "v1" ? replacedBy(row, successors) : ""}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The error codes with their statuses and the meaning that their schemas give them. */
export function errorTable(document: Document) {
  const codes = new Map<string, string>();
  for (const row of Object.values(operationRows(document))) {
    for (const [status, names] of Object.entries(row.errors))
      for (const name of names) codes.set(name, status);
  }
  const sorted = [...codes].sort(([, a], [, b]) => Number(a) - Number(b));
  return html`<table role="table">
    <caption>
      Error codes
    </caption>
    <thead>
      <tr role="row">
        <th scope="col">Code</th>
        <th scope="col">Status</th>
        <th scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${sorted.map(
        ([code, status]) =>
          html`<tr role="row">
            <th scope="row" role="rowheader"><code>${code}</code></th>
            <td role="cell" data-label="Status">${status}</td>
            <td role="cell" data-label="Meaning">${meaning(document, code)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function replacedBy({ replacedBy }: OperationRow, successors: Record<string, string>) {
  const links = replacedBy.map(
    ({ operationId }) => html`<a href="${successors[operationId]}">${operationId}</a> `,
  );
  return html`<td role="cell" data-label="Replaced by">${links}</td>`;
}

/** What is not specified must not look like a fact. */
function stated(words: string) {
  return words === "not specified" ? html`<em>${words}</em>` : words;
}

function meaning(document: Document, code: string): string {
  for (const schema of Object.values(document.components.schemas)) {
    const error = schema.properties?.["error"];
    if (typeof error !== "object" || !("properties" in error)) continue;
    const constant = error.properties?.["code"];
    if (typeof constant === "object" && "const" in constant && constant.const === code)
      return String(schema["description"]);
  }
  throw new Error(`no schema describes the error ${code}`);
}
