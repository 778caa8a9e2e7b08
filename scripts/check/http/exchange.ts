import type { Version } from "@adintel/client/operations";
import type { Operation } from "../contract/table.ts";
import type { Mask } from "../../lib/mask.ts";
import { quoted } from "../../lib/shell.ts";
import { secretExpressions } from "../../lib/mask.ts";

export interface Sending {
  version: Version;
  /** `null` of an address that is no operation's. */
  operation: Operation | null;
  /** Default: the operation's. */
  method?: string;
  /** Relative to the version's root, with parameters filled in. */
  path: string;
  query?: Record<string, string>;
  /** The query as it is sent, in place of `query`. */
  search?: string;
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
  /**
   * Whether the case itself tells of an undocumented status: it looks for the smallest request that gets it, or only assumes whose
   * request it is.
   */
  judgesStatus?: true;
  /** The IP address to call from, where the target can be told one. */
  from?: string;
  /** The ids of the cases that it is sent for, where there are several. */
  sharedBy?: readonly string[] | undefined;
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

/** Keeps a text that is too long for a command line, and gives the path of its file. */
export type KeepBody = (text: string) => string;

/**
 * The exchange as a command that repeats it, with secrets as variables that the shell fills in. A long body is in the file that
 * `keep` names; without it, only its beginning is shown, so that the command is to be read and not to be run.
 */
export function curl(
  { method, url, requestHeaders, requestText, sending }: Exchange,
  mask: Mask,
  keep?: KeepBody,
): string {
  const parts = ["curl -i"];
  if (method === "HEAD") parts.push("--head");
  else if (method !== (requestText === undefined ? "GET" : "POST")) parts.push(`-X ${method}`);
  for (const [name, value] of Object.entries(requestHeaders))
    parts.push(header(value === "" ? `${name};` : mask(`${name}: ${value}`)));
  if ("Accept-Encoding" in requestHeaders && method !== "HEAD") parts.push("--compressed");
  // Else curl names the type of a form.
  if (sending.headers?.["Content-Type"] === "") parts.push(header("Content-Type:"));
  if (sending.chunked) parts.push(`-H 'Transfer-Encoding: chunked'`);
  if (requestText !== undefined) parts.push(body(mask(requestText), keep));
  return [...parts, quoted(mask(url), secretExpressions)].join(" ");
}

/** A body of which more cannot be read, and one that is better kept in a file. */
const maxBodyChars = 2000;
const maxShownChars = 500;

function header(text: string): string {
  return `-H ${quoted(text, secretExpressions)}`;
}

/** A long body is made by a command, or taken from a file. */
function body(text: string, keep?: KeepBody): string {
  if (text.length <= (keep ? maxShownChars : maxBodyChars))
    return `--data-raw ${quoted(text, secretExpressions)}`;
  const kept = text.trimEnd();
  if (kept.length <= maxShownChars)
    return `--data-raw "$(printf '%-${text.length}s' ${quoted(kept, secretExpressions)})"`;
  // No shell fills in the variables of a file.
  if (keep && !secretExpressions.test(text)) return `--data-binary ${quoted(`@${keep(text)}`)}`;
  return `--data-raw ${quoted(`${text.slice(0, 200)}…(${text.length} characters)`, secretExpressions)}`;
}
