import type { Version } from "@adintel/client/operations";
import type { CheckedExchange, ViolationLog } from "./log.ts";
import type { PrismProxy } from "./prism.ts";
import type { Recorder } from "./har.ts";
import type { Upstream } from "./upstream.ts";

/** What the proxy works with. */
export interface ProxyOptions {
  upstream: Upstream;
  /** A second opinion. */
  prism?: PrismProxy | undefined;
  log: ViolationLog;
  /** Keeps what passes, if a file was named for it. */
  recorder?: Recorder | undefined;
  versions: readonly Version[];
  /** The time of this side, in milliseconds since 1970. */
  now(): number;
  /** Called with each exchange that has violations, as it ends. */
  onViolation(exchange: CheckedExchange): void;
}
