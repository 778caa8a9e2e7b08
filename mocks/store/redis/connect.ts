import { needPackages } from "../../../scripts/lib/missing-package.ts";
import type { StoreContext } from "../../engine/state/session-start.ts";
import type { Store } from "../../engine/state/store.ts";
import { createConnection, type RedisClient } from "./connection.ts";
import { namesIn, usualPrefix } from "./names.ts";
import { createRedisStore } from "./store.ts";
import { subscribing } from "./subscribing.ts";
import { ExpectedError } from "../../../scripts/lib/errors.ts";

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
  const info = String(await connection.send(["INFO", "cluster"]).catch(() => ""));
  if (/^cluster_enabled:1/m.test(info)) {
    connection.close();
    throw new StoreError(
      `the store at ${host} is a Redis Cluster, which is not supported: a request changes its session and the list of all sessions in one step; use a single Redis`,
    );
  }
  await connection.send(["SET", names.world, JSON.stringify(own), "NX"]).catch(fail);
  const text = await connection.send(["GET", names.world]).catch(fail);
  const agreed = JSON.parse(String(text)) as SharedWorld;
  const different = (["seed", "accounts", "mediaPerAccount", "data", "now"] as const).filter(
    (name) => agreed[name] !== own[name],
  );
  if (different.length > 0) {
    connection.close();
    throw new StoreError(
      `the store at ${host} is used by a mock with a different ${different.join(", ")} (${different.map((name) => `${name} ${agreed[name]}, here ${own[name]}`).join("; ")}); start with the same flags or use another database`,
    );
  }
  // What is asked while Redis is away waits, unlike a request.
  const subscriber = client.duplicate({ disableOfflineQueue: false });
  subscriber.on("error", () => undefined);
  return {
    start: agreed.start,
    open: (context) => createRedisStore(connection, subscribing(subscriber), names, context),
    close() {
      connection.close();
      if (subscriber.isOpen) subscriber.destroy();
    },
  };
}
