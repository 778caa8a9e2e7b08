import type { Violation } from "@adintel/client/validation";
import type { Account } from "../sessions/content.ts";
import type { World } from "../sessions/world.ts";
import type { Found } from "../text/text-index.ts";
import type { PointId } from "@adintel/client/readings";
import type { Takes } from "../scenarios/readings.ts";
import type { Call, Handler, Refusal } from "./call.ts";
import type { Match } from "./filter.ts";
import type { Fields } from "./request.ts";
import type { Made } from "./row.ts";
import type {
  Choice,
  HiddenEffect,
  HiddenOrder,
  NamesBy,
  NamesOf,
  Operation,
  OrderBy,
  OwnWay,
} from "./table.ts";

/**
 * What is known of records beside what their rows show: exactly what the table of some operations needs, so that the
 * compiler asks for the fact of a new field. `S` is what rows are made from, `T` what a row is made of.
 */
export interface FactsOf<Op, S, T = S> {
  /** By the field of the request that looks at the fact. */
  effects: { readonly [Name in HiddenEffect<Op>]: Fact<S> };
  /** By the value that orders by the fact. */
  orders: { readonly [Value in HiddenOrder<Op>]: OrderFact<T> };
  /** The fields whose meaning only the operation knows. */
  reads: { readonly [Name in NamesBy<Op, OwnWay>]: true };
}

type Fact<S> = (record: S, world: World) => unknown;
type OrderFact<T> = (record: T, world: World) => number | string | null;

interface Facts<S, T> {
  effects: Readonly<Record<string, Fact<S>>>;
  orders: Readonly<Record<string, OrderFact<T>>>;
  reads: Readonly<Record<string, true>>;
}

/** How to count records, by the value that chooses one of several lists. */
export type CountsOf<Op, S, T> = {
  readonly [Value in Choice<Op> & string]: Count<S, T>;
};

/** Counts records as a world takes it. */
export type Count<S, T> = (records: readonly S[], takes: Takes) => readonly T[];

/** What a list operation needs that the table does not say. */
export interface ListDefinition<S, T> {
  facts: Facts<S, T>;
  /** Finds what the path names, whose records are listed. */
  parent?(world: World, id: string): Account | undefined;
  /** What rows may be made from: the records of an account, or all. */
  candidates(world: World, account: Account | undefined): Candidates<S>;
  /** Whether a record may be found at all. */
  keeps?(record: T): boolean;
  accountOf?(record: S): Account;
  search?(world: World, text: string): Found<T>;
  /** Finds a record by what identifies its row. */
  find?(world: World, key: string): T | undefined;
  /** The fields of a row that do not stand in its record. */
  made?: Made<T>;
  /** The instants in milliseconds that fields show in ISO 8601. */
  instants?: Readonly<Record<string, (record: T) => number | null>>;
  /** The row, where it is plain text. */
  text?(record: T): string;
  /** The order where neither the request nor the documents name one. */
  order?: OrderBy | OrderFact<T>;
  /** Another one that the world takes; for a text search, in place of the order by relevance. */
  orderIn?(world: World, isSearch: boolean): OrderBy | undefined;
  /** The points that orders and counts depend on. */
  depends?: readonly PointId[];
  /** The default limit where the documents give none. */
  limit?(world: World): number | undefined;
  /** Whether the limit does not apply. */
  isUnlimited?(fields: Fields, takes: Takes): boolean;
  /** How texts are compared with a field of the request, by its name. */
  matches?: Readonly<
    Record<string, (takes: Takes, way: "contains" | "equals" | undefined) => Match | undefined>
  >;
  /** When a record began and ended, on the clock of the world. */
  period?(record: T, now: number): { readonly start: number | null; readonly end: number };
  /** Whether it accepts what the documents do not. */
  allows?(violation: Violation, takes: Takes, value: unknown): boolean;
  /** Fields and parameters that it may read though the documents do not declare them. */
  undeclared?: readonly string[];
  /** Fields that it refuses where the documents leave open what becomes of them, by what to say of each. */
  refuses?(takes: Takes): Readonly<Record<string, string>>;
  /** Changes the fields of a request: what a mode or a prompt means. */
  adapt?(fields: Fields, call: Call): void;
  /** What the response holds beside its rows. */
  more?(fields: Fields, call: Call): Record<string, unknown>;
}

/** Records of the corpus, and those that were added to it. Lists of the corpus do not change, so their orders are kept. */
export type Candidates<S> = readonly [corpus: readonly S[], added?: readonly S[]];

/** A request as far as it names something by its id. */
export type Named = Pick<Call, "world" | "operation" | "path" | "query" | "body">;

/** A handler, with what the check at the start compares with the table. */
export interface CapableHandler extends Handler, Pick<ListDefinition<never, never>, "allows" | "undeclared"> {
  capabilities: Capabilities;
  /** What in the fields of a request it rejects beside what the documents do. */
  violations?(call: Call): readonly Violation[];
  /** What the fields of a request do, where that is not what the table says of the operation. */
  effects?: Operation["effects"];
  /** Why an id is rejected that the request names and nothing has. */
  unknown?(request: Named): Refusal | undefined;
}

export interface Capabilities {
  /** Whether the engine answers by the table. */
  isList: boolean;
  /** Fields whose hidden fact is known. */
  effects: readonly string[];
  /** Values that order by a hidden fact that is known. */
  orders: readonly string[];
  /** Fields that the handler reads by itself. */
  reads: readonly string[];
  /** The values that choose a list; of an operation with one list none. */
  choices: readonly string[];
  searches: boolean;
  /** Whether its rows are counted, and not records. */
  counts: boolean;
  /** Responses with the row of one record, as far as the world has one. */
  sample?(world: World, operation: Operation): unknown[];
  /** The fields of its rows that none of many rows of the world has. */
  missing?(world: World, operation: Operation): string[];
}

/** A handler of an operation that lists nothing; the compiler asks which fields of the request it reads. */
export function direct<Op>(
  reads: { readonly [Name in NamesOf<Op>]: true },
  handler: Handler & Pick<CapableHandler, "unknown">,
): CapableHandler {
  const capabilities = {
    isList: false,
    counts: false,
    effects: [],
    orders: [],
    choices: [],
    searches: false,
  };
  const handle: Handler = (call) => handler(call);
  const { unknown } = handler;
  return Object.assign(handle, {
    capabilities: { ...capabilities, reads: Object.keys(reads) },
    ...(unknown && { unknown }),
  });
}
