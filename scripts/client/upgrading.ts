import {
  displayPath,
  readRequest,
  type Form,
  type LegacyRequest,
  type ParameterRole,
} from "./legacy-request.js";
import { usageError } from "./core/usage.js";

/** A note about a field. */
export interface Remark {
  /** Its path in the request: `minFollowers`, `filters.daysRun.min`. */
  readonly field: string;
  readonly reason: string;
  /** The operation of the only call that the note applies to; if missing, it applies to all calls. */
  readonly only?: string;
}

/** A call of v2: `api[call.operation](...call.parameters)`. */
export interface Call<Operation extends string, Parameters extends readonly unknown[]> {
  readonly operation: Operation;
  /** The parameters of the v2 client's method, in order. */
  readonly parameters: Parameters;
}

type AnyCall = Call<string, readonly unknown[]>;

/** The v2 calls that replace a v1 request. */
export interface Upgraded<Calls extends readonly [AnyCall, ...AnyCall[]]> {
  readonly calls: Calls;
  /** Fields of the request that the calls lack, with reasons. */
  readonly lost: readonly Remark[];
  /** Where the documents leave open whether the calls mean the same. */
  readonly unclear: readonly Remark[];
  readonly obstacle?: never;
}

/** A v1 request without a counterpart in v2. */
export interface NoCounterpart {
  readonly calls: readonly [];
  readonly lost: readonly Remark[];
  readonly unclear: readonly Remark[];
  /** Why it has no counterpart. */
  readonly obstacle: string;
}

/** How requests of a v1 operation map to v2. Generated from the documents. */
export interface Plan extends Form {
  successors: readonly Successor[];
}

/** An operation of v2 that replaces one of v1. */
export interface Successor {
  operation: string;
  /** The method's parameters in their order; `query?` is left out where it would be empty. */
  takes: readonly ParameterRole[];
  /** It replaces only requests with these values. */
  when?: Readonly<Record<string, string>>;
  /** The path of each field in v1, its path in v2 or `null`, and for `null` the reason. */
  fields: readonly (readonly [from: string, to: string | null, note?: string])[];
  /** By path in v2: the values of v1 that v2 does not have, and the values of v2. */
  values?: Readonly<Record<string, { gone: readonly string[]; now: readonly string[] }>>;
  /** Fields that v2 requires and a v1 request may lack, with their allowed values. */
  demands?: Readonly<Record<string, readonly string[]>>;
  /** The default limits of rows. */
  rows?: Rows;
}

interface Rows {
  /** The path of the limit in v2. */
  to: string;
  /** The path of the limit in v1; missing if v1's document shows no such field. */
  from?: string;
  /** The defaults of v1 and v2, as far as they are stated. */
  old?: number;
  new?: number;
}

/** A successor's version of a request. */
interface Translation {
  call: AnyCall;
  lost: Remark[];
  unclear: Remark[];
  obstacle: string | undefined;
}

/**
 * Turns a v1 request into v2 calls. The generated functions declare the types, which follow from the same plan.
 *
 * @param extraFields fields that v2 requires and the v1 request does not have
 * @throws `invalid_usage`, if it is no request of v1.
 */
export function upgrade(
  name: string,
  plan: Plan,
  parameters: readonly unknown[],
  extraFields?: unknown,
): Upgraded<readonly [AnyCall, ...AnyCall[]]> | NoCounterpart {
  const request = readRequest(name, plan, parameters);
  const successors = chooseSuccessors(name, plan.successors, request);
  const translations = successors.map((successor) => upgradeTo(name, plan, successor, request, extraFields));
  const lost = [
    ...mergeRemarks(translations, (translation) => translation.lost),
    ...request.unknown.map((path) => ({
      field: displayPath(path),
      reason: "The documents of v1 do not show this field, so its counterpart is not known.",
    })),
  ];
  const obstacle = translations.find((translation) => translation.obstacle)?.obstacle;
  const [first, ...others] = translations.map(({ call }) => call);
  if (obstacle !== undefined || !first) return { calls: [], lost, unclear: [], obstacle: obstacle ?? "" };
  const unclear = mergeRemarks(translations, (translation) => translation.unclear);
  for (const path of others.length > 0 ? conditionPaths(plan.successors) : []) {
    const operations = successors.map(({ operation }) => operation).join(" and ");
    const reason = `Without it, the documents leave open which operation replaces the request: ${operations}. Each sorts its own rows.`;
    unclear.push({ field: displayPath(path), reason });
  }
  return { calls: [first, ...others], lost, unclear };
}

