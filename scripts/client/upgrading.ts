import { fieldOf, readRequest, type Form, type LegacyRequest, type Taken } from "./legacy-request.js";
import { usageError } from "./usage.js";

/** Something to know of a field. */
export interface Remark {
  /** As in the request: `minFollowers`, `filters.daysRun.min`. */
  readonly field: string;
  readonly reason: string;
  /** Of several calls, the one for which it holds; without it, it holds for all. */
  readonly only?: string;
}

/** A call of v2: `api[call.operation](...call.parameters)`. */
export interface Call<Operation extends string, Parameters extends readonly unknown[]> {
  readonly operation: Operation;
  /** Those of the method of v2's client, in their order. */
  readonly parameters: Parameters;
}

type AnyCall = Call<string, readonly unknown[]>;

/** The calls of v2 that a request of v1 becomes. */
export interface Upgraded<Calls extends readonly [AnyCall, ...AnyCall[]]> {
  readonly calls: Calls;
  /** What the request has, and the calls do not. */
  readonly lost: readonly Remark[];
  /** Where the documents leave open whether the calls mean the same. */
  readonly unclear: readonly Remark[];
  readonly obstacle?: never;
}

/** A request of v1 that no request of v2 corresponds to. */
export interface NoCounterpart {
  readonly calls: readonly [];
  readonly lost: readonly Remark[];
  readonly unclear: readonly Remark[];
  /** Why there is none. */
  readonly obstacle: string;
}

/** What becomes of the requests of an operation of v1. Made from the documents. */
export interface Plan extends Form {
  successors: readonly Successor[];
}

/** An operation of v2 that replaces one of v1. */
export interface Successor {
  operation: string;
  /** The method's parameters in their order; `query?` is left out where it would be empty. */
  takes: readonly Taken[];
  /** It replaces only requests with these values. */
  when?: Readonly<Record<string, string>>;
  /** From which place of v1 to which of v2, or why to none. */
  fields: readonly (readonly [from: string, to: string | null, note?: string])[];
  /** Values of v1, by place of v2, that v2 does not have, and those of v2. */
  values?: Readonly<Record<string, { gone: readonly string[]; now: readonly string[] }>>;
  /** What v2 demands that a request of v1 may lack, with the values that it may have. */
  demands?: Readonly<Record<string, readonly string[]>>;
  /** How many rows come at most, if nothing is said. */
  rows?: Rows;
}

interface Rows {
  /** Where v2 takes the number. */
  to: string;
  /** Where v1 takes it; left out where v1's document shows no such field. */
  from?: string;
  /** The defaults of v1 and v2, as far as they are stated. */
  old?: number;
  new?: number;
}

/** A successor's answer to a request. */
interface Attempt {
  call: AnyCall;
  lost: Remark[];
  unclear: Remark[];
  obstacle: string | undefined;
}

/**
 * What becomes of a request. The generated functions tell the types, which follow from the same plan.
 *
 * @param given what v2 demands and v1's request does not have
 * @throws `invalid_usage`, if it is no request of v1.
 */
export function upgrade(
  name: string,
  plan: Plan,
  parameters: readonly unknown[],
  given?: unknown,
): Upgraded<readonly [AnyCall, ...AnyCall[]]> | NoCounterpart {
  const request = readRequest(name, plan, parameters);
  const successors = chooseSuccessors(name, plan.successors, request);
  const attempts = successors.map((successor) => attempt(name, plan, successor, request, given));
  const lost = [
    ...merge(attempts, ({ lost }) => lost),
    ...request.unknown.map((place) => ({
      field: fieldOf(place),
      reason: "The documents of v1 do not show this field, so nothing tells what becomes of it.",
    })),
  ];
  const obstacle = attempts.find((one) => one.obstacle)?.obstacle;
  const [first, ...others] = attempts.map(({ call }) => call);
  if (obstacle !== undefined || !first) return { calls: [], lost, unclear: [], obstacle: obstacle ?? "" };
  const unclear = merge(attempts, (one) => one.unclear);
  for (const place of others.length > 0 ? conditionsOf(plan.successors) : []) {
    const operations = successors.map(({ operation }) => operation).join(" and ");
    const reason = `Without it, the documents leave open which one replaces the request: ${operations}. The rows of each are sorted by themselves.`;
    unclear.push({ field: fieldOf(place), reason });
  }
  return { calls: [first, ...others], lost, unclear };
}

function conditionsOf(successors: readonly Successor[]): string[] {
  return [...new Set(successors.flatMap(({ when = {} }) => Object.keys(when)))];
}

/** Those whose condition the request meets, or does not speak of. */
function chooseSuccessors(name: string, successors: readonly Successor[], { used }: LegacyRequest) {
  const chosen = successors.filter(({ when = {} }) =>
    Object.entries(when).every(([place, value]) => !used.has(place) || used.get(place) === value),
  );
  if (chosen.length > 0) return chosen;
  const [place = ""] = conditionsOf(successors);
  const values = successors.flatMap(({ when = {} }) => when[place] ?? []).join(", ");
  throw usageError(name, `${fieldOf(place)} must be one of ${values}, not ${String(used.get(place))}`);
}

