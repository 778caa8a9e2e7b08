import { chargedRows } from "@adintel/client/charging";
import type { Operation, Version } from "@adintel/client/operations";
import type { Team } from "./teams.ts";

/** A successful response that may have to be paid for. */
export interface Charged {
  team: Team;
  requestId: string;
  version: Version;
  operation: Operation;
  /** The request's body, since a minimum may depend on it. */
  body: unknown;
  rows: number;
  /** Milliseconds since the epoch. */
  now: number;
}

/**
 * Charges a team for the rows of a response, at least the operation's minimum; a free or unpriced operation for nothing.
 * Returns the charge in microdollars.
 */
export function charge({ team, requestId, version, operation, body, rows, now }: Charged): number {
  const price = operation.billing?.microdollarsPerRow ?? 0;
  const charged = chargedRows(operation.billing ?? {}, rows, body);
  if (price === 0 || charged === 0) return 0;
  const microdollars = charged * price;
  team.spentMicrodollars += microdollars;
  team.charges.push({
    requestId,
    operationId: operation.operationId,
    version,
    rows: charged,
    microdollars,
    at: now,
  });
  if (team.charges.length > 2 * kept) team.charges = team.charges.slice(-kept);
  return microdollars;
}

/** Charges that the ledger remembers; the sum counts all of them. */
const kept = 1_000;
