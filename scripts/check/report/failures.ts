import { curl } from "../exchange.ts";
import type { Report } from "../run.ts";

/** One fault of the server, with all the cases in which it showed. */
export interface Failure {
  /** What repeats it alone. */
  id: string;
  operation: string;
  rule: string;
  place: string;
  expected: string;
  got: string;
  /** Without the key. */
  curl: string | undefined;
  /** How often it showed. */
  times: number;
}

/** The failures of a run; those with one cause are one. */
export function failuresOf({ results, noted }: Report): Failure[] {
  const failures: Failure[] = [];
  for (const { operation, exchange, name, ...fault } of noted) {
    const id = `${exchange.sending.version}/${operation.operationId}/shape/${name}`;
    add(failures, {
      ...{ id, operation: operationName(exchange.sending.version, operation.operationId) },
      ...{ rule: fault.rule, place: fault.place, expected: fault.expected, got: fault.got },
      curl: curl(exchange),
    });
  }
  for (const { case: one, outcome } of results) {
    if (outcome.status !== "failed") continue;
    const { expected, got, exchange } = outcome;
    add(failures, {
      id: one.id,
      operation: operationName(one.version, one.operation?.operationId),
      ...{ rule: one.rule, place: one.place, expected, got },
      curl: exchange && curl(exchange),
    });
  }
  return failures;
}

function add(failures: Failure[], failure: Omit<Failure, "times">): void {
  const same = failures.find(
    ({ operation, rule, expected }) =>
      operation === failure.operation && rule === failure.rule && expected === failure.expected,
  );
  if (same) same.times += 1;
  else failures.push({ ...failure, times: 1 });
}

function operationName(version: string, operationId: string | undefined): string {
  return operationId === undefined ? version : `${version} ${operationId}`;
}
