import { expect, inject, test } from "vitest";
import { casesOf, operationOf, type Case } from "./cases.ts";
import { check } from "./check.ts";
import type { Version } from "./document.ts";
import type { InputCase } from "./inputs.ts";
import { reasonsAgainst, type Target } from "./targets.ts";

/**
 * Runs the cases of an operation against every target: those that follow from the document, and those given by hand.
 * It is called in the file `<version>/<operationId>.test.ts`.
 *
 * @example
 * ```ts
 * export const cases = defineContract("v2", "searchMedia", [
 *   { id: "400.9-neither-account-nor-query", body: { limit: 1 }, refused: ["accountId", "query"] },
 * ]);
 * ```
 */
export function defineContract(version: Version, operationId: string, byHand: InputCase[] = []): Case[] {
  const operation = operationOf(version, operationId);
  const cases = casesOf(operation, byHand);
  // The table of coverage imports these files for their cases; only the file itself runs them.
  if (expect.getState().testPath?.endsWith(`/${operation.name}.test.ts`)) {
    for (const target of inject("targets")) for (const one of cases) register(one, target);
  }
  return cases;
}

function register(one: Case, target: Target): void {
  const [reason] = reasonsAgainst(target, one.needs);
  if (reason === undefined) {
    test(`${one.id} (${target.name})`, () => check(one, target));
  } else {
    // That is neither skipped nor failed: a lack that no longer is one has to go from the target's list.
    test(`${one.id} (${target.name}: unsupported, ${reason})`, () =>
      expect(check(one, target)).rejects.toThrow());
  }
}
