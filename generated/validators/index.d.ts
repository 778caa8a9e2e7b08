// Generated from openapi by `npm run generate`. Do not edit.
import type { Version } from "../operations.js";

export interface Validate {
  (data: unknown): boolean;
  /** The violations of the last call, `null` after a valid one. */
  errors?: ValidationError[] | null;
}

/** One violation, in Ajv's form. */
export interface ValidationError {
  /** JSON Pointer into the data. */
  instancePath: string;
  /** JSON Pointer into the schema. */
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
}

export interface OperationValidators {
  /** Takes `{ path, query }` and coerces their values in place. */
  parameters: Validate;
  /** `null`: the operation takes no body. */
  body: Validate | null;
  /** By status. */
  responses: Record<string, Validate>;
}

/** The fields of an object, each with those of its value, or of the items of its value; 0: nothing is known of them. */
export interface KnownFields {
  [name: string]: KnownFields | 0;
}

/** Validators and known fields of each version, by operationId. */
export declare const validators: Record<
  Version,
  { operations: Record<string, OperationValidators>; fields: Record<string, KnownFields> }
>;
