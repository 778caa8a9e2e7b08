import type { Waiver } from "../waivers.ts";
import type { Probe } from "../../../scripts/check/probes/probes.ts";
import type { DocumentedOperation } from "../../../scripts/check/contract/document.ts";
import type { Target } from "./targets.ts";

export interface Row {
  operation: DocumentedOperation;
  cases: Probe[];
}

/** What the suite covers, as a Markdown page. */
export function coverageOf(rows: Row[], waivers: Waiver[], targets: Target[]): string {
  const cases = rows.flatMap((row) => row.cases);
  const statuses = [...new Set(rows.flatMap(({ operation }) => Object.keys(operation.responses)))].toSorted();
  const answers = rows.map(({ operation, cases }) => [
    operation.name,
    ...statuses.map((status) => (status in operation.responses ? cell(cases, Number(status)) : "")),
  ]);
  const waived = waivers.map(({ code, operations, reason }) => [
    code,
    operations?.join(", ") ?? "all",
    reason,
  ]);
  const unsupported = targets.flatMap(({ name, lacks }) =>
    Object.entries(lacks).map(([capability, reason]) => [name, capability, reason, count(cases, capability)]),
  );
  return [
    "# Coverage of the contract",
    "",
    "Cases of each documented status of each operation: those that a request provokes + those wished for by `Prefer`.",
    "A status without a number is not documented for the operation.",
    "",
    ...table(["operation", ...statuses], answers),
    "",
    `${cases.length} cases, each run against ${targets.map(({ name }) => name).join(" and ")}.`,
    "",
    "## Waived",
    "",
    "Codes that are only wished for, never provoked.",
    "",
    ...table(["code", "operations", "reason"], waived),
    "",
    "## Unsupported",
    "",
    "What a target is not capable of. The cases that need it are reported as unsupported there, and it is shown that",
    "the target does not pass them. Without a number of cases, only a part of their assertions is left out.",
    "",
    ...table(["target", "lacks", "since", "cases"], unsupported),
    "",
  ].join("\n");
}

function cell(cases: Probe[], status: number): string {
  const all = cases.filter(({ expected }) => expected.status === status);
  const wished = all.filter(({ request }) => request.prefer !== undefined);
  return `${all.length - wished.length} + ${wished.length}`;
}

function count(cases: Probe[], capability: string): string {
  const needs: string[][] = cases.map((one) => one.needs);
  return String(needs.filter((all) => all.includes(capability)).length || "");
}

function table(head: string[], rows: string[][]): string[] {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
}
