import { randomUUID } from "node:crypto";
import type { Version } from "@adintel/client/operations";
import type { AnyQuestion as Question } from "../../questions.ts";
import { demand, type CheckCase, type Need, type Tools } from "../../case.ts";
import type { Charge } from "../../sending/controls.ts";
import type { Exchange } from "../../sending/exchange.ts";
import { operationOf, operationPlace } from "../../place.ts";

/** The mock keeps a ledger for each of its sessions; the cases here have one to themselves. */
export const headers = { "X-Mock-Session": `check ${randomUUID()}` };

export interface Metered {
  name: string;
  rule: string;
  requests: number;
  rows?: number;
  needs?: Need[];
  assumed?: boolean;
  run(tools: Tools): Promise<void>;
}

export function metering(version: Version, operationId: string, { needs = [], ...rest }: Metered): CheckCase {
  const operation = operationOf(version, operationId);
  const { name } = rest;
  return {
    id: `${version}/${operationId}/metering/${name}`,
    ...{ area: "metering", version, operation, rows: 0, needs: ["controls", ...needs] },
    place: `${operationPlace(version, operation.path, operation.method)}${operation.billing ? "/x-billing" : ""}`,
    ...rest,
  };
}

/** Asks in the session of these cases. */
export function ask(
  tools: Tools,
  version: Version,
  operationId: string,
  question: Question,
): Promise<Exchange> {
  return tools.about({ version, operation: operationOf(version, operationId) }).ask({ ...question, headers });
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

/** Breaks off unless these charges and no others were made. */
export function demandCharges(
  charges: Charge[],
  expected: Omit<Charge, "requestId">[],
  exchange: Exchange,
): void {
  const got = charges.map(({ requestId: _, ...charge }) => charge);
  const words = (list: Omit<Charge, "requestId">[]) =>
    list
      .map(
        ({ version, operationId, rows, microdollars }) =>
          `${version} ${operationId} ${rows} rows ${microdollars}`,
      )
      .sort()
      .join("; ") || "no charge";
  demand(words(got) === words(expected), words(expected), words(got), exchange);
}
