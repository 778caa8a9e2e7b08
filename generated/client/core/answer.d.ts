// Generated from scripts/client/core/answer.ts by `npm run generate`. Do not edit.
import type { InvalidField } from "@adintel/client/api-errors";
/** What the client reads of the body of an error response. */
export interface ServiceError {
    code: string;
    message: string | undefined;
    details: InvalidField[] | undefined;
}
/** Where an API has its key and its errors. What is left out is as usual: a bearer token, and an object `error`. */
export interface Dialect {
    /** The header of the key, in lower case, and its value, with a placeholder for the key. */
    key?: readonly [name: string, value: string];
    /** The code of a 429. */
    rateLimited?: string;
    /** The error in a body, which may be any object. */
    errorIn?(body: {
        error?: unknown;
    }): unknown;
}
/** The error in the body of a response; `undefined` if it is not one of this API. */
export declare function readError(body: unknown, errorIn?: Dialect["errorIn"]): ServiceError | undefined;
/** The fields of a list of them, without what is no field. */
export declare function invalidFields(list: unknown): InvalidField[] | undefined;
/** What is wrong with a field, in words. Some messages name their field. */
export declare function fieldProblem({ path, message }: InvalidField): string;
export declare function headerOf(response: Response | undefined, name: string): string | undefined;
/** The Retry-After header in seconds, also if it is a date (RFC 9110, section 10.2.3); `undefined` if missing or invalid. */
export declare function retryAfterSeconds(response: Response | undefined): number | undefined;
