// Generated from scripts/client/queries.ts by `npm run generate`. Do not edit.
import type { DataTag, InfiniteData, QueryFunctionContext, UseInfiniteQueryOptions, UseQueryOptions } from "@tanstack/react-query";
import type { AdintelError } from "./errors.js";
import { engine, type Engine } from "./methods.js";
/** Begins the keys of all queries of an operation; whatever it takes comes after, first an id if it takes one. */
export type OperationKey<Name extends string> = readonly ["adintel", "v2", Name];
/** The key of a query: what the operation is given, and never the API key. */
export type CallKey<Name extends string> = readonly [...OperationKey<Name>, ...unknown[]];
/** Options for `useQuery`, `useSuspenseQuery`, `fetchQuery` and all else that takes options of queries. */
export interface QueryOptions<Data, Name extends string> extends Omit<UseQueryOptions<Data, AdintelError, Data, CallKey<Name>>, "queryFn" | "queryKey"> {
    queryKey: DataTag<CallKey<Name>, Data, AdintelError>;
    queryFn: (context: QueryFunctionContext<CallKey<Name>>) => Promise<Data>;
}
/** Options for `useInfiniteQuery` and all else that takes options of infinite queries; a page begins at its offset. */
export interface InfiniteQueryOptions<Page, Name extends string> extends Omit<UseInfiniteQueryOptions<Page, AdintelError, InfiniteData<Page, number>, CallKey<Name>, number>, "queryFn" | "queryKey"> {
    queryKey: DataTag<CallKey<Name>, InfiniteData<Page, number>, AdintelError>;
    queryFn: (context: QueryFunctionContext<CallKey<Name>, number>) => Promise<Page>;
}
/** Options of queries for each operation that reads; the generated declarations tell their types. */
export declare function createQueryOptions(client: {
    readonly [engine]: Engine;
}, version: string): object;
