import type { Exchange } from "./exchange.ts";

/** Creates what does something once for each request, however often its steps are taken: later calls get the promise of the first. */
export function oncePerExchange<T>() {
  const promises = new WeakMap<Exchange, Promise<T>>();
  return <Promised extends Promise<T> | undefined>(
    exchange: Exchange,
    run: () => Promised,
  ): Promise<T> | Promised => {
    const promise = promises.get(exchange) ?? run();
    if (promise) promises.set(exchange, promise);
    return promise;
  };
}
