import type { OperationId } from "@adintel/client/operations";
import type { HonoRequest } from "hono";
import { isRecord } from "../../../scripts/lib/json.ts";
import { isNamed } from "../../http/operation-names.ts";
import { isMetered } from "../../http/routes.ts";
import type { Target } from "../../http/incoming.ts";
import type { Scenario } from "./scenario.ts";

export interface Candidate {
  request: HonoRequest;
  target: Target;
  /** Whether it is for a list of the world, and not for one of the documents' examples. */
  isList: boolean;
  /** Whether it is made with a key of that name. */
  hasKey(name: string): boolean;
  /** The one id of an account that may be named by two. */
  idOf(account: string): string;
  /** The parsed JSON body; `undefined` where there is none, or none that can be read. */
  body(): unknown;
}

/** Whether all conditions hold that need no body. */
export function fitsHead({ on = {}, rows, newer }: Scenario, candidate: Candidate): boolean {
  const { request, target, isList } = candidate;
  const { operation, version } = target;
  if (rows !== undefined && newer === undefined && !isList) return false;
  if (on.operation !== undefined && !isNamed([on.operation].flat(), version, operation)) return false;
  if (on.metered !== undefined && on.metered !== isMetered(operation)) return false;
  if (on.key !== undefined && !candidate.hasKey(on.key)) return false;
  for (const [name, value] of Object.entries(on.query ?? {}))
    if (!request.queries(name)?.includes(String(value))) return false;
  if (on.account === undefined) return true;
  const inPath = accountInPath(candidate);
  if (inPath === undefined) return operation.requestBody !== null;
  return candidate.idOf(inPath) === candidate.idOf(on.account);
}

/** Whether it takes the body to know if the conditions hold. */
export function needsBody({ on = {} }: Scenario, candidate: Candidate): boolean {
  if (on.body !== undefined || on.where !== undefined) return true;
  return on.account !== undefined && accountInPath(candidate) === undefined;
}

/**
 * Whether the conditions hold that are about the body too.
 *
 * @throws whatever `where` throws.
 */
export function fitsBody({ on = {} }: Scenario, candidate: Candidate, body: unknown): boolean {
  const { account, where } = on;
  if (account !== undefined && accountInPath(candidate) === undefined) {
    const named = isRecord(body) ? body[accountField(candidate)] : undefined;
    if (typeof named !== "string" || candidate.idOf(named) !== candidate.idOf(account)) return false;
  }
  if (on.body !== undefined && !contains(body, on.body)) return false;
  if (where === undefined) return true;
  const { request, target } = candidate;
  const holds: unknown = where({
    version: target.version,
    operation: target.operation.operationId satisfies OperationId,
    method: request.raw.method,
    url: request.url,
    headers: request.raw.headers,
    body,
  });
  if (holds instanceof Promise) {
    holds.catch(() => undefined); // the error below says what is wrong
    throw new TypeError("The condition `where` must return true or false, not a promise.");
  }
  return Boolean(holds);
}

/** The field of the body that names an account. */
function accountField({ target }: Candidate): string {
  const fields = Object.entries<{ in: string; by: string }>(target.operation.effects);
  return fields.find(([, effect]) => effect.in === "body" && effect.by === "account")?.[0] ?? "";
}

function accountInPath({ request, target }: Candidate): string | undefined {
  const [name] = target.operation.pathParameters;
  return name === undefined ? undefined : request.param(name);
}

/** Whether a value has what is wanted: of an object its fields, of an array its items in any order. */
function contains(value: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted))
    return Array.isArray(value) && wanted.every((item) => value.some((other) => contains(other, item)));
  if (typeof wanted !== "object" || wanted === null) return value === wanted;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(wanted).every(
    ([name, item]) => Object.hasOwn(value, name) && contains((value as Record<string, unknown>)[name], item),
  );
}
