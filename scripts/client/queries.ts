import type { CurrentVersion } from "@adintel/client/operations";
import type { DataTag, InfiniteData } from "@tanstack/react-query";
import type { AdintelError, WithResponse } from "./core/errors.js";
import { engineOf } from "./methods.js";
import type { CallOptions } from "./core/options.js";
import { firstPageSize, listIn } from "./pages.js";
import type { Input, Operation } from "./core/pricing.js";

/** The prefix of the keys of all queries of an operation. The parameters follow. */
export type OperationKey<Name extends string> = readonly ["adintel", CurrentVersion, Name];

/** The key of a query: the operation and its parameters, never the API key. */
export type CallKey<Name extends string> = readonly [...OperationKey<Name>, ...unknown[]];

// React Query's own types of options have changed within version 5, so these declare only what is set.

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
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
}

/** Options for `useInfiniteQuery` and everything else that takes infinite query options. The page parameter is an offset, or the number of a page. */
export interface InfiniteQueryOptions<Page, Name extends string> extends Behaviour {
  queryKey: DataTag<CallKey<Name>, InfiniteData<Page, number>>;
  queryFn: (context: { signal: AbortSignal; pageParam: number }) => Promise<Page>;
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

/**
 * For calls that are charged, or whose price is not known: they are repeated only on request. By default, React Query
 * retries a failed call up to three times, and repeats it whenever the window gets focus, the network comes back or a
 * component mounts. Each repetition may be charged.
 */
const noAutomaticRefetch = {
  staleTime: Infinity,
  retryOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
};

type CallMethod<Data> = (...parameters: unknown[]) => Promise<Data>;

type QueriedMethod = CallMethod<unknown> & { withResponse: CallMethod<WithResponse<unknown>> };

type AnyPage = Record<string, unknown>;

/** Options of queries or mutations for each operation; their types are in the generated declarations. */
export function createQueryOptions(client: object, version: string): object {
  const { operations } = engineOf("createQueries", client);
  return Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => {
      const makeOptions = operation.method === "GET" || operation.rows ? createQuery : createMutation;
      return [
        name,
        makeOptions(Reflect.get(client, name) as QueriedMethod, ["adintel", version, name], operation),
      ];
    }),
  );
}

/** How many parameters a method has before its options. */
function countParameters({ path, input }: Operation): number {
  return Number(path.includes("{")) + (input ?? 0);
}

function createQuery(method: QueriedMethod, key: readonly [string, string, string], operation: Operation) {
  const isFree = operation.price === 0;
  // The client itself retries free calls.
  const behaviour = { retry: false, ...(!isFree && noAutomaticRefetch) };
  const count = countParameters(operation);
  const callOptions = (callArguments: unknown[], context: { signal: AbortSignal }): CallOptions => ({
    ...(callArguments[count] as CallOptions | undefined),
    // If a query reads the signal, React Query aborts it once no component waits for it, and the next component sends it
    // again. Both would be charged, so a call that is not free runs to its end.
    signal: isFree ? context.signal : undefined,
  });
  const query = (...callArguments: unknown[]) => {
    const parameters = Array.from({ length: count }, (_, index) => callArguments[index]);
    return {
      ...behaviour,
      queryKey: [...key, ...parameters.filter((part) => part !== undefined)],
      queryFn: (context: { signal: AbortSignal }) =>
        method(...parameters, callOptions(callArguments, context)),
    };
  };
  const infinite = (...callArguments: unknown[]) => {
    const input = (callArguments[count - 1] ?? {}) as Input;
    const { limitBy = "", offsetBy = "", firstPage } = operation;
    const { [limitBy]: limit = operation.limit, [offsetBy]: offset = firstPage ?? 0 } = input;
    const { queryKey } = query(...callArguments);
    return {
      ...behaviour,
      // Below the key of the plain query, whose data have another shape.
      queryKey: [...queryKey, "infinite"],
      initialPageParam: offset,
      queryFn: async (context: { pageParam: number; signal: AbortSignal }) => {
        const pageInput = { ...input, [limitBy]: limit, [offsetBy]: context.pageParam };
        const result = await method.withResponse(
          ...callArguments.slice(0, count - 1),
          pageInput,
          callOptions(callArguments, context),
        );
        // Without a list of rows, the next page is not known.
        listIn(key[2], operation, result);
        return result.data;
      },
      getNextPageParam: (page: AnyPage | null, all: (AnyPage | null)[], from: number) => {
        // The cache may hold anything, and React Query does not catch errors thrown here.
        const lengthOf = (rows: unknown) => (Array.isArray(rows) ? rows.length : 0);
        const length = lengthOf(page?.[operation.rows!]);
        const first = firstPageSize(lengthOf(all[0]?.[operation.rows!]));
        return length > 0 && length >= Math.min(Number(limit), first)
          ? from + (firstPage === undefined ? length : 1)
          : undefined;
      },
    };
  };
  return Object.assign(query, { key }, operation.offsetBy && { infinite });
}

function createMutation(method: QueriedMethod, key: readonly [string, string, string], operation: Operation) {
  const { andWait } = method as { andWait?: QueriedMethod };
  const count = countParameters(operation);
  const mutation = (call: QueriedMethod, mutationKey: readonly string[]) => (options?: CallOptions) => ({
    retry: false,
    mutationKey,
    // React Query passes one value on, and its own context after it.
    mutationFn: (variables: unknown) =>
      call(...(count > 1 ? (variables as unknown[]) : [variables].slice(0, count)), options),
  });
  return Object.assign(
    mutation(method, key),
    { key },
    andWait && { andWait: mutation(andWait, [...key, "andWait"]) },
  );
}