/** The one request that a successor is sent, and what it cannot say. */
function attempt(
  name: string,
  plan: Plan,
  successor: Successor,
  request: LegacyRequest,
  given: unknown,
): Attempt {
  const { used, mode } = request;
  const { operation, when = {}, values = {}, fields } = successor;
  const inputs = Object.values(plan.modes?.of ?? {}).flatMap((other) => other.inputs);
  const target = new Map<string, unknown>();
  const lost: Remark[] = [];
  const unclear: Remark[] = [];

  for (const [from, to, note = "It has no counterpart."] of fields) {
    if (!used.has(from) || mode?.ignores?.includes(from)) continue;
    const value = used.get(from);
    const lose = (reason: string) => lost.push({ field: fieldOf(from), reason });
    const isOpen = mode?.open?.includes(from);
    const differing = to === null ? undefined : values[to];
    if (mode && inputs.includes(from) && !mode.inputs.includes(from)) {
      const [field, by] = [plan.modes?.field ?? "", mode.inputs.map(fieldOf).join()];
      lose(
        `With ${fieldOf(field)} ${String(used.get(field))} the search is by ${by}. In v2 the inputs decide it.`,
      );
    } else if (to === null) {
      // The choice of the successor, or of the inputs, says the same.
      if (from !== plan.modes?.field && !(from in when)) lose(note);
      else if (isOpen) unclear.push(open(plan, request, from));
    } else if (differing?.gone.some((gone) => gone === value)) {
      lose(note);
    } else if (differing && !differing.now.some((now) => now === value)) {
      throw usageError(
        name,
        `${fieldOf(from)} must be one of ${[...differing.now, ...differing.gone].join(", ")}, not ${String(value)}`,
      );
    } else {
      // A list of its own, so that neither request changes with the other.
      target.set(to, Array.isArray(value) ? [...value] : value);
      if (isOpen) unclear.push(open(plan, request, from));
    }
  }
  limitRows(successor, request, target, unclear);
  supply(name, successor, target, given);
  const demanded = Object.entries(successor.demands ?? {}).find(([place]) => !target.has(place));
  return {
    call: { operation, parameters: parametersOf(successor, target) },
    lost,
    unclear,
    obstacle: demanded && obstacleOf(operation, demanded, fields, used),
  };
}

function open({ modes }: Plan, { used }: LegacyRequest, from: string): Remark {
  const field = modes?.field ?? "";
  const reason = `The documents leave open whether v1 heeds it with ${fieldOf(field)} ${String(used.get(field))}.`;
  return { field: fieldOf(from), reason };
}

/** Says how many rows are wanted where v1 says it by default, or by the number of its inputs. */
function limitRows(
  { rows }: Successor,
  request: LegacyRequest,
  target: Map<string, unknown>,
  unclear: Remark[],
) {
  if (!rows || target.has(rows.to)) return;
  const { used, mode } = request;
  if (rows.from !== undefined && mode?.ignores?.includes(rows.from)) {
    // There is a row for each input, however many, and v2 may have a default that cuts them off.
    const count = mode.inputs.map((place) => used.get(place)).find(Array.isArray)?.length ?? 0;
    if (count > 0) target.set(rows.to, count);
  } else if (rows.old !== undefined) {
    target.set(rows.to, rows.old);
  } else {
    const field = fieldOf(rows.from ?? rows.to);
    const now =
      rows.new === undefined
        ? "neither default is stated"
        : `v2 takes ${rows.new}, and v1's default is not stated`;
    unclear.push({ field, reason: `Left out, ${now}.` });
  }
}

/** Puts what the caller gives beside the request into its places. */
function supply(
  name: string,
  { demands = {} }: Successor,
  target: Map<string, unknown>,
  given: unknown,
): void {
  if (given === undefined) return;
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    throw usageError(name, `what is given beside the request must be an object`);
  }
  for (const [key, value] of Object.entries(given)) {
    const found = Object.entries(demands).find(([place]) => fieldOf(place) === key);
    if (!found) {
      throw usageError(
        name,
        `${key} cannot be given beside the request, but ${Object.keys(demands).map(fieldOf).join(", ")}`,
      );
    }
    const [place, allowed] = found;
    if (typeof value !== "string" || (allowed.length > 0 && !allowed.some((one) => one === value))) {
      throw usageError(name, `${key} must be one of ${allowed.join(", ")}`);
    }
    target.set(place, value);
  }
}

function obstacleOf(
  operation: string,
  [place, allowed]: [string, readonly string[]],
  fields: Successor["fields"],
  used: LegacyRequest["used"],
): string {
  const needs = `${operation} of v2 demands ${fieldOf(place)} (${allowed.join(", ")})`;
  const from = fields.find(([, to]) => to === place)?.[0];
  if (from === undefined) return `${needs}, which v1 does not show: give it beside the request.`;
  if (!used.has(from)) return `${needs}, which the request does not have.`;
  return `${needs}, where ${String(used.get(from))} has no counterpart, so the request as a whole has none.`;
}

function parametersOf({ takes }: Successor, target: ReadonlyMap<string, unknown>): unknown[] {
  const parameters: unknown[] = takes.map((taken) => {
    const part = taken.replace("?", "");
    if (target.has(part) || part.startsWith("path.")) return target.get(part);
    const own = [...target].filter(([place]) => place.startsWith(`${part}.`));
    if (own.length === 0 && taken.endsWith("?")) return undefined;
    return Object.fromEntries(own.map(([place, value]) => [fieldOf(place), value]));
  });
  // The last that is there is the last that is sent.
  while (parameters.length > 0 && parameters.at(-1) === undefined) parameters.pop();
  return parameters;
}

/** What is said of every call once, and the rest with the name of its call. */
function merge(attempts: readonly Attempt[], of: (attempt: Attempt) => Remark[]): Remark[] {
  const isSame = (one: Remark) => (other: Remark) => other.field === one.field && other.reason === one.reason;
  const merged: Remark[] = [];
  for (const one of attempts) {
    for (const remark of of(one)) {
      if (!attempts.every((other) => of(other).some(isSame(remark)))) {
        merged.push({ ...remark, only: one.call.operation });
      } else if (!merged.some(isSame(remark))) {
        merged.push(remark);
      }
    }
  }
  return merged;
}
