import type { Events, MockEvent } from "./events.ts";
import { recordOf } from "./record.ts";

/** How often a stream without events says that it is alive, which also shows that its reader is gone. */
const beatMs = 15_000;

/** What waits for a reader at most, in bytes, before its stream is ended. */
const unreadBytes = 4 * 2 ** 20;

/** Streams at a time; the oldest is ended for another. */
const maxStreams = 20;

interface StreamClient {
  /** Whose events it hears; `*`: all. */
  session: string;
  send(bytes: Uint8Array<ArrayBuffer>): void;
  end(): void;
}

export type Streams = ReturnType<typeof createStreams>;

/**
 * Server-sent events (HTML Living Standard, section 9.2): `request` with the whole exchange, `change` with what changed other
 * than by a request. Nothing is made of an event that nobody hears.
 */
export function createStreams(events: Events) {
  const clients = new Set<StreamClient>();
  let stop: (() => void) | undefined;
  const tell = (event: MockEvent): void => {
    let bytes: Uint8Array<ArrayBuffer> | undefined;
    for (const client of clients)
      if (client.session === "*" || client.session === event.session) client.send((bytes ??= bytesOf(event)));
  };
  const start = (): (() => void) => {
    const mute = events.listen(tell);
    const beat = setInterval(() => clients.forEach((client) => client.send(heartbeat)), beatMs);
    // In Node.js it would keep a test's process from ending.
    if (typeof beat === "object") beat.unref();
    return () => {
      mute();
      clearInterval(beat);
    };
  };
  const remove = (client: StreamClient): void => {
    clients.delete(client);
    if (clients.size > 0) return;
    stop?.();
    stop = undefined;
  };
  return {
    open(session: string): ReadableStream<Uint8Array<ArrayBuffer>> {
      let client: StreamClient;
      return new ReadableStream<Uint8Array<ArrayBuffer>>(
        {
          start(controller) {
            client = {
              session,
              send(bytes) {
                // Whoever does not read must not make the mock keep everything.
                if ((controller.desiredSize ?? 0) <= 0) return client.end();
                controller.enqueue(bytes);
              },
              end() {
                remove(client);
                controller.close();
              },
            };
            const [oldest] = clients;
            if (oldest && clients.size >= maxStreams) oldest.end();
            clients.add(client);
            stop ??= start();
            client.send(encoder.encode("retry: 1000\n\n"));
          },
          cancel: () => remove(client),
        },
        new ByteLengthQueuingStrategy({ highWaterMark: unreadBytes }),
      );
    },
    /** Ends all, for whoever reads them to connect to the mock that takes over. */
    close(): void {
      for (const client of clients) client.end();
    },
  };
}

const encoder = new TextEncoder();
const heartbeat = encoder.encode(":\n\n");

function bytesOf(event: MockEvent): Uint8Array<ArrayBuffer> {
  const { type, session } = event;
  const data = type === "request" ? recordOf(event.entry) : { session, what: event.what };
  // JSON has no line breaks of its own.
  return encoder.encode(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
}
