import createFetchClient, { type Client as PathClient } from "openapi-fetch";
import { isEnvelope } from "./answer.js";
import { engine, type Engine } from "./methods.js";
import type { Input } from "./pricing.js";

/**
 * openapi-fetch's own calls, typed by method and path. They are sent as the methods of the client are: with its key,
 * again where that costs nothing, and within its budget.
 *
 * @example
 * const { data, error } = await createPathClient(api).POST("/media", { body: { query: "running shoes" } });
 * @throws the errors of the client that no answer came with; an error answer is returned.
 */
export function createPathClient<Paths extends object>(client: {
  readonly [engine]: Engine<Paths>;
}): PathClient<Paths> {
  const { baseUrl, operations, headersWith, send } = client[engine];
  return createFetchClient<Paths>({
    baseUrl,
    async fetch(request) {
      const { method, signal } = request;
      const url = new URL(request.url);
      const path = url.pathname.slice(new URL(baseUrl).pathname.length);
      const found = Object.entries(operations).find(
        ([, operation]) =>
          operation.method === method &&
          new RegExp(`^${operation.path.replace("{id}", "[^/]+")}$`).test(path),
      );
      const text = await request.text();
      const input = (text ? JSON.parse(text) : Object.fromEntries(url.searchParams)) as Input;
      // What the documents do not know may cost anything.
      const [name, operation] = found ?? [`${method} ${path}`, { method: "POST", path } as const];
      const outcome = await send(
        name,
        operation,
        input,
        { signal },
        (attemptSignal) =>
          new Request(url, {
            method,
            headers: headersWith(Object.fromEntries(request.headers)),
            signal: attemptSignal,
            ...(text && { body: text }),
          }),
      );
      const { error, envelope, response } = outcome;
      if (!response || (error && !isEnvelope(envelope))) throw error;
      return new Response(outcome.text, response);
    },
  });
}
