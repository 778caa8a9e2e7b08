import type { DataTag, InfiniteData } from "@tanstack/react-query";
import type { AdintelError } from "./errors.js";
import { engineOf } from "./methods.js";
import type { CallOptions } from "./options.js";
import { listIn } from "./pages.js";
import type { Input, Operation } from "./pricing.js";

/** What the call of a query may set. It is no part of the key, and aborting is left to React Query. */
export type QueryCallOptions = Omit<CallOptions, "signal">;

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

/** Options for `useMutation` and everything else that takes options of mutations. */
export interface MutationOptions<Data, Body, Name extends string> extends Pick<Behaviour, "retry"> {
  mutationKey: OperationKey<Name>;
  mutationFn: (body: Body) => Promise<Data>;
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

type Method = (...parameters: unknown[]) => Promise<unknown>;

/** A method of the client, with what queries need of it. */
type ClientMethod = Method & {
  withResponse(...parameters: unknown[]): Promise<{ data: unknown }>;
  andWait: Method;
};

/** Options of queries for each operation that reads, of mutations for those that start work; their types are generated. */
export function createQueryOptions(client: object, version: string): object {
  const { operations } = engineOf("createQueries", client);
  const all: Record<string, object> = {};
  for (const [name, operation] of Object.entries(operations)) {
    const method = Reflect.get(client, name) as ClientMethod;
    const key = ["adintel", version, name];
    if (operation.poll) all[name] = mutationsOf(method, key);
    else if (operation.method === "GET" || operation.rows) all[name] = queriesOf(method, key, operation);
  }
  return all;
}

function mutationsOf(method: ClientMethod, key: string[]) {
  const optionsOf = (send: Method) => (options?: CallOptions) => ({
    mutationKey: key,
    // React Query passes more than the body.
    mutationFn: (body: unknown) => send(body, options),
    retry: false,
  });
  return Object.assign(optionsOf(method), { key, andWait: optionsOf(method.andWait) });
}

function queriesOf(method: ClientMethod, key: string[], operation: Operation) {
  const isFree = operation.price === 0;
  // The client itself retries free calls.
  const behaviour = { retry: false, ...(!isFree && onlyWhenAsked) };
  const count = Number(operation.path.includes("{")) + (operation.input ?? 0);
  // If a query reads the signal, React Query aborts it once no component waits for it, and the next component sends it
  // again. Both would be charged, so a call that is not free runs to its end.
  const optionsIn = (given: unknown[], context: { signal: AbortSignal }): CallOptions => ({
    ...(given[count] as QueryCallOptions | undefined),
    ...(isFree && { signal: context.signal }),
  });
  const query = (...given: unknown[]) => ({
    ...behaviour,
    queryKey: [...key, ...given.slice(0, count).filter((part) => part !== undefined)],
    queryFn: (context: { signal: AbortSignal }) =>
      method(...Array.from({ length: count }, (_, index) => given[index]), optionsIn(given, context)),
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
      queryFn: async (context: { pageParam: number; signal: AbortSignal }) => {
        const asked = { ...input, [limitBy]: limit, [offsetBy]: context.pageParam };
        const found = await method.withResponse(
          ...given.slice(0, count - 1),
          asked,
          optionsIn(given, context),
        );
        // Without rows nobody could say where the next page begins.
        listIn(key[2]!, operation, found.data as Input);
        return found.data;
      },
      getNextPageParam: (page: Record<string, unknown>, _: unknown, from: number) => {
        const { length } = page[operation.rows!] as unknown[];
        return length > 0 && length >= Number(limit) ? from + length : undefined;
      },
    };
  };
  return Object.assign(query, { key }, operation.offsetBy && { infinite });
}
