// Generated from openapi/v1 and openapi/shared by `npm run generate`. Do not edit.
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

/** The fields of an object, each with those of its value, or of the items of its value; 0: nothing is known of them. */
export interface KnownFields {
  [name: string]: KnownFields | 0;
}

/** The fields that the documents know of the successful response of each operation, by operationId. */
export declare const fields: Record<string, KnownFields>;
