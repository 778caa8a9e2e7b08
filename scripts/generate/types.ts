import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import type { Document } from "./openapi.ts";

/** TypeScript types of a document, as openapi-typescript writes them. The one place that knows of that package. */
export async function types(document: Document): Promise<string> {
  const ast = await openapiTS(document as unknown as OpenAPI3, {
    // A request may leave out what has a default.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  });
  return astToString(ast);
}
