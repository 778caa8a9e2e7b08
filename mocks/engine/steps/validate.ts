import type { Operation } from "@adintel/client/operations";
import { checkRequest, type Violation } from "@adintel/client/validation";
import type { HonoRequest } from "hono";
import { invalidRequest, type Refusal } from "../../http/errors.ts";
import { partsOf, type Incoming, type Input, type Target } from "../../http/incoming.ts";
import { unknownIdOf } from "../rows/parse-query.ts";
import type { Call } from "../rows/call.ts";
import type { CapableHandler } from "../rows/list-definition.ts";
import type { World } from "../sessions/world.ts";

interface WithBody {
  exchange: { incoming: Pick<Incoming, "request"> };
  world: World;
  now: number;
  target: Target;
  handler: CapableHandler | null;
  body: unknown;
}

/** Makes the call that a handler answers. Rejects a request that violates the contract of its operation (400), naming all violations. */
export function validate<S extends WithBody>(state: S): (S & { call: Call }) | Refusal {
  const { exchange, world, now, target, handler, body } = state;
  const { request } = exchange.incoming;
  const { violations, ...input } = checkInput(request, target, body);
  const { origin } = partsOf(request.url);
  const call: Call = { world, operation: target.operation, ...input, origin: origin + world.assets, now };
  if (violations.length === 0) return { ...state, call };
  // Nothing but its id can be wrong, and of what cannot be decoded there is nothing.
  if (!Object.hasOwn(target.operation.errors, "400")) return { error: unknownIdOf(target.operation) };
  // What the documents leave open, the handler decides; all that is wrong is told at once.
  const named = new Set(violations.map(({ path }) => path));
  const others = handler?.violations?.(call).filter(({ path }) => !named.has(path)) ?? [];
  return invalidRequest(...violations, ...others);
}

/** Checks a request against the contract of its operation. Of one with violations, only the fields without any are left. */
export function checkInput(
  request: HonoRequest,
  { version, operation }: Target,
  body: unknown,
): Input & { violations: Violation[] } {
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
