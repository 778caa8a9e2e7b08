// Generated from scripts/client/request.ts by `npm run generate`. Do not edit.
import type { Input, Operation } from "./pricing.js";
/** The parameter of a path template, such as `{id}`. */
export declare const parameter: RegExp;
/**
 * The request of an operation. It follows no redirect, which would send it, and its headers, elsewhere and a paid call
 * twice.
 *
 * @param headers with names in lower case
 * @throws {TypeError} if the body cannot be serialised, or a header cannot be sent
 */
export declare function requestOf(baseUrl: string, { method, path }: Operation, id: string, input: Input | undefined, headers: Record<string, string>, signal: AbortSignal): Request;
