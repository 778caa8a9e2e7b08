import { expect, test } from "vitest";
import { probesOf, operationOf, type Probe } from "../../../scripts/check/probes/probes.ts";
import type { Version } from "../../../scripts/check/contract/document.ts";
import { check } from "./check.ts";
import { ownMock, reasonsAgainst, type Target } from "./targets.ts";

/**
 * Runs the cases of an operation against the static mock: those that follow from the document, and those by hand. It is called
 * in the file `<version>/<operationId>.test.ts`. `prism.slow.test.ts` runs all of them against stock Prism.
 */
export function defineContract(version: Version, operationId: string): Probe[] {
  const operation = operationOf(version, operationId);
  const cases = probesOf(operation);
  // The table of coverage imports these files for their cases; only the file itself runs them.
  if (expect.getState().testPath?.endsWith(`/${operation.name}.test.ts`)) {
    for (const one of cases) register(one, ownMock);
  }
  return cases;
}

/** Makes a test of a case. */
export function register(one: Probe, target: Target): void {
  const [reason] = reasonsAgainst(target, one.needs);
  if (reason === undefined) {
    test(`${one.id} (${target.name})`, () => check(one, target));
  } else {
    // That is neither skipped nor failed: a lack that no longer is one has to go from the target's list.
    test(`${one.id} (${target.name}: unsupported, ${reason})`, () =>
      expect(check(one, target)).rejects.toThrow());
  }
}
