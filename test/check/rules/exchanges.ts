import type { OperationId, Version } from "@adintel/client/operations";
import { operationOf } from "../../../scripts/check/contract/table.ts";
import { contractKnowledge } from "../../../scripts/check/adintel/index.ts";
import { readingsOf } from "../../../scripts/check/knowledge/subject.ts";
import { dateHeader, violationsOf } from "../../../scripts/check/rules/violations.ts";
import type { Exchange } from "../../../scripts/check/http/exchange.ts";
import { now } from "../../now.ts";

export type Fields = Record<string, unknown>;

/** An account, and another one. */
export const [account, stranger] = ["1", "2"].map((digit) => `a0000000-0000-4000-8000-00000000000${digit}`);

/** What a request sends, and what its response has. */
export interface Told {
  query?: Record<string, string>;
  sent?: Fields;
  answered: Fields;
  headers?: Record<string, string>;
}

/** A successful exchange with an operation. */
export function exchangeOf<V extends Version>(
  version: V,
  id: OperationId<V>,
  { query = {}, sent, answered, headers = { Date: new Date(now).toUTCString() } }: Told,
): Exchange {
  const operation = operationOf(version, id);
  const text = JSON.stringify(answered);
  return {
    sending: { version, operation, path: operation.path },
    method: operation.method,
    url: `http://api.example/${version}${operation.path}?${new URLSearchParams(query).toString()}`,
    requestHeaders: {},
    requestText: sent && JSON.stringify(sent),
    status: 200,
    headers: new Headers({ "Content-Type": "application/json", ...headers }),
    text,
    body: JSON.parse(text),
    receivedAt: now,
  };
}

/** What the judge says beyond the schema: `name`, with `?` behind what is only assumed. */
export function brokenBy<V extends Version>(version: V, id: OperationId<V>, told: Told): string[] {
  const exchange = exchangeOf(version, id, told);
  return violationsOf(exchange, { now: dateHeader(exchange), readingsOf: readingsOf(contractKnowledge) }).map(
    ({ name, assumed }) => `${name.replace("200-", "")}${assumed ? "?" : ""}`,
  );
}

/** A creative as v2 shows it. */
export function creative(id: string, shows: Fields = {}): Fields {
  const texts = ["title", "url", "thumbnailUrl", "hook", "summary", "coreAngle", "targetPersona", "startAt"];
  const numbers = ["width", "height", "durationInSeconds", "daysRun", "carouselCount", "viewCount"];
  const others = ["endAt", "ugcCharacter", "likeCount", "commentCount", "impressionPercentile"];
  const unknown = [...texts, ...numbers, ...others, "impressionsText", "brand", "type", "mediaType"];
  return {
    ...Object.fromEntries(unknown.map((name) => [name, null])),
    id,
    platformId: `p-${id}`,
    urls: [],
    platforms: [],
    categories: [],
    ...shows,
  };
}

/** Creatives that differ in what they show. */
export function creatives(...rows: Fields[]): Fields {
  return { count: rows.length, media: rows.map((row, place) => creative(`m${place}`, row)) };
}

/** The brand of a creative. */
export function brand(id: string | undefined): Fields {
  const texts = ["facebookAdLibraryId", "igUsername", "tiktokUsername", "facebookUsername", "thumbnailUrl"];
  const unknown = [...texts, "igFollowers", "tiktokFollowers", "category", "type"];
  return { brand: { ...Object.fromEntries(unknown.map((name) => [name, null])), id, name: "Nord Loom" } };
}
