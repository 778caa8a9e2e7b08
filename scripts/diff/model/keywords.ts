/** The types of JSON values; `integer` is a number that is whole. */
export const jsonTypes = ["null", "boolean", "number", "string", "array", "object"] as const;

/** One of the types of JSON values. */
export type JsonType = (typeof jsonTypes)[number];

interface Bound {
  type: JsonType;
  /** Whether `a` lets fewer values pass than `b`. */
  tighter: (a: number, b: number) => boolean;
  /** Whether it bounds a length or a count from below, so that 0 is the same as its absence. */
  counts?: true;
}

const higher = (a: number, b: number) => a > b;
const lower = (a: number, b: number) => a < b;

/** Keywords that bound a type from one side (JSON Schema Validation 2020-12, section 6). */
export const boundKeywords: Partial<Record<string, Bound>> = {
  minimum: { type: "number", tighter: higher },
  exclusiveMinimum: { type: "number", tighter: higher },
  maximum: { type: "number", tighter: lower },
  exclusiveMaximum: { type: "number", tighter: lower },
  minLength: { type: "string", tighter: higher, counts: true },
  maxLength: { type: "string", tighter: lower },
  minItems: { type: "array", tighter: higher, counts: true },
  maxItems: { type: "array", tighter: lower },
  minProperties: { type: "object", tighter: higher, counts: true },
  maxProperties: { type: "object", tighter: lower },
};

/**
 * Keywords that are compared as a whole, and the types they speak of: which of two values lets more pass is
 * not worked out, so another value of the same keyword counts as breaking both ways.
 */
export const constraintKeywords: Partial<Record<string, readonly JsonType[]>> = {
  multipleOf: ["number"],
  pattern: ["string"],
  format: ["string", "number"],
  contentEncoding: ["string"],
  contentMediaType: ["string"],
  uniqueItems: ["array"],
  prefixItems: ["array"],
  contains: ["array"],
  minContains: ["array"],
  maxContains: ["array"],
  unevaluatedItems: ["array"],
  patternProperties: ["object"],
  propertyNames: ["object"],
  dependentRequired: ["object"],
  dependentSchemas: ["object"],
  not: jsonTypes,
  if: jsonTypes,
  then: jsonTypes,
  else: jsonTypes,
};

/** Keywords that let every value pass; some of them still matter to a caller. */
export const annotationKeywords: ReadonlySet<string> = new Set([
  "title",
  "description",
  "default",
  "example",
  "examples",
  "deprecated",
  "readOnly",
  "writeOnly",
  "x-effect",
  "x-ignored-when",
  "x-rows",
  "x-unspecified",
  "x-assumed",
  "x-observed",
  "x-values",
]);
