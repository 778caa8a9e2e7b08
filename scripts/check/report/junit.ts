import { groupBy } from "./group.ts";
import type { Report } from "../run.ts";
import { failuresOf } from "./failures.ts";

/** The report in JUnit's XML, one suite for each operation, as CI systems read it. */
export function junitReport(report: Report): string {
  const failures = failuresOf(report);
  const suites = groupBy(report.results, ({ case: one }) => one.id.split("/").slice(0, 2).join("/"));
  const written = new Set<string>();
  const xml = [...suites].map(([name, results]) => {
    const cases = results.map(({ case: { id, rule }, outcome }) => {
      const own = failures.find((failure) => failure.id === id);
      if (own) written.add(id);
      const skipped = "reason" in outcome ? `<skipped message="${escape(reasonOf(outcome))}"/>` : "";
      return testcase(name, id, rule, own ? failureElement(own) : skipped);
    });
    const noted = failures.filter(
      ({ id }) => id.startsWith(`${name}/shape/`) && !results.some(({ case: one }) => one.id === id),
    );
    const all = [
      ...cases,
      ...noted.map((failure) => testcase(name, failure.id, failure.rule, failureElement(failure))),
    ];
    return `  <testsuite name="${escape(name)}" tests="${all.length}">\n${all.join("\n")}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${xml.join("\n")}\n</testsuites>\n`;
}

/** JUnit has one word for what was not tested and what the data did not show. */
function reasonOf({ status, reason }: { status: string; reason: string }): string {
  return status === "unexercised" ? `not exercised: ${reason}` : reason;
}

function testcase(suite: string, id: string, rule: string, content: string): string {
  const attributes = `classname="${escape(suite)}" name="${escape(`${id}: ${rule}`)}"`;
  return content ? `    <testcase ${attributes}>${content}</testcase>` : `    <testcase ${attributes}/>`;
}

function failureElement({ expected, got, place, curl }: ReturnType<typeof failuresOf>[number]): string {
  const message = `expected ${expected}, got ${got}`;
  return `<failure message="${escape(message)}">${escape([place, curl ?? ""].join("\n"))}</failure>`;
}

function escape(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  // XML has no place for other control characters, not even escaped.
  return text
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "\u{FFFD}");
}
