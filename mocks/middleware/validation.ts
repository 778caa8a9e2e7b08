import type { Operation } from "@adintel/client/operations";
import { checkRequest, type Violation } from "@adintel/client/validation";
import type { HonoRequest } from "hono";
import type { Refusal } from "../errors.ts";
import type { Input, Target } from "../exchange.ts";

/** Refuses a request that violates the contract of its operation; `details` lists every violation. */
export function validate(
  request: HonoRequest,
  { version, operation }: Target,
  body: unknown,
): Input | Refusal {
  const path: Record<string, string> = request.param();
  const { violations, query } = checkRequest(version, operation.operationId, {
    path,
    query: queryOf(request),
    body,
  });
  const details = [...undecodablePath(request, operation), ...violations];
  if (details.length > 0) return { error: "invalid_request", details };
  const isOpen = operation.unspecified.some((entry) => entry.topic === "query-parameters");
  return { path, query: isOpen ? query : declared(operation, query), body };
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
