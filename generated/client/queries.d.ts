// Generated from scripts/client/queries.ts by `npm run generate`. Do not edit.
import type { DataTag, InfiniteData } from "@tanstack/react-query";
import type { AdintelError } from "./errors.js";
/** Begins the keys of all queries of an operation; whatever it takes comes after, first an id if it takes one. */
export type OperationKey<Name extends string> = readonly ["adintel", "v2", Name];
/** The key of a query: what the operation is given, and never the API key. */
export type CallKey<Name extends string> = readonly [...OperationKey<Name>, ...unknown[]];
/** How options of queries have React Query behave. */
interface Behaviour {
    /** `false`; the function is there for its type, by which React Query knows that of the errors. */
    retry: false | ((failures: number, error: AdintelError) => boolean);
    staleTime?: number;
    retryOnMount?: boolean;
    refetchOnWindowFocus?: boolean;
    refetchOnReconnect?: boolean;
}
/** Options for `useQuery`, `useSuspenseQuery`, `fetchQuery` and all else that takes options of queries. */
export interface QueryOptions<Data, Name extends string> extends Behaviour {
    queryKey: DataTag<CallKey<Name>, Data>;
    queryFn: (context: {
        signal: AbortSignal;
    }) => Promise<Data>;
}
/** Options for `useInfiniteQuery` and all else that takes options of infinite queries; a page begins at its offset. */
export interface InfiniteQueryOptions<Page, Name extends string> extends Behaviour {
    queryKey: DataTag<CallKey<Name>, InfiniteData<Page, number>>;
    queryFn: (context: {
        signal: AbortSignal;
        pageParam: number;
    }) => Promise<Page>;
    initialPageParam: number;
    getNextPageParam: (page: Page, pages: Page[], offset: number) => number | undefined;
}
/** Options of queries for each operation that reads; the generated declarations tell their types. */
export declare function createQueryOptions(client: object, version: string): object;
export {};
