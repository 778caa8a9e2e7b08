import { groupBy } from "./group.ts";
import { words, type CaseData, type ReportData } from "./data.ts";

/** The report in JUnit's XML, one suite for each operation, as CI systems read it. Times are in seconds. */
export function junitReport(data: ReportData): string {
  const timestamp = `timestamp="${data.startedAt.slice(0, 19)}"`;
  const suites = [...groupBy(data.cases, ({ operation }) => operation)].map(([name, cases]) => {
    const content = cases.map(testcase).join("\n");
    return `  <testsuite name="${escape(name)}" ${counted(cases)} ${timestamp}>\n${content}\n  </testsuite>`;
  });
  const name = escape(`contract check of ${data.target.name}`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${name}" ${counted(data.cases)}>\n${suites.join("\n")}\n</testsuites>\n`;
}

function counted(cases: readonly CaseData[]): string {
  const failures = cases.filter(({ status }) => status === "failed").length;
  const skipped = cases.filter(({ reason }) => reason !== undefined).length;
  const time = cases.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(3);
  return `tests="${cases.length}" failures="${failures}" errors="0" skipped="${skipped}" time="${time}"`;
}

function testcase({ id, operation, rule, seconds, place, status, reason, failure }: CaseData): string {
  const attributes = `classname="${escape(operation)}" name="${escape(`${id}: ${rule}`)}" time="${seconds.toFixed(3)}"`;
  // JUnit has one word for all that was not tested.
  if (reason !== undefined)
    return `    <testcase ${attributes}><skipped message="${escape(`${words[status]}: ${reason}`)}"/></testcase>`;
  if (!failure) return `    <testcase ${attributes}/>`;
  const { expected, got, curl, again } = failure;
  const text = [`rule: ${place}`, ...(curl === undefined ? [] : [curl]), again].join("\n");
  return `    <testcase ${attributes}><failure message="${escape(`expected ${expected}, got ${got}`)}" type="contract">${escape(text)}</failure></testcase>`;
}

function escape(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  // XML has no place for other control characters, not even escaped.
  return text
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "\u{FFFD}");
}
