import { keyVariable } from "@adintel/client/operations";
import { conventions, type Version } from "../../lib/versions.ts";

/** A call of an operation, with all that is sent. */
export interface Call {
  version: Version;
  operationId: string;
  method: string;
  /** Path template below the version's root, such as `/books/{id}`. */
  path: string;
  /** Root of the version, such as `http://127.0.0.1:4010/api`. */
  baseUrl: string;
  /** `undefined`: the code reads it from the variable {@link keyVariable} of its environment. */
  apiKey?: string | undefined;
  pathParameters: Record<string, string>;
  /** In the order in which it is sent. */
  query: Record<string, QueryValue>;
  /** `undefined`: there is none. */
  body?: unknown;
  /** The body as JSON text, for what can send it as it is; reading it may have changed its numbers. */
  bodyText?: string | undefined;
  /** Sent beside those that every call has. */
  headers?: Record<string, string> | undefined;
}

export type QueryValue = string | number | boolean | readonly (string | number | boolean)[];

export { keyVariable };

/** The steps to the code of an error in its body. */
export function errorPath({ version }: Call): string[] {
  return conventions(version).errorEnvelope.code.split(".");
}

/** Where a call goes, without its query. */
export function addressOf({ baseUrl, path, pathParameters }: Call): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(wellFormed(pathParameters[name] ?? "")),
  );
  return baseUrl.replace(/\/+$/, "") + filled;
}

/** The query as pairs of text, one for each value of a list. */
export function queryPairs({ query }: Call): [string, string][] {
  return Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [wellFormed(name), wellFormed(String(one))]),
  );
}

/** The query as it is sent, with its question mark if there is any. */
export function queryText(call: Call): string {
  // Not every server takes a plus for a space.
  const text = String(new URLSearchParams(queryPairs(call))).replaceAll("+", "%20");
  return text && `?${text}`;
}

/** Half a character cannot be sent; it becomes the mark that browsers make of it. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}
