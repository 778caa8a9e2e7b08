// Generated from scripts/client/validation/index.ts by `npm run generate`. Do not edit.
import { type Version } from "@adintel/client/operations";
import { type CheckedRequest, type RequestParts } from "./request.js";
import type { Violation } from "./violations.js";
export { isRequired } from "./messages.js";
export type { CheckedRequest, RequestParts } from "./request.js";
export type { Violation } from "./violations.js";
/**
 * Validates a request against the contract of an operation.
 *
 * @throws {RangeError} if the version does not have the operation.
 */
export declare function checkRequest(version: Version, operationId: string, request: RequestParts): CheckedRequest;
/**
 * Everything in a request that breaks the contract of an operation; empty for a valid request.
 *
 * @throws {RangeError} if the version does not have the operation.
 */
export declare function requestViolations(version: Version, operationId: string, request: RequestParts): Violation[];
/**
 * Everything in the body of a response that breaks the contract of an operation; empty for a valid one.
 *
 * @throws {RangeError} if the version does not have the operation.
 */
export declare function responseViolations(version: Version, operationId: string, status: number, body: unknown): Violation[];
