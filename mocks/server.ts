import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { serve, type ServerType } from "@hono/node-server";
import { asForwarded } from "./forwarded.ts";

/** The process that started this one; taken at once, since it may end at any time. */
const parent = process.ppid;

export interface Server {
  /** Where it answers, without a trailing slash. */
  url: string;
  /** Stops accepting connections and resolves once those that are open have been answered, or after half a second. */
  close(): Promise<void>;
}

/** What is handed to the function beside the request: Node's own request, which knows the caller's address. */
export interface Bindings {
  incoming: { socket: { remoteAddress?: string | undefined } };
}

export interface Address {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Whether `X-Forwarded-Proto` and `X-Forwarded-Host` say where a request was sent, as they do behind a proxy. */
  trustProxy?: boolean;
}

/** How long a connection may keep the server waiting, in milliseconds. */
export interface Patience {
  /** For the head of a request, or for any of it on a new connection. */
  head: number;
  /** For the whole of a request. */
  request: number;
  /** For the caller to take more of an answer that it does not read. */
  unread: number;
}

const patience: Patience = { head: 10_000, request: 30_000, unread: 30_000 };

/** The port is taken, or the host is not one of this machine. */
export class ListenError extends Error {
  override name = "ListenError";
}

/**
 * Serves a function from Request to Response on a port. Connections that send too slowly, or do not read what they are
 * sent, are dropped.
 *
 * @throws {ListenError} if it cannot listen there, saying why.
 */
export function listen(
  answer: (request: Request, env: Bindings) => Response | Promise<Response>,
  { port, host, trustProxy = false }: Address,
  { head, request, unread }: Patience = patience,
): Promise<Server> {
  const serverOptions = {
    headersTimeout: head,
    requestTimeout: request,
    connectionsCheckingInterval: Math.min(1000, head / 2),
  };
  const fetch: typeof answer = trustProxy ? (request, env) => answer(asForwarded(request), env) : answer;
  return new Promise((done, fail) => {
    const server = serve({ fetch, port, hostname: host, serverOptions }, (address) => {
      done({ url: `http://${hostInUrl(address)}:${address.port}`, close: () => close(server) });
    });
    server.setTimeout(unread, (socket?: Socket) => {
      // One that waits for an answer has nothing to read yet.
      if (socket && socket.writableLength > 0) socket.destroy();
    });
    server.on("clientError", answerUnreadable);
    server.once("error", (error: NodeJS.ErrnoException) =>
      fail(new ListenError(reason(error, { port, host }))),
    );
  });
}

/** What Node cannot read as HTTP, or not in time, reaches no middleware; the error response is sent here, in the API's envelope. */
function answerUnreadable({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy();
  const isLate = code === "ERR_HTTP_REQUEST_TIMEOUT";
  const detail = {
    path: "request",
    message: isLate ? "did not arrive whole in time" : "is not HTTP that can be read",
  };
  const error = { code: "invalid_request", message: "The request cannot be read.", details: [detail] };
  const body = JSON.stringify({ error });
  socket.end(
    [
      `HTTP/1.1 ${isLate ? "408 Request Timeout" : "400 Bad Request"}`,
      "Content-Type: application/json",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Connection: close",
      "",
      body,
    ].join("\r\n"),
  );
}

function reason({ code, message }: NodeJS.ErrnoException, { port, host }: Address): string {
  if (code === "EADDRINUSE") return `port ${port} on ${host} is taken; choose another with --port`;
  if (code === "EACCES") return `port ${port} is not open to this user; choose another with --port`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `${host} is no address of this machine`;
  return `cannot listen on ${host}:${port}: ${message}`;
}

function hostInUrl({ address, family }: AddressInfo): string {
  return family === "IPv6" ? `[${address}]` : address;
}

function close(server: ServerType): Promise<void> {
  return new Promise((done) => {
    const force = setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), 500);
    server.close(() => {
      clearTimeout(force);
      done();
    });
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  });
}

/**
 * Resolves on SIGINT and SIGTERM, or when the npm that ran the command is gone. To be called before the server listens, for
 * whoever finds that it does may stop it at once.
 */
export function stopSignal(): Promise<void> {
  return new Promise((done) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => done());
    if (process.env["npm_lifecycle_event"]) onceOrphaned(done);
  });
}

/** npm ends the shell between itself and the command, and many a shell does not pass the signal on. */
function onceOrphaned(stop: () => void): void {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 100);
  watch.unref();
}
