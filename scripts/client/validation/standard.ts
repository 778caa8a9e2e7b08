import type { OperationValidators, Validate } from "@adintel/client/validators";
import { findViolations } from "./violations.js";

/** A validator in the form of Standard Schema 1 (https://standardschema.dev), which form and server libraries accept. */
export interface StandardSchema<Value> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "adintel";
    readonly types?: { readonly input: Value; readonly output: Value } | undefined;
    readonly validate: (value: unknown) => StandardResult<Value>;
  };
}

export type StandardResult<Value> =
  { readonly value: Value; readonly issues?: undefined } | { readonly issues: readonly StandardIssue[] };

export interface StandardIssue {
  readonly message: string;
  /** The keys and array indexes that lead to the value; empty for the whole. */
  readonly path: readonly (string | number)[];
}

/** The schemas of the body, if an operation takes one, and of its responses by status. */
export type OperationSchemas<Operations> = {
  readonly [Name in keyof Operations]: Operations[Name] extends {
    requestBody?: infer Body;
    responses: infer Responses;
  }
    ? {
        readonly body: [Json<NonNullable<Body>>] extends [never]
          ? null
          : StandardSchema<Json<NonNullable<Body>>>;
        readonly responses: {
          readonly [
            Status in keyof Responses as [Json<Responses[Status]>] extends [never] ? never : Status
          ]: StandardSchema<Json<Responses[Status]>>;
        };
      }
    : never;
};

type Json<Content> = Content extends { content: { "application/json": infer Value } } ? Value : never;

/** The validators of bodies as Standard Schema, by operationId. */
export function standardSchemas(operations: Record<string, OperationValidators>): object {
  return mapValues(operations, ({ body, responses }) => ({
    body: body && standardSchema(body),
    responses: mapValues(responses, standardSchema),
  }));
}

function standardSchema(isValid: Validate): StandardSchema<unknown> {
  const validate = (value: unknown): StandardResult<unknown> =>
    isValid(value)
      ? { value }
      : {
          issues: findViolations(isValid.errors).map(({ message, steps }) => ({
            message,
            path: withIndexes(steps, value),
          })),
        };
  return { "~standard": { version: 1, vendor: "adintel", validate } };
}

/** The steps of a path, with numbers for those that are indexes of arrays. */
function withIndexes(steps: readonly string[], value: unknown): (string | number)[] {
  let at = value;
  return steps.map((step) => {
    const key = Array.isArray(at) ? Number(step) : step;
    at = (at as Record<string, unknown> | undefined)?.[step];
    return key;
  });
}

function mapValues<From, To>(from: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]));
}
