import type { Version } from "@adintel/client/operations";
import type { Operation } from "../contract/table.ts";
import type { Mask } from "../../lib/mask.ts";
import { quoted } from "../../lib/shell.ts";
import { secretExpressions } from "../../lib/mask.ts";

/** A request to be sent. */
export interface Sending {
  version: Version;
  /** `null` of an address that is no operation's. */
  operation: Operation | null;
  /** Default: the operation's. */
  method?: string;
  /** Relative to the version's root, with parameters filled in. */
  path: string;
  query?: Record<string, string>;
  /** An empty Content-Type stands for none. */
  headers?: Record<string, string>;
  /** In place of the key of the run; `null` for none. */
  authorization?: string | null;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in place of `body`. */
  text?: string;
  /** Without Content-Length, in pieces. */
  chunked?: boolean;
  /** The IP address to call from, where the target can be told one. */
  from?: string;
}

/** A request with what came of it. */
export interface Exchange {
  sending: Sending;
  method: string;
  url: string;
  /** As sent, with the key. */
  requestHeaders: Record<string, string>;
  requestText: string | undefined;
  status: number;
  headers: Headers;
  text: string;
  /** `undefined` where the text is no JSON. */
  body: unknown;
  /** When it came, by the clock of this side, in milliseconds since 1970. */
  receivedAt: number;
}

/** The time on the server's clock when it sent a response, in milliseconds; that of this side's where it does not say. */
export function timeOf({ headers, receivedAt }: Pick<Exchange, "headers" | "receivedAt">): number {
  const date = Date.parse(headers.get("Date") ?? "");
  return Number.isNaN(date) ? receivedAt : date;
}

/** The exchange as a command that repeats it, with secrets as variables that the shell fills in. */
export function curl({ method, url, requestHeaders, requestText, sending }: Exchange, mask: Mask): string {
  const parts = ["curl -i"];
  if (method === "HEAD") parts.push("--head");
  else if (method !== (requestText === undefined ? "GET" : "POST")) parts.push(`-X ${method}`);
  for (const [name, value] of Object.entries(requestHeaders))
    parts.push(`-H ${quoted(mask(`${name}: ${value}`), secretExpressions)}`);
  if (sending.chunked) parts.push(`-H 'Transfer-Encoding: chunked'`);
  if (requestText !== undefined) parts.push(`--data-raw ${body(mask(requestText))}`);
  return [...parts, quoted(mask(url), secretExpressions)].join(" ");
}

/** A body that is too long to read is made by a command. */
function body(text: string): string {
  if (text.length <= 2000) return quoted(text, secretExpressions);
  const kept = text.trimEnd();
  if (kept.length > 2000)
    return quoted(`${text.slice(0, 200)}…(${text.length} characters)`, secretExpressions);
  return `"$(printf '%-${text.length}s' ${quoted(kept, secretExpressions)})"`;
}
