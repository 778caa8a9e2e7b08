import { createHash } from "node:crypto";
import { StoreUnavailable } from "../../engine/state/store.ts";

/** How long a request waits for Redis in all, in milliseconds, however often it has to be sent. */
export const patienceMs = 2_000;

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
export type CommandPart = string | Buffer;

/** What of a client of Redis is used, so that the package is loaded only where there is a store to reach. */
export interface RedisClient {
  isReady: boolean;
  connect(): Promise<unknown>;
  sendCommand(parts: CommandPart[]): Promise<unknown>;
  destroy(): void;
  on(event: "error", listener: (error: Error) => void): unknown;
}

export type Connection = ReturnType<typeof createConnection>;

/**
 * Runs scripts. What is lost with a connection is sent again, so that a script must know what it has done already; after
 * two seconds it is given up.
 */
export function createConnection(client: RedisClient) {
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

  const evaluate = async (script: Script, keys: string[], parameters: CommandPart[]): Promise<unknown> => {
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
    async run(script: Script, keys: string[], parameters: CommandPart[]): Promise<unknown> {
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
    /**
     * Sends a command once.
     *
     * @throws {StoreUnavailable} if Redis does not respond.
     */
    send: (parts: string[]): Promise<unknown> =>
      within(patienceMs, client.sendCommand(parts)).catch((error: unknown) => {
        throw isReply(error) ? error : new StoreUnavailable("Redis cannot be reached");
      }),
    close: () => client.destroy(),
  };
}

function isReply(error: unknown): boolean {
  return error instanceof Error && /^[A-Z]+ /.test(error.message);
}

/** Waits for so many milliseconds at most. */
export function within<T>(milliseconds: number, response: Promise<T>): Promise<T> {
  return new Promise((done, fail) => {
    const timer = setTimeout(
      () => fail(new StoreUnavailable(`Redis did not respond within ${patienceMs / 1000} s`)),
      milliseconds,
    );
    response.then(done, fail).finally(() => clearTimeout(timer));
  });
}
