import type { Operation, Version } from "@adintel/client/operations";
import type { HonoRequest, Context } from "hono";
import type { Refusal } from "./errors.ts";
import type { Route } from "./routes.ts";

/** Hono's environment of the app: Node's request, where there is a server around it. */
export interface Env {
  Bindings: { incoming?: { socket: Socket; rawHeaders?: readonly string[]; sender?: string | undefined } };
}

/** What the mock needs of the connection that a request came on. */
export interface Socket {
  remoteAddress?: string | undefined;
  destroy?(): unknown;
  /** Sends a text after what was written, then ends the connection. */
  end?(text: string, done: () => void): unknown;
}

/** A request to the API as it comes from the router. */
export interface Incoming {
  request: HonoRequest;
  /** The connection; `undefined` in process, where there is none. */
  socket: Socket | undefined;
  /** The address that the request came from: the one that a trusted proxy told, or that of the connection. */
  ip: string | undefined;
  /** Names and values of the headers in turn, as Node.js read them; `undefined` in process. */
  rawHeaders: readonly string[] | undefined;
  version: Version;
  /** What the request is for, or why there is no such thing. */
  target: Target | Refusal;
}

/** The text of a body as it was sent, or why it could not be read, with as much of the text as can be shown. */
export type SentBody = { text: string } | (Refusal & { text?: string });

/** An operation, found by path and method. */
export interface Target {
  version: Version;
  route: Route;
  operation: Operation;
  /** The path's parameters; those of the router by default. */
  params?: Record<string, string>;
}

/** A request whose parts keep the contract of its operation. */
export interface Input {
  /** The path's parameters, decoded. */
  path: Record<string, string>;
  /** The query's values as the types that the documents declare. */
  query: Record<string, unknown>;
  /** The parsed JSON body; `undefined` where there is none. */
  body: unknown;
}

/** The connection that a request came on; `undefined` in process, where there is none. */
export function socketOf(c: Context<Env>): Socket | undefined {
  return incomingOf(c)?.socket;
}

/** Node's own request; `undefined` in process. */
export function incomingOf(c: Context<Env>): Env["Bindings"]["incoming"] {
  // Without a server, Hono has no bindings at all.
  const bindings: Env["Bindings"] | undefined = c.env;
  return bindings?.incoming;
}

/** What comes before the path of a request's address, and the rest. It was parsed when the request was made. */
export function partsOf(url: string): { origin: string; target: string } {
  const path = url.indexOf("/", url.indexOf("://") + 3);
  return { origin: url.slice(0, path), target: url.slice(path) };
}
