import { basePath, byPreference } from "../../lib/versions.ts";
import type { Received, Target } from "./target.ts";

/** A server as a function, such as `app.fetch` of Hono, or what an edge platform takes as a handler. */
export type Handler = (request: Request) => Response | Promise<Response>;

/** Where the versions are on a server that nothing else is said of. */
export function rootsAt(origin: string): Target["roots"] {
  return Object.fromEntries(byPreference.map((version) => [version, `${origin}${basePath(version)}`]));
}

/** Where they are on a handler. */
export const defaultRoots = rootsAt("http://server");

/** The root of the version that is meant where none is named; empty if there is none. */
export function mainRoot(roots: Target["roots"]): string {
  return byPreference.flatMap((version) => roots[version] ?? [])[0] ?? "";
}

/**
 * A handler as a target. What a server around it would do is done here: a handler that throws, or returns no response, answers
 * with 500, one that hangs is given up when the request is, and a response to HEAD has no body.
 */
export function handlerTarget(handler: Handler, roots: Target["roots"]): Target {
  /** How often each thing went wrong, and on which request first. */
  const faults = new Map<string, { times: number; first: string }>();
  const fault = (request: Request, words: string): Response => {
    const known = faults.get(words) ?? { times: 0, first: `${request.method} ${request.url}` };
    faults.set(words, { ...known, times: known.times + 1 });
    return new Response(`the handler ${words}`, { status: 500, headers: { "Content-Type": "text/plain" } });
  };
  return {
    name: "the handler",
    roots,
    async fetch(request) {
      const { signal } = request;
      const given = await orAborted(call(handler, request), signal).catch((error: unknown) => {
        if (signal.aborted) throw error;
        return fault(request, `threw ${described(error)}`);
      });
      const wrong = wrongWith(given);
      const response = wrong === undefined ? (given as Response) : fault(request, wrong);
      return request.method === "HEAD" ? withoutBody(response) : abortable(response, signal);
    },
    remarks: () =>
      [...faults].slice(0, 5).map(([words, { times, first }]) => {
        const often = times === 1 ? "once, on" : `${times} times, first on`;
        return `The handler ${words}: ${often} ${first}`;
      }),
  };
}

/** A handler that throws before it returns a promise is one that rejects. */
async function call(handler: Handler, request: Request): Promise<unknown> {
  return handler(request);
}

/** Why something that a handler returned is no response; `undefined` where it is one. */
function wrongWith(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return `returned ${String(value)} instead of a Response`;
  if (!("status" in value && "headers" in value && "body" in value) || typeof value.status !== "number")
    return "returned an object that is not a Response";
  // Not by its class, of which a test environment may have another.
  if (!hasGet(value.headers) || (value.body !== null && !isStream(value.body)))
    return "returned a Response that is not the standard one, with Headers and a ReadableStream";
  if (("bodyUsed" in value && value.bodyUsed === true) || (isStream(value.body) && value.body.locked))
    return "returned a Response whose body was already read";
  if (value.status < 200 || value.status > 599)
    return `returned a Response with status ${value.status}, which no server can send`;
  return undefined;
}

function hasGet(value: unknown): boolean {
  return typeof value === "object" && value !== null && "get" in value && typeof value.get === "function";
}

function isStream(value: unknown): value is ReadableStream<Uint8Array> {
  return typeof value === "object" && value !== null && "getReader" in value && "locked" in value;
}

/** A message may have a whole response in it. */
const maxErrorChars = 300;

function described(error: unknown): string {
  if (!(error instanceof Error)) return `a value that is not an Error: ${String(error)}`;
  const text = `${error.name}: ${error.message}`;
  return text.length <= maxErrorChars ? text : `${text.slice(0, maxErrorChars)}…`;
}

/** What a promise brings, unless the request is given up before. */
function orAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    // Neither the time limit of a request nor a handler that hangs keeps the process alive.
    const alive = setInterval(() => undefined, 60_000);
    const abort = () => {
      end();
      reject(signal.reason);
    };
    const end = () => {
      clearInterval(alive);
      signal.removeEventListener("abort", abort);
    };
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(end);
  });
}

function withoutBody({ status, ok, headers }: Response): Received {
  return { status, ok, headers, body: null, json: () => Promise.reject(new SyntaxError("no body")) };
}

/** A response whose body is given up when the request is, even if it never ends. */
function abortable(response: Response, signal: AbortSignal): Received {
  const { status, ok, headers, body } = response;
  if (!body) return withoutBody(response);
  const reader = body.getReader();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await orAborted(reader.read(), signal);
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { status, ok, headers, body: stream, json: () => new Response(stream).json() };
}
