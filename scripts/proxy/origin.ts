import { UsageError } from "../lib/errors.ts";
import { address } from "../lib/server-flags.ts";

/** Parses the server's address, without `/v2` and `/api/v1`. Its error names what gave it: a flag or an option. */
export function origin(name: string): (text: string) => string {
  return (text) => {
    const upstream = address(name, "http://127.0.0.1:4010")(text);
    const base = /(\/v2|\/api\/v1)$/.exec(upstream)?.[0];
    if (base === undefined) return upstream;
    throw new UsageError(
      `${name} must not end with ${base}, since the proxy forwards both versions; use ${upstream.slice(0, -base.length)}`,
    );
  };
}
