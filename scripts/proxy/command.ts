import { stopSignal } from "../../mocks/http/server.ts";
import { prepare } from "../check/report/files.ts";
import { createRecorder } from "./har.ts";
import { line } from "./log.ts";
import { readFlags } from "./flags.ts";
import { start, type CommandExtras } from "./start.ts";

/**
 * Runs the proxy until it is told to stop, and resolves to the exit code: 0, or with `--fail` 1 if there are violations.
 *
 * @throws {UsageError} on bad input.
 * @throws {ListenError} if it cannot listen.
 */
export async function proxy(
  args: string[],
  {
    stopped = stopSignal,
    judge,
    now,
  }: { stopped?: () => Promise<void> } & Pick<CommandExtras, "judge" | "now"> = {},
): Promise<number> {
  const flags = readFlags(args);
  if (!flags) return 0;
  const { upstream, fail, har, address, ...others } = flags;
  if (har !== undefined) await prepare(har, "--har");
  const stop = stopped();
  const recorder = har === undefined ? undefined : createRecorder(har, upstream);
  const onViolation = (exchange: Parameters<typeof line>[0]) => console.log(line(exchange));
  try {
    const running = await start({ upstream, ...address, ...others, onViolation }, { recorder, judge, now });
    try {
      console.log(`The proxy for ${upstream} is listening on ${running.url}`);
      await stop;
      console.log(running.summary());
    } finally {
      await running.close();
    }
    return fail && running.violations().violations > 0 ? 1 : 0;
  } finally {
    // After the last response, whatever ended the proxy.
    await recorder?.write();
  }
}
