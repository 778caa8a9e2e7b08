// Generated from scripts/client/core/request.ts by `npm run generate`. Do not edit.
import type { HeadersInput } from "./options.js";
import type { Input, Operation } from "./pricing.js";
/** Matches the parameter of a path template, such as `{id}`. */
export declare const parameter: RegExp;
/** A request of this API, without the key. */
export interface ApiRequest {
    url: string;
    method: string;
    /** By names in lower case. */
    headers: Record<string, string>;
    body?: string;
}
/**
 * Headers with names in lower case, in the order given. `null` and `undefined` remove one.
 *
 * @throws {TypeError} if a header cannot be sent
 */
export declare function mergeHeaders(...sources: (HeadersInput | "" | undefined)[]): Record<string, string>;
/**
 * The request of an operation.
 *
 * @throws {TypeError} if the body cannot be serialised
 */
export declare function buildRequest(baseUrl: string, { method, path }: Operation, id: string, input: Input | undefined, headers: Record<string, string>): ApiRequest;
