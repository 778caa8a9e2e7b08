import { AdintelError } from "./core/errors.js";
import type { indexAndWait, WaitingOptions } from "./indexing.js";
import {
  usableOptions,
  type CallOptions,
  type ClientOptions,
  type PagingOptions,
  type Settings,
} from "./core/options.js";
import { assertOptions, assertShared } from "./core/checks.js";
import { usageError } from "./core/usage.js";
import { headerOf, type Dialect } from "./core/answer.js";
import { pages } from "./pages.js";
import type { Input, Operation, Operations } from "./core/pricing.js";
import { buildRequest, headerEntries, mergeHeaders } from "./http/request.js";
import { budgetOf } from "./core/budget.js";
import { createSend, type Send } from "./http/send.js";
import { createEmit, type createLog } from "./core/events.js";
import type { createPacing } from "./http/pacing.js";
import { addressFromEnvironment, keyFromEnvironment, ownHeaders } from "./runtime.js";

/** What a client can do without, so that a page need not load it. */
export interface Parts {
  /** The schedule that keeps calls within the rate limits. */
  createPacing?: typeof createPacing;
  /** The logs. */
  createLog?: typeof createLog;
  /** Waiting until an account is indexed. */
  indexAndWait?: typeof indexAndWait;
}

/** The parts of a client that other packages of methods reuse, such as the path client and React Query options. */
export interface Engine {
  options: Settings;
  operations: Operations;
  /** The headers of a request, by lower-case names: the key's placeholder, the client's headers, then these. */
  headersWith(callHeaders: CallOptions["headers"]): Record<string, string>;
  send: Send;
}

const engines = /* @__PURE__ */ new WeakMap<object, Engine>();

/** The engine of a client. @throws `invalid_usage` if `client` is not one from createClient. */
export function engineOf(caller: string, client: object): Engine {
  const engine = engines.get(client);
  if (!engine) throw usageError(caller, "pass a client from createClient");
  return engine;
}

type Method = (...parameters: unknown[]) => Promise<unknown>;

/**
 * Creates a client: a method for each operation, `spending` and `pacing`. Its type is in the generated declarations.
 *
 * @param root the path that `baseUrl` ends with
 * @param maxPerMinute maximum requests a minute of all operations together
 * @param highestPrice the highest price of a row, in microdollars
 * @param parts what it may do without
 * @param dialect where the API differs from the usual one
 * @throws `invalid_usage`, if the options are not valid
 */
