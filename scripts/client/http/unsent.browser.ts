import type { Unsent } from "./unsent.js";

/** What unsent.ts is in a browser, which does not say whether a request was sent. */
export function findUnsent(): Unsent | undefined {
  return undefined;
}
