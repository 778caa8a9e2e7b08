import { eachOperation, type Document } from "../generate/openapi.ts";
import type { Version } from "../paths.ts";

/** The pages of the versions, named so that no page collides with a path of the API, `/v2` or `/api/v1`. */
export const pageOf: Record<Version, string> = { v1: "v1.html", v2: "v2.html" };

/** Where Redoc shows each operation of a version, by operationId; relative to the start page. */
export function anchors(version: Version, document: Document): Record<string, string> {
  const links: Record<string, string> = {};
  for (const { operation } of eachOperation(document)) {
    const path = [...operation.tags, operation.operationId].join("/").toLowerCase();
    links[operation.operationId] = `${pageOf[version]}#/${path}`;
  }
  return links;
}
