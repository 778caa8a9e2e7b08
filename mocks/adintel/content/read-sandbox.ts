import type { Violation } from "@adintel/client/validation";
import { checkData } from "../data/check/check.ts";
import { DataError, placeOf } from "../../../scripts/lib/data/data-error.ts";
import type { CorpusOptions } from "../corpus/index.ts";
import type { CheckedData, MockData } from "../corpus/own/data.ts";
import { ControlError } from "../../http/control-error.ts";
import { createKeys } from "./keys.ts";
import { checkCorpusOptions } from "./corpus-options.ts";
import { instantOf } from "../../engine/sessions/instants.ts";
import { collect, isNumber, readSandbox as readWith, type WorldChoice } from "../../engine/sandboxes/read.ts";
import type { Sandbox } from "../../engine/sandboxes/sandbox.ts";
import { maxRecords } from "../../engine/sandboxes/sandboxes.ts";
import { creativeCount } from "./library.ts";

/** What a sandbox is made like where the caller leaves it open: as the mock itself was, at its own time. */
export interface SandboxDefaults extends CorpusOptions {
  data?: CheckedData | undefined;
}

/** How large the data of one may be, in bytes of JSON. */
export const maxDataBytes = 2 ** 20;

/** A sandbox as the body of `POST /__mock/sandboxes` wants it; see the engine's function. */
export function readSandbox(input: unknown, defaults: SandboxDefaults, at: number): Sandbox {
  return readWith(input, at, createKeys, worldOf(defaults));
}

const worldOf = (defaults: SandboxDefaults): WorldChoice => ({
  fields: ["seed", "accounts", "mediaPerAccount", "data"],
  read(given, start, found) {
    const data = readData(given.data, Number.isNaN(start) ? defaults.now : start, found);
    // At an earlier time the mock's own data may lie in the future.
    if (!data && defaults.data && start < defaults.now) readData(defaults.data, start, found);
    const sizes = {
      seed: given.seed ?? data?.seed ?? defaults.seed,
      accounts: given.accounts ?? (data ? 0 : defaults.accounts),
      mediaPerAccount: given.mediaPerAccount ?? defaults.mediaPerAccount,
    };
    const { seed, accounts, mediaPerAccount } = sizes;
    const areNumbers = isNumber(seed) && isNumber(accounts) && isNumber(mediaPerAccount);
    if (areNumbers)
      collect(found, () => {
        checkCorpusOptions({ seed, accounts, mediaPerAccount, now: defaults.now });
        checkExtent(creativeCount({ accounts, mediaPerAccount }, data));
      });
    else
      for (const [path, value] of Object.entries(sizes))
        if (!isNumber(value)) found.push({ path, message: "must be an integer" });
    if (!areNumbers) return undefined;
    const now = data?.now === undefined ? {} : { now: new Date(instantOf(data.now)).toISOString() };
    return { seed, accounts, mediaPerAccount, ...(data && { data }), ...now };
  },
});

/** When the clock starts, by the data; `undefined` if it does not say. */
export function startOf(data: MockData | undefined): number | undefined {
  const start = typeof data?.now === "string" ? instantOf(data.now) : NaN;
  return Number.isNaN(start) ? undefined : start;
}

function checkExtent(creatives: number): void {
  if (creatives > maxRecords)
    throw new ControlError(400, {
      path: "mediaPerAccount",
      message: `would have ${creatives} creatives; the maximum for a sandbox is ${maxRecords}`,
    });
}

function readData(data: unknown, now: number, found: Violation[]): CheckedData | undefined {
  if (data === undefined) return undefined;
  const bytes = new TextEncoder().encode(JSON.stringify(data)).length;
  if (bytes > maxDataBytes)
    throw new ControlError(413, {
      path: "data",
      message: `has ${bytes} bytes; the maximum is ${maxDataBytes}: leave out what the tests do not need`,
    });
  try {
    checkData(data, startOf(Object(data) as MockData) ?? now);
    return data;
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    for (const { path, message } of error.problems) found.push({ path: placeOf(["data", ...path]), message });
    return undefined;
  }
}
