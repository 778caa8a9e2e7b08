import { needPackages } from "../../../scripts/lib/missing-package.ts";
import type { StoreContext } from "../../engine/state/session-start.ts";
import { StoreUnavailable, type Store } from "../../engine/state/store.ts";
import { createConnection, type Heartbeat, type RedisClient } from "./connection.ts";
import { namesIn, usualPrefix, type Names } from "./names.ts";
import { heartbeatScript } from "./scripts.ts";
import { createRedisStore } from "./store.ts";
import { subscribing } from "./subscribing.ts";
import { ExpectedError } from "../../../scripts/lib/errors.ts";
import { maxJournalBytes } from "../../engine/journal/journal.ts";
import { maxDataBytesInAll } from "../../engine/sandboxes/sandboxes.ts";
import { maxStateBytes } from "../../engine/sessions/worlds.ts";

/** The store cannot be used. The message is one line. */
class StoreError extends ExpectedError {
  override name = "StoreError";
}

/** How long to connect may take, and how long a connection may be silent, in milliseconds. */
const connectMs = 2_000;
const silentMs = 5_000;

/** What makes the same world in each replica, and so must be the same in all. */
export interface SharedWorld {
  seed: number;
  accounts: number | null;
  mediaPerAccount: number | null;
  /** A digest of the data of one's own; `null` without any. */
  data: string | null;
  /** A digest of the readings of a calibration; `null` without any. */
  calibration: string | null;
  /** The time that the clock starts at; `null`: the real time. */
  now: number | null;
  /** When the first replica started, which the dates of the world depend on. */
  start: number;
}

/**
 * Connects to a Redis that keeps the state of all mocks that use it.
 *
 * @param through what commands go, which a test may have fail
 * @throws {StoreError} if it cannot be reached, or if the mocks that use it have another world.
 * @throws {MissingPackageError} if the client of Redis is not installed.
 */
export async function connectRedis(
  url: string,
  own: SharedWorld,
  through: (client: RedisClient) => RedisClient = (client) => client,
): Promise<{ start: number; open(context: StoreContext): Store; close(): void }> {
  needPackages(["@redis/client"], "--store needs the Redis client");
  const { createClient } = await import("@redis/client");
  const address = new URL(url);
  const names = namesIn(address.searchParams.get("prefix") ?? usualPrefix);
  address.search = "";
  let isConnected = false;
  const client = createClient({
    url: address.href,
    // What cannot be sent now is sent again by the connection, which knows how long it may take.
    disableOfflineQueue: true,
    // For the same reason; a timer for each command costs more than sending it.
    commandOptions: { timeout: 0 },
    pingInterval: 1_000,
    socket: {
      connectTimeout: connectMs,
      socketTimeout: silentMs,
      reconnectStrategy: (retries) => (isConnected ? Math.min(20 * 2 ** retries, 500) : false),
    },
  });
  // Whoever sends something is told; without a listener the process would end.
  client.on("error", () => undefined);
  const { host } = address;
  const fail = (reason: unknown): never => {
    client.destroy();
    const why = reason instanceof Error ? reason.message.split("\n", 1)[0] : String(reason);
    throw new StoreError(`the store at ${host} cannot be reached: ${why === "" ? "no response" : why}`);
  };
  await client.connect().catch(fail);
  isConnected = true;
  const connection = createConnection(through(client));
  const info = String(await connection.send(["INFO"]).catch(() => ""));
  if (/^cluster_enabled:1/m.test(info)) {
    connection.close();
    throw new StoreError(
      `the store at ${host} is a Redis Cluster, which is not supported: a request changes its session and the list of all sessions in one step; use a single Redis`,
    );
  }
  const first = await connection
    .run(heartbeatScript, [names.world, names.heartbeats], [JSON.stringify(own)])
    .catch(fail);
  const [agreedText, firstBeat] = first as [string, number];
  const agreed = JSON.parse(agreedText) as SharedWorld;
  const refusal = refusalOf(host, own, agreed);
  if (refusal !== undefined) {
    connection.close();
    throw new StoreError(refusal);
  }
  for (const warning of warningsOf(info)) console.error(`the store at ${host} ${warning}`);
  const stopWatching = connection.watch(createHeartbeat(host, names, agreed, firstBeat), (reason) =>
    console.error(`the store at ${host}: ${reason ?? "ready again"}`),
  );
  // What is asked while Redis is away waits, unlike a request.
  const subscriber = client.duplicate({ disableOfflineQueue: false });
  subscriber.on("error", () => undefined);
  return {
    start: agreed.start,
    open: (context) => createRedisStore(connection, subscribing(subscriber), names, context),
    close() {
      stopWatching();
      connection.close();
      if (subscriber.isOpen) subscriber.destroy();
    },
  };
}

/** What mocks keep in a store at most: see `maxStateBytes`. */
const maxStoreBytes = maxStateBytes.session + maxStateBytes.sandbox + maxDataBytesInAll + maxJournalBytes;

/** By what Redis says of itself, why calls may fail or charges be forgotten once it is full. */
function warningsOf(info: string): string[] {
  const maxMemory = Number(/^maxmemory:(\d+)/m.exec(info)?.[1] ?? 0);
  const policy = /^maxmemory_policy:([\w-]+)/m.exec(info)?.[1] ?? "noeviction";
  if (maxMemory === 0) return [];
  const inMegabytes = (bytes: number) => `${Math.floor(bytes / 2 ** 20)} MB`;
  return [
    ...(maxMemory < maxStoreBytes
      ? [
          `may use ${inMegabytes(maxMemory)} (maxmemory), while mocks keep up to ${inMegabytes(maxStoreBytes)} in it`,
        ]
      : []),
    ...(policy === "noeviction"
      ? []
      : [`forgets charges when it is full (maxmemory-policy ${policy}); set noeviction`]),
  ];
}

/** Why a mock with one world cannot use a store with another. */
function refusalOf(host: string, own: SharedWorld, agreed: SharedWorld): string | undefined {
  const names = ["seed", "accounts", "mediaPerAccount", "data", "calibration", "now"] as const;
  // A mock of an earlier version has left out what it did not know.
  const different = names.filter((name) => (agreed[name] ?? null) !== own[name]);
  return different.length === 0
    ? undefined
    : `the store at ${host} is used by a mock with a different ${different.join(", ")} (${different.map((name) => `${name} ${agreed[name]}, here ${own[name]}`).join("; ")}); start with the same flags or use another database`;
}

/** Sends heartbeats, by which a Redis that has lost data is noticed: it counts them, and never less than before. */
function createHeartbeat(host: string, names: Names, agreed: SharedWorld, first: number): Heartbeat {
  let last = first;
  return async (run) => {
    const keys = [names.world, names.heartbeats];
    const [text, count] = (await run(heartbeatScript, keys, [JSON.stringify(agreed)])) as [string, number];
    if (count <= last)
      console.error(`the store at ${host} has lost data: sessions are as Redis has them now, or start anew`);
    last = count;
    // Others may have been the first after a loss.
    const now = JSON.parse(text) as SharedWorld;
    const refusal =
      refusalOf(host, agreed, now) ??
      (now.start === agreed.start
        ? undefined
        : `the store at ${host} has a world with other dates since it lost its data; restart this mock`);
    if (refusal !== undefined) throw new StoreUnavailable(refusal);
  };
}
