import type { Probe } from "../probes/probes.ts";
import type { DocumentedOperation } from "../contract/document.ts";
import { validInput, type Input } from "../probes/inputs.ts";
import { violationsOf } from "../contract/schemas.ts";
import { operationOf, type Operation } from "../contract/table.ts";
import { withoutPath, withValue, type Path } from "../contract/values.ts";
import { fieldsOf, parseJson } from "../contract/fields.ts";
import { isRecord } from "../../lib/json.ts";
import { once } from "../../lib/once.ts";

/*
 * Cases of one operation that each change another field of the same request can be asked in one: the `details` of a 400 say
 * which of the changes were refused, and a 200 says that all were accepted.
 */

/** A case as a part of a larger request. */
export interface PackPart {
  /** The case that is asked if it is asked alone. */
  probe: Probe;
  /** What it changes. */
  path: Path;
  /** `undefined`: the field is left out. */
  value: unknown;
  /** The request that it changes; the object is the same for each part of one pack. */
  base: Base;
  /** What all parts of one pack have in common beside it. */
  group: string;
}

interface Base {
  operation: DocumentedOperation;
  input: Required<Input>;
}

/** Parts that are asked together, and the request that asks them. */
export interface Pack {
  parts: PackPart[];
  probe: Probe;
}

/** The part that a case is of a larger request; `undefined` where it has to be asked alone. */
export function toPart(probe: Probe, rows: number): PackPart | undefined {
  const { operation, request, expected } = probe;
  const isRefused = expected.code === "invalid_request";
  if (!isRefused && expected.status !== 200) return undefined;
  if (request.authorization !== undefined || request.method !== operation.method) return undefined;
  const own = probeInput(probe);
  if (!own) return undefined;
  for (const base of baseRequests(operation)) {
    const [change, ...others] = differences(base.input, own);
    if (!change || others.length > 0) continue;
    if (isRefused ? !isRejection(change, probe) : isMode(operation, change)) return undefined;
    return { probe, ...change, base, group: `${expected.status} ${rows}` };
  }
  return undefined;
}

/** The packs that parts can be asked in, each of two parts or more. */
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

/** The requests that cases change: the examples of the body, or the least query. */
const baseRequests = once((operation: DocumentedOperation): Base[] => {
  const { query = {} } = validInput(operation);
  const examples = Object.values(operation.requestBody?.content["application/json"].examples ?? {});
  const bodies: unknown[] = operation.requestBody ? examples.map(({ value }) => value) : [undefined];
  return bodies.map((body) => ({ operation, input: { body, query } }));
});

/** What a case gives; `undefined` of a text that is no JSON object, or is filled up with space. */
function probeInput({ operation, request: { text, query } }: Probe): Required<Input> | undefined {
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
function differences(from: Required<Input>, to: Required<Input>): Change[] {
  return [...changes(from.query, to.query), ...changes(from.body, to.body)];
}

function changes(from: unknown, to: unknown, path: Path = []): Change[] {
  if (!isRecord(from) || !isRecord(to))
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ path, value: to }];
  const keys = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...keys].flatMap((key) => changes(from[key], to[key], [...path, key]));
}

/** Whether a change alone is what a case expects to be refused, and no rule across fields. */
function isRejection(change: Change, { operation, expected: { details = [] } }: Probe): boolean {
  const [detail] = details;
  if (detail === undefined || details.length > 1 || withoutIndexes(detail) !== change.path.join("."))
    return false;
  if (isMode(operation, change)) return false;
  // A server may look at rules across fields only once each field alone is right.
  const schema = operation.requestBody?.content["application/json"].schema ?? true;
  const hasModes = typeof schema === "object" && schema.oneOf !== undefined;
  return !hasModes || isRefusedAnywhere(schema.oneOf ?? [], change);
}

/** Whether each branch of a union refuses a value, so that it does not depend on the others. */
function isRefusedAnywhere(branches: readonly Parameters<typeof violationsOf>[0][], change: Change): boolean {
  const [name] = change.path;
  if (change.value === undefined) return false;
  return branches.every((branch) =>
    violationsOf(branch, fieldsOf(withValue({}, change.path, change.value))).some((words) =>
      words.startsWith(`/${String(name)}`),
    ),
  );
}

/** A path without places in lists. */
function withoutIndexes(path: string): string {
  return path
    .split(".")
    .filter((step) => !/^\d+$/.test(step))
    .join(".");
}

/** Whether a field decides how the others are read. */
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
  // How a server writes the path of a field is not specified, so the last names have to tell the fields apart.
  if (a.path.at(-1) === b.path.at(-1)) return false;
  if (isBelow(a.path, b.path) || isBelow(b.path, a.path)) return false;
  return a.probe.expected.status !== 200 || !mayContradict(a, b);
}

function isBelow(path: Path, parent: Path): boolean {
  return parent.every((step, place) => path[place] === step);
}

const dateFilters = ["since", "until", "preset"];

/** Whether two values may leave nothing between them, or whether their combination is open. */
function mayContradict({ base: { operation }, path }: PackPart, other: PackPart): boolean {
  const [first, second] = [effectAt(operation, path), effectAt(operation, other.path)];
  if (dateFilters.includes(first?.by ?? "") && dateFilters.includes(second?.by ?? "")) return true;
  const isRange = [first?.by, second?.by].toSorted().join() === "maximum,minimum";
  return isRange && first?.field === second?.field;
}

/** Whether what is accepted one by one is accepted together, as the document has it. */
function isSound(parts: readonly PackPart[]): boolean {
  const [{ base, probe } = {}] = parts;
  if (!base || probe?.expected.status !== 200) return true;
  const schema = base.operation.requestBody?.content["application/json"].schema;
  return schema === undefined || violationsOf(schema, merged(parts).body).length === 0;
}

function merged(parts: readonly PackPart[]): Required<Input> {
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
  // It is about each of its fields, so that none is left out of it.
  const all = details && { details: parts.flatMap((part) => part.probe.expected.details ?? []) };
  return { ...probe, request: { ...probe.request, query, ...text }, expected: { ...probe.expected, ...all } };
}
