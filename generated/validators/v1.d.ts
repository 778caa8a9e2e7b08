// Generated from openapi/v1 and openapi/shared by `npm run generate`. Do not edit.
import type { KnownFields, OperationValidators } from "./index.js";

export type { KnownFields, OperationValidators, Validate, ValidationError } from "./index.js";

export declare const operations: Record<string, OperationValidators>;

/** The fields that the document knows of the successful response of each operation, by operationId. */
export declare const fields: Record<string, KnownFields>;
