// Generated from scripts/client/checking.ts by `npm run generate`. Do not edit.
import type { OperationValidators } from "@adintel/client/validators/v1";
import { type Violation } from "./violations.js";
/** A request as it came: parameters as strings (several of one name as an array), the body as parsed JSON. */
export interface RequestParts {
    path: Record<string, string>;
    query: Record<string, string | string[]>;
    /** `undefined`: there is none. */
    body?: unknown;
}
/** A request that has been held against the contract. */
export interface CheckedRequest {
    /** Everything in which it breaks the contract; empty where it keeps it. */
    violations: Violation[];
    /** The query with its values as the types that the document declares; as far as they could be read. */
    query: Record<string, unknown>;
}
/** What checks the requests of one operation. */
export interface RequestValidators extends Pick<OperationValidators, "parameters" | "body"> {
    isBodyRequired: boolean;
}
/** Holds a request against the validators of its operation. */
export declare function checkParts({ parameters, body, isBodyRequired }: RequestValidators, request: RequestParts): CheckedRequest;
