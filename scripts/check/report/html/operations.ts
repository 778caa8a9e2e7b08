import { html } from "hono/html";
import { areas } from "../../case.ts";
import type { OperationCoverage, Part } from "../../coverage.ts";
import { statuses, words, type CaseData, type ReportData } from "../data.ts";
import { count } from "../facts.ts";
import { groupBy } from "../group.ts";
import { plain } from "../plain.ts";
import { anchor, scrolling } from "./tables.ts";

/** Values that are listed at once; more are folded away. */
const atOnce = 12;

/** All of each operation: its fields and enum values, seen and never seen, and its cases by area. */
export function operationSection({ cases, coverage }: ReportData) {
  const own = groupBy(cases, ({ operation }) => operation);
  return html`<section id="operations">
    <h2>Operations: fields, values and cases</h2>
    <p>What no answer showed has not been checked, whatever passed.</p>
    ${coverage.map((one) => operation(one, own.get(one.operation) ?? []))}
  </section>`;
}

function operation(one: OperationCoverage, cases: CaseData[]) {
  const { operation: name, method, path, parts } = one;
  const missing = parts.filter(({ seen }) => !seen).length;
  const failed = cases.filter(({ status }) => status === "failed").length;
  // A browser unfolds what a link leads into.
  return html`<details class="operation">
    <summary>
      <h3>${name}</h3>
      <code>${method} ${path}</code>
      <span class="sums"
        >${failed > 0 ? html`<strong class="failed">${failed} failed</strong>, ` : ""}${count(
          cases.length,
          "case",
        )},
        ${parts.length === 0 ? "no documented field" : missing > 0 ? `${missing} of ${parts.length} parts never seen` : "every part seen"}</span
      >
    </summary>
    <div id="${anchor(name)}">
      ${
        parts.length === 0
          ? ""
          : html`<h4>Fields and values of its answers</h4>
              ${fieldTable(name, parts)}`
      }
      <h4>Cases</h4>
      ${areas.map((area) =>
        areaList(
          area,
          cases.filter((other) => other.area === area),
        ),
      )}
    </div>
  </details>`;
}

function fieldTable(name: string, parts: readonly Part[]) {
  const fields = groupBy(parts, ({ field }) => field);
  return scrolling(
    `Fields of ${name}`,
    html`<table class="fields">
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Seen</th>
          <th scope="col">Never seen</th>
        </tr>
      </thead>
      <tbody>
        ${[...fields].map(
          ([field, own]) =>
            html`<tr>
              <th scope="row"><code>${breakable(field || "the answer")}</code></th>
              <td>
                ${partList(
                  own.filter(({ seen }) => seen),
                  "seen",
                )}
              </td>
              <td class="never">
                ${partList(
                  own.filter(({ seen }) => !seen),
                  "never seen",
                )}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>`,
  );
}

function partList(parts: readonly Part[], how: string) {
  const list = parts.map(({ shows, value, required }, index) => {
    const name = shows === "presence" ? (required ? "present" : "present (optional)") : shows;
    return html`${index > 0 ? ", " : ""}${shows === "value" ? html`<code>${value}</code>` : name}`;
  });
  if (list.length <= atOnce) return list;
  return html`<details>
    <summary>${list.length} ${how}</summary>
    ${list}
  </details>`;
}

/** A long path may be broken after each step. */
function breakable(field: string) {
  return field.split(".").map((step, index) => (index === 0 ? step : html`<wbr />.${step}`));
}

function areaList(area: string, cases: CaseData[]) {
  if (cases.length === 0) return "";
  return html`<details class="area">
    <summary>${area}: ${endings(cases)}</summary>
    <ul>
      ${statuses.flatMap((status) => cases.filter((one) => one.status === status).map(caseItem))}
    </ul>
  </details>`;
}

function endings(cases: readonly CaseData[]): string {
  return statuses
    .map((status) => [cases.filter((one) => one.status === status).length, words[status]] as const)
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${number} ${word}`)
    .join(", ");
}

function caseItem({ id, status, rule, reason, failure }: CaseData) {
  const detail = reason ?? (failure && `expected ${failure.expected}, got ${failure.got}`);
  return html`<li>
    <b class="${status}">${words[status]}</b> ${plain(rule)}
    <code>${id.split("/").slice(3).join("/")}</code
    >${detail === undefined ? "" : html`<br />${plain(detail)}`}
  </li>`;
}
