import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Drops connections whose caller does not read a response, after at most so many milliseconds without progress, and those
 * that are kept alive and idle, which Node.js would do by itself if it were not asked for the former.
 */
export function dropStalled(server: Server, unread: number): void {
  /** How many requests of a connection are in work; none is known of one that has not sent any. */
  const pending = new WeakMap<Socket, number>();
  server.on("request", ({ socket }, response) => {
    pending.set(socket, (pending.get(socket) ?? 0) + 1);
    response.once("close", () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
  });
  // Node.js lets the first timeout pass in which something was written, so that half of the time is waited twice.
  server.setTimeout(unread / 2, (socket?: Socket) => {
    // One that waits for a response has nothing to read, and one that never sent a request has time to send its head.
    if (socket && (socket.writableLength > 0 || pending.get(socket) === 0)) socket.destroy();
  });
}
