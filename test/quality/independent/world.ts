import type { Account } from "./data/accounts.ts";
import type { Creative } from "./data/creatives.ts";
import type { Campaign, Collab } from "./data/lists.ts";
import type { Hooks } from "./hooks.ts";
import type { Takes } from "./readings.ts";

/** An object of which nothing but its being one is known. */
export type Row = { readonly [name: string]: unknown };

/** All that one server holds. */
export interface World {
  readonly now: Date;
  /** Indexing adds to them. */
  readonly accounts: Account[];
  readonly creatives: readonly Creative[];
  readonly campaigns: readonly Campaign[];
  readonly collabs: readonly Collab[];
  readonly hooks: Hooks;
  /** How often the index status of an account was asked for. */
  readonly polls: Map<string, number>;
  readonly takes: Takes;
  /** A number from 0 to 1, the same in each run. */
  draw(): number;
}

/** A request whose operation is known. */
export interface Call {
  readonly operation: Operation;
  readonly world: World;
  /** From the path; "" without one. */
  readonly id: string;
  /** The account that the path or the body names. */
  readonly account: Account | undefined;
  readonly input: Row;
  /** What the request itself says, without defaults. */
  readonly given: Row;
}

/** A field that offends, and how. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}

/** What one field of a query string or a body may be. */
export interface Field {
  readonly required?: boolean;
  /** The default. */
  initial?(world: World): unknown;
  problems(value: unknown, path: string, world: World): readonly Problem[];
  /** What a text in a query string stands for. */
  read(text: string, world: World): unknown;
}

/** One operation of the API. */
export interface Operation {
  readonly id: string;
  readonly version: "v1" | "v2";
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly metered: boolean;
  /** Requests a minute; `undefined` where no limit is stated. */
  readonly perMinute?: number;
  readonly fields: { readonly [name: string]: Field };
  /** Refuses fields that it does not have. */
  readonly strict?: boolean;
  /** What no field alone shows. */
  check?(input: Row, world: World): readonly Problem[];
  /** The body of a successful response. */
  handle(call: Call): unknown;
}
