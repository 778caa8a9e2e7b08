import { groupBy } from "../lib/collections.ts";
import type { Document } from "./document.ts";
import { notSpecified, usd } from "./words.ts";
import { rowsById } from "./operations.ts";

/** `x-billing` of a row of the operations table. */
interface Price {
  readonly unit: string;
  readonly microdollarsPerRow: number;
  readonly minimumRows?: number;
  readonly minimumRowsWhen?: Readonly<Record<string, string>>;
  readonly assumed?: readonly string[];
}

/** The part of a row that states its price; `null`: not specified. */
interface Priced {
  billing: Price | null;
}

/** What an operation costs, in words that follow "Cost:". */
export function cost(row: Priced): string {
  const { billing } = row;
  if (!billing) return notSpecified;
  if (isFree(row)) return isAssumedFree(row) ? "free (assumed)" : "free";
  const price = `${usd(billing.microdollarsPerRow)} per ${billing.unit}`;
  if (!billing.minimumRows) return price;
  const when = Object.entries(billing.minimumRowsWhen ?? {}).map(([name, value]) => ` with ${name} ${value}`);
  return `${price}, minimum ${billing.minimumRows}${when.join("")}`;
}

export function isFree({ billing }: Priced): boolean {
  return billing?.microdollarsPerRow === 0;
}

/** Whether the documents, not the specification, say that an operation is free. */
export function isAssumedFree({ billing }: Priced): boolean {
  return billing?.assumed?.includes("microdollarsPerRow") ?? false;
}

/** The operations by what they cost, as a table in Markdown. */
function priceTable(document: Document): string {
  const byCost = groupBy(Object.values(rowsById(document)), cost);
  const lines = Array.from(
    byCost,
    ([price, rows]) => `| ${rows.map(({ operationId }) => `\`${operationId}\``).join(", ")} | ${price} |`,
  );
  return ["| operation | cost |", "| --- | --- |", ...lines].join("\n");
}

/**
 * Fills in `{prices}`, what each operation costs, `{usd OPERATION 25}`, the price of 25 rows of an operation, `{usd OPERATION page}`, that of a page of the
 * default size, and `{perMinute ip}`, a rate limit. Example code in the guides has them in comments that show its output.
 */
export function withPrices(text: string, document: Document): string {
  const listed = text.replace("{prices}", () => priceTable(document));
  const limited = listed.replace(/\{perMinute (\w+)\}/g, (_, scope: string) => {
    const limit = document["x-rate-limits"].find((rateLimit) => rateLimit.scope === scope);
    if (!limit) throw new Error(`the document has no rate limit of the scope ${scope}, which a text shows`);
    return String(limit.requestsPerMinute);
  });
  return limited.replace(/\{usd (\w+) (\d+|page)\}/g, (_, operationId: string, rows: string) => {
    const { billing, paging } = rowsById(document)[operationId] ?? {};
    const count = rows === "page" ? paging?.limit.default : Number(rows);
    if (!billing || !count) throw new Error(`${operationId} has no price or page, which a text shows`);
    return String((count * billing.microdollarsPerRow) / 1e6);
  });
}
