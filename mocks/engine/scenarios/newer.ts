import { load } from "@adintel/client/openapi";
import type { Operation } from "@adintel/client/operations";
import { at } from "../../examples/documented.ts";
import type { Target } from "../../http/incoming.ts";
import { textOf, type JsonResponse } from "../../http/json.ts";
import { isRecord } from "../../../scripts/lib/json.ts";

/** The field that every object of a newer response has. */
const field = "newField";

/** Changes a successful response as a newer server may. */
export type Renew = (response: JsonResponse) => JsonResponse;

/**
 * What makes a response of an operation newer: every object has a field more, and the first row of every list has values
 * that its enums do not, in the letters of the others. What repeats a value of the request is left as it is.
 */
export async function renewing({ version, operation }: Target): Promise<Renew> {
  const { default: document } = await load[version]();
  const method = operation.method.toLowerCase();
  return (response) => {
    if (response.status !== 200) return response;
    const found = at(document, document, "paths", operation.path, method, "responses", "200");
    const schema = at(document, found, "content", "application/json", "schema");
    const body: unknown = JSON.parse(textOf(response.json));
    const newer = renewed(document, schema, body, true);
    const kept = isRecord(newer) && isRecord(body) ? { ...newer, ...repeated(operation, body) } : newer;
    return { ...response, json: JSON.stringify(kept) };
  };
}

/** The fields of a response that repeat what the request chose. */
function repeated({ effects }: Operation, body: Record<string, unknown>): Record<string, unknown> {
  const names = Object.values(effects).flatMap((effect: { by: string; field?: string }) =>
    effect.by === "choose" && effect.field !== undefined ? [effect.field] : [],
  );
  return Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)));
}

/** A value as a newer server may give it; values of enums change only where they may. */
function renewed(document: unknown, schema: unknown, value: unknown, mayChange: boolean): unknown {
  const schemas = schemasOf(document, schema, value);
  if (Array.isArray(value)) {
    const items = schemas.map((one) => one["items"]).find((one) => one !== undefined);
    return value.map((item, index) => renewed(document, items, item, mayChange && index === 0));
  }
  if (isRecord(value)) {
    const entries = Object.entries(value).map(([name, inner]) => {
      const properties = schemas.map((one) => at(document, one, "properties", name));
      const declared = properties.find((one) => one !== undefined);
      return [name, renewed(document, declared, inner, mayChange)] as const;
    });
    return { ...Object.fromEntries(entries), [field]: "new" };
  }
  const values = schemas.map((one) => one["enum"]).find(Array.isArray);
  return values && typeof value === "string" && mayChange ? newValue(values) : value;
}

/** A schema with all that hold for a value by reference or combination. */
function schemasOf(document: unknown, schema: unknown, value: unknown): Record<string, unknown>[] {
  const own = at(document, { schema }, "schema");
  if (!isRecord(own)) return [];
  const combined = ["allOf", "anyOf", "oneOf"].flatMap((name) => {
    const branches = own[name];
    return Array.isArray(branches) ? branches.flatMap((one) => schemasOf(document, one, value)) : [];
  });
  // Of several branches, those that are for another kind of value, or for another constant, do not hold.
  return [own, ...combined].filter((one) => isAbout(document, one, value));
}

function isAbout(document: unknown, schema: Record<string, unknown>, value: unknown): boolean {
  const { properties } = schema;
  if (!isRecord(properties) || !isRecord(value)) return true;
  return Object.entries(value).every(([name, inner]) => {
    const constant = at(document, properties, name, "const");
    return constant === undefined || constant === inner;
  });
}

function newValue(values: readonly unknown[]): string {
  const all = values.join("");
  if (all === all.toUpperCase()) return "NEW_VALUE";
  return all === all.toLowerCase() ? "new_value" : "New value";
}
