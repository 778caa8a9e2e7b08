import { eachOperation, type Document } from "../openapi/document.ts";
import { errorsOf } from "../openapi/errors.ts";
import { fieldOf } from "../openapi/schemas.ts";
import type { Version } from "../paths.ts";

/** Declarations of what an error of the client holds for each error code, read from the documented error responses. */
export function apiErrorsDeclarations(documents: Record<Version, Document>): string {
  const errors = new Map<string, string>();
  for (const document of [documents.v2, documents.v1]) {
    for (const { operation } of eachOperation(document)) {
      for (const { code, status, response, error } of errorsOf(document, operation)) {
        errors.set(
          code,
          `{
    readonly code: ${JSON.stringify(code)};
    readonly status: ${status};${
      fieldOf(document, error, "details")
        ? `
    /** The fields that failed. */
    readonly details?: readonly { readonly path: string; readonly message: string }[];`
        : ""
    }${
      response.headers?.["Retry-After"]
        ? `
    /** How long to wait, if the response says so and the page may read it. */
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
  return `/** What an error of each code has. */
export interface ApiErrors {
${[...errors].map(([code, shape]) => `  ${code}: ${shape};`).join("\n")}
}

/** The documented error codes. */
export type ErrorCode = keyof ApiErrors;
`;
}
