// Generated from scripts/client/charging.ts by `npm run generate`. Do not edit.
/** The least that is charged, as `x-billing` of an operation says it. */
export interface Minimum {
    /** What a row is. */
    readonly unit?: string;
    /** Rows that are charged at least. */
    readonly minimumRows?: number;
    /** The minimum applies only to requests with these values. */
    readonly minimumRowsWhen?: Readonly<Record<string, string>>;
}
/**
 * How many rows are charged where a response has `rows`. The mock, the reference and the client charge by this function.
 *
 * @param billing an operation's `billing` of `@adintel/client/operations`, or an operation of the client's table
 * @param input the query or the body of the request, on which the minimum may depend
 * @example
 * chargedRows(operations.v1.searchBrands.billing, 0, { mode: "smart" }); // 1
 */
export declare function chargedRows({ minimumRows, minimumRowsWhen }: Minimum, rows: number, input?: unknown): number;
/** Where the rows of a response are: under one key, or under one of several. */
interface Places {
    readonly rows?: string | null;
    readonly lists?: readonly {
        readonly in: string;
    }[];
}
/** The rows of a response, which are what it is charged for: as it counts them, or as there are, whichever is more. */
export declare function rowsIn({ rows, lists }: Places, response: unknown): number;
/** Whether a query or a body has these values; without any, all do. */
export declare function meets(input: unknown, values: Readonly<Record<string, string>> | undefined): boolean;
export {};
