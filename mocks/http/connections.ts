import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How long a connection on which nothing came may still bring a request to a server that closes, in milliseconds. */
const firstRequestMs = 500;

/** The open connections of a server, each with its last response; those before it are sent first. */
export function followConnections(server: Server) {
  const open = new Map<Socket, ServerResponse | undefined>();
  let isClosing = false;
  server.on("connection", (socket: Socket) => {
    open.set(socket, undefined);
    socket.once("close", () => open.delete(socket));
  });

  const endAfter = (response: ServerResponse, socket: Socket): void => {
    // Where the head is still to be sent, it gets `Connection: close`, and Node.js keeps to that.
    response.shouldKeepAlive = false;
    if (response.headersSent) response.once("finish", () => socket.destroySoon());
  };

  const destroy = (isDue: (response: ServerResponse | undefined) => boolean): void => {
    for (const [socket, response] of open) if (isDue(response)) socket.destroy();
  };

  return {
    /** Whether a request is to be processed: none is after a response that ends the connection (RFC 9112, section 9.6). */
    begin({ socket }: IncomingMessage, response: ServerResponse): boolean {
      if (open.get(socket)?.shouldKeepAlive === false) return false;
      if (isClosing) endAfter(response, socket);
      open.set(socket, response);
      return true;
    },
    /** Whether a connection has brought requests, and all have been answered. */
    isIdle: (socket: Socket): boolean => open.get(socket)?.writableFinished === true,
    /** Accepts no more connections, and resolves once the requests under way are answered, or cut after so many milliseconds. */
    close(waitMs: number): Promise<void> {
      isClosing = true;
      for (const [socket, response] of open) {
        if (response?.writableFinished) socket.destroySoon();
        else if (response) endAfter(response, socket);
      }
      const timers = [
        setTimeout(() => destroy((response) => response === undefined), firstRequestMs),
        setTimeout(() => destroy(() => true), waitMs),
      ];
      // It would cut responses that are written and not yet read.
      server.closeIdleConnections = () => undefined;
      return new Promise((done) => {
        server.close(() => {
          timers.forEach(clearTimeout);
          done();
        });
      });
    },
  };
}
