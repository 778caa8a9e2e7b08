import { html } from "hono/html";
import type { OperationCoverage } from "../../coverage.ts";
import { statuses, words, type ReportData } from "../data.ts";

/** How the cases of each operation ended, and how much of its answers was seen. */
export function caseTable({ cases, coverage, totals }: ReportData) {
  return scrolling(
    "Cases by operation and outcome",
    html`<table>
      <thead>
        <tr>
          <th scope="col">Operation</th>
          ${statuses.map((status) => html`<th scope="col" class="number">${words[status]}</th>`)}
          <th scope="col" class="number">fields seen</th>
          <th scope="col" class="number">values seen</th>
        </tr>
      </thead>
      <tbody>
        ${coverage.map((one) => {
          const own = cases.filter(({ operation }) => operation === one.operation);
          return html`<tr>
            ${rowHeader(one)}
            ${statuses.map((status) => numberCell(own.filter((other) => other.status === status).length, status))}
            <td class="number">${share(one, "presence")}</td>
            <td class="number">${share(one, "value")}</td>
          </tr>`;
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All</th>
          ${statuses.map((status) => numberCell(totals[status], status))}
          <td></td>
          <td></td>
        </tr>
      </tfoot>
    </table>`,
  );
}

/** Which documented statuses came. */
export function statusTable({ coverage }: ReportData) {
  const columns = [
    ...new Set(coverage.flatMap((operation) => operation.statuses.map(({ status }) => status))),
  ].sort();
  return scrolling(
    "Answers by operation and status",
    html`<table>
      <thead>
        <tr>
          <th scope="col">Operation</th>
          ${columns.map((status) => html`<th scope="col" class="number">${status}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${coverage.map(
          (one) =>
            html`<tr>
              ${rowHeader(one)} ${columns.map((status) => statusCell(one, status))}
            </tr>`,
        )}
      </tbody>
    </table>`,
  );
}

function statusCell({ statuses: all }: OperationCoverage, status: string) {
  const found = all.find((one) => one.status === status);
  if (!found) return html`<td></td>`;
  const { answers, documented } = found;
  if (!documented && status !== "405") return html`<td class="number failed">${answers} not documented</td>`;
  return answers > 0
    ? html`<td class="number seen">${answers}</td>`
    : html`<td class="number never">never</td>`;
}

function rowHeader({ operation }: OperationCoverage) {
  return html`<th scope="row"><a href="#${anchor(operation)}">${operation}</a></th>`;
}

/** Where the page tells more of an operation. */
export function anchor(operation: string): string {
  return `operation-${operation.replace("/", "-")}`;
}

function numberCell(number: number, kind: string) {
  return html`<td class="number ${number > 0 ? kind : "zero"}">${number}</td>`;
}

function share({ parts }: OperationCoverage, shows: "presence" | "value"): string {
  const all = parts.filter((part) => part.shows === shows);
  return all.length === 0 ? "" : `${all.filter(({ seen }) => seen).length} of ${all.length}`;
}

/** A wide table scrolls by itself, also with the keyboard, so that the page does not. */
export function scrolling(label: string, table: unknown) {
  return html`<div class="wide" role="region" aria-label="${label}" tabindex="0">${table}</div>`;
}
