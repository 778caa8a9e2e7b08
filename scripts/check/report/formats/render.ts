import type { Reporter } from "../reporters.ts";
import type { ReportData } from "../data.ts";
import { githubReport } from "./github.ts";
import { htmlReport } from "../html/page.tsx";
import { junitReport } from "./junit.ts";
import { sarifReport } from "./sarif.ts";
import { terminalReport } from "./terminal.ts";

const renderers: Record<Reporter, (data: ReportData, colours: boolean) => string | Promise<string>> = {
  default: (data, colours) => terminalReport(data, { colours }),
  json: jsonReport,
  junit: junitReport,
  html: htmlReport,
  sarif: sarifReport,
  github: githubReport,
};

/**
 * A report as text, as `--reporter` writes it.
 *
 * @example
 * await writeFile("check.sarif", await render(report, "sarif"));
 */
export async function render(
  data: ReportData,
  reporter: Reporter,
  { colours = false }: { colours?: boolean } = {},
): Promise<string> {
  return renderers[reporter](data, colours);
}

/** The report for programs: {@link ReportData} as JSON. */
function jsonReport(data: ReportData): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}
