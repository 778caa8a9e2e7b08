// Generated from openapi/v2 and openapi/shared by `npm run generate`. Do not edit.
import type { KnownFields, OperationValidators } from "./index.js";
import type { OperationSchemas } from "../client/validation/standard.js";
import type { operations as Operations } from "../types/v2.js";

export type { KnownFields, OperationValidators, Validate, ValidationError } from "./index.js";
export type { OperationSchemas, StandardIssue, StandardResult, StandardSchema } from "../client/validation/standard.js";

export declare const operations: Record<string, OperationValidators>;

/** The fields that the document knows of the successful response of each operation, by operationId. */
export declare const fields: Record<string, KnownFields>;

/** The validators of bodies as Standard Schema 1, by operationId and status. */
export declare const schemas: OperationSchemas<Operations>;
