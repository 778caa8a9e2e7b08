// Generated from scripts/client/request.ts by `npm run generate`. Do not edit.
import { type ClientOptions, type HeadersInput } from "./options.js";
import type { Input, Operation } from "./pricing.js";
/** The parameter of a path template, such as `{id}`. */
export declare const parameter: RegExp;
/** A request of this API, without the key. */
export interface ApiRequest {
    url: string;
    method: string;
    /** By names in lower case. */
    headers: Record<string, string>;
    body?: string | undefined;
}
/**
 * Headers by names in lower case: the place of the key, then what is given, in order; `null` and `undefined` remove one.
 *
 * @throws {TypeError} if a header cannot be sent
 */
export declare function headersOf(hasKey: boolean, ...given: (HeadersInput | undefined)[]): Record<string, string>;
/** The headers with the key in its place. */
export declare function withKey(headers: Record<string, string>, apiKey: ClientOptions["apiKey"]): Promise<Record<string, string>>;
export declare function lacksKey({ authorization }: Record<string, string>): boolean;
/**
 * The request of an operation.
 *
 * @throws {TypeError} if the body cannot be serialised
 */
export declare function requestOf(baseUrl: string, { method, path }: Operation, id: string, input: Input | undefined, headers: Record<string, string>): ApiRequest;
