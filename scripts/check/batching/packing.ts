import type { Probe } from "../probes/probes.ts";
import { namesFields, type DocumentedOperation } from "../contract/document.ts";
import { validInput, type RequestInput } from "../probes/inputs.ts";
import { violationsOf } from "../contract/schemas.ts";
import { operationOf, type Operation } from "../contract/table.ts";
import { withoutPath, withValue, type Path } from "../contract/values.ts";
import { fieldsOf, parseJson } from "../contract/fields.ts";
import { isRecord } from "../../lib/json.ts";
import { memoize } from "../../lib/memoize.ts";

/*
 * Cases that each change a different field of the same request can share one request: the `details` of a 400 list the rejected
 * changes, and a 200 accepts all of them.
 */

/** A case whose change can be combined with others in one request. */
export interface PackPart {
  /** The request of the case alone. */
  probe: Probe;
  path: Path;
  /** `undefined`: the field is left out. */
  value: unknown;
  /** The request that it changes; the same object for all parts of a pack. */
  base: Base;
  /** The expected status and number of rows, equal for all parts of a pack. */
  group: string;
}

interface Base {
  operation: DocumentedOperation;
  input: Required<RequestInput>;
}

export interface Pack {
  parts: PackPart[];
  probe: Probe;
}

/** The part for a case; `undefined` if its request cannot be combined. */
export function toPart(probe: Probe, rows: number): PackPart | undefined {
  const { operation, request, expected } = probe;
  const isRefused = expected.status === 400;
  if (isRefused ? !namesFields(operation) : expected.status !== 200) return undefined;
  if (request.authorization !== undefined || request.method !== operation.method) return undefined;
  const input = probeInput(probe);
  if (!input) return undefined;
  for (const base of baseRequests(operation)) {
    const [change, ...others] = differences(base.input, input);
    if (!change || others.length > 0) continue;
    if (isRefused ? !isRejection(change, probe) : isMode(operation, change)) return undefined;
    return { probe, ...change, base, group: `${expected.status} ${rows}` };
  }
  return undefined;
}

/** Groups parts into packs of two or more. */
export function makePacks(parts: readonly PackPart[]): Pack[] {
  const packs: PackPart[][] = [];
  for (const part of parts) {
    const pack = packs.find((others) => others.every((other) => goTogether(part, other)));
    if (pack && isSound([...pack, part])) pack.push(part);
    else packs.push([part]);
  }
  return packs
    .filter(({ length }) => length > 1)
    .map((packed) => ({ parts: packed, probe: combine(packed) }));
}

/** The requests that cases change: those with the body's examples, or with only the required query. */
const baseRequests = memoize((operation: DocumentedOperation): Base[] => {
  const { query = {} } = validInput(operation);
  const examples = Object.values(operation.requestBody?.content["application/json"].examples ?? {});
  const bodies: unknown[] = operation.requestBody ? examples.map(({ value }) => value) : [undefined];
  return bodies.map((body) => ({ operation, input: { body, query } }));
});

/** The input of a probe; `undefined` if its text is not a JSON object, or padded with spaces. */
function probeInput({ operation, request: { text, query } }: Probe): Required<RequestInput> | undefined {
  if (!operation.requestBody) return { body: undefined, query };
  if (text === undefined || text.endsWith(" ")) return undefined;
  const body = parseJson(text);
  return isRecord(body) ? { body, query } : undefined;
}

interface Change {
  path: Path;
  value: unknown;
}

/** Where two inputs differ; lists are compared as a whole. */
function differences(from: Required<RequestInput>, to: Required<RequestInput>): Change[] {
  return [...changes(from.query, to.query), ...changes(from.body, to.body)];
}

function changes(from: unknown, to: unknown, path: Path = []): Change[] {
  if (!isRecord(from) || !isRecord(to))
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ path, value: to }];
  const keys = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...keys].flatMap((key) => changes(from[key], to[key], [...path, key]));
}

