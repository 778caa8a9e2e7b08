import type { HeadersInput } from "../core/options.js";
import type { Input, Operation } from "../core/pricing.js";

/** Matches the parameter of a path template, such as `{id}`. */
export const parameter: RegExp = /\{\w+\}/;

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
export function headerEntries(
  headers: MissingHeaders,
): Iterable<readonly [string, string | null | undefined]> {
  const source = Object(headers) as HeadersInput;
  return Symbol.iterator in source ? source : Object.entries(source);
}

/**
 * Headers with names in lower case, in the order given. `null` and `undefined` remove one.
 *
 * @throws {TypeError} if a header cannot be sent
 */
export function mergeHeaders(...sources: MissingHeaders[]): Record<string, string> {
  // A plain object, because fetch copies a Headers object, which takes a tenth of the time of a call.
  const headers: Record<string, string> = {};
  for (const source of sources) {
    for (const [name, value] of headerEntries(source)) {
      const key = name.toLowerCase();
      if (value === undefined || value === null) delete headers[key];
      else if (typeof value === "string" && /^[\w!#$%&'*+.^`|~-]+:[\t -~\x80-\xff]*$/.test(`${key}:${value}`))
        headers[key] = value;
      else throw new TypeError(`header ${name} is invalid or not a string`);
    }
  }
  return headers;
}

/**
 * The request of an operation.
 *
 * @throws {TypeError} if the body cannot be serialised
 */
export function buildRequest(
  baseUrl: string,
  { method, path }: Operation,
  id: string,
  input: Input | undefined,
  headers: Record<string, string>,
): ApiRequest {
  const url = baseUrl + path.replace(parameter, encodeURIComponent(id));
  if (method === "GET") return { url: url + buildQuery(input), method, headers };
  return {
    url,
    method,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(input),
  };
}

/** The query string as the documents declare it: a parameter for each value of a list, none for missing values. */
function buildQuery(input: Input | undefined): string {
  let text = "";
  for (const name in input) {
    for (const item of [input[name]].flat()) {
      if (item === undefined || item === null) continue;
      // Not every server decodes a plus as a space.
      text += `${text ? "&" : "?"}${encodeURIComponent(name)}=${encodeURIComponent(String(item))}`;
    }
  }
  return text;
}
