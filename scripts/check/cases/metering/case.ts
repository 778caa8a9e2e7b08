import { randomUUID } from "node:crypto";
import { assert, caseOf, type CaseParts, type CheckCase, type Tools } from "../../engine/case.ts";
import type { OperationRef } from "../../contract/table.ts";
import { costOf } from "../../contract/cost.ts";
import type { AnyQuestion } from "../../session/questions.ts";
import type { Charge } from "../../session/controls.ts";
import type { Exchange } from "../../http/exchange.ts";

/** The mock keeps a ledger for each of its sessions; the cases here have one to themselves. */
export const headers = { "X-Mock-Session": `check ${randomUUID()}` };

export function metering(subject: OperationRef, { needs = [], ...rest }: CaseParts): CheckCase {
  const at = subject.operation.billing ? "x-billing" : undefined;
  return caseOf(subject, "metering", { at, ...rest, needs: ["controls", ...needs] });
}

/** Asks in the session of the cases here. */
export function ask(tools: Tools, subject: OperationRef, question: AnyQuestion = {}): Promise<Exchange> {
  return tools.about(subject).ask({ ...question, headers });
}

/** What was charged meanwhile. */
export async function chargesOf<T>(tools: Tools, act: () => Promise<T>, key?: string) {
  const before = await tools.controls.ledger(key, headers);
  const known = new Set(before.charges.map(({ requestId }) => requestId));
  const result = await act();
  const after = await tools.controls.ledger(key, headers);
  const charges = after.charges.filter(({ requestId }) => !known.has(requestId));
  return { result, charges, spent: after.spentMicrodollars - before.spentMicrodollars };
}

/** The charge that an operation's price makes of some rows; none of no rows. */
export function chargeOf({ version, operation }: OperationRef, rows: number): Omit<Charge, "requestId">[] {
  const { operationId } = operation;
  return rows > 0 ? [{ operationId, version, rows, microdollars: costOf(operation, rows) }] : [];
}

/** Breaks off unless these charges and no others were made, and so much credit is gone. */
export function assertCharges(
  { charges, spent }: { charges: Charge[]; spent: number },
  expected: Omit<Charge, "requestId">[],
  exchange: Exchange,
): void {
  const words = (list: Omit<Charge, "requestId">[]) =>
    list
      .map(
        ({ version, operationId, rows, microdollars }) =>
          `${version} ${operationId}: ${rows} rows, ${microdollars} microdollars`,
      )
      .sort()
      .join("; ") || "no charge";
  assert(words(charges) === words(expected), words(expected), words(charges), exchange);
  const sum = expected.reduce((total, { microdollars }) => total + microdollars, 0);
  assert(spent === sum, `credits reduced by ${sum} microdollars`, `reduced by ${spent}`, exchange);
}
