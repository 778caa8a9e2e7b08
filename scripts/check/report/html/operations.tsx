import { areas } from "../../engine/case.ts";
import type { OperationCoverage, Part } from "../../session/coverage.ts";
import { statuses, words, type CaseData, type ReportData } from "../data.ts";
import { groupBy } from "../../../lib/collections.ts";
import { plain } from "../plain.ts";
import { anchor, Scrolling } from "./tables.tsx";
import { plainCount } from "../../../lib/text.ts";

/** Values that are listed at once; more are folded away. */
const maxOpenItems = 12;

/** All of each operation: its fields and enum values, seen and never seen, and its cases by area. */
export function Operations({ data }: { data: ReportData }) {
  const own = groupBy(data.cases, ({ operation }) => operation);
  return (
    <section id="operations">
      <h2>Operations: fields, values and cases</h2>
      <p>A field or value that no response had was not checked, even if every case passed.</p>
      {data.coverage.map((one) => (
        <Operation coverage={one} cases={own.get(one.operation) ?? []} />
      ))}
    </section>
  );
}

function Operation({ coverage, cases }: { coverage: OperationCoverage; cases: CaseData[] }) {
  const { operation: name, method, path, parts } = coverage;
  const missing = parts.filter(({ seen }) => !seen).length;
  const failed = cases.filter(({ status }) => status === "failed").length;
  const seen =
    missing > 0 ? `${missing} of ${parts.length} fields and values never seen` : "every field and value seen";
  // A browser unfolds what a link leads into.
  return (
    <details class="operation">
      <summary>
        <h3>{name}</h3>{" "}
        <code>
          {method} {path}
        </code>{" "}
        <span class="sums">
          {failed > 0 && (
            <>
              <strong class="failed">{failed} failed</strong>,{" "}
            </>
          )}
          {plainCount(cases.length, "case")}, {parts.length === 0 ? "no documented field" : seen}
        </span>
      </summary>
      <div id={anchor(name)}>
        {parts.length > 0 && <FieldTable name={name} parts={parts} />}
        <h4>Cases</h4>
        {areas.map((area) => (
          <Area name={area} cases={cases.filter((one) => one.area === area)} />
        ))}
      </div>
    </details>
  );
}

function FieldTable({ name, parts }: { name: string; parts: readonly Part[] }) {
  return (
    <>
      <h4>Fields and values in its responses</h4>
      <Scrolling label={`Fields of ${name}`}>
        <table class="fields">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Seen</th>
              <th scope="col">Never seen</th>
            </tr>
          </thead>
          <tbody>
            {[...groupBy(parts, ({ field }) => field)].map(([field, own]) => (
              <tr>
                <th scope="row">
                  <code>{breakable(field || "the response")}</code>
                </th>
                <td>
                  <Parts parts={own.filter(({ seen }) => seen)} how="seen" />
                </td>
                <td class="never">
                  <Parts parts={own.filter(({ seen }) => !seen)} how="never seen" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
    </>
  );
}

function Parts({ parts, how }: { parts: readonly Part[]; how: string }) {
  const list = parts.map(({ shows, value, required }, index) => {
    const name = shows === "presence" ? (required ? "present" : "present (optional)") : shows;
    return (
      <>
        {index > 0 && ", "}
        {shows === "value" ? <code>{value}</code> : name}
      </>
    );
  });
  if (list.length <= maxOpenItems) return <>{list}</>;
  return (
    <details>
      <summary>
        {list.length} {how}
      </summary>
      {list}
    </details>
  );
}

/** A long path may be broken after each step. */
function breakable(field: string) {
  return field.split(".").map((step, index) => (
    <>
      {index > 0 && (
        <>
          <wbr />.
        </>
      )}
      {step}
    </>
  ));
}

function Area({ name, cases }: { name: string; cases: CaseData[] }) {
  if (cases.length === 0) return <></>;
  return (
    <details class="area">
      <summary>
        {name}: {endings(cases)}
      </summary>
      <ul>
        {statuses
          .flatMap((status) => cases.filter((one) => one.status === status))
          .map((one) => (
            <Case case={one} />
          ))}
      </ul>
    </details>
  );
}

function endings(cases: readonly CaseData[]): string {
  return statuses
    .map((status) => [cases.filter((one) => one.status === status).length, words[status]] as const)
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${number} ${word}`)
    .join(", ");
}

function Case({ case: { id, status, rule, reason, failure } }: { case: CaseData }) {
  const detail = reason ?? (failure && `expected ${failure.expected}, got ${failure.got}`);
  return (
    <li>
      <b class={status}>{words[status]}</b> {plain(rule)} <code>{id.split("/").slice(3).join("/")}</code>
      {detail !== undefined && (
        <>
          <br />
          {plain(detail)}
        </>
      )}
    </li>
  );
}
