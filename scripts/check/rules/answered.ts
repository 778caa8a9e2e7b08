import type { Version } from "@adintel/client/operations";
import {
  fieldBy,
  subjectOf,
  type FilterField,
  type List,
  type ReadingsOf,
  type Subject,
} from "../contract/subject.ts";
import { isRecord, type DocumentedOperation } from "../contract/document.ts";
import { contract, type Operation } from "../contract/table.ts";
import { parseJson, type Fields } from "../contract/fields.ts";
import type { Exchange } from "../http/exchange.ts";
import { memoize } from "../../lib/memoize.ts";
import { shown } from "./row.ts";

/** A successful response with rows, and the request that led to it as the documents read it. */
export interface Answered {
  subject: Subject;
  document: DocumentedOperation;
  exchange: Exchange;
  body: Fields;
  /** The first list of the documents that the response has; `undefined` if it has none of them. */
  list: List | undefined;
  /** Those of the list; a plain string as `{ value }`. */
  rows: Fields[];
  /** What was sent, by field; a default where one is stated and the field was left out. Of a field sent twice in a query, nothing. */
  values: ReadonlyMap<FilterField, unknown>;
  /** When the response was sent, in milliseconds since 1970; `undefined` if nothing tells the server's time. */
  now: number | undefined;
}

/** What a response breaks. */
export interface Broken {
  /** Stable within the operation and status. */
  name: string;
  rule: string;
  /** The part of the operation that states the rule. */
  at: "requestBody" | "parameters" | "responses/200";
  expected: string;
  got: string;
  /** The document only assumes what is broken. */
  assumed: boolean;
}

/** Reads an exchange; `undefined` unless it is a success of an operation with lists. */
export function answeredOf(
  exchange: Exchange,
  now: number | undefined,
  readingsOf: ReadingsOf = noReadings,
): Answered | undefined {
  const { sending, status, method } = exchange;
  const { operation, version } = sending;
  if (status !== 200 || method === "HEAD" || !operation || operation.lists.length === 0) return undefined;
  if (!isRecord(exchange.body) || Array.isArray(exchange.body)) return undefined;
  const knownOperation = knownOf(version, operation, readingsOf);
  if (!knownOperation) return undefined;
  const { subject } = knownOperation;
  const { body } = exchange;
  const list = subject.lists.find(({ in: key }) => Array.isArray(body[key]));
  const found: unknown = list && body[list.in];
  const rows = (Array.isArray(found) ? found : []).map((row: unknown) =>
    typeof row === "string" ? { value: row } : isRecord(row) ? row : {},
  );
  return { ...knownOperation, exchange, body, list, rows, values: valuesOf(subject, exchange), now };
}

type Known = Pick<Answered, "subject" | "document">;

const noReadings: ReadingsOf = () => undefined;

const readBy = memoize((_readingsOf: ReadingsOf) => new WeakMap<Operation, Known | null>());

/** What the documents say of an operation, read once; `undefined` of one that they do not have. */
function knownOf(version: Version, operation: Operation, readingsOf: ReadingsOf): Known | undefined {
  const read = readBy(readingsOf);
  const found = read.get(operation);
  if (found !== undefined) return found ?? undefined;
  const listed = contract.operations.find(
    (one) => one.version === version && one.operation.operationId === operation.operationId,
  );
  const readings = readingsOf(version, operation.operationId);
  const knownOperation = listed && {
    subject: subjectOf(operation, listed.document, { readings }),
    document: listed.document,
  };
  read.set(operation, knownOperation ?? null);
  return knownOperation;
}

function valuesOf({ fields }: Subject, { url, requestText }: Exchange): Map<FilterField, unknown> {
  const query = new URLSearchParams(/\?([^#]*)/.exec(url)?.[1] ?? "");
  const json = parseJson(requestText ?? "");
  const sent = isRecord(json) ? json : {};
  const values = new Map<FilterField, unknown>();
  for (const field of fields) {
    const { name } = field;
    const given = field.in === "query" ? query.getAll(name) : [shown(sent, name)];
    const [first] = given;
    if (given.length > 1 || first === null) continue;
    const value = first ?? field.default;
    if (value !== undefined) values.set(field, value);
  }
  return values;
}

export function sentBy({ subject, values }: Answered, by: FilterField["by"]): unknown {
  const field = fieldBy(subject, by);
  return field && values.get(field);
}

/** A number as it was sent in a body or a query. */
export function numberFrom(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  return typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : undefined;
}

export function textsFrom(value: unknown): string[] {
  return [value]
    .flat()
    .flatMap((one) => (typeof one === "string" || typeof one === "number" ? String(one) : []));
}

/** Whether a request's other values switch a field off. */
export function isIgnored(answered: Answered, { ignoredWhen = {} }: FilterField): boolean {
  return Object.entries(ignoredWhen).some(([condition, value]) => {
    if (condition === "searchedBy") return decidingInputs(answered).some(({ name }) => name === value);
    return [...answered.values].some(([{ name }, sent]) => name === condition && sent === value);
  });
}

/** Of the inputs of a search, those that decide it: the ones with the lowest number. */
export function decidingInputs({ values }: Answered): FilterField[] {
  const inputs = [...values.keys()].filter(({ precedence }) => precedence !== undefined);
  const first = Math.min(...inputs.map(({ precedence = Infinity }) => precedence));
  return inputs.filter(({ precedence }) => precedence === first);
}

/** Where a field stands in the documents. */
export function placeOf({ in: part }: FilterField): "requestBody" | "parameters" {
  return part === "body" ? "requestBody" : "parameters";
}
