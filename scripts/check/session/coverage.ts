import {
  isRecord,
  operations,
  type SchemaNode,
  type DocumentedOperation,
  maxBodyBytes,
} from "../contract/document.ts";
import { groupBy } from "../../lib/collections.ts";
import { parseJson } from "../contract/fields.ts";
import type { Exchange, Sending } from "../http/exchange.ts";
import { queryViolations, violationsOf } from "../contract/schemas.ts";
import { unknownId } from "../contract/values.ts";

/** One thing that a documented successful response may show, and whether a response showed it. */
export interface Part {
  /** Where in the response, such as `media[].format`; empty of the response itself. */
  field: string;
  /** The field itself; that it is null; that it is a list with something in it; or that it has a value of its enum. */
  shows: "presence" | "null" | "filled" | "value";
  /** Of `value` only. */
  value?: string;
  /** Of `presence` only: whether the document requires the field. */
  required?: boolean;
  seen: boolean;
}

export interface OperationCoverage {
  /** With its version: `VERSION/ID`. */
  operation: string;
  method: string;
  path: string;
  /** Those of the document, then those that came all the same, each with how many responses had it. */
  statuses: { status: string; documented: boolean; answers: number }[];
  /** Requests that the documents say succeed, and how many did; the server failed at some with a 5xx, or without a whole response. */
  valid: { requests: number; succeeded: number; serverErrors: number };
  /** Of all its successful responses, whether it was asked or not, in the order of their schemas. */
  parts: Part[];
}

/** What of the documented responses a run has seen. A part that was never seen has not been checked, whatever passed. */
export interface Coverage {
  /** Takes in a response; one that did not come has the status 0. Tells whether the documents say that the request succeeds. */
  observe(exchange: Exchange): boolean;
  /** The requests that the server failed at, valid or not, in the order in which they were sent. */
  serverErrors(): readonly Exchange[];
  /** All operations of all documents, in their order. */
  operations(): OperationCoverage[];
}

export function createCoverage(): Coverage {
  const tracked = new Map(operations.map((operation) => [operation.name, track(operation)]));
  const serverErrors: Exchange[] = [];
  return {
    observe(exchange) {
      const { version, operation } = exchange.sending;
      if (!operation || exchange.method === "HEAD") return false;
      if (isServerError(exchange)) serverErrors.push(exchange);
      return tracked.get(`${version}/${operation.operationId}`)?.observe(exchange) ?? false;
    },
    serverErrors: () => serverErrors,
    operations: () => [...tracked.values()].map(({ covered }) => covered()),
  };
}

/** Whether the server failed at a request: with a 5xx, or without a whole response. */
export function isServerError({ status }: Pick<Exchange, "status">): boolean {
  return status === 0 || status >= 500;
}

type Parts = Map<string, Part>;

type PartObserver = (value: unknown) => void;

/** Most fields show nothing but that they are there. */
const nothing: PartObserver = () => undefined;

function track(documented: (typeof operations)[number]) {
  const { name, method, path, responses } = documented;
  const valid = { requests: 0, succeeded: 0, serverErrors: 0 };
  const answers = new Map(Object.keys(responses).map((status) => [status, 0]));
  const parts: Parts = new Map();
  const looks = new Map<string, PartObserver>();
  for (const [status, { content }] of Object.entries(responses))
    if (Number(status) < 300) looks.set(status, lookAt(content["application/json"].schema, "", parts));
  return {
    observe({ sending, status: code, body }: Exchange): boolean {
      const isValid = isValidRequest(documented, sending);
      // A request that is to be repeated later was not dealt with.
      if (isValid && code !== 429) valid.requests += 1;
      if (isValid && code >= 200 && code < 300) valid.succeeded += 1;
      if (isValid && isServerError({ status: code })) valid.serverErrors += 1;
      if (code === 0) return isValid;
      const status = String(code);
      answers.set(status, (answers.get(status) ?? 0) + 1);
      looks.get(status)?.(body);
      return isValid;
    },
    covered: (): OperationCoverage => ({
      operation: name,
      method,
      path,
      statuses: [...answers].map(([status, count]) => ({
        status,
        documented: status in responses,
        answers: count,
      })),
      valid: { ...valid },
      parts: [...parts.values()].map((part) => ({ ...part })),
    }),
  };
}

/**
 * Lists all that values of a schema may show, in all branches of its unions, and gives what notes it. Of a union, the
 * branches that a value has nothing to do with stay out. Each of thousands of rows is looked at, so the parts are found once.
 */
