import type { Version } from "@adintel/client/operations";
import { UsageError } from "../lib/errors.ts";
import { address } from "../lib/server-flags.ts";
import { basePaths } from "../lib/versions.ts";
import type { CheckedExchange, Violations } from "./log.ts";

/** The options of {@link proxy}. */
export interface ProxySettings {
  /** The server's address without the base path of a version, such as `http://127.0.0.1:4010`. */
  upstream: string;
  /** Default: any free one. */
  port?: number;
  /** Default: `127.0.0.1`. */
  host?: string;
  /** The versions that are checked; requests of another pass as they are. Default: all. */
  versions?: readonly Version[];
  /** Seconds that the server may take to respond. Default: 30. */
  timeout?: number;
  /** How many of the last requests with violations are kept; all are counted. Default: 1000. */
  keep?: number;
  /** Called with each request that has violations, as its response ends. */
  onViolation?: (exchange: CheckedExchange) => void;
}

/** A proxy that is listening. */
export interface RunningProxy {
  /** Without a trailing slash. */
  url: string;
  /** What was checked since the start, or since the last `empty()`. */
  violations(): Violations;
  empty(): void;
  /** Several lines of text for people. */
  summary(): string;
  /** Resolves once open requests were answered, or after a second. */
  close(): Promise<void>;
}

/** A parser of the server's address, without the base path of a version; errors mention `name`, the flag or option. */
export function origin(name: string): (text: string) => string {
  return (text) => {
    const upstream = address(name, "http://127.0.0.1:4010")(text);
    const base = basePaths.find((path) => upstream.endsWith(path));
    if (base === undefined) return upstream;
    throw new UsageError(
      `${name} must not end with ${base}, since the proxy forwards all versions; use ${upstream.slice(0, -base.length)}`,
    );
  };
}
