// Generated from scripts/client/validation.ts by `npm run generate`. Do not edit.
import { type Version } from "@adintel/client/operations";
import { type Violation } from "./violations.js";
export type { Violation } from "./violations.js";
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
/**
 * Holds a request against the contract of an operation.
 *
 * @throws {RangeError} if the version has no such operation.
 */
export declare function checkRequest(version: Version, operationId: string, request: RequestParts): CheckedRequest;
/**
 * Everything in which a request breaks the contract of an operation; empty where it keeps it.
 *
 * @throws {RangeError} if the version has no such operation.
 */
export declare function requestViolations(version: Version, operationId: string, request: RequestParts): Violation[];
/**
 * Everything in which the body of an answer breaks the contract of an operation; empty where it keeps it.
 *
 * @throws {RangeError} if the version has no such operation.
 */
export declare function responseViolations(version: Version, operationId: string, status: number, body: unknown): Violation[];
