import type { DataTag, InfiniteData } from "@tanstack/react-query";
import type { AdintelError } from "./errors.js";
import { engineOf } from "./methods.js";
import type { CallOptions } from "./options.js";
import type { Input, Operation } from "./pricing.js";

/** Begins the keys of all queries of an operation; its parameters follow. */
export type OperationKey<Name extends string> = readonly ["adintel", "v2", Name];

/** The key of a query: the operation and its parameters, never the API key. */
export type CallKey<Name extends string> = readonly [...OperationKey<Name>, ...unknown[]];

// React Query's own types of options have changed within version 5, so these declare only what is set.

/** When React Query repeats a query. */
interface Behaviour {
  /** `false`; React Query infers the type of errors from the function's type. */
  retry: false | ((failures: number, error: AdintelError) => boolean);
  staleTime?: number;
  retryOnMount?: boolean;
  refetchOnWindowFocus?: boolean;
  refetchOnReconnect?: boolean;
}

/** Options for `useQuery`, `useSuspenseQuery`, `fetchQuery` and everything else that takes options of queries. */
export interface QueryOptions<Data, Name extends string> extends Behaviour {
  queryKey: DataTag<CallKey<Name>, Data>;
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
}

/** Options for `useInfiniteQuery` and everything else that takes options of infinite queries; the page parameter is an offset. */
export interface InfiniteQueryOptions<Page, Name extends string> extends Behaviour {
  queryKey: DataTag<CallKey<Name>, InfiniteData<Page, number>>;
  queryFn: (context: { signal: AbortSignal; pageParam: number }) => Promise<Page>;
  initialPageParam: number;
  getNextPageParam: (page: Page, pages: Page[], offset: number) => number | undefined;
}

/**
 * For calls that are charged, or whose price is not known: they are repeated only on request. With its defaults, React
 * Query repeats a failed call up to three times, and again whenever the window gets the focus, the network comes back or
 * a component mounts; each of these may be charged.
 */
const onlyWhenAsked = {
  staleTime: Infinity,
  retryOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
};

/** Options of queries for each operation that reads; their types are in the generated declarations. */
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
  // The client itself retries free calls.
  const behaviour = { retry: false, ...(!isFree && onlyWhenAsked) };
  const call = (parameters: unknown[], context: { signal: AbortSignal }) => {
    const method = Reflect.get(client, key[2]) as (...parameters: unknown[]) => Promise<unknown>;
    // If a query reads the signal, React Query aborts it once no component waits for it, and the next component sends it
    // again. Both would be charged, so a call that is not free runs to its end.
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
      // Below the key of the plain query, whose data have another shape.
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
