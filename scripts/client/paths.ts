import type { Client } from "@adintel/client";
import type { paths } from "@adintel/client/types";
import type { paths as legacyPaths } from "@adintel/client/types/v1";
import type { Client as LegacyClient } from "@adintel/client/v1";
import createFetchClient, { type Client as PathClient } from "openapi-fetch";
import { engineOf } from "./methods.js";
import { usageError } from "./options.js";
import type { Input, Operation } from "./pricing.js";
import { parameter } from "./request.js";

/**
 * openapi-fetch's own calls, typed by method and path. They are sent as the methods of the client are: with its key,
 * again where that costs nothing, and within its budget.
 *
 * @example
 * const { data, error } = await createPathClient(api).POST("/media", { body: { query: "running shoes" } });
 * @throws the errors of the client that no answer came with; an error answer is returned.
 */
export function createPathClient(client: Client): PathClient<paths>;
export function createPathClient(client: LegacyClient): PathClient<legacyPaths>;
export function createPathClient(client: object): object {
  const { operations, headersWith, send, ...engine } = engineOf("createPathClient", client);
  // As a request has it: with its host in lower case, and without the port that goes without saying.
  const baseUrl = new URL(engine.baseUrl).href;
  return createFetchClient<object>({
    baseUrl,
    async fetch(request) {
      const { method, signal, url } = request;
      // The key goes nowhere else.
      if (!url.startsWith(`${baseUrl}/`)) throw usageError(`${method} ${url}`, `no address below ${baseUrl}`);
      const { pathname, searchParams } = new URL(url);
      const path = pathname.slice(new URL(baseUrl).pathname.length);
      const text = await request.text();
      const input = method === "POST" ? parsed(text) : Object.fromEntries(searchParams);
      const [name, operation] = find(operations, method, path);
      const {
        data,
        error,
        envelope,
        response,
        text: answer,
      } = await send(...([name, operation, input, { signal }] as const), (attemptSignal) => {
        const headers = headersWith(Object.fromEntries(request.headers));
        const init = { method, headers, signal: attemptSignal, redirect: "manual" } as const;
        return new Request(url, text ? { ...init, body: text } : init);
      });
      if (data !== undefined && !error) return new Response(answer || null, response);
      if (!envelope) throw error;
      const { status, headers } = response!;
      return Response.json(envelope, { status, headers });
    },
  });
}

/** What the documents do not know may cost anything, so it has no price and no limit. */
function find(operations: Record<string, Operation>, method: string, path: string): [string, Operation] {
  const known = Object.entries(operations).find(
    ([, operation]) =>
      operation.method === method && new RegExp(`^${operation.path.replace(parameter, "[^/]+")}$`).test(path),
  );
  return known ?? [`${method} ${path}`, { method: "POST", path, isOpen: 1 }];
}

/** A body that is no JSON says nothing of what it costs. */
function parsed(text: string): Input | undefined {
  try {
    return JSON.parse(text) as Input;
  } catch {
    return undefined;
  }
}
