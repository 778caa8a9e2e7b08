import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Drops connections whose caller does not read a response, after at most so many milliseconds without progress, and those
 * that are kept alive and idle, which Node.js would do by itself if it were not asked for the former.
 */
export function dropStalled(server: Server, unread: number): void {
  /** The last response of each connection; those before it are sent first. */
  const last = new WeakMap<Socket, ServerResponse>();
  server.on("request", ({ socket }, response) => last.set(socket, response));
  // Node.js lets the first timeout pass in which something was written, so that half of the time is waited twice.
  server.setTimeout(unread / 2, (socket?: Socket) => {
    // One that waits for a response has nothing to read, and one that never sent a request has time to send its head.
    if (socket && (socket.writableLength > 0 || last.get(socket)?.writableFinished)) socket.destroy();
  });
}
