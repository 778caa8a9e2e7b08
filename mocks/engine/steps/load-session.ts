import type { Exchange } from "../exchange.ts";
import type { Loaded, Store } from "../store.ts";

/** Loads the state that the steps after it read; the session is created if there is none. */
export function loadSession({
  exchange,
  store,
}: {
  exchange: Exchange;
  store: Store;
}): Loaded | Promise<Loaded> {
  return store.load(exchange.session, "request");
}
