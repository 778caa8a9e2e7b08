import { createServer, type Server as HttpServer } from "node:http";
import type { Socket, AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { followConnections } from "./connections.ts";
import { asForwarded, senderOf } from "./forwarded.ts";
import {
  hostProblem,
  refuseExpectation,
  refuseHost,
  refuseUnreadable,
  unreadableRequest,
} from "./malformed-requests.ts";
import { ExpectedError } from "../../scripts/lib/errors.ts";

/** The process that started this one; taken at once, since it may end at any time. */
const parent = process.ppid;

export interface Server {
  /** Where it answers, without a trailing slash. */
  url: string;
  /**
   * Stops accepting connections and closes idle ones, and resolves once the requests under way have been answered. What takes
   * longer than so many milliseconds is cut; by default 500.
   */
  close(waitMs?: number): Promise<void>;
}

/** What is handed to the function beside the request: Node's own request, which knows the caller's address. */
export interface Bindings {
  incoming: {
    socket: { remoteAddress?: string | undefined };
    rawHeaders?: readonly string[];
    /** The address of the sender, if a proxy that is trusted told one. */
    sender?: string | undefined;
  };
}

export interface Address {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Whether `X-Forwarded-Proto` and `X-Forwarded-Host` say where a request was sent, and `X-Forwarded-For` by whom, as they do behind a proxy. */
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
  /** For the next request. */
  idle: number;
}

const patience: Patience = { head: 10_000, request: 30_000, unread: 30_000, idle: 5_000 };

/** How long a command that is told to stop waits for its last responses: less than the 10 s after which Docker kills it. */
export const graceMs = 8_000;

/** The port is taken, or the host is not one of this machine. */
export class ListenError extends ExpectedError {
  override name = "ListenError";
}

/**
 * Serves a function from Request to Response on a port. Connections that send too slowly, do not read what they are
 * sent or stay idle are dropped.
 *
 * @throws {ListenError} if it cannot listen there, saying why.
 */
export function listen(
  answer: (request: Request, env: Bindings) => Response | Promise<Response>,
  { port, host, trustProxy = false }: Address,
  { head, request: requestMs, unread, idle }: Patience = patience,
): Promise<Server> {
  const fetch: typeof answer = trustProxy
    ? (request, { incoming: { socket, rawHeaders = [] } }) =>
        answer(asForwarded(request), { incoming: { socket, rawHeaders, sender: senderOf(request) } })
    : answer;
  const respondTo = getRequestListener(fetch, { hostname: host, errorHandler: unreadableRequest });
  const options = {
    headersTimeout: head,
    requestTimeout: requestMs,
    keepAliveTimeout: idle,
    connectionsCheckingInterval: Math.min(1000, head / 2),
    // It is required all the same, and what lacks it is rejected in the API's envelope.
    requireHostHeader: false,
  };
  return new Promise((done, fail) => {
    const server = createServer(options, (incoming, outgoing) => {
      if (!connections.begin(incoming, outgoing)) return;
      const problem = hostProblem(incoming);
      if (problem !== undefined) refuseHost(problem, outgoing);
      else void respondTo(incoming, outgoing);
    });
    const connections = followConnections(server);
    dropStalled(server, unread, connections.isIdle);
    server.on("clientError", refuseUnreadable);
    server.on("checkExpectation", refuseExpectation);
    server.once("error", (error: NodeJS.ErrnoException) =>
      fail(new ListenError(reason(error, { port, host }))),
    );
    server.listen(port, host, () => {
      const address = server.address() as AddressInfo;
      const url = `http://${hostInUrl(address)}:${address.port}`;
      done({ url, close: (waitMs = 500) => connections.close(waitMs) });
    });
  });
}

function reason({ code, message }: NodeJS.ErrnoException, { port, host }: Address): string {
  if (code === "EADDRINUSE") return `port ${port} on ${host} is taken; choose another with --port`;
  if (code === "EACCES") return `this user may not listen on port ${port}; choose another with --port`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `${host} is not an address of this machine`;
  return `cannot listen on ${host}:${port}: ${message}`;
}

function hostInUrl({ address, family }: AddressInfo): string {
  return family === "IPv6" ? `[${address}]` : address;
}

/**
 * Resolves on SIGINT and SIGTERM, or when the npm that ran the command is gone; another signal then ends the process at once. To
 * be called before the server listens, for whoever finds that it does may stop it at once.
 */
export function stopSignal(): Promise<void> {
  const signals = ["SIGINT", "SIGTERM"] as const;
  return new Promise<void>((done) => {
    const stop = (): void => {
      for (const signal of signals) process.off(signal, stop);
      done();
    };
    for (const signal of signals) process.on(signal, stop);
    if (process.env["npm_lifecycle_event"]) onceOrphaned(stop);
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

/**
 * Drops connections whose caller does not read a response, after at most so many milliseconds without progress, and those
 * that are kept alive and idle, which Node.js would do by itself if it were not asked for the former.
 */
function dropStalled(server: HttpServer, unread: number, isIdle: (socket: Socket) => boolean): void {
  // Node.js lets the first timeout pass in which something was written, so that half of the time is waited twice.
  server.setTimeout(unread / 2, (socket?: Socket) => {
    // One that waits for a response has nothing to read, and one that never sent a request has time to send its head.
    if (socket && (socket.writableLength > 0 || isIdle(socket))) socket.destroy();
  });
}
