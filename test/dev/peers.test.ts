import { expect, test } from "vitest";
import { differs, failuresOf } from "../../scripts/dev/bench/peers/reports.ts";

const respect = (checks: object[]) =>
  JSON.stringify({ files: { a: { executedWorkflows: [{ executedSteps: [{ stepId: "get", checks }] }] } } });

const newman = (executions: object[], failures: object[]) =>
  JSON.stringify({ run: { executions, failures } });

test("failed checks are read from each tool's report", () => {
  const checks = [
    { name: "status code check", passed: true },
    { name: "schema check", passed: false },
  ];
  expect(failuresOf.respect(respect(checks))).toEqual(["get: schema check"]);
  const failures = [
    { source: { name: "Get" }, error: { name: "AssertionError", test: "status is 2xx" } },
    { source: { name: "List" }, error: { name: "Error" } },
  ];
  expect(failuresOf.newman(newman([{}], failures))).toEqual(["Get: status is 2xx", "List: Error"]);
});

test("a report without checks is an error", () => {
  expect(() => failuresOf.respect(respect([]))).toThrow("no check ran");
  expect(() => failuresOf.newman(newman([], []))).toThrow("no check ran");
});

test("runs differ in which checks failed, not in how often or in which order", () => {
  expect(differs(["a", "b"], ["b", "a", "a"])).toBe(false);
  expect(differs(["a"], ["a", "b"])).toBe(true);
  expect(differs(["a"], [])).toBe(true);
});
