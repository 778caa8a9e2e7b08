import type { Version } from "@adintel/client/operations";

/** Where an operation stands: its bundled document and a JSON Pointer into it (RFC 6901). */
export function operationPlace(version: Version, path: string, method: string): string {
  return `openapi/${version}.json#/paths/${path.replaceAll("~", "~0").replaceAll("/", "~1")}/${method.toLowerCase()}`;
}