function conditionPaths(successors: readonly Successor[]): string[] {
  return [...new Set(successors.flatMap(({ when = {} }) => Object.keys(when)))];
}

/** The successors whose condition the request meets or leaves open. */
function chooseSuccessors(name: string, successors: readonly Successor[], { used }: LegacyRequest) {
  const chosen = successors.filter(({ when = {} }) =>
    Object.entries(when).every(([path, value]) => !used.has(path) || used.get(path) === value),
  );
  if (chosen.length > 0) return chosen;
  const [path = ""] = conditionPaths(successors);
  const values = successors.flatMap(({ when = {} }) => when[path] ?? []).join(", ");
  throw usageError(name, `${displayPath(path)} must be one of ${values}, not ${String(used.get(path))}`);
}

/** The request for a successor, and what it cannot express. */
function upgradeTo(
  name: string,
  plan: Plan,
  successor: Successor,
  request: LegacyRequest,
  extraFields: unknown,
): Translation {
  const { used, mode } = request;
  const { operation, when = {}, values = {}, fields } = successor;
  const inputs = Object.values(plan.modes?.of ?? {}).flatMap((otherMode) => otherMode.inputs);
  const target = new Map<string, unknown>();
  const lost: Remark[] = [];
  const unclear: Remark[] = [];

  for (const [from, to, note = "It has no counterpart."] of fields) {
    if (!used.has(from) || mode?.ignores?.includes(from)) continue;
    const value = used.get(from);
    const lose = (reason: string) => lost.push({ field: displayPath(from), reason });
    const isOpen = mode?.open?.includes(from);
    const differing = to === null ? undefined : values[to];
    if (mode && inputs.includes(from) && !mode.inputs.includes(from)) {
      const [field, by] = [plan.modes?.field ?? "", mode.inputs.map(displayPath).join()];
      lose(
        `With ${displayPath(field)} ${String(used.get(field))}, v1 searches by ${by} only. v2 picks the search from the fields you send.`,
      );
    } else if (to === null) {
      // The choice of the successor or of the inputs already expresses it.
      if (from !== plan.modes?.field && !(from in when)) lose(note);
      else if (isOpen) unclear.push(openRemark(plan, request, from));
    } else if (differing?.gone.some((gone) => gone === value)) {
      lose(note);
    } else if (differing && !differing.now.some((now) => now === value)) {
      throw usageError(
        name,
        `${displayPath(from)} must be one of ${[...differing.now, ...differing.gone].join(", ")}, not ${String(value)}`,
      );
    } else {
      // A copy, so that neither request changes with the other.
      target.set(to, Array.isArray(value) ? [...value] : value);
      if (isOpen) unclear.push(openRemark(plan, request, from));
    }
  }
  limitRows(successor, request, target, unclear);
  addExtraFields(name, successor, target, extraFields);
  const demanded = Object.entries(successor.demands ?? {}).find(([path]) => !target.has(path));
  return {
    call: { operation, parameters: buildParameters(successor, target) },
    lost,
    unclear,
    obstacle: demanded && describeObstacle(operation, demanded, fields, used),
  };
}

function openRemark({ modes }: Plan, { used }: LegacyRequest, from: string): Remark {
  const field = modes?.field ?? "";
  const reason = `The documents leave open whether v1 uses it with ${displayPath(field)} ${String(used.get(field))}.`;
  return { field: displayPath(from), reason };
}

