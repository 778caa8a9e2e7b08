// Generated from scripts/client/queries.ts by `npm run generate`. Do not edit.
import type { CurrentVersion } from "@adintel/client/operations";
import type { DataTag, InfiniteData } from "@tanstack/react-query";
import type { AdintelError } from "./core/errors.js";
import type { CallOptions } from "./core/options.js";
/** The prefix of the keys of all queries of an operation. The parameters follow. */
export type OperationKey<Name extends string> = readonly ["adintel", CurrentVersion, Name];
/** The key of a query: the operation and its parameters, never the API key. */
export type CallKey<Name extends string> = readonly [...OperationKey<Name>, ...unknown[]];
/** Whether React Query retries a call. */
interface Retrying {
    /** Always `false`. React Query infers the type of errors from the function's type. */
    retry: false | ((failures: number, error: AdintelError) => boolean);
}
/** When React Query repeats a query. */
interface Behaviour extends Retrying {
    staleTime?: number;
    retryOnMount?: boolean;
    refetchOnWindowFocus?: boolean;
    refetchOnReconnect?: boolean;
}
/** Options for `useQuery`, `useSuspenseQuery`, `fetchQuery` and everything else that takes query options. */
export interface QueryOptions<Data, Name extends string> extends Behaviour {
    queryKey: DataTag<CallKey<Name>, Data>;
    queryFn: (context: {
        signal: AbortSignal;
    }) => Promise<Data>;
}
/** Options for `useInfiniteQuery` and everything else that takes infinite query options. The page parameter is an offset, or the number of a page. */
export interface InfiniteQueryOptions<Page, Name extends string> extends Behaviour {
    queryKey: DataTag<CallKey<Name>, InfiniteData<Page, number>>;
    queryFn: (context: {
        signal: AbortSignal;
        pageParam: number;
    }) => Promise<Page>;
    initialPageParam: number;
    getNextPageParam: (page: Page, pages: Page[], offset: number) => number | undefined;
}
/** Options for `useMutation` and everything else that takes mutation options. */
export interface MutationOptions<Data, Variables, Key extends readonly unknown[]> extends Retrying {
    mutationKey: Key;
    mutationFn: (variables: Variables) => Promise<Data>;
}
/** How the calls of a query are sent. Not part of the query's key. React Query aborts with its own signal. */
export type QueryCallOptions = Omit<CallOptions, "signal">;
/** Options of queries or mutations for each operation; their types are in the generated declarations. */
export declare function createQueryOptions(client: object, version: string): object;
export {};
