// Generated from scripts/client/http/request.ts by `npm run generate`. Do not edit.
import type { HeadersInput } from "../core/options.js";
import type { Input, Operation } from "../core/pricing.js";
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
type MissingHeaders = HeadersInput | "" | null | undefined;
/** Headers one by one, with those that remove others. */
export declare function headerEntries(headers: MissingHeaders): Iterable<readonly [string, string | null | undefined]>;
/**
 * Headers with names in lower case, in the order given. `null` and `undefined` remove one.
 *
 * @throws {TypeError} if a header cannot be sent
 */
export declare function mergeHeaders(...sources: MissingHeaders[]): Record<string, string>;
/**
 * The request of an operation.
 *
 * @throws {TypeError} if the body cannot be serialised
 */
export declare function buildRequest(baseUrl: string, { method, path }: Operation, id: string, input: Input | undefined, headers: Record<string, string>): ApiRequest;
export {};
