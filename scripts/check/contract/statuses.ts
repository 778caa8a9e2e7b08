import type { Operation, SchemaNode } from "./document.ts";

/**
 * The status with which an operation refuses for the reason of an error code, as the document has it.
 *
 * @throws {Error} if it documents none.
 */
export function statusOf({ name, responses }: Operation, code: string): number {
  const status = Object.keys(responses).find((one) => {
    const schema = responses[one]?.content["application/json"].schema ?? true;
    return Number(one) >= 400 && codesOf(schema).includes(code);
  });
  if (status === undefined) throw new Error(`${name} documents no answer with the code ${code}`);
  return Number(status);
}

/** The most bytes that a body may have; `undefined` of an operation that takes none. */
export function maxBodyBytes({ responses }: Operation): number | undefined {
  return Object.values(responses).find((response) => response["x-max-body-bytes"] !== undefined)?.[
    "x-max-body-bytes"
  ];
}

/** The codes that the envelope of an error may have. */
function codesOf(schema: SchemaNode): unknown[] {
  return at(at([schema], "error"), "code").flatMap((one) =>
    typeof one === "boolean" ? [] : [...(one.enum ?? []), ...("const" in one ? [one.const] : [])],
  );
}

/** The schemas of a property, on all branches. */
function at(schemas: SchemaNode[], key: string): SchemaNode[] {
  return schemas.flatMap((schema) => {
    if (typeof schema === "boolean") return [];
    const own = schema.properties?.[key];
    const branches = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) => list ?? []);
    return [...(own === undefined ? [] : branchesOf(own)), ...at(branches, key)];
  });
}

function branchesOf(schema: SchemaNode): SchemaNode[] {
  if (typeof schema === "boolean") return [schema];
  return [
    schema,
    ...[schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) => list ?? []).flatMap(branchesOf),
  ];
}
