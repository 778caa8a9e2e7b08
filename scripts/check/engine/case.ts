import type { OperationId, Version } from "@adintel/client/operations";
import { operationOf, operationPlace, type Operation, type OperationRef } from "../contract/table.ts";
import type { Asker } from "../session/asker.ts";
import type { PackPart } from "../batching/packing.ts";
import type { Words } from "../discovery/words.ts";
import type { CheckOptions } from "../session/check-options.ts";
import type { Packs } from "../batching/packs.ts";
import type { Controls } from "../session/controls.ts";
import { type Exchange, type Sending, timeOf } from "../http/exchange.ts";
import { costAtMost, highestPrice } from "../contract/cost.ts";

export * from "../session/assertions.ts";

/** What a case is about, in the order in which the areas are reported. */
export const areas = [
  "shape",
  "refusals",
  "transport",
  "access",
  "meaning",
  "metering",
  "robustness",
] as const;
export type Area = (typeof areas)[number];

/** What a case needs beside the server itself. */
export type Need =
  /** An account that the server has, by `--account` or found by a search. */
  | "account"
  /** An address that may be indexed, by `--index-url`; two of them serve one version each. */
  | "indexUrl"
  /** The mock's controls, by `--mock-controls`. */
  | "controls"
  /** Callers at several addresses, which only the mock in process can be told of. */
  | "addresses"
  /** A key of this kind, by `--revoked-key` and so on. */
  | `${"revoked" | "inactive" | "departed" | "exhausted"}Key`;

/** One rule of the contract, checked on the server. */
export interface CheckCase {
  /** `VERSION/ID/AREA/NAME`, with the id of the operation and what the case is about, such as `refusals/400.5-wrong-type-limit`. */
  id: string;
  area: Area;
  version: Version;
  /** `null`: it is about no operation alone. */
  operation: Operation | null;
  rule: string;
  /** Where it stands: a document and a JSON Pointer into it, or the part of the specification that it comes from. */
  place: string;
  /** Requests of its own at most. Pauses for a rate limit are not counted, nor requests that it shares with other cases. */
  requests: number;
  /** Rows that may be charged for, at most. */
  rows: number;
  /** The same of operations beside its own, whatever they cost. */
  dearRows?: number;
  needs?: Need[];
  /** How it can be asked in one request with others. */
  part?: PackPart;
  /** It rests on what a document assumes, so it is asserted only where assumptions are. */
  assumed?: boolean;
  /**
   * @throws {Violation} where the server breaks the rule.
   * @throws {Inconclusive} where its data do not show whether it keeps the rule.
   */
  run(tools: Tools): Promise<void>;
}

/** What a case about an operation is made of. */
export interface CaseParts extends Omit<
  CheckCase,
  "id" | "area" | "version" | "operation" | "place" | "requests" | "rows"
> {
  /** Unique within the operation and area. */
  name: string;
  /** The part of the operation that states the rule, such as `responses/200`; default: the operation. */
  at?: string | undefined;
  /** Default: one. */
  requests?: number;
  /** Default: none. */
  rows?: number;
}

export function caseOf({ version, operation }: OperationRef, area: Area, parts: CaseParts): CheckCase {
  const { name, at, ...rest } = parts;
  const place = operationPlace(version, operation.path, operation.method);
  return {
    id: `${version}/${operation.operationId}/${area}/${name}`,
    area,
    version,
    operation,
    requests: 1,
    rows: 0,
    place: at === undefined ? place : `${place}/${at}`,
    ...rest,
  };
}

export function meaningOf(subject: OperationRef, parts: CaseParts): CheckCase {
  return caseOf(subject, "meaning", parts);
}

/** The same of an operation by its name. */
export function meaning<V extends Version>(
  version: V,
  operationId: OperationId<V>,
  parts: CaseParts,
): CheckCase {
  return meaningOf({ version, operation: operationOf(version, operationId) }, parts);
}

/** With so many rows to ask for, a run looks for whatever shows more. */
export const thoroughDepth = 100;

export interface Tools extends Asker {
  /** Sends a request, paced and counted; what the response itself breaks is noted beside the case. */
  send(sending: Sending): Promise<Exchange>;
  /**
   * The id of an account that the server has.
   *
   * @throws {NoAccount} where none is found, or finding one may cost more than there is.
   */
  account(): Promise<string>;
  /** That account, if it is known by now. */
  knownAccount(): Promise<string | undefined>;
  /** That account, and perhaps others. */
  accounts(): Promise<string[]>;
  /** What cases share, so that they need fewer requests. */
  packs: Packs;
  /** Words that the server's creatives and accounts show, so that searches by them find something. */
  words(): Promise<Words>;
  /** The mock's controls; only a case that needs `controls` may use them. */
  controls: Controls;
  /** The time of this side, in milliseconds since 1970. */
  now(): number;
  /** Rows to ask for where more show more: few where they cost money. */
  depth: number;
  options: CheckOptions;
}

/** Microdollars at most. */
export function costOfCase({ operation, rows, dearRows = 0 }: CheckCase): number {
  return (operation ? costAtMost(operation, rows) : 0) + dearRows * highestPrice;
}

/**
 * The time on the server's clock when it sent a response, in milliseconds: the response's date, or what the mock's controls
 * say. Cases share responses, so one may be older than a midnight that has passed since.
 */
export async function nowOf({ options, controls, now }: Tools, exchange: Exchange): Promise<number> {
  if (options.controls === undefined) return timeOf(exchange);
  return (await controls.advance(0)) - (now() - exchange.receivedAt);
}

/**
 * The id of a case or finding without its number, which counts cases of a status and so shifts when a field is added:
 * `…/refusals/400.5-wrong-type-limit` is `…/refusals/400-wrong-type-limit`.
 */
export function stableId(id: string): string {
  return id.replace(/\/(\d{3})\.\d+-/, "/$1-");
}

/** The operation that the id of a case or finding begins with: `VERSION/ID`. */
export function operationIn(id: string): string {
  return id.split("/").slice(0, 2).join("/");
}

/** The version that such an id, or the name of an operation, begins with. */
export function versionIn(id: string): string {
  return id.split("/")[0] ?? "";
}
