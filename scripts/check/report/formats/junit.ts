import { groupBy } from "../../../lib/collections.ts";
import {
  differencesTitle,
  words,
  type CaseData,
  type Failure,
  type ReportData,
  type Status,
} from "../data.ts";
import { remarks, responseLine, verdict } from "../facts.ts";

/** The report in JUnit's XML, one suite for each operation, as CI systems read it. Times are in seconds. */
export function junitReport(data: ReportData): string {
  const testcase = (one: CaseData) => testcaseOf(one, data.failures);
  const timestamp = `timestamp="${data.startedAt.slice(0, 19)}"`;
  const suites = [...groupBy(data.cases, ({ operation }) => operation)].map(([name, cases]) => {
    const content = cases.map(testcase).join("\n");
    return `  <testsuite name="${escape(name)}" ${counted(cases)} ${timestamp}>\n${content}\n  </testsuite>`;
  });
  const name = escape(`contract check of ${data.target.name}`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${name}" ${counted([...data.cases, verdictCase(data)])}>\n${[...suites, verdictSuite(data)].join("\n")}\n</testsuites>\n`;
}

type Counted = Pick<CaseData, "status" | "reason" | "seconds">;

/** The verdict, which is an error where no case failed and yet too little was seen. */
function verdictCase({ exitCode }: ReportData): Counted {
  return { status: exitCode === 2 ? "errored" : "passed", seconds: 0 };
}

function verdictSuite(data: ReportData): string {
  const tag = data.exitCode === 2 ? "error" : "system-out";
  const text = escape([verdict(data), ...remarks(data)].join("\n"));
  return `  <testsuite name="verdict" ${counted([verdictCase(data)])}>\n    <testcase classname="verdict" name="verdict" time="0"><${tag}>${text}</${tag}></testcase>\n  </testsuite>`;
}

function counted(cases: readonly Counted[]): string {
  const failures = cases.filter(({ status }) => status === "failed").length;
  const skipped = cases.filter(({ reason }) => reason !== undefined).length;
  const errors = cases.filter(({ status }) => status === "errored").length;
  const time = cases.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(3);
  return `tests="${cases.length}" failures="${failures}" errors="${errors}" skipped="${skipped}" time="${time}"`;
}

function testcaseOf(one: CaseData, failures: readonly Failure[]): string {
  const { id, operation, rule, seconds, status, reason, failure, error } = one;
  const attributes = `classname="${escape(operation)}" name="${escape(`${id}: ${rule}`)}" time="${seconds.toFixed(3)}"`;
  const withContent = (content: string) => `    <testcase ${attributes}>${content}</testcase>`;
  // JUnit has one word for all that was not tested.
  if (reason !== undefined)
    return withContent(`<skipped message="${escape(`${words[status]}: ${reason}`)}"/>`);
  if (error)
    return withContent(
      `<error message="${escape(`the check failed here: ${error.message}`)}" type="check">${escape(error.stack)}</error>`,
    );
  if (!failure) return `    <testcase ${attributes}/>`;
  const message = `expected ${failure.expected}, got ${failure.got}`;
  // It has no word for what failed and then passed, nor for what is no violation.
  const notes: Partial<Record<Status, string>> = {
    flaky: "flaky (passed when repeated)",
    different: differencesTitle.toLowerCase(),
  };
  const note = notes[status];
  if (note !== undefined) return withContent(`<system-out>${escape(`${note}: ${message}`)}</system-out>`);
  const finding = one.finding === undefined ? undefined : failures[one.finding - 1];
  const text = finding && finding.id !== id ? sameCause(one, finding) : whole(one, finding);
  return withContent(
    `<failure message="${escape(message)}" type="${escape(`finding ${one.finding ?? ""}`)}">${escape(text)}</failure>`,
  );
}

/** What shows a finding, at its example. */
function whole({ place, failure }: CaseData, finding: Failure | undefined): string {
  const exchanges = finding?.exchanges ?? [];
  return [
    `rule: ${place}`,
    ...exchanges.flatMap((exchange) => [exchange.curl, responseLine(exchange, maxBodyChars)]),
    failure?.again ?? "",
  ].join("\n");
}

/** A report has many cases of one cause, so only one of them has all of it. */
function sameCause({ place, failure, finding }: CaseData, { id }: Failure): string {
  return [`rule: ${place}`, `same cause as ${id} (finding ${finding})`, failure?.again ?? ""].join("\n");
}

/** Characters of a response's body. */
const maxBodyChars = 2000;

function escape(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  // XML has no place for other control characters, not even escaped.
  return text
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "\u{FFFD}");
}
