import type { Version } from "@adintel/client/operations";
import type { CheckCase } from "./case.ts";
import type { CheckOptions } from "../session/check-options.ts";

/** What the target of a run can be asked for at all. */
export interface Means {
  has(version: Version): boolean;
  hasAddresses: boolean;
}

/** A case that is not run: what the target cannot show is unsupported, what was not asked or paid for is skipped. */
export interface Exclusion {
  status: "skipped" | "unsupported";
  reason: string;
}

/** Why a case is left out that rests on an assumption. */
export const onlyAssumedReason = "depends on something the documents only assume; --assume includes it";

/** Why a case is left out where others were chosen. */
export const notSelectedReason = "not selected by --only";

/** Why a case cannot be run against a target with these options; `undefined` where it can. */
export function exclusionOf(
  { id, version, needs = [], assumed }: CheckCase,
  { has, hasAddresses }: Means,
  { indexUrl, controls, keys, assume, leftOut }: CheckOptions,
): Exclusion | undefined {
  const unsupported = (reason: string): Exclusion => ({ status: "unsupported", reason });
  const skipped = (reason: string): Exclusion => ({ status: "skipped", reason });
  if (!has(version)) return unsupported(`the target has no ${version}; give its root with --${version}`);
  const wish = leftOut?.(id);
  if (wish !== undefined) return skipped(wish);
  if (needs.includes("controls") && controls === undefined)
    return unsupported("needs the mock's controls; give their address as --mock-controls");
  if (needs.includes("addresses") && !hasAddresses)
    return unsupported("needs callers at several IP addresses");
  if (assumed && !assume) return skipped(onlyAssumedReason);
  if (needs.includes("indexUrl") && indexUrl === undefined) return skipped("needs --index-url");
  for (const need of needs) {
    const kind = /^(\w+)Key$/.exec(need)?.[1];
    if (kind !== undefined && keys[kind as keyof typeof keys] === undefined)
      return skipped(`needs --${kind}-key`);
  }
  return undefined;
}
