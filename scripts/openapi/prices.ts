import type { Document } from "./document.ts";
import { open, usd } from "./words.ts";
import { rowsOf } from "./operations.ts";

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
  const price = `${usd(billing.microdollarsPerRow)} per ${billing.unit}`;
  if (!billing.minimumRows) return price;
  const when = Object.entries(billing.minimumRowsWhen ?? {}).map(([name, value]) => ` with ${name} ${value}`);
  return `${price}, minimum ${billing.minimumRows}${when.join("")}`;
}

export function isFree({ billing }: Priced): boolean {
  return billing?.microdollarsPerRow === 0;
}

/** Whether it is the document, and not the specification, that calls an operation free. */
export function isAssumedFree({ billing }: Priced): boolean {
  return billing?.assumed?.includes("microdollarsPerRow") ?? false;
}

/**
 * Text in which `{usd searchMedia 25}` stands for what 25 rows of an operation of v2 cost, `{usd searchMedia page}` for a page
 * without a limit, and `{perMinute ip}` for a rate limit: code that is shown to readers says in comments what it prints.
 */
export function withPrices(text: string, document: Document): string {
  const limited = text.replace(/\{perMinute (\w+)\}/g, (_, scope: string) => {
    const limit = document["x-rate-limits"].find((one) => one.scope === scope);
    if (!limit) throw new Error(`v2 has no rate limit of the scope ${scope}, which a text shows`);
    return String(limit.requestsPerMinute);
  });
  return limited.replace(/\{usd (\w+) (\d+|page)\}/g, (_, operationId: string, rows: string) => {
    const { billing, paging } = rowsOf(document)[operationId] ?? {};
    const count = rows === "page" ? paging?.limit.default : Number(rows);
    if (!billing || !count) throw new Error(`${operationId} of v2 has no price or page, which a text shows`);
    return String((count * billing.microdollarsPerRow) / 1e6);
  });
}
