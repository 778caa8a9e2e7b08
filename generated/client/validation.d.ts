// Generated from scripts/client/validation.ts by `npm run generate`. Do not edit.
import { type Version } from "@adintel/client/operations";
import { type CheckedRequest, type RequestParts } from "./checking.js";
import { type Violation } from "./violations.js";
export type { CheckedRequest, RequestParts } from "./checking.js";
export type { Violation } from "./violations.js";
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
