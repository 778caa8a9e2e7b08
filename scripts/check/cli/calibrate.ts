import { UsageError } from "../../lib/errors.ts";
import { createMask } from "../../lib/mask.ts";
import { currentVersion } from "../../lib/versions.ts";
import { calibrate, type Asked } from "../calibrate/command.ts";
import { askService } from "../calibrate/live.ts";
import { createAccountFinder } from "../discovery/account-finder.ts";
import { Interrupted, interruption } from "../engine/interrupt.ts";
import type { ContractKnowledge } from "../knowledge/knowledge.ts";
import { createAsker } from "../session/asker.ts";
import { addressFor } from "../session/check-options.ts";
import { checkRoot } from "../session/reachability.ts";
import { NoAccount } from "../session/assertions.ts";
import { LimitReached } from "../session/limits.ts";
import { OutOfPatience } from "../session/session.ts";
import { Unreachable } from "../http/target.ts";
import type { CommandContext } from "./command.ts";
import { readOptions } from "./flags.ts";
import { createRunSession } from "./perform.ts";
import { mockPackage, mockTarget, targetFor } from "./targets.ts";

/** Finds out which readings a service takes, and resolves to the exit code. */
export async function calibrated(
  args: string[],
  { now, stderr, fetch }: CommandContext,
  knowledge: ContractKnowledge,
): Promise<number> {
  const { calibration, mock, discovery } = knowledge;
  if (!calibration || !mock || !discovery)
    throw new UsageError("calibrate needs a contract whose readings are listed, which this one has none of");
  const needed = { calibration, mock, discovery };
  const { createMock } = await mockPackage("to calibrate");
  return calibrate(args, {
    now,
    stdout: process.stdout,
    knowledge: calibration,
    createMock,
    modelKeys: mock,
    ask,
  });

  async function ask(flags: string[], isPlan: boolean): Promise<Asked | undefined> {
    const options = readOptions(flags, { inProcess: fetch !== undefined, mock });
    if (!options) return undefined;
    const target = isPlan ? await mockTarget(options.seed, now()) : await targetFor(options, { now, fetch });
    const own = isPlan ? { ...options, ...needed.mock, rate: undefined, account: undefined } : options;
    const { signal, dispose } = interruption();
    const mask = createMask(own);
    const { session } = createRunSession(own, target, {
      now,
      signal,
      onWait: (milliseconds, reason) =>
        stderr.isTTY && stderr.write(`\r\u001b[KWaiting ${Math.ceil(milliseconds / 1000)} s ${reason} `),
    });
    const finder = createAccountFinder(createAsker(session), needed.discovery, own);
    try {
      if (options.isElsewhere && !isPlan)
        for (const [version, root] of Object.entries(target.roots))
          await checkRoot(session, version as typeof currentVersion, root);
      const found = await askService({
        session,
        keys: own,
        accounts: () => finder.find(currentVersion),
        indexUrl: addressFor(currentVersion, own),
        endOf,
        knowledge: needed.calibration,
        createMock,
        modelKeys: needed.mock,
      });
      const { requests, microdollarsAtMost } = session.tally;
      return { ...found, service: mask(target.name), requests, usd: microdollarsAtMost / 1e6, mask };
    } catch (error) {
      const end = endOf(error);
      throw end === undefined ? error : new UsageError(mask(end));
    } finally {
      dispose();
    }
  }
}

/** What ends a run, in words; `undefined` of a bug. */
function endOf(error: unknown): string | undefined {
  if (error instanceof Interrupted) return "it was interrupted";
  const isEnd = [Unreachable, OutOfPatience, NoAccount, LimitReached].some((kind) => error instanceof kind);
  return isEnd ? (error as Error).message : undefined;
}
