import { expect, test } from "vitest";
import { accessCases } from "../../../scripts/check/cases/access.ts";
import { operations as documented } from "../../../scripts/check/contract/document.ts";
import { documentCases } from "../../../scripts/check/cases/from-document.ts";
import { transportCases } from "../../../scripts/check/cases/transport.ts";

const all = [...accessCases(), ...documentCases(), ...transportCases()];

/** The operations that are asked for a case, such as `v2/searchMedia`. */
function operationsWith(name: string): string[] {
  const found = all.filter(({ id }) => id.replace(/\/[\d.]+-/, "/").endsWith(`/${name}`));
  return found.map(({ id }) => id.split("/").slice(0, 2).join("/"));
}

test.each([
  ["revoked-key", "departed-key"],
  ["scheme-alone", "key-without-scheme"],
  ["no-content-type", "other-content-type"],
])("each operation is asked for either %s or %s, and both versions for both", (one, other) => {
  const [some, others] = [operationsWith(one), operationsWith(other)];
  expect(some.filter((operation) => others.includes(operation))).toEqual([]);
  expect(Math.abs(some.length - others.length)).toBeLessThanOrEqual(1);
  for (const version of ["v1/", "v2/"])
    for (const half of [some, others])
      expect(half.filter((operation) => operation.startsWith(version)).length).toBeGreaterThan(0);
});

test("each operation is asked with unknown and inactive keys, and without one", () => {
  const operations = operationsWith("unknown-key");
  expect(operations.length).toBe(documented.length);
  expect(operationsWith("inactive-key")).toEqual(operations);
  expect(operationsWith("without-key").toSorted()).toEqual(operations.toSorted());
});