function lookAt(schema: SchemaNode, field: string, parts: Parts): PartObserver {
  if (typeof schema === "boolean") return nothing;
  const add = (part: Omit<Part, "seen">): Part => {
    const key = `${part.shows} ${part.field} ${part.value ?? ""}`;
    const known = parts.get(key) ?? { ...part, seen: false };
    parts.set(key, known);
    return known;
  };
  const types = [schema.type ?? []].flat();
  const isNull = types.includes("null") ? add({ field, shows: "null" }) : undefined;
  const filled = types.includes("array") ? add({ field, shows: "filled" }) : undefined;
  const values = new Map<unknown, Part>(
    (schema.enum ?? [])
      .filter((one) => one !== null)
      .map((one) => [one, add({ field, shows: "value", value: String(one) })]),
  );
  const all = (schema.allOf ?? []).map((branch) => lookAt(branch, field, parts));
  const unions = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map(
    (branch) => [fitsIn(branch), lookAt(branch, field, parts)] as const,
  );
  const item = schema.items === undefined ? undefined : lookAt(schema.items, `${field}[]`, parts);
  const properties = Object.entries(schema.properties ?? {}).map(([key, property]) => {
    const inner = field ? `${field}.${key}` : key;
    const presence = add({
      field: inner,
      shows: "presence",
      required: schema.required?.includes(key) ?? false,
    });
    return { key, presence, look: lookAt(property, inner, parts) };
  });
  const shows = [isNull, filled, item, ...values.values(), ...all, ...unions, ...properties];
  if (shows.every((one) => one === undefined)) return nothing;
  return (value) => {
    if (value === undefined) return;
    if (value === null && isNull) isNull.seen = true;
    const known = values.get(value);
    if (known) known.seen = true;
    for (const look of all) look(value);
    for (const [fits, look] of unions) if (fits(value)) look(value);
    if (Array.isArray(value)) {
      if (value.length > 0 && filled) filled.seen = true;
      if (item) for (const one of value) item(one);
    } else if (isRecord(value)) {
      for (const { key, presence, look } of properties) {
        if (!Object.hasOwn(value, key)) continue;
        presence.seen = true;
        if (look !== nothing) look(value[key]);
      }
    }
  };
}

/** Tells whether the constants and types of a branch of a union fit a value. */
function fitsIn(branch: SchemaNode): (value: unknown) => boolean {
  if (typeof branch === "boolean") return () => branch;
  if ("const" in branch) return (value) => value === branch.const;
  const types = [branch.type ?? []].flat();
  const constants = Object.entries(branch.properties ?? {}).flatMap(([key, property]) =>
    typeof property === "object" && "const" in property ? [[key, property.const] as const] : [],
  );
  return (value) => {
    if (types.length > 0 && !types.some((type) => isOfType(value, type))) return false;
    if (!isRecord(value) || Array.isArray(value)) return true;
    return constants.every(([key, constant]) => value[key] === constant);
  };
}

function isOfType(value: unknown, type: string): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "integer") return Number.isInteger(value);
  if (type === "object") return isRecord(value) && !Array.isArray(value);
  return typeof value === type;
}

/**
 * The parts that no response showed, in words. What is inside a field that never came, or in a list that was never filled, is
 * left out; so is a field that a document requires, since a response without it is a violation of its own. Fields come first, then
 * values; many values of one field are a number.
 */
export function neverSeen(parts: readonly Part[]): string[] {
  const missing = parts.filter(({ seen }) => !seen);
  const absent = missing.flatMap(({ field, shows }) => {
    if (shows === "presence") return [`${field}.`, `${field}[`];
    return shows === "filled" ? [`${field}[]`] : [];
  });
  const gone = new Set(missing.filter(({ shows }) => shows === "presence").map(({ field }) => field));
  const shown = missing
    .filter(({ shows, required }) => !(shows === "presence" && required))
    .filter(({ field, shows }) => shows === "presence" || !gone.has(field))
    .filter(({ field }) => !absent.some((beginning) => field.startsWith(beginning)));
  const values = groupBy(
    shown.filter(({ shows }) => shows === "value"),
    ({ field }) => field,
  );
  return [
    ...shown.flatMap(({ field, shows }) =>
      shows === "value" ? [] : [`${field || "the response"} ${shows === "presence" ? "present" : shows}`],
    ),
    ...[...values].flatMap(([field, some]) =>
      some.length > maxValues
        ? [`${field || "the response"} = ${some.length} values`]
        : some.map(({ value }) => `${field || "the response"} = ${value}`),
    ),
  ];
}

/** Values of one field that are named. */
const maxValues = 8;

/** Whether the documents say that a request succeeds: with the key of the run, about no account that nobody has. */
function isValidRequest(operation: DocumentedOperation, sending: Sending): boolean {
  const { authorization, method = operation.method, path, query = {}, headers = {} } = sending;
  if (authorization !== undefined || method !== operation.method) return false;
  // What is odd on purpose may well be refused.
  if (sending.judgesStatus) return false;
  const steps = operation.path.split("/");
  const isOfPath = path
    .split("/")
    .every((step, place) => step === steps[place] || steps[place]?.startsWith("{"));
  if (!isOfPath || path.split("/").length !== steps.length) return false;
  if (/\/nobody(\/|$)/.test(path) || JSON.stringify([path, sending.body, query]).includes(unknownId))
    return false;
  if (Object.keys(headers).some((name) => name.toLowerCase() === "content-type")) return false;
  return queryViolations(operation, query).length === 0 && hasValidBody(operation, sending);
}

function hasValidBody(operation: DocumentedOperation, { body, text }: Sending): boolean {
  const { requestBody } = operation;
  if (!requestBody) return true;
  if (text === undefined && body === undefined) return !requestBody.required;
  const limit = maxBodyBytes(operation) ?? Infinity;
  if (text !== undefined && new TextEncoder().encode(text).length > limit) return false;
  const { schema } = requestBody.content["application/json"];
  return violationsOf(schema, text === undefined ? body : parseJson(text)).length === 0;
}