/** Whether a case expects exactly this change to be rejected, and not by a rule across fields. */
function isRejection(change: Change, { operation, expected: { details = [] } }: Probe): boolean {
  const [detail] = details;
  if (detail === undefined || details.length > 1 || withoutIndexes(detail) !== change.path.join("."))
    return false;
  if (isMode(operation, change)) return false;
  // A server may check rules across fields only when every field is valid by itself.
  const schema = operation.requestBody?.content["application/json"].schema ?? true;
  const hasModes = typeof schema === "object" && schema.oneOf !== undefined;
  return !hasModes || isRefusedAnywhere(schema.oneOf ?? [], change);
}

/** Whether every branch of a union rejects a value, so that it is invalid whatever the other fields are. */
function isRefusedAnywhere(branches: readonly Parameters<typeof violationsOf>[0][], change: Change): boolean {
  const [name] = change.path;
  if (change.value === undefined) return false;
  return branches.every((branch) =>
    violationsOf(branch, fieldsOf(withValue({}, change.path, change.value))).some((words) =>
      words.startsWith(`/${String(name)}`),
    ),
  );
}

/** A path without list indexes. */
function withoutIndexes(path: string): string {
  return path
    .split(".")
    .filter((step) => !/^\d+$/.test(step))
    .join(".");
}

/** Whether a field decides how the other fields are interpreted. */
function isMode(operation: DocumentedOperation, { path }: Change): boolean {
  return effectAt(operation, path)?.by === "mode";
}

function effectAt(
  { version, id }: DocumentedOperation,
  path: Path,
): Operation["effects"][string] | undefined {
  return operationOf(version, id).effects[path.join(".")];
}

function goTogether(a: PackPart, b: PackPart): boolean {
  if (a.base !== b.base || a.group !== b.group) return false;
  // How a server writes the path of a field is not specified, so the last names must differ.
  if (a.path.at(-1) === b.path.at(-1)) return false;
  if (isBelow(a.path, b.path) || isBelow(b.path, a.path)) return false;
  return a.probe.expected.status !== 200 || !mayContradict(a, b);
}

function isBelow(path: Path, parent: Path): boolean {
  return parent.every((step, place) => path[place] === step);
}

const dateFilters = ["since", "until", "preset"];

/** Whether two values may exclude each other, or the effect of combining them is not specified. */
function mayContradict({ base: { operation }, path }: PackPart, other: PackPart): boolean {
  const [first, second] = [effectAt(operation, path), effectAt(operation, other.path)];
  if (dateFilters.includes(first?.by ?? "") && dateFilters.includes(second?.by ?? "")) return true;
  const isRange = [first?.by, second?.by].toSorted().join() === "maximum,minimum";
  return isRange && first?.field === second?.field;
}

/** Whether the document also accepts the combination of parts that it accepts one by one. */
function isSound(parts: readonly PackPart[]): boolean {
  const [{ base, probe } = {}] = parts;
  if (!base || probe?.expected.status !== 200) return true;
  const schema = base.operation.requestBody?.content["application/json"].schema;
  return schema === undefined || violationsOf(schema, merged(parts).body).length === 0;
}

function merged(parts: readonly PackPart[]): Required<RequestInput> {
  const [first] = parts;
  let { body, query } = first?.base.input ?? { body: undefined, query: {} };
  for (const { path, value, base } of parts) {
    const change = (whole: unknown) =>
      value === undefined ? withoutPath(whole, path) : withValue(whole, path, value);
    if (base.operation.requestBody) body = change(body);
    else query = change(query) as Record<string, string>;
  }
  return { body, query };
}

function combine(parts: PackPart[]): Probe {
  const [first] = parts;
  if (!first) throw new RangeError("a pack of nothing");
  const { body, query } = merged(parts);
  const { probe } = first;
  const text = body === undefined ? {} : { text: JSON.stringify(body) };
  const { details } = probe.expected;
  // The combined request must report the details of every part.
  const all = details && { details: parts.flatMap((part) => part.probe.expected.details ?? []) };
  return { ...probe, request: { ...probe.request, query, ...text }, expected: { ...probe.expected, ...all } };
}
