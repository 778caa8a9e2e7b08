import type { operations, OperationId, Version } from "@adintel/client/operations";
import type { Operations } from "@adintel/client/types/by-version";
import type { Fields } from "../contract/fields.ts";
import type { Exchange } from "../http/exchange.ts";

export type Query = Record<string, string | number | boolean | undefined>;

/** What any operation is asked, made out of the operations table. Cases about one operation ask a {@link Question}. */
export interface AnyQuestion {
  id?: string | undefined;
  query?: Query | undefined;
  body?: Fields | undefined;
  headers?: Record<string, string>;
  /** In place of the key of the run. */
  key?: string;
  /** The IP address to call from. */
  from?: string;
}

/**
 * What one operation is asked, typed by its document: a field that is renamed or removed there no longer compiles here.
 * No field is required, since leaving one out is a question too.
 */
export interface Question<V extends Version, I extends OperationId> extends Omit<
  AnyQuestion,
  "id" | "query" | "body"
> {
  id?: [WithId<V, I>] extends [never] ? undefined : string;
  query?: QueryOf<V, I>;
  body?: BodyOf<V, I>;
}

/** A successful response with its rows; without rows of an operation that has none. */
export interface SuccessResponse<Row = Fields, Body = Fields> {
  exchange: Exchange;
  body: Body;
  rows: Row[];
  /** Whether its list has no more rows than these. */
  whole: boolean;
}

export type SuccessResponseOf<V extends Version, I extends OperationId> = SuccessResponse<
  RowOf<V, I>,
  ResultOf<V, I>
>;

/** An exchange that remembers which operation was asked, for {@link SuccessResponseOf}. */
export interface ExchangeOf<V extends Version, I extends OperationId> extends Exchange {
  /** Only a type; never there. */
  readonly asked?: { version: V; operationId: I };
}

export type BodyOf<V extends Version, I extends OperationId> = Some<BodyIn<Documented<V, I>>>;
export type QueryOf<V extends Version, I extends OperationId> = Some<QueryIn<Documented<V, I>>>;

/** A successful response, of which every key may be missing and every value is unknown until it was looked at. */
type ResultOf<V extends Version, I extends OperationId> = Unknown<ResultIn<Documented<V, I>>>;

/** A row of a response. One that is a plain string is read as `{ value }`. */
export type RowOf<V extends Version, I extends OperationId> = Unknown<
  ItemOf<ValueOf<ResultIn<Documented<V, I>>, ListKey<V, I>>>
>;

type Documented<V extends Version, I> = V extends Version
  ? I extends keyof Operations[V]
    ? Operations[V][I]
    : never
  : never;

type WithId<V extends Version, I> = Extract<Documented<V, I>, { parameters: { path: object } }>;

type BodyIn<O> = O extends { requestBody?: { content: { "application/json": infer Body } } } ? Body : never;
type QueryIn<O> = O extends { parameters: { query?: infer Parameters } } ? NonNullable<Parameters> : never;
type ResultIn<O> = O extends { responses: { 200: { content: { "application/json": infer Body } } } }
  ? Body
  : never;

type ListKey<V extends Version, I> = V extends Version
  ? I extends keyof (typeof operations)[V]
    ? (typeof operations)[V][I] extends { lists: readonly { in: infer Key }[] }
      ? Key
      : never
    : never
  : never;

type ItemOf<List> =
  NonNullable<List> extends infer Whole
    ? Whole extends readonly (infer Item)[]
      ? Item extends string
        ? { value: Item }
        : Item
      : never
    : never;

type KeyOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
type Some<T> = unknown extends T ? Fields : { [K in KeyOf<T>]?: ValueOf<T, K> | undefined };
type Unknown<T> = unknown extends T ? Fields : { readonly [K in KeyOf<T>]?: unknown };
