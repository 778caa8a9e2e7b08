// Generated from openapi/v2 and openapi/shared by `npm run generate`. Do not edit.
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

export declare const operations: Record<string, OperationValidators>;
