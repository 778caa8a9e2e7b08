import { isRecord, operations, type SchemaNode } from "./contract/document.ts";
import type { Exchange } from "./exchange.ts";

/** What of the documented answers a run has seen. A part that was never seen has not been checked, whatever passed. */
export interface Coverage {
  observe(exchange: Exchange): void;
  /** Statuses that came, by operation such as `v2/searchMedia`. */
  statuses(): Map<string, { documented: string[]; seen: string[] }>;
  /** Parts of successful answers that never came, in words, by operation. */
  notExercised(): Map<string, string[]>;
}

/** Parts of one operation's successful answers: in words, and whether they came. */
type Parts = Map<string, boolean>;

export function createCoverage(): Coverage {
  const parts = new Map<string, Parts>();
  const seen = new Map<string, Set<string>>();
  return {
    observe({ sending: { version, operation }, status, body, method }) {
      if (!operation || method === "HEAD") return;
      const name = `${version}/${operation.operationId}`;
      seen.set(name, (seen.get(name) ?? new Set()).add(String(status)));
      const documented = operations.find((other) => other.name === name)?.responses[status];
      if (!documented || status >= 300) return;
      const own = parts.get(name) ?? new Map();
      parts.set(name, own);
      look(documented.content["application/json"].schema, body, "", own);
    },
    statuses: () =>
      new Map(
        operations.map(({ name, responses }) => [
          name,
          { documented: Object.keys(responses), seen: [...(seen.get(name) ?? [])].sort() },
        ]),
      ),
    notExercised: () =>
      new Map(
        [...parts]
          .map(([name, own]): [string, string[]] => [
            name,
            [...own].filter(([, came]) => !came).map(([part]) => part),
          ])
          .filter(([, missing]) => missing.length > 0),
      ),
  };
}

/** Notes which parts of a schema a value shows. Of a union, the branches that the value has nothing to do with stay out. */
function look(schema: SchemaNode, value: unknown, path: string, parts: Parts): void {
  if (typeof schema === "boolean" || value === undefined) return;
  const note = (part: string, came: boolean) => parts.set(part, came || (parts.get(part) ?? false));
  const types = [schema.type ?? []].flat();
  const name = path || "the answer";
  if (types.includes("null")) note(`${name} is null`, value === null);
  for (const branch of [
    ...(schema.allOf ?? []),
    ...fitting(schema.anyOf, value),
    ...fitting(schema.oneOf, value),
  ]) {
    look(branch, value, path, parts);
  }
  for (const one of schema.enum ?? []) if (one !== null) note(`${name} is ${String(one)}`, value === one);
  if (Array.isArray(value)) {
    note(`${name} is filled`, value.length > 0);
    for (const item of value) look(schema.items ?? true, item, `${path}[]`, parts);
  } else if (isRecord(value)) {
    for (const [key, property] of Object.entries(schema.properties ?? {})) {
      const own = path ? `${path}.${key}` : key;
      if (!schema.required?.includes(key)) note(`${own} is there`, Object.hasOwn(value, key));
      look(property, value[key], own, parts);
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
