/** The proxy as a function: `proxy({ upstream })`. The command, `npm run proxy`, is the same code. */
import { OptionsError } from "../check/cli/settings.ts";
import { UsageError } from "../lib/errors.ts";
import { type ProxySettings, type RunningProxy, origin } from "./settings.ts";
import { start } from "./start.ts";

export type { CheckedExchange, Violations } from "./log.ts";
export type { ProxySettings, RunningProxy } from "./settings.ts";
export type { Violation } from "./violations.ts";

/**
 * Starts a proxy that passes requests on to a server, unchanged, and lists what in them and in their responses breaks the
 * contract; the list is at `GET /__proxy/violations` too.
 *
 * @throws {OptionsError} if `upstream` is no address of a server.
 * @throws {ListenError} if it cannot listen.
 * @example
 * const running = await proxy({ upstream: "http://127.0.0.1:4010" });
 * // … a page's tests call running.url …
 * expect(running.violations().exchanges).toEqual([]);
 * await running.close();
 */
export async function proxy(settings: ProxySettings): Promise<RunningProxy> {
  return start({ ...settings, upstream: parseUpstream(settings) });
}

/** Validates `upstream` at run time, since JavaScript callers have no type check. */
function parseUpstream(settings: Partial<ProxySettings> | undefined): string {
  try {
    return origin("upstream")(String(settings?.upstream));
  } catch (error) {
    throw error instanceof UsageError ? new OptionsError(error.message) : error;
  }
}
