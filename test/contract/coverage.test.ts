import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { isWaived, waivers } from "./waivers.ts";
import type { Probe } from "../../scripts/check/probes/probes.ts";
import { coverageOf, type Row } from "./support/coverage.ts";
import { ownMock, stockPrism } from "./support/targets.ts";
import { operations, type DocumentedOperation } from "../../scripts/check/contract/document.ts";

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
