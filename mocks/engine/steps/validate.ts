import type { Operation } from "@adintel/client/operations";
import { checkRequest, type Violation } from "@adintel/client/validation";
import type { HonoRequest } from "hono";
import type { Input, Target } from "../../http/incoming.ts";

/** A request with everything in it that violates the contract of its operation. */
export interface Validated extends Input {
  violations: Violation[];
}

/** Checks a request against the contract of its operation. Of one with violations, only the fields without any are left. */
export function validate(request: HonoRequest, { version, operation }: Target, body: unknown): Validated {
  const path: Record<string, string> = request.param();
  const checked = checkRequest(version, operation.operationId, { path, query: queryOf(request), body });
  const violations = [...undecodablePath(request, operation), ...checked.violations];
  const isOpen = operation.unspecified.some((entry) => entry.topic === "query-parameters");
  const query = isOpen ? checked.query : declared(operation, checked.query);
  if (violations.length === 0) return { path, query, body, violations };
  const wrong = new Set(violations.map((violation) => violation.path.split(".")[0] ?? ""));
  return { path, query: without(wrong, query), body: without(wrong, body), violations };
}

/** The fields of an object but some; of anything else, none. */
function without(names: ReadonlySet<string>, value: unknown): Record<string, unknown> {
  const entries = typeof value === "object" && !Array.isArray(value) ? Object.entries(value ?? {}) : [];
  return Object.fromEntries(entries.filter(([name]) => !names.has(name)));
}

/** What the operation declares: the rest has not been checked and goes no further, unless the document leaves it open. */
function declared(operation: Operation, query: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const name of operation.queryParameters) if (Object.hasOwn(query, name)) kept[name] = query[name];
  return kept;
}

/** Parameters by name; a name that is given several times has all its values. */
function queryOf(request: HonoRequest): Record<string, string | string[]> {
  if (!request.url.includes("?")) return {};
  // Without a prototype, so that a parameter may have any name.
  const query: Record<string, string | string[]> = Object.create(null);
  const all = request.queries();
  for (const name in all) {
    const values = all[name] ?? [];
    query[name] = values.length === 1 ? (values[0] ?? "") : values;
  }
  return query;
}

/** Hono hands a path parameter on as it came where it cannot be decoded. */
function undecodablePath(request: HonoRequest, operation: Operation): Violation[] {
  // Most paths have nothing to decode.
  if (!request.path.includes("%")) return [];
  try {
    decodeURIComponent(request.path);
    return [];
  } catch {
    return operation.pathParameters.map((path) => ({ path, message: "is not validly percent-encoded" }));
  }
}
