import { setTimeout as sleep } from "node:timers/promises";
import type { Version } from "@adintel/client/operations";
import { credentials, keyIn, statusesOf, type Operation } from "../contract/table.ts";
import { CutOff, readBody } from "../http/body.ts";
import { createAbsence } from "./absence.ts";
import { createCoverage } from "./coverage.ts";
import {
  chargedRows,
  costAtMost,
  costOf,
  isFree,
  isUnpriced,
  rowCount,
  worstRows,
} from "../contract/cost.ts";
import { readResponse } from "../contract/envelope.ts";
import { fieldsOf } from "../contract/fields.ts";
import { createLimit, unlimited, type RunLimits } from "./limits.ts";
import { timeOf, type Exchange, type Sending } from "../http/exchange.ts";
import { createKeyWatch } from "../http/key-watch.ts";
import type { Pace } from "../http/pace.ts";
import { dateHeader, violationsOf } from "../rules/violations.ts";
import type { ReadingsOf } from "../contract/subject.ts";
import type { ShapeViolation } from "../rules/shape.ts";
import { Unreachable, type Target } from "../http/target.ts";
import { gotOf, reasonOf, type Phase } from "../http/unreachable.ts";

/** What a run has sent and spent so far. */
export interface Tally {
  requests: number;
  /** Charged by the documents' prices, as the rows of the responses say. */
  microdollars: number;
  /** The same, with the rows of which no document states a price at the price of the dearest. */
  microdollarsAtMost: number;
  /** Rows of operations whose price is not stated. */
  unpricedRows: number;
  /** Answers of 429 that were waited for. */
  pauses: number;
  waitedMs: number;
  /** Documented responses of 500 and the like, and responses that did not come or not whole, after which the request was sent again. */
  serverErrors: number;
  /** Whether the key of the run was refused for want of credits, as `watchesKey` looks for. */
  outOfCredits: boolean;
}

/** A violation that a response showed beside what it was sent for. */
export interface Noted extends ShapeViolation {
  operation: Operation;
  exchange: Exchange;
  /** The cases that the request was sent for, the one that sent it first; `undefined` if it was for none. */
  caseIds: readonly string[] | undefined;
  /** Whether it was sent to find accounts or words, which the first case that needs some does for all. */
  isSearch: boolean;
}

/** What a request is sent for. */
export interface Purpose {
  caseId?: string | undefined;
  /** Whether it is to find accounts or words for cases. */
  isSearch?: boolean;
  /** Whether a server that keeps the contract refuses it, or charges nothing for it anyway. */
  isRefused?: boolean;
}

export interface SessionOptions {
  target: Target;
  apiKey: string;
  pace: Pace;
  headers: Record<string, string>;
  timeoutMs: number;
  /** How long all pauses for rate limits together may be. */
  maxWaitMs: number;
  /** What all requests together may use; default: whatever they need. */
  limits?: RunLimits | undefined;
  /** Waits so many milliseconds for a rate limit to pass; a test has no time for that. */
  wait?: ((milliseconds: number) => Promise<unknown>) | undefined;
  /** The time of this side, in milliseconds since 1970, for what the server dates and for a server that sends no `Date`. */
  now?: (() => number) | undefined;
  /**
   * Whether refusals of the run's own key (401, 402, 403) say something of the key, so that the run ends or leaves out what
   * is paid. Without it they are judged as responses.
   */
  watchesKey?: boolean;
  /** How rows' words are read where the documents do not say it. */
  readingsOf?: ReadingsOf | undefined;
  /** Where the mock's controls are, if it is a mock. */
  controls?: string | undefined;
}

/** The pauses for rate limits took longer than was allowed. */
export class OutOfPatience extends Error {
  override name = "OutOfPatience";
}

/** A request without a whole response: it came too late, or the connection was cut off. Others may still be answered. */
export class NoResponse extends Unreachable {
  override name = "NoResponse";
  /** The request, and of the response what came; its status is 0. */
  readonly exchange: Exchange;
  /** What came in place of a response, in words. */
  readonly got: string;

  constructor(message: string, got: string, exchange: Exchange) {
    super(message);
    [this.got, this.exchange] = [got, exchange];
  }
}

export function createTally(requests = 0): Tally {
  return {
    requests,
    microdollars: 0,
    microdollarsAtMost: 0,
    unpricedRows: 0,
    pauses: 0,
    waitedMs: 0,
    serverErrors: 0,
    outOfCredits: false,
  };
}

