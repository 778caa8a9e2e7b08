import { createEvents, type Changed, type Events, type MockEvent } from "../../engine/journal/events.ts";
import { sessionNamed } from "./names.ts";
import type { Subscribe, Subscription } from "./subscribing.ts";
import { readExchange } from "./journal-json.ts";

/** What happens in the sessions, in whichever mock it does. Redis tells it as long as somebody listens. */
export interface SharedEvents extends Events {
  ready(): Promise<void>;
}

/** @param send publishes a message, though nobody may hear it */
export function createSharedEvents(
  channel: string,
  subscribe: Subscribe,
  send: (message: string) => void,
): SharedEvents {
  const local = createEvents();
  let subscription: Subscription | undefined;
  return {
    isHeard: local.isHeard,
    publish(event) {
      // Scripts tell of requests, once they are settled.
      if (event.type === "change") send(`${encodeURIComponent(event.session)}\n\n${event.what}`);
    },
    listen(listener) {
      const stop = local.listen(listener);
      subscription ??= subscribe(channel, (message) => local.publish(eventIn(message)));
      return () => {
        stop();
        if (local.isHeard()) return;
        subscription?.stop();
        subscription = undefined;
      };
    },
    ready: async () => void (await subscription?.ready),
  };
}

/** The event of a message: a session, an exchange and its body, or a session, nothing and what changed, a line each. */
function eventIn(message: string): MockEvent {
  const first = message.indexOf("\n");
  const second = message.indexOf("\n", first + 1);
  const session = sessionNamed(message.slice(0, first));
  const entry = message.slice(first + 1, second);
  const rest = message.slice(second + 1);
  if (entry === "") return { type: "change", session, what: rest as Changed };
  return { type: "request", session, entry: { session, ...readExchange(entry, rest) } };
}
