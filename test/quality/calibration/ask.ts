import { createMock } from "@adintel/mock";
import type { Readings } from "@adintel/client/readings";
import { contractKnowledge } from "../../../scripts/check/adintel/index.ts";
import { askService, type Found } from "../../../scripts/check/calibrate/live.ts";
import { createAccountFinder } from "../../../scripts/check/discovery/account-finder.ts";
import { defaultRoots, handlerTarget } from "../../../scripts/check/http/handler.ts";
import { createPace } from "../../../scripts/check/http/pace.ts";
import { createAsker } from "../../../scripts/check/session/asker.ts";
import { createSession } from "../../../scripts/check/session/session.ts";
import { now } from "../independent/probes.ts";
import { createIndependentServer } from "../independent/server.ts";

const { calibration, discovery, mock } = contractKnowledge;

/** Finds out by its responses alone which readings the independent server takes, within so many requests and microdollars. */
export async function askIndependent(
  readings: Readings,
  { requests = Infinity, microdollars = Infinity } = {},
): Promise<Found & { usd: number; sent: number }> {
  const clock = () => now.getTime();
  const { fetch, keys, indexUrl } = createIndependentServer({ now, clock, readings });
  const { valid: apiKey, ...others } = keys;
  const session = createSession({
    target: handlerTarget(fetch, defaultRoots),
    apiKey,
    pace: createPace(undefined),
    headers: {},
    timeoutMs: 10_000,
    maxWaitMs: 0,
    limits: { requests, microdollars, milliseconds: Infinity },
    now: clock,
  });
  const finder = createAccountFinder(createAsker(session), discovery!, { account: undefined, assume: false });
  const found = await askService({
    session,
    keys: { apiKey, keys: others },
    accounts: () => finder.find("v2"),
    indexUrl,
    endOf: () => undefined,
    knowledge: calibration!,
    createMock,
    modelKeys: mock!,
  });
  const { requests: sent, microdollars: charged } = session.tally;
  return { ...found, sent, usd: charged / 1e6 };
}
