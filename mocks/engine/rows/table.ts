import type { ErrorCode, operations, Version } from "@adintel/client/operations";

/** What a field of a request does: a row of `effects` in the operations table. */
export interface Effect {
  readonly in: "query" | "body";
  readonly by: string;
  readonly field?: string;
  readonly all?: string;
  readonly inclusive?: boolean;
  readonly spans?: Readonly<Record<string, { readonly from: number; readonly to?: number }>>;
  readonly of?: string;
  readonly first?: number;
  readonly values?: Readonly<Record<string, "contains" | "equals">>;
  readonly orders?: Readonly<Record<string, OrderBy>>;
  readonly precedence?: number;
  readonly default?: unknown;
  readonly presets?: readonly string[];
  readonly ignoredWhen?: Readonly<Record<string, string>>;
}

/** What rows are ordered by; `field` is left out where no row shows it. */
export interface OrderBy {
  readonly field?: string;
  readonly direction: "ascending" | "descending";
}

/** A list that an operation returns. */
export interface List {
  readonly in: string;
  readonly key?: string;
  readonly parent?: string;
  readonly order?: OrderBy;
  /** The property with the number of rows, usually `count`; `null`: there is none. */
  readonly count?: string | null;
  readonly when?: Readonly<Record<string, readonly string[]>>;
  readonly fields?: readonly string[];
}

/** An operation, as far as its rows depend on the table. */
export interface Operation {
  readonly operationId: string;
  readonly pathParameters: readonly string[];
  readonly unknownId: ErrorCode | null;
  readonly errors: Readonly<Record<string, readonly ErrorCode[]>>;
  readonly effects: Readonly<Record<string, Effect>>;
  readonly lists: readonly List[];
  readonly replacedBy: readonly { readonly operationId: string }[];
  readonly paging?: { readonly limit: { readonly maximum: number | null } } | null;
}

/** The operations of all versions; a test may bring its own. */
export type Table = Readonly<Record<Version, Readonly<Record<string, Operation>>>>;

export type Rows = typeof operations;

export type EffectsOf<Op> = Op extends { effects: infer Effects } ? Effects : never;

type ValuesOf<T> = T[keyof T];
type ByOf<E> = E extends { by: infer By extends string } ? By : never;

/** Every way that the documents use. */
type Way = ValuesOf<{
  [V in Version]: ValuesOf<{ [Id in keyof Rows[V]]: ByOf<ValuesOf<EffectsOf<Rows[V][Id]>>> }>;
}>;

/** Ways that the engine carries out by itself, without looking at a fact. */
type PlainWay = "limit" | "offset" | "page" | "order" | "match" | "search" | "account" | "choose";

/** Ways whose meaning only the operation's handler knows. */
export type OwnWay = "mode" | "prompt" | "subject";

/** Ways that keep records by a fact. */
export type FactWay = Exclude<Way, PlainWay | OwnWay>;

/** The names of the fields of any of some operations. */
export type NamesOf<Op> = Op extends unknown ? keyof EffectsOf<Op> : never;

export type NamesBy<Op, W> = {
  [Name in keyof EffectsOf<Op>]: EffectsOf<Op>[Name] extends { by: W } ? Name : never;
}[keyof EffectsOf<Op>];

/** The names of the fields that look at a fact no row shows. */
export type HiddenEffect<Op> = Exclude<
  NamesBy<Op, FactWay>,
  {
    [Name in keyof EffectsOf<Op>]: EffectsOf<Op>[Name] extends { field: string } ? Name : never;
  }[keyof EffectsOf<Op>]
>;

type Orders<Op> = {
  [Name in keyof EffectsOf<Op>]: EffectsOf<Op>[Name] extends { orders: infer O } ? O : never;
}[keyof EffectsOf<Op>];

/** The values of a sort field that order by a fact no row shows. */
export type HiddenOrder<Op> =
  Orders<Op> extends infer O
    ? { [Value in keyof O]: O[Value] extends { field: string } ? never : Value }[keyof O]
    : never;

/** The values that choose one of an operation's lists. */
export type Choice<Op> = Op extends { lists: readonly (infer L)[] }
  ? L extends { when: infer When }
    ? When[keyof When] extends readonly (infer Value)[]
      ? Value
      : never
    : never
  : never;
