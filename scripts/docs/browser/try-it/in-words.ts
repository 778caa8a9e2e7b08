import { chargedRows, rowsIn } from "../../../client/core/charging.ts";
import { worstRows, type Input } from "../../../client/core/pricing.ts";
import { usd } from "../../../openapi/words.ts";
import type { Facts, StatusFacts } from "../../try-it/facts.ts";
import { counted } from "../../../lib/text.ts";

export function worstCostInWords({ pricing, unit }: Facts, input: Input | null, isSound = true): string {
  if (!pricing) return "";
  const { price } = pricing;
  if (price === undefined) return "Cost: not specified.";
  if (price === 0) return "Free.";
  // What breaks the contract limits nothing.
  if (!isSound) return "Cost: fix the request first.";
  const rows = worstRows(pricing, input);
  if (rows === Infinity) return `Costs ${usd(price)} per ${unit ?? "row"}, without an upper limit.`;
  return `Costs at most ${usd(price * rows)} (${rows.toLocaleString("en-US")} × ${usd(price)}).`;
}

/** What a response was charged, in words, according to the documents. */
export function chargeInWords(
  { pricing, unit, statuses }: Facts,
  status: number,
  answer: unknown,
  input: Input | null,
): string {
  if (!pricing) return "";
  const { price, isOpen } = pricing;
  if (price === 0) return "Not charged: the operation is free.";
  if (status < 200 || status >= 300) {
    const charge = statuses.find((known) => known.status === status)?.charge;
    return errorInWords(status, charge);
  }
  if (isOpen) return "Charge: not specified, because the response is not specified.";
  const rows = chargedRows(pricing, rowsIn(pricing, answer), input);
  return price === undefined
    ? `Charged: ${count(rows, unit)}; the price is not specified.`
    : `Charged: ${usd(price * rows)} for ${count(rows, unit)}.`;
}

function errorInWords(status: number, charge: StatusFacts["charge"]): string {
  if (charge === "never") return "Not charged.";
  const isOpen = `Whether a ${status} is charged is not specified`;
  return charge === "assumed free" ? `${isOpen}; assumed free.` : `${isOpen}.`;
}

function count(rows: number, unit: string | null): string {
  return `${counted(rows, "row")}${unit === null ? "" : ` (${rows === 1 ? unit : `${unit}s`})`}`;
}

export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return counted(bytes, "byte");
  const [size, unit] = bytes < 1e6 ? [bytes / 1e3, "kB"] : [bytes / 1e6, "MB"];
  return `${size.toLocaleString("en", { maximumFractionDigits: 1 })} ${unit}`;
}

/** When to call again: after some seconds, or at a date. */
export function retryInWords(value: string): string {
  if (!/^\d+$/.test(value)) return `Call again after ${value} (Retry-After).`;
  const seconds = Number(value);
  const minutes = seconds >= 120 ? `, which is ${counted(Math.ceil(seconds / 60), "minute")}` : "";
  return `Call again in ${counted(seconds, "second")}${minutes} (Retry-After).`;
}
