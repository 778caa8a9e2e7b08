import type { Takes } from "./readings.ts";
import { Refusal } from "./refusals.ts";
import type { Operation } from "./world.ts";

const perAddress = 60;
const perKey = 120;
const window = 60_000;

/** Counts requests in each minute, from the first one or by the clock, by whom they are from and what they are for. */
export function createRates(clock: () => number, takes: Takes) {
  const counts = new Map<string, number>();
  let start = -Infinity;
  return (operation: Operation, address: string, token: string): Refusal | undefined => {
    const now = clock();
    if (now < start || now >= start + window) {
      counts.clear();
      start = takes("rate-window", "clock") ? Math.floor(now / window) * window : now;
    }
    const limits: [string, number][] = [
      [`address ${address}`, perAddress],
      [`key ${token}`, perKey],
      [`${operation.id} ${token}`, operation.perMinute ?? Infinity],
    ];
    for (const [name] of limits) counts.set(name, (counts.get(name) ?? 0) + 1);
    if (limits.every(([name, most]) => (counts.get(name) ?? 0) <= most)) return undefined;
    const seconds = Math.ceil((start + window - now) / 1000);
    return new Refusal("rate_limited", undefined, { "Retry-After": String(Math.max(1, seconds)) });
  };
}
