import type { Child } from "hono/jsx";
import type { OperationCoverage } from "../../session/coverage.ts";
import { statuses, words, type ReportData } from "../data.ts";

/** How the cases of each operation ended, and how much of its responses was seen. */
export function CaseTable({ data: { cases, coverage, totals } }: { data: ReportData }) {
  return (
    <Scrolling label="Cases by operation and outcome">
      <table>
        <Head columns={[...statuses.map((status) => words[status]), "fields seen", "values seen"]} />
        <tbody>
          {coverage.map((one) => {
            const own = cases.filter(({ operation }) => operation === one.operation);
            return (
              <tr>
                <RowHeader operation={one.operation} />
                {statuses.map((status) => (
                  <NumberCell number={own.filter((other) => other.status === status).length} kind={status} />
                ))}
                <td class="number">{share(one, "presence")}</td>
                <td class="number">{share(one, "value")}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All</th>
            {statuses.map((status) => (
              <NumberCell number={totals[status]} kind={status} />
            ))}
            <td></td>
            <td></td>
          </tr>
        </tfoot>
      </table>
    </Scrolling>
  );
}

/** Which documented statuses came. */
export function StatusTable({ data: { coverage } }: { data: ReportData }) {
  const columns = [
    ...new Set(coverage.flatMap((operation) => operation.statuses.map(({ status }) => status))),
  ].sort();
  return (
    <Scrolling label="Responses by operation and status">
      <table>
        <Head columns={columns} />
        <tbody>
          {coverage.map((one) => (
            <tr>
              <RowHeader operation={one.operation} />
              {columns.map((status) => (
                <StatusCell coverage={one} status={status} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

function Head({ columns }: { columns: string[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">Operation</th>
        {columns.map((column) => (
          <th scope="col" class="number">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function StatusCell({ coverage, status }: { coverage: OperationCoverage; status: string }) {
  const found = coverage.statuses.find((one) => one.status === status);
  if (!found) return <td></td>;
  const { answers, documented } = found;
  if (!documented && status !== "405") return <td class="number failed">{answers} not documented</td>;
  return <td class={`number ${answers > 0 ? "seen" : "never"}`}>{answers || "never"}</td>;
}

function RowHeader({ operation }: { operation: string }) {
  return (
    <th scope="row">
      <a href={`#${anchor(operation)}`}>{operation}</a>
    </th>
  );
}

/** Where the page tells more of an operation. */
export function anchor(operation: string): string {
  return `operation-${operation.replace("/", "-")}`;
}

function NumberCell({ number, kind }: { number: number; kind: string }) {
  return <td class={`number ${number > 0 ? kind : "zero"}`}>{number}</td>;
}

function share({ parts }: OperationCoverage, shows: "presence" | "value"): string {
  const all = parts.filter((part) => part.shows === shows);
  return all.length === 0 ? "" : `${all.filter(({ seen }) => seen).length} of ${all.length}`;
}

/** A wide table scrolls by itself, also with the keyboard, so that the page does not. */
export function Scrolling({ label, children }: { label: string; children: Child }) {
  return (
    <div class="wide" role="region" aria-label={label} tabindex={0}>
      {children}
    </div>
  );
}
