import type { DataTag, InfiniteData } from "@tanstack/react-query";
import type { AdintelError } from "./errors.js";
import { engineOf } from "./methods.js";
import type { CallOptions } from "./options.js";
import type { Input, Operation } from "./pricing.js";

/** Begins the keys of all queries of an operation; whatever it takes comes after, first an id if it takes one. */
export type OperationKey<Name extends string> = readonly ["adintel", "v2", Name];

/** The key of a query: what the operation is given, and never the API key. */
export type CallKey<Name extends string> = readonly [...OperationKey<Name>, ...unknown[]];

// React Query's own types of options have changed within its version 5, so these have no more than what is set.

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
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
}

/** Options for `useInfiniteQuery` and all else that takes options of infinite queries; a page begins at its offset. */
export interface InfiniteQueryOptions<Page, Name extends string> extends Behaviour {
  queryKey: DataTag<CallKey<Name>, InfiniteData<Page, number>>;
  queryFn: (context: { signal: AbortSignal; pageParam: number }) => Promise<Page>;
  initialPageParam: number;
  getNextPageParam: (page: Page, pages: Page[], offset: number) => number | undefined;
}

/**
 * For calls that are charged, or whose price is not known: none is repeated unless it is asked for. With React Query's
 * defaults, a call that failed is sent again up to three times, and once more whenever the window gets the focus, the
 * network comes back or a component mounts; and each may be charged.
 */
const onlyWhenAsked = {
  staleTime: Infinity,
  retryOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
};

/** Options of queries for each operation that reads; the generated declarations tell their types. */
export function createQueryOptions(client: object, version: string): object {
  const reading = Object.entries(engineOf("createQueries", client).operations).filter(
    ([, { method, rows }]) => method === "GET" || rows,
  );
  return Object.fromEntries(
    reading.map(([name, operation]) => [name, optionsOf(client, ["adintel", version, name], operation)]),
  );
}

function optionsOf(client: object, key: readonly [string, string, string], operation: Operation) {
  const isFree = operation.price === 0;
  // The client itself repeats where that is free.
  const behaviour = { retry: false, ...(!isFree && onlyWhenAsked) };
  const call = (parameters: unknown[], context: { signal: AbortSignal }) => {
    const method = Reflect.get(client, key[2]) as (...parameters: unknown[]) => Promise<unknown>;
    // React Query takes at its word whoever reads the signal: as soon as no component waits any more, the call is
    // aborted, and the next component sends it again. Both would be charged, so such a call runs to its end.
    const options: CallOptions = isFree ? { signal: context.signal } : {};
    return method(...parameters, options);
  };
  const count = Number(operation.path.includes("{")) + (operation.input ?? 0);
  const query = (...given: unknown[]) => ({
    ...behaviour,
    queryKey: [...key, ...given.slice(0, count).filter((part) => part !== undefined)],
    queryFn: (context: { signal: AbortSignal }) =>
      call(
        Array.from({ length: count }, (_, index) => given[index]),
        context,
      ),
  });
  const infinite = (...given: unknown[]) => {
    const input = (given[count - 1] ?? {}) as Input;
    const { limitBy = "", offsetBy = "" } = operation;
    const { [limitBy]: limit = operation.limit, [offsetBy]: offset = 0 } = input;
    const { queryKey } = query(...given);
    return {
      ...behaviour,
      // Below the key of the same query, whose data have another shape.
      queryKey: [...queryKey, "infinite"],
      initialPageParam: offset,
      queryFn: (context: { pageParam: number; signal: AbortSignal }) =>
        call(
          [...given.slice(0, count - 1), { ...input, [limitBy]: limit, [offsetBy]: context.pageParam }],
          context,
        ),
      getNextPageParam: (page: Record<string, unknown>, _: unknown, from: number) => {
        const { length } = page[operation.rows!] as unknown[];
        return length > 0 && length >= Number(limit) ? from + length : undefined;
      },
    };
  };
  return Object.assign(query, { key }, operation.offsetBy && { infinite });
}
