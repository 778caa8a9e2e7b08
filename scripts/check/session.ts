import { setTimeout as sleep } from "node:timers/promises";
import type { Operation as Row, Version } from "@adintel/client/operations";
import { createCoverage } from "./coverage.ts";
import { costOf, fieldsOf, isUnpriced, worstRows } from "./cost.ts";
import type { Exchange, Sending } from "./exchange.ts";
import type { Pace } from "./pace.ts";
import { shapeFaults, type ShapeFault } from "./shape.ts";
import { Unreachable, type Target } from "./target.ts";

/** What a run has sent and spent so far. */
export interface Tally {
  requests: number;
  /** Charged by the documents' prices, as the rows of the answers say. */
  microdollars: number;
  /** Rows of operations whose price is not stated. */
  unpricedRows: number;
  /** Answers of 429 that were waited for. */
  pauses: number;
  waitedMs: number;
}

/** A fault that an answer showed beside what it was sent for. */
export interface Noted extends ShapeFault {
  operation: Row;
  exchange: Exchange;
}

export interface SessionOptions {
  target: Target;
  apiKey: string;
  pace: Pace;
  headers: Record<string, string>;
  timeoutMs: number;
  /** How long all pauses for rate limits together may be. */
  maxWaitMs: number;
  /** Waits so many milliseconds for a rate limit to pass; a test has no time for that. */
  wait?: ((milliseconds: number) => Promise<unknown>) | undefined;
}

/** The pauses for rate limits took longer than was allowed. */
export class OutOfPatience extends Error {
  override name = "OutOfPatience";
}

/** Sends requests to a target, one after the other, and keeps account of them. */
export function createSession({
  target,
  apiKey,
  pace,
  headers,
  timeoutMs,
  maxWaitMs,
  wait = sleep,
}: SessionOptions) {
  const tally: Tally = { requests: 0, microdollars: 0, unpricedRows: 0, pauses: 0, waitedMs: 0 };
  const noted: Noted[] = [];
  const coverage = createCoverage();

  const exchangeOnce = async (sending: Sending): Promise<Exchange> => {
    const { operation, authorization = `Bearer ${apiKey}` } = sending;
    const root = target.roots[sending.version];
    if (root === undefined) throw new Error(`the target has no ${sending.version}`);
    const search = new URLSearchParams(sending.query).toString();
    const url = `${root}${sending.path}${search && `?${search}`}`;
    const method = sending.method ?? operation?.method ?? "GET";
    const text = sending.text ?? (sending.body === undefined ? undefined : JSON.stringify(sending.body));
    const all: Record<string, string> = {
      ...headers,
      ...(authorization !== null && { Authorization: authorization }),
      ...(text !== undefined && { "Content-Type": "application/json" }),
      ...sending.headers,
    };
    const request = new Request(url, {
      method,
      headers: all,
      signal: AbortSignal.timeout(timeoutMs),
      ...(text !== undefined && { body: sending.chunked ? inPieces(text) : text, duplex: "half" }),
    });
    tally.requests += 1;
    try {
      const { from } = sending;
      const response = await (from !== undefined && target.fetchFrom
        ? target.fetchFrom(request, from)
        : target.fetch(request));
      const received = await response.text();
      const hidden = Object.entries(all).map(([name, value]) => [name, value.replaceAll(apiKey, "$API_KEY")]);
      return {
        ...{ sending, method, url, requestText: text, text: received },
        requestHeaders: Object.fromEntries(hidden) as Record<string, string>,
        status: response.status,
        headers: response.headers,
        body: parse(received),
      };
    } catch (error) {
      throw new Unreachable(`${method} ${url}: ${reason(error, timeoutMs)}`);
    }
  };

  const exchanged = async (sending: Sending): Promise<Exchange> => {
    const exchange = await exchangeOnce(sending);
    const { operation } = sending;
    for (const fault of shapeFaults(exchange)) if (operation) noted.push({ ...fault, operation, exchange });
    coverage.observe(exchange);
    charge(tally, exchange);
    return exchange;
  };

  return {
    tally,
    noted,
    coverage,
    /** Whether the target has a version. */
    has: (version: Version) => target.roots[version] !== undefined,
    /** Whether requests can be sent from several addresses. */
    hasAddresses: target.fetchFrom !== undefined,
    /**
     * Sends what is no part of the API, such as to the mock's controls, with the headers of the run.
     *
     * @throws {Unreachable} if there is no answer.
     */
    async fetch(url: string, init: { method: string; body?: string; headers?: Record<string, string> }) {
      const request = new Request(url, {
        ...{ ...init, headers: { ...headers, ...init.headers } },
        signal: AbortSignal.timeout(timeoutMs),
      });
      return target.fetch(request).catch((error: unknown) => {
        throw new Unreachable(`${init.method} ${url}: ${reason(error, timeoutMs)}`);
      });
    },
    /** Sends a request at once and once, whatever the pace and the answer. */
    sendAtOnce: exchanged,
    /**
     * Sends a request; a 429 is waited for and the request sent again.
     *
     * @throws {Unreachable} if there is no answer.
     * @throws {OutOfPatience} if the pauses would take too long.
     */
    async send(sending: Sending): Promise<Exchange> {
      for (;;) {
        await pace.next();
        const exchange = await exchanged(sending);
        if (exchange.status !== 429) return exchange;
        const pause = retryAfter(exchange.headers.get("Retry-After"));
        if (tally.waitedMs + pause > maxWaitMs)
          throw new OutOfPatience(`a rate limit asks to wait ${Math.ceil(pause / 1000)} s more`);
        tally.pauses += 1;
        tally.waitedMs += pause;
        await wait(pause);
      }
    },
  };
}

export type Session = ReturnType<typeof createSession>;

function charge(tally: Tally, { sending: { operation, ...sending }, status, body, method }: Exchange): void {
  if (!operation || status !== 200 || method === "HEAD") return;
  const { count } = fieldsOf(body);
  const rows = Math.max(typeof count === "number" ? count : 1, minimum(operation, sending));
  if (isUnpriced(operation)) tally.unpricedRows += rows;
  else tally.microdollars += costOf(operation, rows);
}

/** An answer without rows may be charged for one; what a request for none could cost tells. */
function minimum(operation: Row, { body }: Pick<Sending, "body">): number {
  return "minimumRows" in (operation.billing ?? {}) ? Math.min(1, worstRows(operation, { body })) : 0;
}

function retryAfter(header: string | null): number {
  const seconds = Number(header);
  if (header !== null && Number.isFinite(seconds)) return Math.max(1, seconds) * 1000;
  const date = Date.parse(header ?? "");
  return Number.isNaN(date) ? 1000 : Math.max(1000, date - Date.now());
}

function inPieces(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const middle = Math.floor(bytes.length / 2);
  const pieces = [bytes.slice(0, middle), bytes.slice(middle)];
  return new ReadableStream({
    pull(controller) {
      const piece = pieces.shift();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reason(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `no answer within ${timeoutMs / 1000} s`;
  const { cause } = error;
  const code =
    cause instanceof Error ? ("code" in cause && String(cause.code)) || cause.message : error.message;
  const words: Record<string, string> = {
    ECONNREFUSED: "nothing listens there",
    ENOTFOUND: "there is no such host",
    EAI_AGAIN: "the name of the host cannot be looked up",
    ECONNRESET: "the connection was closed without an answer",
    UND_ERR_SOCKET: "the connection was closed without an answer",
  };
  return words[code] ?? code;
}
