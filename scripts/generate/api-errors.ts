import type { Version } from "../paths.ts";
import { eachOperation, resolve, type Document, type Reference, type Schema } from "../openapi/document.ts";

/** Declarations of what an error of the client tells for each error code, read from the documented error answers. */
export function apiErrorsDeclarations(documents: Record<Version, Document>): string {
  const errors = new Map<string, string>();
  for (const document of [documents.v2, documents.v1]) {
    for (const { operation } of eachOperation(document)) {
      for (const [status, node] of Object.entries(operation.responses)) {
        const response = resolve(document, node);
        const schema = response.content?.["application/json"]?.schema;
        if (Number(status) < 400 || !schema) continue;
        for (const error of errorObjects(document, schema)) {
          const { code, details } = error.properties ?? {};
          const value = typeof code === "object" && (resolve(document, code) as Schema).const;
          if (typeof value !== "string") continue;
          errors.set(
            value,
            `{
    readonly code: ${JSON.stringify(value)};
    readonly status: ${status};${
      details
        ? `
    /** The fields that failed. */
    readonly details?: readonly { readonly path: string; readonly message: string }[];`
        : ""
    }${
      response.headers?.["Retry-After"]
        ? `
    /** How long to wait, if the answer says so and the page may read it. */
    readonly retryAfterSeconds?: number;`
        : ""
    }${
      response.headers?.["Allow"]
        ? `
    /** The methods that the path supports. */
    readonly allow?: readonly string[];`
        : ""
    }
  }`,
          );
        }
      }
    }
  }
  return `/** What an error tells by its code. */
export interface ApiErrors {
${[...errors].map(([code, shape]) => `  ${code}: ${shape};`).join("\n")}
}

/** The documented error codes. */
export type ErrorCode = keyof ApiErrors;
`;
}

/** The schemas of `error` in an envelope, or in each of several. */
function errorObjects(document: Document, node: Schema | Reference): Schema[] {
  const schema = resolve(document, node);
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.flatMap((branch) => errorObjects(document, branch));
  const error = schema.properties?.["error"];
  return typeof error === "object" ? [resolve(document, error) as Schema] : [];
}
