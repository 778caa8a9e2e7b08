import { AdintelError } from "./errors.js";
import { indexAndWait, type WaitingOptions } from "./indexing.js";
import {
  usableOptions,
  usageError,
  type CallOptions,
  type ClientOptions,
  type InProcessOptions,
  type PagingOptions,
} from "./options.js";
import { createPacing } from "./pacing.js";
import { pages } from "./pages.js";
import type { Input, Operation, Operations } from "./pricing.js";
import { requestOf } from "./request.js";
import { createSend, type Outcome, type Send } from "./send.js";
import { createPurse } from "./spending.js";

/** What the methods of a client are built on, for other ways to send its requests. */
export interface Engine {
  baseUrl: string;
  operations: Operations;
  /**
   * The headers of a request, by names in lower case: the key, the client's headers, and these. A function, so that
   * printing the engine does not print the key.
   */
  headersWith(own: CallOptions["headers"]): Record<string, string>;
  send: Send;
}

const engines = /* @__PURE__ */ new WeakMap<object, Engine>();

/** @throws `invalid_usage`, if it is not a client. */
export function engineOf(asked: string, client: object): Engine {
  const engine = engines.get(client);
  if (!engine) throw usageError(asked, "it takes a client that createClient has made");
  return engine;
}

type Method = (...parameters: unknown[]) => Promise<unknown>;

/**
 * A client of the operations: a method for each, and its spending. Its type is in the generated declarations.
 *
 * @param root the path that `baseUrl` ends with
 * @param perMinute the requests a minute that all operations may send together
 * @throws `invalid_usage`, if the options are not valid
 */
export function createMethods(
  given: ClientOptions | InProcessOptions | undefined,
  operations: Operations,
  root: string,
  perMinute: number,
): object {
  const options = usableOptions(given, root);
  const baseUrl = options.baseUrl.replace(/\/+$/, "");
  const { apiKey } = options;
  const headersWith: Engine["headersWith"] = (own) => {
    // Not Headers: a Request copies them, which takes a tenth of the time of a call.
    const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
    for (const given of [options.headers, own]) {
      for (const name in given) {
        const value = given[name];
        if (value === undefined) delete headers[name.toLowerCase()];
        else headers[name.toLowerCase()] = value;
      }
    }
    return headers;
  };
  const purse = createPurse(operations, options);
  const pacing = options.pacing || createPacing();
  if (!pacing.enter) throw usageError("createClient", "pacing must be false, or be made by createPacing");
  const send = createSend(options, purse, options.pacing === false ? undefined : pacing, perMinute);

  const methodOf = (name: string, operation: Operation) => {
    const hasId = operation.path.includes("{");
    /** A method's parameters: the id if the path has one, the query or body if it takes any, and options. */
    const read = (parameters: unknown[]) => {
      const id = hasId ? String(parameters.shift() ?? "") : "-";
      // A path of dots would lead to another operation.
      if (/^\.*$/.test(id)) throw usageError(name, "the id is missing");
      const input = (operation.input && parameters.shift()) as Input | undefined;
      return { id, input, options: parameters[0] as CallOptions | undefined };
    };
    const result = async (...parameters: unknown[]): Promise<Outcome> => {
      try {
        const { id, input, options = {} } = read(parameters);
        const makeRequest = (signal: AbortSignal) =>
          requestOf(baseUrl, operation, id, input, headersWith(options.headers), signal);
        const { data, error, response } = await send(name, operation, input, options, makeRequest);
        return error ? { error, response } : { data, response };
      } catch (error) {
        if (error instanceof AdintelError) return { error, response: undefined };
        throw error;
      }
    };
    const call: Method = async (...parameters) => {
      const { data, error } = await result(...parameters);
      if (error) throw error;
      return data;
    };
    const allPages = async function* (...parameters: unknown[]) {
      const { id, input, options } = read(parameters);
      const getPage = (page: Input, callOptions: CallOptions) =>
        call(...(hasId ? [id] : []), page, callOptions) as Promise<Record<string, unknown>>;
      yield* pages(name, operation, operations, purse, getPage, input, options);
    };
    return Object.assign(
      call,
      { result },
      operation.offsetBy && {
        pages: allPages,
        async *all(...parameters: unknown[]) {
          // A server may return more rows than requested.
          let left = (read([...parameters]).options as PagingOptions | undefined)?.maxRows ?? Infinity;
          for await (const page of allPages(...parameters)) {
            for (const row of page[operation.rows!] as unknown[]) if (left-- > 0) yield row;
          }
        },
      },
      operation.poll && {
        andWait: (body: unknown, options?: WaitingOptions) =>
          indexAndWait(
            name,
            (callOptions) => call(body, callOptions) as never,
            (id, callOptions) => (methods[operation.poll!.with] as Method)(id, callOptions) as never,
            operation.poll!.everyMs,
            options,
          ),
      },
    );
  };
  const methods = Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [name, methodOf(name, operation)]),
  );
  const client = { ...methods, spending: purse.spending, pacing };
  engines.set(client, { baseUrl, operations, headersWith, send });
  return client;
}
