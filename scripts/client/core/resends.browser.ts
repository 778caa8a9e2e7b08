import type { Operation } from "./pricing.js";

// What resends.ts is in a browser, where no option keeps a request from being sent again.

export function newConnection(): object {
  return {};
}

/** Bundles for Cloudflare's workerd have it too. */
export function timesSent({ method }: Operation): number {
  return /^POST cloud/i.test(`${method} ${globalThis.navigator?.userAgent}`) ? 1 : 2;
}
