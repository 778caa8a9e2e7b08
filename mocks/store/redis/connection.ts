import { createHash } from "node:crypto";
import { StoreUnavailable } from "../../engine/state/store.ts";
import { wait as pause } from "../../http/faults.ts";

/** How long a request waits for Redis in all, in milliseconds, however often it has to be sent. */
export const patienceMs = 2_000;

/** How many times as long all wait while a response of many megabytes is under way, behind which all others come. */
const patienceWithLarge = 5;

/** How often Redis is asked whether it is ready, and how long it may take to say so, in milliseconds. */
const betweenBeatsMs = 500;
const beatPatienceMs = 1_000;

/** How long a call waits for a Redis that was silent to say that it is back, in milliseconds. */
const maxWaitForBeatMs = 50;

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

type Evaluate = (script: Script, keys: string[], parameters: CommandPart[]) => Promise<unknown>;

/**
 * Finds out whether Redis is ready.
 *
 * @throws {StoreUnavailable} if nothing may be asked of it.
 */
export type Heartbeat = (run: Evaluate) => Promise<unknown>;

/** Errors that Redis responds with in a state of its own, by the first word: why it cannot do what it is asked. */
const states: Record<string, string> = {
  LOADING: "Redis is still loading its data",
  BUSY: "Redis is busy with a script",
  MASTERDOWN: "Redis has lost its primary",
  OOM: "Redis is full: its memory has reached maxmemory",
  READONLY: "Redis is a read-only replica",
  MISCONF: "Redis cannot write to its disk",
  NOREPLICAS: "Redis has too few replicas",
  NOAUTH: "Redis asks for a password",
  NOPERM: "Redis does not permit this user what the mock needs",
};

/** Those that pass by themselves, so that waiting for them may help. */
const passing = new Set(["LOADING", "BUSY", "MASTERDOWN"]);

/**
 * Runs scripts. What is lost with a connection is sent again, so that a script must know what it has done already; after
 * two seconds it is given up.
 */
