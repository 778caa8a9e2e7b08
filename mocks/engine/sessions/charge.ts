import { chargedRows } from "@adintel/client/charging";
import type { Operation, Version } from "@adintel/client/operations";
import type { Charge, Team } from "./keys.ts";

/** A charge before it has an id and a time. */
export interface NewCharge extends Omit<Charge, "requestId" | "at"> {
  team: Team;
}

/** A successful response that may have to be paid for. */
export interface Charged {
  team: Team;
  version: Version;
  operation: Operation;
  /** The request's body, since a minimum may depend on it. */
  body: unknown;
  rows: number;
}

/**
 * The charge for the rows of a response, at least the operation's minimum; `undefined` of a free or unpriced operation, and
 * where no rows are charged.
 */
export function chargeFor({ team, version, operation, body, rows }: Charged): NewCharge | undefined {
  const price = operation.billing?.microdollarsPerRow ?? 0;
  const charged = chargedRows(operation.billing ?? {}, rows, body);
  if (price === 0 || charged === 0) return undefined;
  const { operationId } = operation;
  return { team, operationId, version, rows: charged, microdollars: charged * price };
}

/** Charges a team, at a time in milliseconds since the epoch. */
export function addCharge({ team, ...charge }: NewCharge, requestId: string, at: number): void {
  team.spentMicrodollars += charge.microdollars;
  team.charges.push({ requestId, ...charge, at });
  if (team.charges.length > 2 * keptCharges) team.charges = team.charges.slice(-keptCharges);
}

/** Charges that the ledger remembers at least; the sum counts all of them. */
export const keptCharges = 1_000;
