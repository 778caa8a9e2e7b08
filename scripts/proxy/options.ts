import type { Version } from "@adintel/client/operations";
import type { Breach, Breaches } from "./breaches.ts";
import type { PrismProxy } from "./prism.ts";
import type { Upstream } from "./upstream.ts";

/** What the proxy works with. */
export interface ProxyOptions {
  upstream: Upstream;
  prism: PrismProxy;
  breaches: Breaches;
  versions: readonly Version[];
  /** Is told each breach as it comes. */
  onBreach(breach: Breach): void;
}
