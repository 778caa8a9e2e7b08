import {
  operations as byVersion,
  currentVersion,
  type CurrentVersion,
  type OperationId,
} from "@adintel/client/operations";

export type Operation = OperationId<CurrentVersion>;

/** What tools read of a row of the operations table. */
export interface OperationRow {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly pathParameters: readonly string[];
  readonly queryParameters: readonly string[];
  readonly billing: {
    readonly unit: string;
    readonly microdollarsPerRow: number;
    readonly minimumRows?: number;
  } | null;
  readonly rateLimit: { readonly requestsPerMinute: number } | null;
  readonly rows: string | null;
  readonly lists: readonly { readonly in: string; readonly fields?: readonly string[] }[];
  readonly paging: {
    readonly limit: { readonly name: string };
    readonly offset: { readonly name: string } | null;
  } | null;
}

/** The operations of the current version, by operationId. */
export const operations: Readonly<Record<Operation, OperationRow>> = byVersion[currentVersion];

/** What an operation costs, and how often it may be called, in a sentence or two. */
export function termsOf({ billing, rateLimit }: OperationRow): string {
  const price =
    billing === null
      ? "The price is not specified, so the budget assumes the highest one"
      : billing.microdollarsPerRow === 0
        ? "Free"
        : `$${billing.microdollarsPerRow / 1e6} per ${billing.unit} returned` +
          (billing.minimumRows ? `, at least ${billing.minimumRows}` : "");
  return rateLimit ? `${price}; ${rateLimit.requestsPerMinute} requests a minute.` : `${price}.`;
}
