import { listen, stopSignal } from "../../mocks/server.ts";
import { prepare } from "../check/report/files.ts";
import { createRecorder } from "./har.ts";
import { createViolationLog, line } from "./log.ts";
import { readFlags } from "./flags.ts";
import { createProxy } from "./server.ts";
import { createUpstream } from "./upstream.ts";

type App = ReturnType<typeof createProxy>;

/**
 * Runs the proxy until it is told to stop, and resolves to the exit code: 0, or with `--fail` 1 if there are violations.
 *
 * @throws {UsageError} on bad input.
 * @throws {ListenError} if it cannot listen.
 */
export async function proxy(
  args: string[],
  stopped: () => Promise<void> = stopSignal,
  now: () => number = Date.now,
): Promise<number> {
  const flags = readFlags(args);
  if (!flags) return 0;
  if (flags.har !== undefined) await prepare(flags.har, "--har");
  const stop = stopped();
  const log = createViolationLog(flags.keep);
  const recorder = flags.har === undefined ? undefined : createRecorder(flags.har, flags.upstream);
  const upstream = await createUpstream(flags.upstream, flags.timeoutMs);
  // It listens at once, so that a taken port shows before Prism is loaded; a request that comes early waits.
  let start: (app: App) => void = () => undefined;
  const app = new Promise<App>((done) => (start = done));
  const server = await listen(async (request, env) => (await app)(request, env), flags.address);
  try {
    const { createPrismProxy } = await import("./prism.ts");
    const prism = await createPrismProxy(flags.upstream);
    const { versions } = flags;
    start(
      createProxy({
        upstream,
        prism,
        log,
        recorder,
        versions,
        now,
        onViolation: (exchange) => console.log(line(exchange)),
      }),
    );
    console.log(`The proxy of ${flags.upstream} answers on ${server.url}`);
    await stop;
    console.log(log.summary());
  } finally {
    await server.close();
    await upstream.close();
    // After the last response, whatever ended the proxy.
    await recorder?.write();
  }
  return flags.fail && log.list().violations > 0 ? 1 : 0;
}
