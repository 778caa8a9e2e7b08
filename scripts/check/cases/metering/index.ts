import type { CheckCase } from "../../engine/case.ts";
import type { Contract } from "../../contract/table.ts";
import { chargedCases } from "./charged.ts";
import { creditCases } from "./credits.ts";
import { freeCases } from "./free.ts";
import { rateLimitCases } from "./rate-limits.ts";
import { refusedCases } from "./refused.ts";

/** What calls are charged, as the mock's ledger has it, and how many may come in a minute. */
export function meteringCases(contract: Contract): CheckCase[] {
  return [chargedCases, freeCases, refusedCases, creditCases, rateLimitCases].flatMap((cases) =>
    cases(contract),
  );
}
