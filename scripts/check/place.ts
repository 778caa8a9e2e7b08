import { operations, type Operation, type Version } from "@adintel/client/operations";

/** Where an operation stands: its bundled document and a JSON Pointer into it (RFC 6901). */
export function operationPlace(version: Version, path: string, method: string): string {
  return `openapi/${version}.json#/paths/${path.replaceAll("~", "~0").replaceAll("/", "~1")}/${method.toLowerCase()}`;
}

/**
 * An operation by its name.
 *
 * @throws {RangeError} if the version has none of that name.
 */
export function operationOf(version: Version, id: string): Operation {
  const byId: Record<string, Operation> = operations[version];
  const operation = byId[id];
  if (!operation) throw new RangeError(`${version} has no operation ${id}`);
  return operation;
}
