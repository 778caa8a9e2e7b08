// Generated from scripts/client/validation/standard.ts by `npm run generate`. Do not edit.
import type { OperationValidators } from "@adintel/client/validators";
/** A validator in the form of Standard Schema 1 (https://standardschema.dev), which form and server libraries accept. */
export interface StandardSchema<Value> {
    readonly "~standard": {
        readonly version: 1;
        readonly vendor: "adintel";
        readonly types?: {
            readonly input: Value;
            readonly output: Value;
        } | undefined;
        readonly validate: (value: unknown) => StandardResult<Value>;
    };
}
export type StandardResult<Value> = {
    readonly value: Value;
    readonly issues?: undefined;
} | {
    readonly issues: readonly StandardIssue[];
};
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
    } ? {
        readonly body: [Json<NonNullable<Body>>] extends [never] ? null : StandardSchema<Json<NonNullable<Body>>>;
        readonly responses: {
            readonly [Status in keyof Responses as [Json<Responses[Status]>] extends [never] ? never : Status]: StandardSchema<Json<Responses[Status]>>;
        };
    } : never;
};
type Json<Content> = Content extends {
    content: {
        "application/json": infer Value;
    };
} ? Value : never;
/** The validators of bodies as Standard Schema, by operationId. */
export declare function standardSchemas(operations: Record<string, OperationValidators>): object;
export {};
