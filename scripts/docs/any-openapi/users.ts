import { componentName } from "../../openapi/document.ts";
import type { Shape } from "../../openapi/shape.ts";
import type { ForeignApi, ForeignOperation } from "./site.ts";

/** Who refers to a schema by its name, without a detour. */
export interface SchemaUsers {
  operations: ForeignOperation[];
  schemas: string[];
}

export function usersOf(api: ForeignApi): Map<string, SchemaUsers> {
  const users = new Map<string, SchemaUsers>();
  const of = (name: string) => {
    const found = users.get(name) ?? { operations: [], schemas: [] };
    users.set(name, found);
    return found;
  };
  for (const [user, schema] of Object.entries(api.schemas.components.schemas))
    for (const name of referredTo(schema)) if (name !== user) of(name).schemas.push(user);
  for (const operation of [...api.groups.flatMap(({ operations }) => operations), ...api.webhooks])
    for (const name of namesIn(operation)) of(name).operations.push(operation);
  return users;
}

function referredTo(node: unknown, names = new Set<string>()): Set<string> {
  if (typeof node !== "object" || node === null) return names;
  if ("$ref" in node && typeof node.$ref === "string") names.add(componentName({ $ref: node.$ref }));
  for (const child of Object.values(node)) referredTo(child, names);
  return names;
}

function namesIn({ parameters, body, responses }: ForeignOperation): Set<string> {
  const media = [...(body?.media ?? []), ...responses.flatMap((response) => response.media)];
  return new Set([...parameters, ...media].flatMap(({ shape }) => (shape ? namesOf(shape) : [])));
}

function namesOf({ name, items, fields, alternatives }: Shape): string[] {
  if (name !== undefined) return [name];
  return [...(items ? [items] : []), ...fields.map(({ shape }) => shape), ...alternatives].flatMap(namesOf);
}
