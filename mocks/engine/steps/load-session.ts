import type { Exchange } from "../state/exchange.ts";
import type { Loaded, Store } from "../state/store.ts";

interface WithStore {
  exchange: Exchange;
  store: Store;
}

/** Loads the state that the steps after it read; the session is created if there is none. */
export function loadSession<S extends WithStore>(state: S): (S & Loaded) | Promise<S & Loaded> {
  const loaded = state.store.load(state.exchange.session, "request");
  if (loaded instanceof Promise) return loaded.then((later) => ({ ...state, ...later }));
  const { world, version, epoch, now } = loaded;
  return { ...state, world, version, epoch, now };
}
