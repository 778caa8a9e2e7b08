// Generated from scripts/client/core/charging.ts by `npm run generate`. Do not edit.
/** The minimum charge of an operation, from its `x-billing`. */
export interface Minimum {
    /** What a row is. */
    readonly unit?: string;
    /** Minimum number of rows charged. */
    readonly minimumRows?: number;
    /** The minimum applies only to requests with these values. */
    readonly minimumRowsWhen?: Readonly<Record<string, string>>;
}
/**
 * How many rows are charged for a response with `rows`. The mock, the reference and the client all use this function.
 *
 * @param billing an operation's `billing` of `@adintel/client/operations`, or an operation of the client's table
 * @param input the query or body of the request; the minimum may depend on it
 * @example
 * chargedRows({ minimumRows: 1 }, 0); // 1
 */
export declare function chargedRows({ minimumRows, minimumRowsWhen }: Minimum, rows: number, input?: unknown): number;
/** The keys of a response that may hold its rows: one, or one of several. */
interface RowSource {
    readonly rows?: string | null;
    readonly lists?: readonly {
        readonly in: string;
    }[];
}
/** The number of rows that a response is charged for: its `count` or its actual rows, whichever is more. */
export declare function rowsIn({ rows, lists }: RowSource, response: unknown): number;
/** Whether a query or body has these values; always true without any. */
export declare function hasValues(input: unknown, values: Readonly<Record<string, string>> | undefined): boolean;
export {};
