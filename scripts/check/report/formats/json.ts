import type { ReportData } from "../data.ts";

/** The report for programs: {@link ReportData} as JSON. */
export function jsonReport(data: ReportData): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}
