import { keyVariable } from "@adintel/client/operations";
import { conventions, keyHeader, type Version } from "../../lib/versions.ts";
import type { Notation } from "./literal.ts";

/** A call of an operation, with all that is sent. */
export interface Call {
  /** Missing: of the API nothing but its document is known. */
  version?: Version | undefined;
  operationId: string;
  method: string;
  /** Path template below the version's root, such as `/books/{id}`. */
  path: string;
  /** Root of the version, such as `http://127.0.0.1:4010/api`. */
  baseUrl: string;
  /** `undefined`: the code reads it from the variable {@link keyVariable} of its environment. */
  apiKey?: string | undefined;
  /** What authenticates it where no version says that: headers, or the name of a parameter with the key. */
  secrets?: { headers: Header[]; query?: string | undefined } | undefined;
  pathParameters: Record<string, string>;
  /** In the order in which it is sent. */
  query: Record<string, QueryValue>;
  /** Sent as JSON; `undefined`: there is no such body. */
  body?: unknown;
  /** The body as JSON text, for what can send it as it is; reading it may have changed its numbers. */
  bodyText?: string | undefined;
  /** A body that is not JSON. */
  text?: string;
  /** A body that is a form with files. */
  fields?: { name: string; value: string; isFile: boolean }[];
  /** The media type of the body, if it is not `application/json`. */
  type?: string;
  /** Sent beside those that every call has. */
  headers?: Record<string, string> | undefined;
}

export type QueryValue = string | number | boolean | readonly (string | number | boolean)[];

export interface Header {
  name: string;
  text: string;
  /** Of the environment, from which code reads what comes after the text. */
  variable?: string | undefined;
}

export { keyVariable };

/** The variable of a key in a query. */
const queryVariable = "API_KEY";

/** The header with the key of a version, without the key: the name, and what stands before it. */
export function keyHeaders({ version }: Call): [name: string, before: string][] {
  return version === undefined ? [] : [keyHeader(version)];
}

export function headersOf(call: Call): Header[] {
  const { apiKey, secrets, headers = {}, type = "application/json", fields } = call;
  const keys = [
    ...keyHeaders(call).map(([name, text]): Header => ({ name, text, variable: keyVariable })),
    ...(secrets?.headers ?? []),
  ];
  return [
    // There is one key to be had; what else proves who calls comes from the environment.
    ...keys.map((header, index) =>
      apiKey && index === 0 ? { name: header.name, text: header.text + apiKey } : header,
    ),
    ...Object.entries(headers).map(([name, text]) => ({ name, text })),
    // What sends a form gives it a type.
    ...(hasBody(call) && !fields ? [{ name: "Content-Type", text: type }] : []),
  ];
}

/** Whether code reads a secret from its environment. */
export function readsSecret(call: Call): boolean {
  return call.secrets?.query !== undefined || headersOf(call).some(({ variable }) => variable !== undefined);
}

export function hasBody({ body, text, fields }: Call): boolean {
  return [body, text, fields].some((one) => one !== undefined);
}

/** The steps to the code of an error in its body; `undefined`, where nobody knows. */
export function errorPath({ version }: Call): string[] | undefined {
  return version && conventions(version).errorEnvelope.code.split(".");
}

export function addressOf({ baseUrl, path, pathParameters }: Call): string {
  const filled = path.replace(/\{([^}]+)\}|[^{]+/g, (text, name: string | undefined) =>
    name === undefined
      ? encodeURI(wellFormed(text))
      : encodeURIComponent(wellFormed(pathParameters[name] ?? "")),
  );
  return baseUrl.replace(/\/+$/, "") + filled;
}

/** The query as pairs of text, one for each value of a list; a key that is read from the environment is named. */
export function queryPairs({ query, secrets, apiKey = "" }: Call): [string, string][] {
  const key = apiKey === "" || secrets?.headers.length ? `$${queryVariable}` : apiKey;
  const all = { ...query, ...(secrets?.query !== undefined && { [secrets.query]: key }) };
  return Object.entries(all).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [wellFormed(name), wellFormed(String(one))]),
  );
}

/** A notation that reads the key of a query from the environment. */
export function withKey(notation: Notation, { secrets }: Call, read: (variable: string) => string): Notation {
  if (secrets?.query === undefined) return notation;
  const string = (text: string) =>
    text === `$${queryVariable}` ? read(queryVariable) : notation.string(text);
  return { ...notation, string };
}

/** The query as it is sent, with its question mark if there is any. */
export function queryText(call: Call): string {
  // Not every server takes a plus for a space.
  const text = String(new URLSearchParams(queryPairs(call))).replaceAll("+", "%20");
  return text && `?${text}`;
}

/** Half a character cannot be sent; it becomes the mark that browsers make of it. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}
