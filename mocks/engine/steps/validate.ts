import type { Operation, Version } from "@adintel/client/operations";
import type { PointId, ReadingNames } from "@adintel/client/readings";
import { checkRequest, type Violation } from "@adintel/client/validation";
import type { HonoRequest } from "hono";
import { prefersExample } from "../../examples/prefer.ts";
import { invalidRequest, type Refusal } from "../../http/errors.ts";
import { partsOf, type Incoming, type Input, type Target } from "../../http/incoming.ts";
import { unknownIdOf } from "../rows/unknown-id.ts";
import type { Call } from "../rows/call.ts";
import { readQuery, unknownFields, withoutNulls, type Sent } from "../rows/open-request.ts";
import type { CapableHandler } from "../rows/list-definition.ts";
import type { World } from "../sessions/world.ts";

interface WithBody {
  exchange: { incoming: Pick<Incoming, "request"> };
  world: World;
  now: number;
  target: Target;
  handler: CapableHandler | null;
  rules: Rules;
  body: unknown;
}

/** What holds for the requests of an operation beside what its document says. */
export interface OperationRules {
  violations?(call: Call): readonly Violation[];
  /** The point that says whether it needs credits. */
  credits?: { [P in PointId]: "free" extends ReadingNames[P] ? P : never }[PointId];
}

export type Rules = Readonly<Record<Version, Readonly<Record<string, OperationRules>>>>;

/**
 * Makes the call that a handler answers. Rejects a request that violates the contract of its operation (400), or what the world
 * takes for it, naming all violations.
 */
export function validate<S extends WithBody>(state: S): (S & { call: Call }) | Refusal {
  const { exchange, world, now, target, handler, rules } = state;
  const { request } = exchange.incoming;
  const body = world.takes("body-null", "absent") ? withoutNulls(state.body, target.operation) : state.body;
  const checked = checkInput(request, target, body, { world, handler });
  const { violations, ...input } = checked;
  const { origin } = partsOf(request.url);
  const call: Call = { world, operation: target.operation, ...input, origin: origin + world.assets, now };
  // What the documents leave open, the handler decides unless an example responds; all that is wrong is told at once.
  const ofHandler = prefersExample(request) ? undefined : handler?.violations?.(call);
  const ofRules = rules[target.version][target.operation.operationId]?.violations?.(call);
  // Of a body that is wrong as a whole, there are no fields.
  const others = violations.some(({ path }) => path === "body")
    ? []
    : [...(ofHandler ?? []), ...(ofRules ?? [])];
  if (violations.length + others.length === 0) return { ...state, call };
  // Nothing but its id can be wrong, and of what cannot be decoded there is nothing.
  if (!Object.hasOwn(target.operation.errors, "400")) return { error: unknownIdOf(target.operation) };
  const named = new Set(violations.map(({ path }) => path));
  return invalidRequest(...violations, ...others.filter(({ path }) => !named.has(path)));
}

/** Checks a request against the contract of its operation. Of one with violations, only the fields without any are left. */
export function checkInput(
  request: HonoRequest,
  { version, operation, params }: Target,
  body: unknown,
  { world, handler }: { world?: World; handler?: CapableHandler | null } = {},
): Input & { violations: Violation[] } {
  const path: Record<string, string> = params ?? request.param();
  const { effects = operation.effects } = handler ?? {};
  const sent = world ? readQuery(queryOf(request), effects, world) : queryOf(request);
  const checked = checkRequest(version, operation.operationId, { path, query: sent, body });
  const broken = checked.violations.filter(
    (violation) => !world || !handler?.allows?.(violation, world.takes, sent[violation.path]),
  );
  const unknown = world ? unknownFields({ sent, body }, operation, handler, world) : [];
  const violations = [
    ...undecodablePath(request, operation),
    ...unknown.filter(({ path: name }) => !broken.some((violation) => violation.path === name)),
    ...broken,
  ];
  const isOpen = operation.unspecified.some((entry) => entry.topic === "query-parameters");
  const query = isOpen ? checked.query : declared(operation, checked.query, handler?.undeclared);
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
function declared(
  operation: Operation,
  query: Record<string, unknown>,
  undeclared: readonly string[] = [],
): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const name of [...operation.queryParameters, ...undeclared])
    if (Object.hasOwn(query, name)) kept[name] = query[name];
  return kept;
}

/** The parameters of a request. */
function queryOf(request: HonoRequest): Sent {
  if (!request.url.includes("?")) return {};
  // Without a prototype, so that a parameter may have any name.
  const query: Sent = Object.create(null);
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
