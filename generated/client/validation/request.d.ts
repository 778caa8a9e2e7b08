// Generated from scripts/client/validation/request.ts by `npm run generate`. Do not edit.
import type { OperationValidators } from "@adintel/client/validators";
import { type Violation } from "./violations.js";
/** A request as received: parameters as strings (repeated ones as an array), the body as parsed JSON. */
export interface RequestParts {
    path: Record<string, string>;
    query: Record<string, string | string[]>;
    /** `undefined` if there is none. */
    body?: unknown;
}
/** What validating a request found. */
export interface CheckedRequest {
    /**
     * Everything that breaks the contract; empty for a valid request. At most twenty invalid items of an array and twenty
     * unknown fields of an object are listed; one more entry says how many follow.
     */
    violations: Violation[];
    /** The query, with its values converted to the documented types where possible. */
    query: Record<string, unknown>;
}
/** The validators of the requests of one operation. */
export interface RequestValidators extends Pick<OperationValidators, "parameters" | "body"> {
    isBodyRequired: boolean;
}
/** Validates a request of one operation. */
export declare function checkParts({ parameters, body, isBodyRequired }: RequestValidators, request: RequestParts): CheckedRequest;
