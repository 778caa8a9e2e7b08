import type { Exchange } from "./exchange.ts";

/** Creates what does something once for each request, however often its steps are taken: later calls get the promise of the first. */
export function oncePerExchange<T>() {
  const promises = new WeakMap<Exchange, Promise<T>>();
  return (exchange: Exchange, run: () => Promise<T>): Promise<T> => {
    const promise = promises.get(exchange) ?? run();
    promises.set(exchange, promise);
    return promise;
  };
}