export function createConnection(client: RedisClient) {
  /** Why Redis does not respond, since it did not in time. Nothing more is asked of it until it does. */
  let silence: string | undefined;
  /** What keeps it from doing what it is asked, as the last heartbeat found. */
  let state: string | undefined;
  let beating: Promise<void> | undefined;
  let largeUnderWay = 0;
  /** Tells those who watch what has changed. */
  let tell = (): void => undefined;
  /** What is sent to see whether Redis is ready. */
  let heartbeat: Heartbeat = () => client.sendCommand(["PING"]);

  const inTime = <T>(milliseconds: number, response: Promise<T>): Promise<T> =>
    within(milliseconds, response, () => largeUnderWay > 0);

  const beatOnce = async (): Promise<void> => {
    if (!client.isReady) return;
    // It responds once everything that was sent before has been, or fails with the connection.
    const beaten = heartbeat(evaluate);
    await inTime(beatPatienceMs, beaten).catch((error: unknown) => {
      if (error instanceof Late) state ??= error.message;
      tell();
    });
    try {
      await beaten;
      silence = undefined;
      state = undefined;
    } catch (error) {
      state = stateIn(error);
      // What passes by itself is not waited for again until it has.
      if (state !== undefined && !passing.has(stateName(error))) silence = undefined;
      if (error instanceof StoreUnavailable) silence = error.message;
    }
    tell();
  };

  const beat = (): Promise<void> => (beating ??= beatOnce().finally(() => (beating = undefined)));

  const evaluate: Evaluate = async (script, keys, parameters) => {
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
    /** Why Redis cannot be used; `undefined` when it can. */
    unavailable(): string | undefined {
      if (!client.isReady) return "Redis cannot be reached";
      if (silence !== undefined) void beat();
      return silence ?? state;
    },
    /**
     * Sends something to Redis again and again, to know at any time whether it is ready. Returns what ends it.
     *
     * @param told is called with what `unavailable` says whenever that has changed
     */
    watch(send: Heartbeat, told: (reason: string | undefined) => void): () => void {
      heartbeat = send;
      let last: string | undefined;
      tell = () => {
        const reason = client.isReady ? (silence ?? state) : "Redis cannot be reached";
        if (reason !== last) told((last = reason));
      };
      const timer = setInterval(() => {
        tell();
        void beat();
      }, betweenBeatsMs);
      timer.unref();
      return () => {
        clearInterval(timer);
        tell = () => undefined;
      };
    },
    /**
     * Runs a script.
     *
     * @throws {StoreUnavailable} if Redis does not respond in time, or cannot do it. It may have run all the same.
     */
    async run(script: Script, keys: string[], parameters: CommandPart[]): Promise<unknown> {
      const end = performance.now() + patienceMs;
      let reason = "Redis cannot be reached";
      for (;;) {
        // A Redis that is back says so at once.
        if (silence !== undefined) await Promise.race([beat(), pause(maxWaitForBeatMs)]);
        if (silence !== undefined) throw new StoreUnavailable(silence);
        const leftMs = end - performance.now();
        if (leftMs <= 0) throw new StoreUnavailable((silence = reason));
        try {
          if (client.isReady) return await inTime(leftMs, evaluate(script, keys, parameters));
        } catch (error) {
          if (error instanceof StoreUnavailable) {
            silence = error.message;
            void beat();
            throw error;
          }
          const why = stateIn(error);
          if (why !== undefined && !passing.has(stateName(error))) throw new StoreUnavailable(why);
          // Any other error that Redis responds with would come again.
          if (why === undefined && isReply(error)) throw error;
          reason = why ?? "Redis cannot be reached";
        }
        await pause(pauseMs);
      }
    },
    /** Runs a script whose response can have many megabytes, as `run` does. */
    async runLarge(script: Script, keys: string[]): Promise<unknown> {
      largeUnderWay += 1;
      return this.run(script, keys, []).finally(() => (largeUnderWay -= 1));
    },
    /**
     * Sends a command once.
     *
     * @throws {StoreUnavailable} if Redis does not respond, or cannot do it.
     */
    send: (parts: string[]): Promise<unknown> =>
      inTime(patienceMs, client.sendCommand(parts)).catch((error: unknown) => {
        const why = stateIn(error);
        if (why === undefined && isReply(error)) throw error;
        throw new StoreUnavailable(why ?? "Redis cannot be reached");
      }),
    close: () => client.destroy(),
  };
}

function isReply(error: unknown): boolean {
  return error instanceof Error && /^[A-Z]+ /.test(error.message);
}

/** The word for the state that an error of Redis is about, which older versions put in the middle of the error of a script. */
function stateName(error: unknown): string {
  const message = error instanceof Error ? error.message : "";
  return Object.keys(states).find((name) => new RegExp(`(^|-)${name} `).test(message)) ?? "";
}

function stateIn(error: unknown): string | undefined {
  return states[stateName(error)];
}

class Late extends StoreUnavailable {
  constructor(milliseconds: number) {
    super(`Redis did not respond within ${Math.ceil(milliseconds / 1000)} s`);
  }
}

/**
 * Waits for so many milliseconds at most, those left out in which this process was busy itself.
 *
 * @param isSlowed whether something comes first that takes its time, for which the wait is longer
 */
export function within<T>(milliseconds: number, response: Promise<T>, isSlowed = () => false): Promise<T> {
  return new Promise((done, fail) => {
    let leftMs = milliseconds;
    let timer: NodeJS.Timeout;
    const wait = (): void => {
      const begun = performance.now();
      const stepMs = Math.min(leftMs, 100);
      timer = setTimeout(() => {
        const passedMs = Math.min(performance.now() - begun, 2 * stepMs);
        leftMs -= isSlowed() ? passedMs / patienceWithLarge : passedMs;
        if (leftMs > 0) wait();
        // What has come by now is read first.
        else setImmediate(() => fail(new Late(milliseconds)));
      }, stepMs);
    };
    wait();
    response.then(done, fail).finally(() => clearTimeout(timer));
  });
}
