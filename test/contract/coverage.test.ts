import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { isWaived, waivers, type Waiver } from "./waivers.ts";
import type { Probe } from "../../scripts/check/probes/probes.ts";
import { ownMock, stockPrism, type Target } from "./support/targets.ts";
import { operations, type DocumentedOperation } from "../../scripts/check/contract/document.ts";

interface Row {
  operation: DocumentedOperation;
  cases: Probe[];
}

/** What the suite covers, as a Markdown page. */
function coverageOf(rows: Row[], exceptions: Waiver[], targets: Target[]): string {
  const cases = rows.flatMap((row) => row.cases);
  const statuses = [...new Set(rows.flatMap(({ operation }) => Object.keys(operation.responses)))].toSorted();
  const answers = rows.map(({ operation, cases: probes }) => [
    operation.name,
    ...statuses.map((status) => (status in operation.responses ? cell(probes, Number(status)) : "")),
  ]);
  const waived = exceptions.map(({ code, operations: names, reason }) => [
    code,
    names?.join(", ") ?? "all",
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

const rows: Row[] = await Promise.all(
  operations.map(async (operation) => ({ operation, cases: await casesIn(operation) })),
);

/** Of an operation's file, which holds the cases that are written by hand. */
async function casesIn({ name }: DocumentedOperation): Promise<Probe[]> {
  const file = fileURLToPath(new URL(`${name}.test.ts`, import.meta.url));
  if (!existsSync(file)) return [];
  // The query makes it another module: files share their modules, and one that is loaded already would run no test.
  const { cases }: { cases: Probe[] } = await import(`${file}?cases`);
  return cases;
}

function provokedCodes(cases: Probe[]): string[] {
  return cases.flatMap(({ request, expected }) =>
    request.prefer === undefined ? (expected.code ?? []) : [],
  );
}

test("every operation has its file of cases", () => {
  expect(rows.filter(({ cases }) => cases.length === 0).map(({ operation }) => operation.name)).toEqual([]);
});

const named = rows.map((row) => [row.operation.name, row] as const);

test.each(named)("every documented answer of %s has a case", (_, { operation, cases }) => {
  const ids = cases.map(({ id }) => id);
  const missing = Object.entries(operation.responses).flatMap(([status, { content }]) => [
    ...(cases.some(({ expected }) => String(expected.status) === status) ? [] : [status]),
    ...Object.keys(content["application/json"].examples)
      .map((code) => `${operation.name}/${status}.1-example-${code}`)
      .filter((id) => !ids.includes(id)),
  ]);
  expect(missing, `${operation.name} lacks cases`).toEqual([]);
});

test.each(named)("every documented error of %s is provoked or waived", (_, { operation, cases }) => {
  const documented = cases.flatMap(({ expected }) => expected.code ?? []);
  const provoked = provokedCodes(cases);
  // Neither is missing, nor is a code waived still that has a case by now.
  const waived = documented.filter((code) => isWaived(code, operation.name));
  expect(new Set(waived)).toEqual(new Set(documented.filter((code) => !provoked.includes(code))));
});

// `npx vitest run test/contract/coverage -u` rewrites it.
test("coverage.md shows the table", async () => {
  await expect(coverageOf(rows, waivers, [ownMock, stockPrism(null)])).toMatchFileSnapshot("coverage.md");
});
