import { isRecord, operations, type SchemaNode } from "./contract/document.ts";
import type { Exchange } from "./exchange.ts";

/** One thing that a documented successful answer may show, and whether an answer showed it. */
export interface Part {
  /** Where in the answer, such as `media[].format`; empty of the answer itself. */
  field: string;
  /** The field itself; that it is null; that it is a list with something in it; or that it has a value of its enum. */
  shows: "presence" | "null" | "filled" | "value";
  /** Of `value` only. */
  value?: string;
  /** Of `presence` only: whether the document demands the field. */
  required?: boolean;
  seen: boolean;
}

/** What a run saw of the documented answers of one operation. */
export interface OperationCoverage {
  /** With its version, such as `v2/searchMedia`. */
  operation: string;
  method: string;
  path: string;
  /** Those of the document, then those that came all the same, each with how many answers had it. */
  statuses: { status: string; documented: boolean; answers: number }[];
  /** Of all its successful answers, whether it was asked or not, in the order of their schemas. */
  parts: Part[];
}

/** What of the documented answers a run has seen. A part that was never seen has not been checked, whatever passed. */
export interface Coverage {
  observe(exchange: Exchange): void;
  /** All operations of both documents, in their order. */
  operations(): OperationCoverage[];
}

export function createCoverage(): Coverage {
  const tracked = new Map(operations.map((operation) => [operation.name, track(operation)]));
  return {
    observe({ sending: { version, operation }, status, body, method }) {
      if (!operation || method === "HEAD") return;
      tracked.get(`${version}/${operation.operationId}`)?.observe(String(status), body);
    },
    operations: () => [...tracked.values()].map(({ covered }) => covered()),
  };
}

type Parts = Map<string, Part>;

function track({ name, method, path, responses }: (typeof operations)[number]) {
  const answers = new Map(Object.keys(responses).map((status) => [status, 0]));
  const parts: Parts = new Map();
  const schemas = new Map<string, SchemaNode>();
  for (const [status, { content }] of Object.entries(responses)) {
    if (Number(status) >= 300) continue;
    const { schema } = content["application/json"];
    schemas.set(status, schema);
    declare(schema, "", parts);
  }
  return {
    observe(status: string, body: unknown) {
      answers.set(status, (answers.get(status) ?? 0) + 1);
      look(schemas.get(status) ?? true, body, "", parts);
    },
    covered: (): OperationCoverage => ({
      ...{ operation: name, method, path },
      statuses: [...answers].map(([status, count]) => ({
        ...{ status, documented: status in responses, answers: count },
      })),
      parts: [...parts.values()].map((part) => ({ ...part })),
    }),
  };
}

function keyOf({ field, shows, value = "" }: Omit<Part, "seen">): string {
  return `${shows} ${field} ${value}`;
}

/** Lists all that values of a schema may show, in all branches of its unions. */
function declare(schema: SchemaNode, field: string, parts: Parts): void {
  if (typeof schema === "boolean") return;
  const add = (part: Omit<Part, "seen">) => {
    if (!parts.has(keyOf(part))) parts.set(keyOf(part), { ...part, seen: false });
  };
  const types = [schema.type ?? []].flat();
  if (types.includes("null")) add({ field, shows: "null" });
  if (types.includes("array")) add({ field, shows: "filled" });
  for (const one of schema.enum ?? []) if (one !== null) add({ field, shows: "value", value: String(one) });
  for (const branch of [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) => list ?? []))
    declare(branch, field, parts);
  if (schema.items !== undefined) declare(schema.items, `${field}[]`, parts);
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    const inner = field ? `${field}.${key}` : key;
    add({ field: inner, shows: "presence", required: schema.required?.includes(key) ?? false });
    declare(property, inner, parts);
  }
}

/** Notes which parts of a schema a value shows. Of a union, the branches that the value has nothing to do with stay out. */
function look(schema: SchemaNode, value: unknown, field: string, parts: Parts): void {
  if (typeof schema === "boolean" || value === undefined) return;
  const see = (part: Omit<Part, "seen">) => {
    const known = parts.get(keyOf(part));
    if (known) known.seen = true;
  };
  if (value === null) see({ field, shows: "null" });
  if (schema.enum?.includes(value)) see({ field, shows: "value", value: String(value) });
  const unions = [...fitting(schema.anyOf, value), ...fitting(schema.oneOf, value)];
  for (const branch of [...(schema.allOf ?? []), ...unions]) look(branch, value, field, parts);
  if (Array.isArray(value)) {
    if (value.length > 0) see({ field, shows: "filled" });
    for (const item of value) look(schema.items ?? true, item, `${field}[]`, parts);
  } else if (isRecord(value)) {
    for (const [key, property] of Object.entries(schema.properties ?? {})) {
      if (!Object.hasOwn(value, key)) continue;
      const inner = field ? `${field}.${key}` : key;
      see({ field: inner, shows: "presence" });
      look(property, value[key], inner, parts);
    }
  }
}

/** The branches of a union whose constants and types fit. */
function fitting(branches: readonly SchemaNode[] = [], value: unknown): SchemaNode[] {
  return branches.filter((branch) => {
    if (typeof branch === "boolean") return branch;
    if ("const" in branch) return branch.const === value;
    const types = [branch.type ?? []].flat();
    if (types.length > 0 && !types.some((type) => isOfType(value, type))) return false;
    if (!isRecord(value) || Array.isArray(value)) return true;
    return Object.entries(branch.properties ?? {}).every(
      ([key, property]) =>
        typeof property === "boolean" || !("const" in property) || property.const === value[key],
    );
  });
}

function isOfType(value: unknown, type: string): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "integer") return Number.isInteger(value);
  if (type === "object") return isRecord(value) && !Array.isArray(value);
  return typeof value === type;
}

/**
 * The parts that no answer showed, in words. What is inside a field that never came, or in a list that was never filled, is
 * left out; so is a field that a document demands, since an answer without it is a fault of its own.
 */
export function neverSeen(parts: readonly Part[]): string[] {
  const missing = parts.filter(({ seen }) => !seen);
  const absent = missing.flatMap(({ field, shows }) => {
    if (shows === "presence") return [`${field}.`, `${field}[`];
    return shows === "filled" ? [`${field}[]`] : [];
  });
  const gone = new Set(missing.filter(({ shows }) => shows === "presence").map(({ field }) => field));
  return missing
    .filter(({ shows, required }) => !(shows === "presence" && required))
    .filter(({ field, shows }) => shows === "presence" || !gone.has(field))
    .filter(({ field }) => !absent.some((beginning) => field.startsWith(beginning)))
    .map(({ field, shows, value }) => {
      const name = field || "the answer";
      if (shows === "presence") return `${name} is there`;
      return `${name} is ${shows === "value" ? value : shows}`;
    });
}
