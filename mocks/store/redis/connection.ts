import { createHash } from "node:crypto";
import { StoreUnavailable } from "../store.ts";
import type { Subscribe } from "./events.ts";

/** How long a request waits for Redis in all, in milliseconds, however often it has to be sent. */
const patienceMs = 2_000;

/** How long the next attempt waits while Redis is away, in milliseconds. */
const pauseMs = 50;

/** A script that Redis runs in one step. */
export interface Script {
  source: string;
  sha: string;
}

export function scriptOf(source: string): Script {
  return { source, sha: createHash("sha1").update(source).digest("hex") };
}

/** A part of a command. */
export type Part = string | Buffer;

/** What of a client of Redis is used, so that the package is loaded only where there is a store to reach. */
export interface Client {
  isReady: boolean;
  connect(): Promise<unknown>;
  sendCommand(parts: Part[]): Promise<unknown>;
  destroy(): void;
  on(event: "error", listener: (error: Error) => void): unknown;
}

/** What of a client that hears of events is used. */
export interface Subscriber {
  isOpen: boolean;
  connect(): Promise<unknown>;
  subscribe(channel: string, hear: (message: string) => void): Promise<unknown>;
  unsubscribe(channel: string): Promise<unknown>;
  destroy(): void;
}

/**
 * Subscribes over a connection of its own, which is made when it is first needed. While Redis is away it waits for it, and
 * subscribes again.
 */
export function subscribing(client: Subscriber): Subscribe {
  return (channel, hear) => {
    const subscribed = (async () => {
      if (!client.isOpen) await client.connect();
      await client.subscribe(channel, hear);
    })();
    return {
      // Redis may be away for long; whoever waits is told of what happens from then on.
      ready: within(patienceMs, subscribed).catch(() => undefined),
      stop: () => void subscribed.then(() => client.unsubscribe(channel)).catch(() => undefined),
    };
  };
}

export type Connection = ReturnType<typeof createConnection>;

/**
 * Runs scripts. What is lost with a connection is sent again, so that a script must know what it has done already; after
 * two seconds it is given up.
 */
export function createConnection(client: Client) {
  let failure: string | undefined;
  /** Whether a probe is under way, after Redis did not respond. */
  let isProbing = false;

  const probe = async (): Promise<void> => {
    if (isProbing) return;
    isProbing = true;
    // It responds once everything that was sent before has been, or fails with the connection.
    await client.sendCommand(["PING"]).then(
      () => (failure = undefined),
      () => undefined,
    );
    isProbing = false;
  };

  const evaluate = async (script: Script, keys: string[], parameters: Part[]): Promise<unknown> => {
    const rest = [String(keys.length), ...keys, ...parameters];
    try {
      return await client.sendCommand(["EVALSHA", script.sha, ...rest]);
    } catch (error) {
      // A Redis that was started again has forgotten it.
      if (!(error instanceof Error) || !error.message.startsWith("NOSCRIPT")) throw error;
      return client.sendCommand(["EVAL", script.source, ...rest]);
    }
  };

  return {
    /** Why Redis cannot be reached; `undefined` when it can. */
    unavailable(): string | undefined {
      if (!client.isReady) return "Redis cannot be reached";
      if (failure !== undefined) void probe();
      return failure;
    },
    /**
     * Runs a script.
     *
     * @throws {StoreUnavailable} if Redis does not respond in time. It may have run all the same.
     */
    async run(script: Script, keys: string[], parameters: Part[]): Promise<unknown> {
      const end = performance.now() + patienceMs;
      for (;;) {
        if (failure !== undefined) {
          void probe();
          throw new StoreUnavailable(failure);
        }
        const leftMs = end - performance.now();
        if (leftMs <= 0) throw new StoreUnavailable("Redis cannot be reached");
        try {
          if (client.isReady) return await within(leftMs, evaluate(script, keys, parameters));
        } catch (error) {
          if (error instanceof StoreUnavailable) {
            failure = error.message;
            void probe();
            throw error;
          }
          // An error that Redis responds with would come again.
          if (isReply(error)) throw error;
        }
        await new Promise((done) => setTimeout(done, pauseMs));
      }
    },
    /** Sends a command once. */
    send: (parts: string[]): Promise<unknown> => within(patienceMs, client.sendCommand(parts)),
    close: () => client.destroy(),
  };
}

function isReply(error: unknown): boolean {
  return error instanceof Error && /^[A-Z]+ /.test(error.message);
}

function within<T>(milliseconds: number, response: Promise<T>): Promise<T> {
  return new Promise((done, fail) => {
    const timer = setTimeout(
      () => fail(new StoreUnavailable(`Redis did not respond within ${patienceMs / 1000} s`)),
      milliseconds,
    );
    response.then(done, fail).finally(() => clearTimeout(timer));
  });
}
