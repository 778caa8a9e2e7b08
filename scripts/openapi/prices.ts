import { open, usd } from "./words.ts";

/** `x-billing` as the operations table has it. */
interface Price {
  readonly unit: string;
  readonly microdollarsPerRow: number;
  readonly minimumRows?: number;
  readonly minimumRowsWhen?: Readonly<Record<string, string>>;
  readonly assumed?: readonly string[];
}

/** An operation, as far as its price is concerned; `null`: not specified. */
interface Priced {
  billing: Price | null;
}

/** What an operation costs, in words that follow "Cost:". */
export function cost(row: Priced): string {
  const { billing } = row;
  if (!billing) return open;
  if (isFree(row)) return isAssumedFree(row) ? "free (assumed)" : "free";
  const price = `${usd(billing.microdollarsPerRow)} for each ${billing.unit} returned`;
  if (!billing.minimumRows) return price;
  const when = Object.entries(billing.minimumRowsWhen ?? {}).map(([name, value]) => ` with ${name} ${value}`);
  return `${price}, at least ${billing.minimumRows}${when.join("")}`;
}

export function isFree({ billing }: Priced): boolean {
  return billing?.microdollarsPerRow === 0;
}

/** Whether it is the document, and not the specification, that calls an operation free. */
export function isAssumedFree({ billing }: Priced): boolean {
  return billing?.assumed?.includes("microdollarsPerRow") ?? false;
}