/** Sets the limit of rows if v1 implies it by a default or by the number of inputs. */
function limitRows(
  { rows }: Successor,
  request: LegacyRequest,
  target: Map<string, unknown>,
  unclear: Remark[],
) {
  if (!rows || target.has(rows.to)) return;
  const { used, mode } = request;
  if (rows.from !== undefined && mode?.ignores?.includes(rows.from)) {
    // v1 returns a row for each input; v2's default limit might cut some off.
    const count = mode.inputs.map((path) => used.get(path)).find(Array.isArray)?.length ?? 0;
    if (count > 0) target.set(rows.to, count);
  } else if (rows.old !== undefined) {
    target.set(rows.to, rows.old);
  } else {
    const field = displayPath(rows.from ?? rows.to);
    const reason =
      rows.new === undefined
        ? "Neither version's default is specified."
        : `The default in v2 is ${rows.new}; in v1 it is not specified.`;
    unclear.push({ field, reason });
  }
}

/** Adds the fields that the caller passes after the request. */
function addExtraFields(
  name: string,
  { demands = {} }: Successor,
  target: Map<string, unknown>,
  extraFields: unknown,
): void {
  if (extraFields === undefined) return;
  if (typeof extraFields !== "object" || extraFields === null || Array.isArray(extraFields)) {
    throw usageError(name, `the fields after the request must be an object`);
  }
  for (const [key, value] of Object.entries(extraFields)) {
    const demand = Object.entries(demands).find(([path]) => displayPath(path) === key);
    if (!demand) {
      throw usageError(
        name,
        `${key} is not accepted after the request; only ${Object.keys(demands).map(displayPath).join(", ")}`,
      );
    }
    const [path, allowed] = demand;
    if (allowed.length > 0 && !allowed.some((one) => one === value)) {
      throw usageError(name, `${key} must be one of ${allowed.join(", ")}`);
    }
    target.set(path, value);
  }
}

function describeObstacle(
  operation: string,
  [path, allowed]: [string, readonly string[]],
  fields: Successor["fields"],
  used: LegacyRequest["used"],
): string {
  const values = allowed.length > 0 ? ` (${allowed.join(", ")})` : "";
  const needs = `In v2, ${operation} requires ${displayPath(path)}${values}`;
  const from = fields.find(([, to]) => to === path)?.[0];
  if (from === undefined) return `${needs}, which v1 does not show; pass it after the request.`;
  if (!used.has(from)) return `${needs}, and the request has none.`;
  return `${needs}; ${String(used.get(from))} has no counterpart, so the request has none either.`;
}

function buildParameters({ takes }: Successor, target: ReadonlyMap<string, unknown>): unknown[] {
  const parameters: unknown[] = takes.map((parameter) => {
    const part = parameter.replace("?", "");
    if (target.has(part) || part.startsWith("path.")) return target.get(part);
    const entries = [...target].filter(([path]) => path.startsWith(`${part}.`));
    if (entries.length === 0 && parameter.endsWith("?")) return undefined;
    return Object.fromEntries(entries.map(([path, value]) => [displayPath(path), value]));
  });
  // Trailing missing parameters are left out.
  while (parameters.length > 0 && parameters.at(-1) === undefined) parameters.pop();
  return parameters;
}

/** Merges remarks: those about all calls once, the others with the operation of their call. */
function mergeRemarks(
  translations: readonly Translation[],
  select: (attempt: Translation) => Remark[],
): Remark[] {
  const isSame = (remark: Remark) => (candidate: Remark) =>
    candidate.field === remark.field && candidate.reason === remark.reason;
  const merged: Remark[] = [];
  for (const translation of translations) {
    for (const remark of select(translation)) {
      if (!translations.every((other) => select(other).some(isSame(remark)))) {
        merged.push({ ...remark, only: translation.call.operation });
      } else if (!merged.some(isSame(remark))) {
        merged.push(remark);
      }
    }
  }
  return merged;
}
