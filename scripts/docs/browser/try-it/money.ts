import { chargedRows, rowsIn } from "../../../client/charging.ts";
import { worstRows, type Input } from "../../../client/pricing.ts";
import type { Facts, StatusFacts } from "../../try-it/facts.ts";

/** What a call can cost at most, in words. */
export function worstCostInWords({ pricing, unit }: Facts, input: Input | null, isSound = true): string {
  const { price } = pricing;
  if (price === undefined) return "Worst cost: not specified, as the price is not.";
  if (price === 0) return "Free of charge.";
  // What breaks the contract limits nothing.
  if (!isSound) return "Worst cost: cannot be told until the request keeps the contract.";
  const rows = worstRows(pricing, input);
  if (rows === Infinity)
    return `Worst cost: no upper limit, as nothing limits the rows; each costs ${usd(price)}.`;
  return `Worst cost: ${usd(price * rows)}, which is ${count(rows, unit)} at ${usd(price)} each.`;
}

/** What an answer was charged, in words, as the documents tell it. */
export function chargeInWords(
  { pricing, unit, statuses }: Facts,
  status: number,
  answer: unknown,
  input: Input | null,
): string {
  const { price, isOpen } = pricing;
  if (price === 0) return "Nothing charged: the operation is free.";
  if (status < 200 || status >= 300) {
    const charge = statuses.find((known) => known.status === status)?.charge;
    return errorInWords(status, charge);
  }
  if (isOpen) return "Rows charged: not specified, as the answer is not.";
  const rows = chargedRows(pricing, rowsIn(pricing, answer), input);
  return price === undefined
    ? `Charged: ${count(rows, unit)}; the price is not specified.`
    : `Charged: ${count(rows, unit)}, which is ${usd(price * rows)}.`;
}

function errorInWords(status: number, charge: StatusFacts["charge"]): string {
  if (charge === "never") return "Nothing charged.";
  if (status >= 500) return "Whether a failure of the service is charged is not specified.";
  const isOpen = `Whether a ${status} is charged is not specified`;
  return charge === "assumed free" ? `${isOpen}; it is assumed to be free.` : `${isOpen}.`;
}

function count(rows: number, unit: string | null): string {
  const plural = rows === 1 ? "" : "s";
  return `${rows.toLocaleString("en")} row${plural}${unit ? ` (${unit}${plural})` : ""}`;
}

/** Microdollars as US dollars, with as many digits as they need. */
function usd(microdollars: number): string {
  return `$${(microdollars / 1e6).toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 6 })}`;
}
