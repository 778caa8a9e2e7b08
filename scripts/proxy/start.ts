import { listen } from "../../mocks/http/server.ts";
import { versions as all } from "../lib/paths.ts";
import type { Recorder } from "./har.ts";
import { createViolationLog } from "./log.ts";
import type { ProxySettings, RunningProxy } from "./settings.ts";
import type { PrismProxy } from "./prism.ts";
import { createProxy } from "./server.ts";
import { createUpstream } from "./upstream.ts";

/** What the command has beside it. */
export interface Beside {
  recorder?: Recorder | undefined;
  /** Makes a second opinion on requests and responses. */
  judge?: ((upstream: string) => Promise<PrismProxy>) | undefined;
  /** The time on this side, in milliseconds since 1970; default: the machine's. */
  now?: (() => number) | undefined;
}

type App = ReturnType<typeof createProxy>;

/** Starts the proxy that `proxy()` is and `npm run proxy`. */
export async function start(
  {
    upstream: address,
    port = 0,
    host = "127.0.0.1",
    versions = all,
    timeout = 30,
    keep,
    onViolation,
  }: ProxySettings,
  { recorder, judge, now = Date.now }: Beside = {},
): Promise<RunningProxy> {
  const log = createViolationLog(keep ?? 1000);
  const upstream = await createUpstream(address.replace(/\/+$/, ""), timeout * 1000);
  // It listens at once, so that a taken port shows before Prism is loaded; a request that comes early waits.
  let begin: (app: App) => void = () => undefined;
  const app = new Promise<App>((done) => (begin = done));
  const server = await listen(async (request, env) => (await app)(request, env), { port, host });
  const close = async () => {
    await server.close();
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
    await close();
    throw error;
  }
  return { url: server.url, violations: log.list, empty: log.empty, summary: log.summary, close };
}