/** Sends requests to a target, one after the other, and keeps account of them. */
export function createSession({
  target,
  apiKey,
  pace,
  headers,
  timeoutMs,
  maxWaitMs,
  limits = unlimited,
  wait = sleep,
  now = Date.now,
  watchesKey = false,
  readingsOf,
  controls,
}: SessionOptions) {
  const tally = createTally();
  /** Why a request may not be sent, if it may not. */
  const refusal = createLimit(limits, tally, now);
  /** Operations that failed twice in a row, which need not be asked twice any more. */
  const failing = new Set<Operation | null>();
  const keyWatch = createKeyWatch(tally);
  let hasAnswered = false;
  const noted: Noted[] = [];
  const coverage = createCoverage();
  const absence = createAbsence();

  const refusalOf = (sending: Sending, { isRefused = false }: Purpose, milliseconds = 0) =>
    refusal(isRefused ? 0 : worstCost(sending), milliseconds);

  const exchangeOnce = async (sending: Sending): Promise<Exchange> => {
    const { operation, version, authorization = credentials(version, apiKey) } = sending;
    const { header } = keyIn[version] ?? {};
    const root = target.roots[sending.version];
    if (root === undefined) throw new Error(`the target has no ${sending.version}`);
    const search = sending.search ?? new URLSearchParams(sending.query).toString();
    const url = `${root}${sending.path}${search && `?${search}`}`;
    const method = sending.method ?? operation?.method ?? "GET";
    const text = sending.text ?? (sending.body === undefined ? undefined : JSON.stringify(sending.body));
    const all = merged(
      target.addedHeaders?.(url),
      headers,
      { ...(authorization !== null && header !== undefined && { [header]: authorization }) },
      { ...(text !== undefined && { "Content-Type": "application/json" }) },
      sending.headers,
    );
    const isUntyped = all["Content-Type"] === "";
    if (isUntyped) delete all["Content-Type"];
    const request = new Request(url, {
      method,
      headers: all,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
      ...(text !== undefined && { body: bodyOf(text, sending.chunked, isUntyped), duplex: "half" }),
    });
    tally.requests += 1;
    let phase: Phase = hasAnswered ? "request" : "first";
    const asked = { sending, method, url, requestText: text, requestHeaders: all };
    try {
      const { from } = sending;
      const response = await (from !== undefined && target.fetchFrom
        ? target.fetchFrom(request, from)
        : target.fetch(request, sending.chunked));
      phase = "answer";
      hasAnswered = true;
      const received = await readBody(response);
      const { status, headers: answered } = response;
      const body = readResponse(sending, status, received);
      return { ...asked, status, headers: answered, text: received, body, receivedAt: now() };
    } catch (error) {
      const words = `${method} ${url}: ${reasonOf(error, url, phase, timeoutMs)}`;
      const received = error instanceof CutOff ? error.text : "";
      const nothing = {
        status: 0,
        headers: new Headers(),
        text: received,
        body: undefined,
        receivedAt: now(),
      };
      throw new NoResponse(words, gotOf(error, url, phase, timeoutMs), { ...asked, ...nothing });
    }
  };

  const exchanged = async (
    sending: Sending,
    { caseId, isSearch = false, isRefused = false }: Purpose,
  ): Promise<Exchange> => {
    const exchange = await exchangeOnce(sending).catch((error: unknown) => {
      // What came too late, or not whole, may have been charged.
      if (error instanceof NoResponse) {
        coverage.observe(error.exchange);
        charge(tally, error.exchange, isRefused);
      }
      throw error;
    });
    const { operation, sharedBy = [] } = sending;
    const own = caseId === undefined ? undefined : [caseId, ...sharedBy.filter((id) => id !== caseId)];
    // The mock's clock may be set to another time than that of its host, which `Date` shows.
    const sentAt = controls === undefined ? dateHeader(exchange) : undefined;
    for (const violation of violationsOf(exchange, { now: sentAt, readingsOf }))
      if (operation) noted.push({ ...violation, operation, exchange, caseIds: own, isSearch });
    absence.observe(exchange, coverage.observe(exchange));
    charge(tally, exchange, isRefused);
    return exchange;
  };

  return {
    tally,
    noted,
    coverage,
    absence,
    now,
    has: (version: Version) => target.roots[version] !== undefined,
    hasAnswered: () => hasAnswered,
    /** Whether requests can be sent from several addresses. */
    hasAddresses: target.fetchFrom !== undefined,
    /**
     * Sends what is no part of the API, such as to the mock's controls, with the headers of the run.
     *
     * @throws {Unreachable} if there is no response.
     */
    async fetch(url: string, init: { method: string; body?: string; headers?: Record<string, string> }) {
      const request = new Request(url, {
        ...init,
        headers: merged(headers, init.headers),
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      return target.fetch(request).catch((error: unknown) => {
        throw new Unreachable(`${init.method} ${url}: ${reasonOf(error, url, "request", timeoutMs)}`);
      });
    },
    /** Sends a request once, for what it tells of the server; it is counted, but not judged. */
    async probe(sending: Sending): Promise<Exchange> {
      await pace.next(sending.operation);
      return exchangeOnce(sending);
    },
    /** Whether one of a few requests outside the API is answered, whatever with. */
    async isAlive(url: string): Promise<boolean> {
      for (let tries = 1; ; tries += 1) {
        const request = new Request(new URL("/", url), {
          headers,
          redirect: "manual",
          signal: AbortSignal.timeout(timeoutMs),
        });
        const isAnswered = await target.fetch(request).then(
          () => true,
          () => false,
        );
        if (isAnswered || tries === aliveTries) return isAnswered;
        await wait(retryDelayMs);
      }
    },
    /** Whether a request may be sent that is charged so many microdollars at most. */
    affords: (microdollars: number): boolean => !refusal(microdollars, 0),
    /**
     * Sends a request at once and once, whatever the pace and the response.
     *
     * @throws {LimitReached} if it would go over a limit of the run.
     */
    async sendAtOnce(sending: Sending, purpose: Purpose = {}): Promise<Exchange> {
      const refused = refusalOf(sending, purpose);
      if (refused) throw refused;
      return exchanged(sending, purpose);
    },
    /**
     * Sends a request; a 429 is waited for and the request sent again. So it is, once, after a failure of the server that
     * the document has, and where no whole response came, since any request may meet a failure or a busy machine.
     *
     * @throws {Unreachable} if there is no response, or the key is refused again and again.
     * @throws {OutOfPatience} if the pauses would take too long.
     * @throws {OutOfCredits} if the key of the run has none left.
     * @throws {LimitReached} if it would go over a limit of the run.
     */
    async send(sending: Sending, purpose: Purpose = {}): Promise<Exchange> {
      let hasFailed = false;
      for (;;) {
        const refused = refusalOf(sending, purpose, pace.delay(sending.operation));
        if (refused) throw refused;
        await pace.next(sending.operation);
        // Others that run at the same time may have sent the last request meanwhile.
        const overtaken = refusalOf(sending, purpose);
        if (overtaken) throw overtaken;
        const exchange = await exchanged(sending, purpose).catch(unlessLate);
        if (exchange instanceof NoResponse || isServerError(exchange)) {
          if (!hasFailed && !failing.has(sending.operation) && !refusalOf(sending, purpose, retryDelayMs)) {
            hasFailed = true;
            tally.serverErrors += 1;
            await wait(retryDelayMs);
            continue;
          }
          failing.add(sending.operation);
        }
        if (exchange instanceof NoResponse) throw exchange;
        if (watchesKey) keyWatch(exchange);
        if (exchange.status !== 429) return exchange;
        pace.onLimit();
        const pause = retryAfter(exchange);
        const late = refusalOf(sending, purpose, pause);
        if (late) throw late;
        if (tally.waitedMs + pause > maxWaitMs)
          throw new OutOfPatience(`a rate limit requires waiting another ${Math.ceil(pause / 1000)} s`);
        tally.pauses += 1;
        tally.waitedMs += pause;
        await wait(pause);
      }
    },
  };
}

export type Session = ReturnType<typeof createSession>;

/** How long to wait before a server that failed is asked again, in milliseconds. */
const retryDelayMs = 500;

/** How often a server is asked whether it is still there. */
const aliveTries = 3;

/** A response that did not come, or not whole, as a value. */
function unlessLate(error: unknown): NoResponse {
  if (error instanceof NoResponse) return error;
  throw error;
}

function isServerError({ status, sending: { operation } }: Exchange): boolean {
  return status >= 500 && operation !== null && statusesOf(operation).includes(String(status));
}

/** Microdollars at most. */
function worstCost({ operation, ...sending }: Sending): number {
  return operation ? costAtMost(operation, worstRows(operation, sending)) : 0;
}

function charge(
  tally: Tally,
  { sending: { operation, ...sending }, status, body, method }: Exchange,
  isRefused: boolean,
): void {
  if (!operation || method === "HEAD") return;
  // Whether a request that the server fails at is charged is not specified. Of one without a response, the status is 0.
  if (status !== 0 && status !== 200 && status < 500) return;
  const answered = chargedRows(operation, sending, rowCount(operation, fieldsOf(body)));
  // A limit that is to be refused says nothing of how many rows there are.
  const failed = isRefused ? 1 : worstRows(operation, sending);
  const rows = status === 200 ? answered : isFree(operation) ? 0 : failed;
  if (isUnpriced(operation)) tally.unpricedRows += rows;
  tally.microdollars += costOf(operation, rows);
  tally.microdollarsAtMost += costAtMost(operation, rows);
}

/** Milliseconds to wait after a 429. */
function retryAfter(exchange: Exchange): number {
  const header = exchange.headers.get("Retry-After");
  const seconds = Number(header);
  if (header !== null && Number.isFinite(seconds)) return Math.max(1, seconds) * 1000;
  const date = Date.parse(header ?? "");
  return Number.isNaN(date) ? 1000 : Math.max(1000, date - timeOf(exchange));
}

/** A text as it is sent. Of one that is no bytes, fetch names a type by itself. */
function bodyOf(text: string, isChunked: boolean | undefined, isUntyped: boolean) {
  if (isChunked) return inPieces(text);
  return isUntyped ? new TextEncoder().encode(text) : text;
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

/** Headers of several sources; a later one takes the place of an earlier of the same name, however it is written. */
function merged(...sources: (Record<string, string> | undefined)[]): Record<string, string> {
  const all = new Map<string, [string, string]>();
  for (const source of sources)
    for (const entry of Object.entries(source ?? {})) all.set(entry[0].toLowerCase(), entry);
  return Object.fromEntries(all.values());
}