export function createMethods(
  givenOptions: ClientOptions | undefined,
  operations: Operations,
  root: string,
  maxPerMinute: number,
  highestPrice: number,
  parts: Parts,
  dialect?: Dialect,
): object {
  // A copy, since its owner may change it for the next client.
  const originalOptions = { ...givenOptions };
  const options: Settings = {
    ...usableOptions(givenOptions, root, keyFromEnvironment, addressFromEnvironment),
    // The placeholder stays until the request is sent, so that hooks and logs never see the key.
    key: ["authorization", "Bearer <apiKey>"],
    ...dialect,
  };
  const headersWith: Engine["headersWith"] = (callHeaders) =>
    mergeHeaders(options.apiKey && [options.key], ownHeaders, options.headers, callHeaders);
  const emit = createEmit(options, parts.createLog?.(options));
  if (options.budget && options.maxSpendUsd !== undefined)
    throw usageError("createClient", "set maxSpendUsd or budget, not both");
  const budget = options.budget ?? budgetOf("createClient", options.maxSpendUsd);
  const pacing = options.pacing || parts.createPacing?.();
  assertShared(budget, pacing);
  const send = createSend(
    options,
    options.pacing === false ? undefined : pacing,
    budget,
    highestPrice,
    maxPerMinute,
    emit,
  );

  const methods: Record<string, Method> = {};
  const createMethod = (name: string, operation: Operation) => {
    const hasId = operation.path.includes("{");
    /** A method's parameters: the id if the path has one, the query or body if it takes any, and options. */
    const readParameters = (parameters: unknown[]) => {
      const id = hasId ? (parameters.shift() ?? "") : "-";
      // An id of dots alone would be resolved to the path of another operation.
      if (Object(id) === id || /^\.*$/.test(String(id)))
        throw usageError(name, "the id is missing or not a string");
      const input = operation.input && parameters.shift();
      if (input && Object(input) !== input) throw usageError(name, "the query or body must be an object");
      const [callOptions = {}] = parameters as PagingOptions[];
      assertOptions(name, callOptions);
      return [String(id), input as Input | undefined, callOptions] as const;
    };
    const run = async (id: string, givenInput: Input | undefined, callOptions: CallOptions) => {
      // A copy, since its owner may change it while the call waits: it is sent as it was when its cost was reserved.
      const input = givenInput && { ...givenInput };
      const makeRequest = () =>
        buildRequest(options.baseUrl, operation, id, input, headersWith(callOptions.headers));
      const { data, response, attempts } = await send(name, operation, input, callOptions, makeRequest);
      return { data, response: response!, requestId: headerOf(response, "X-Request-Id"), attempts };
    };
    const withResponse = async (...parameters: unknown[]) => run(...readParameters(parameters));
    const call: Method = async (...parameters) => (await withResponse(...parameters)).data;
    const iteratePages = (id: string, input: Input | undefined, pagingOptions: PagingOptions) =>
      pages(
        name,
        operation,
        highestPrice,
        budget,
        (page, pageOptions) => run(id, page, pageOptions),
        input,
        pagingOptions,
      );
    return Object.assign(
      call,
      {
        withResponse,
        async result(...parameters: unknown[]) {
          try {
            return await withResponse(...parameters);
          } catch (error) {
            if (!(error instanceof AdintelError)) throw error;
            const { response, requestId, attempts } = error;
            return { error, response, requestId, attempts };
          }
        },
      },
      operation.offsetBy && {
        async *pages(...parameters: unknown[]) {
          yield* iteratePages(...readParameters(parameters));
        },
        async *all(...parameters: unknown[]) {
          const request = readParameters(parameters);
          // A server may return more rows than requested.
          let remainingRows = request[2].maxRows ?? Infinity;
          for await (const page of iteratePages(...request)) {
            for (const row of page[operation.rows!] as unknown[]) if (remainingRows-- > 0) yield row;
          }
        },
      },
      operation.poll &&
        parts.indexAndWait && {
          andWait: (body: unknown, waitingOptions?: WaitingOptions) =>
            parts.indexAndWait!(
              name,
              (callOptions) => withResponse(body, callOptions) as never,
              (id, callOptions) => methods[operation.poll!.with]!(id, callOptions) as never,
              operation.poll!.everyMs,
              emit,
              waitingOptions,
            ),
        },
    );
  };
  for (const name in operations) methods[name] = createMethod(name, operations[name]!);
  const client = {
    ...methods,
    spending: budget,
    pacing,
    with: (givenChanges: ClientOptions = {}) => {
      assertOptions("with", givenChanges);
      // What is undefined changes nothing, and a key that is missing is not replaced by another account's.
      const changes = Object.fromEntries(
        Object.entries(givenChanges).filter(([, value]) => value !== undefined),
      );
      if ("apiKey" in givenChanges && !changes.apiKey) throw usageError("with", "apiKey is missing");
      return createMethods(
        // Whoever sets a limit gets a budget of its own.
        {
          ...originalOptions,
          // An environment has both: another one's key must not go there.
          ...(changes.environment && { baseUrl: undefined, apiKey: undefined }),
          maxSpendUsd: undefined,
          budget: changes.maxSpendUsd === undefined ? budget : undefined,
          pacing: options.pacing ?? pacing,
          ...changes,
          headers: [...headerEntries(options.headers), ...headerEntries(changes.headers)],
        },
        operations,
        root,
        maxPerMinute,
        highestPrice,
        parts,
        dialect,
      );
    },
  };
  engines.set(client, { options, operations, headersWith, send });
  return client;
}
