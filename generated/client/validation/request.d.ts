// Generated from scripts/client/validation/request.ts by `npm run generate`. Do not edit.
import type { OperationValidators } from "@adintel/client/validators/v1";
import { type Violation } from "./violations.js";
/** A request as it was received: parameters as strings (several of one name as an array), the body as parsed JSON. */
export interface RequestParts {
    path: Record<string, string>;
    query: Record<string, string | string[]>;
    /** `undefined`: there is none. */
    body?: unknown;
}
/** What validating a request found. */
export interface CheckedRequest {
    /**
     * Everything that breaks the contract; empty for a valid request. Of the invalid items of an array and of the unknown
     * fields of an object the first twenty are listed, and one entry for the array or object says how many come after them.
     */
    violations: Violation[];
    /** The query with its values converted to the types that the document declares, where they could be. */
    query: Record<string, unknown>;
}
/** The validators of the requests of one operation. */
export interface RequestValidators extends Pick<OperationValidators, "parameters" | "body"> {
    isBodyRequired: boolean;
}
/** Validates a request of one operation. */
export declare function checkParts({ parameters, body, isBodyRequired }: RequestValidators, request: RequestParts): CheckedRequest;
