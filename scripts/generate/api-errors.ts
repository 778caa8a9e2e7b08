import { eachOperation, type Document } from "../openapi/document.ts";
import { errorEnvelope, errorsIn } from "../openapi/errors.ts";
import { fieldSchema } from "../openapi/schemas.ts";
import type { Version } from "../lib/versions.ts";

/** Fields that some errors have beside status and code, by the field or header of the response that they come from. */
const fields = {
  details: `/** The invalid fields, if the service lists them. */
    readonly details?: readonly InvalidField[];`,
  "Retry-After": `/** How long to wait, if the service says it and the page can read it. */
    readonly retryAfterSeconds?: number;`,
  Allow: `/** The methods that the path supports, if the service lists them. */
    readonly allow?: readonly string[];`,
};

/** Declarations of the client's errors by code, from the documented error responses. */
export function apiErrorsDeclarations(documents: Record<Version, Document>): string {
  const errors = new Map<string, string>();
  const used = new Set<string>();
  for (const document of Object.values(documents).reverse()) {
    for (const { operation } of eachOperation(document)) {
      for (const { code, status, response, error } of errorsIn(document, operation)) {
        const extra = [
          ...(fieldSchema(document, error, errorEnvelope(document).details) ? [fields.details] : []),
          ...(response.headers?.["Retry-After"] ? [fields["Retry-After"]] : []),
          ...(response.headers?.["Allow"] ? [fields.Allow] : []),
        ];
        for (const field of extra) used.add(field);
        errors.set(
          code,
          `{
    readonly code: MarkedCode<${JSON.stringify(code)}>;
    readonly status: ${status};${extra.map((field) => `\n    ${field}`).join("")}
  }`,
        );
      }
    }
  }
  return `declare const listed: unique symbol;

/**
 * The code of an error that this client lists. The mark is there for the compiler alone: without it, any text would fit a code of
 * a newer service, and comparing \`code\` would not narrow an error.
 */
export type MarkedCode<Code extends string> = Code extends string ? Code & Listed : never;

interface Listed {
  readonly [listed]: string;
}

/** Any other text. */
export type UnmarkedCode = string & { readonly [listed]?: number };

/** An invalid field of a request or response. */
export interface InvalidField {
  /** Its path: \`limit\`, \`filters.size.min\`, \`format.0\`; \`body\` for the whole body. */
  readonly path: string;
  readonly message: string;
}

/** The fields of an error of each code. */
export interface ApiErrors {
${[...errors].map(([code, shape]) => `  ${code}: ${shape};`).join("\n")}
}

/** The fields that an error with an unlisted code may have. */
export interface ApiErrorFields {
  ${[...used].join("\n").replaceAll("\n    ", "\n").replaceAll("\n", "\n  ")}
}

/** The error codes that the documents list. */
export type ListedErrorCode = ${[...errors.keys()].map((code) => JSON.stringify(code)).join(" | ")};

/** An error code of the service: one that the documents list, or one from a newer service. */
export type ErrorCode = ListedErrorCode | (string & {});
`;
}
