import { operations } from "@adintel/client/operations";

type Operations = typeof operations;

/** What a row costs by the document, in microdollars. */
export function priceOf<V extends keyof Operations>(
  version: V,
  operationId: keyof Operations[V] & string,
): number {
  const { billing } = operations[version][operationId] as { billing: { microdollarsPerRow?: number } | null };
  if (billing?.microdollarsPerRow === undefined)
    throw new RangeError(`${version}/${operationId} has no price`);
  return billing.microdollarsPerRow;
}

/** What so many rows cost by the document, in US dollars. */
export function usdOf<V extends keyof Operations>(
  version: V,
  operationId: keyof Operations[V] & string,
  rows: number,
): number {
  return (rows * priceOf(version, operationId)) / 1e6;
}

/** What so many creatives of v2 cost, in US dollars. */
export function creativesUsd(rows: number): number {
  return usdOf("v2", "searchMedia", rows);
}
