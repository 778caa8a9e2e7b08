import type { Exchange } from "../state/exchange.ts";
import type { Loaded, Store } from "../state/store.ts";

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
