import type { Incoming, Socket } from "./incoming.ts";
import { bytesOf, respond, type JsonResponse } from "./json.ts";

/** The connection was cut, as a scenario or the settings say: what the global `fetch` fails with where that happens. */
export class ConnectionLost extends TypeError {
  constructor(by: string) {
    super("fetch failed", { cause: new Error(`The mock cut the connection: ${by}.`) });
  }
}

/** A head that is an error in every browser, and no reason to send the request again. */
const invalidHead = "HTTP/1.1 200 OK\r\nContent-Length: 0\r\nContent-Length: 1\r\n\r\n";

/**
 * Cuts the connection where there is one. A browser that gets nothing on a connection it used before sends the request again, unseen
 * by its page: the loss would not reach the page, and the call would be charged twice. So it gets a head that it cannot read.
 *
 * @throws {ConnectionLost} where there is none.
 */
export function dropped({ socket, request, rawHeaders }: Incoming, by: string): Response {
  if (!socket?.destroy) throw new ConnectionLost(by);
  const isBrowser = request.header("User-Agent")?.startsWith("Mozilla/");
  const isHttp1 = !rawHeaders?.includes(":method");
  if (isBrowser && isHttp1 && socket.end) socket.end(invalidHead, () => socket.destroy?.());
  else socket.destroy();
  return new Response(null);
}

/** A response whose connection is cut in the middle of its body. */
export function cutOff(response: JsonResponse, socket: Socket | undefined, by: string): Response {
  const body = bytesOf(response.json);
  let isHalfSent = false;
  const whole = respond(response);
  // The server would read ahead and lose what it has not written; of a chunked body it does not.
  if (socket) whole.headers.set("Transfer-Encoding", "chunked");
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      if (!isHalfSent) {
        isHalfSent = true;
        return controller.enqueue(body.slice(0, Math.ceil(body.length / 2)));
      }
      // Node.js hands a chunk to the connection at the end of a turn of the event loop; from 26 on, ending it earlier loses it.
      if (socket) await wait(0);
      // A stream that fails would be ended by the server in a way of its own.
      if (socket?.end) socket.end("", () => socket.destroy?.());
      else controller.error(new TypeError("terminated", { cause: new ConnectionLost(by) }));
    },
  };
  // Asked for the rest only once the first half was written.
  return new Response(new ReadableStream(source, { highWaterMark: 0 }), whole);
}

const pieces = 10;

/** A response whose body is sent in pieces that are spread over a time. */
export function slowed(response: JsonResponse, milliseconds: number): Response {
  const body = bytesOf(response.json);
  const size = Math.ceil(body.length / pieces);
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await wait(milliseconds / pieces);
      if (sent >= body.length) return controller.close();
      controller.enqueue(body.slice(sent, sent + size));
      sent += size;
    },
  });
  return new Response(stream, respond(response));
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
