import type { Version } from "@adintel/client/operations";
import type { Violation } from "@adintel/client/validation";
import { sizeOf, textOf, type Json } from "../../http/json.ts";
import { masked, maskedBody, maskedHeader } from "./masked.ts";

/** An exchange with the API as it is kept: what it was made of, so that keeping it costs next to nothing. */
export interface Exchanged {
  requestId: string;
  /** On the mock's clock, in milliseconds since the epoch. */
  at: number;
  method: string;
  /** The whole address. */
  url: string;
  version: Version;
  /** The operation's id; `null` if the path or method has no operation. */
  operation: string | null;
  /** Names and values in turn. */
  requestHeaders: readonly string[];
  /** As it was sent; `undefined` where it was not read whole, or is longer than a journal keeps. */
  requestBody: string | undefined;
  /** 0 if the connection was cut before anything was sent. */
  status: number;
  responseHeaders: Readonly<Record<string, string>>;
  /** As it was sent; `undefined` of one that broke off. */
  responseBody: Json | undefined;
  /** Whether the connection was cut before the response was complete; it then has no body here. */
  brokeOff: boolean;
  /** Real time until the response was ready, in milliseconds. */
  durationMs: number;
  /** Rows returned; `null` for a response without rows, such as an error or a documented example. */
  rows: number | null;
  /** The charge, in millionths of a US dollar. */
  microdollars: number;
  /** The name of the scenario that made the response what it is. */
  scenario: string | null;
}

/** An exchange before the store gives it an id and a time. */
export type NewEntry = Omit<Exchanged, "requestId" | "at">;

type Unsummarized = "at" | "url" | `${"request" | "response"}${"Headers" | "Body"}`;

/** What an exchange was, without headers and bodies. */
export interface RequestSummary extends Omit<Exchanged, Unsummarized> {
  /** When the response was ready, on the mock's clock; ISO 8601. */
  at: string;
  /** From `X-Mock-Session`; empty for requests without it. */
  session: string;
  /** Path and query, with `***` in place of keys. */
  url: string;
  /** The code of an error in the API's envelope. */
  errorCode: string | null;
  /** What such an error lists as invalid, and where. */
  errorDetails: Violation[] | null;
}

/** An exchange in the journal of a session. */
export interface JournalEntry {
  session: string;
  /** The place among the exchanges of all sessions. */
  order: number;
  exchanged: Exchanged;
}

/** Letters of a request's body that is kept; many longer ones would fill the memory before they are forgotten. */
export const maxKeptBodyChars = 32 * 1024;

/** What an exchange takes up beside its texts, about. */
const fixedBytes = 900;

export function bytesOf({ url, requestHeaders, requestBody = "", responseBody }: Exchanged): number {
  // One letter beyond Latin-1 makes all letters of a text take two bytes.
  const width = /[^\0-\xff]/.test(requestBody) ? 2 : 1;
  let bytes = fixedBytes + url.length + width * requestBody.length + sizeOf(responseBody);
  for (const text of requestHeaders) bytes += text.length;
  return bytes;
}

/** An exchange as plain data without keys, for whoever keeps it elsewhere. */
export function savedExchange(exchanged: Exchanged): Exchanged {
  const { url, requestHeaders, requestBody, responseBody } = exchanged;
  return {
    ...exchanged,
    url: masked(url),
    requestHeaders: pairsOf(requestHeaders).flatMap(([name, value]) => [name, maskedHeader(name, value)]),
    requestBody: requestBody && maskedBody(requestBody),
    responseBody: responseBody && textOf(responseBody),
  };
}

/** Headers as they were sent, names and values in turn, as pairs. */
export function pairsOf(headers: readonly string[]): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  for (let n = 0; n + 1 < headers.length; n += 2) pairs.push([headers[n] ?? "", headers[n + 1] ?? ""]);
  return pairs;
}
