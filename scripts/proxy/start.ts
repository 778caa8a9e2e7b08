import { graceMs, listen } from "../../mocks/http/server.ts";
import { requireKeys } from "../lib/server-flags.ts";
import { versions as allVersions } from "../lib/versions.ts";
import type { Recorder } from "./har.ts";
import { createViolationLog } from "./log.ts";
import type { ProxySettings, RunningProxy } from "./settings.ts";
import type { PrismProxy } from "./prism.ts";
import { createProxy } from "./server.ts";
import { createUpstream } from "./upstream.ts";

/** What only the command passes. */
export interface CommandExtras {
  recorder?: Recorder | undefined;
  /** Creates the additional check by Prism. */
  judge?: ((upstream: string) => Promise<PrismProxy>) | undefined;
  /** Milliseconds since 1970; default: `Date.now`. */
  now?: (() => number) | undefined;
}

type App = ReturnType<typeof createProxy>;

/** Starts the proxy, for `proxy()` and the command. */
export async function start(
  {
    upstream: address,
    port = 0,
    host = "127.0.0.1",
    versions = allVersions,
    timeout = 30,
    keep,
    onViolation,
  }: ProxySettings,
  { recorder, judge, now = Date.now }: CommandExtras = {},
): Promise<RunningProxy> {
  requireKeys();
  const log = createViolationLog(keep ?? 1000);
  const upstream = await createUpstream(address.replace(/\/+$/, ""), timeout * 1000);
  // Listen before Prism is loaded, so that a port in use fails at once; early requests wait.
  let begin: (app: App) => void = () => undefined;
  const app = new Promise<App>((done) => (begin = done));
  const server = await listen(async (request, env) => (await app)(request, env), { port, host });
  const close = async (waitMs: number) => {
    await server.close(waitMs);
    await upstream.close();
  };
  try {
    const prism = await judge?.(address);
    begin(
      createProxy({
        upstream,
        prism,
        log,
        recorder,
        versions,
        now,
        onViolation: onViolation ?? (() => undefined),
      }),
    );
  } catch (error) {
    // What came early waits for what will not be.
    await close(0);
    throw error;
  }
  return {
    url: server.url,
    violations: log.list,
    empty: log.empty,
    summary: log.summary,
    close: () => close(graceMs),
  };
}
