import { patienceMs, within } from "./connection.ts";

/** Hears what is published on a channel of Redis until it is stopped. */
export interface Subscription {
  /** Resolves once nothing that is published goes unheard. */
  ready: Promise<unknown>;
  stop(): void;
}

export type Subscribe = (channel: string, hear: (message: string) => void) => Subscription;

/** What of a client that hears of events is used. */
export interface Subscriber {
  isOpen: boolean;
  connect(): Promise<unknown>;
  subscribe(channel: string, hear: (message: string) => void): Promise<unknown>;
  unsubscribe(channel: string, hear: (message: string) => void): Promise<unknown>;
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
      // Only this one: another may have begun by then.
      stop: () => void subscribed.then(() => client.unsubscribe(channel, hear)).catch(() => undefined),
    };
  };
}
