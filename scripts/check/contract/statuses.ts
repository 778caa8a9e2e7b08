import { branchesOf, type DocumentedOperation, type SchemaNode } from "./document.ts";

/**
 * The status with which an operation refuses for the reason of an error code, as the document has it.
 *
 * @throws {Error} if it documents none.
 */
export function statusOf({ name, responses }: DocumentedOperation, code: string): number {
  const status = Object.keys(responses).find((one) => {
    const schema = responses[one]?.content["application/json"].schema ?? true;
    return Number(one) >= 400 && codesOf(schema).includes(code);
  });
  if (status === undefined) throw new Error(`${name} documents no response with the code ${code}`);
  return Number(status);
}

/** The most bytes that a body may have; `undefined` of an operation that takes none. */
export function maxBodyBytes({ responses }: DocumentedOperation): number | undefined {
  return Object.values(responses).find((response) => response["x-max-body-bytes"] !== undefined)?.[
    "x-max-body-bytes"
  ];
}

/** The codes that the envelope of an error may have. */
function codesOf(schema: SchemaNode): unknown[] {
  const codes = propertyOf(propertyOf([schema], "error"), "code").flatMap(branchesOf);
  return codes.flatMap((one) => [...(one.enum ?? []), ...("const" in one ? [one.const] : [])]);
}

/** The schemas of a property, on all branches. */
function propertyOf(schemas: SchemaNode[], key: string): SchemaNode[] {
  return schemas.flatMap(branchesOf).flatMap(({ properties }) => properties?.[key] ?? []);
}
