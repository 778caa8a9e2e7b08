// Generated from scripts/client/pricing.ts by `npm run generate`. Do not edit.
/** What the client has to know of an operation, as the documents say it. */
export interface Operation {
    method: "GET" | "POST";
    /** Below the root of the version; the only parameter in it is `{id}`. */
    path: string;
    /** Takes a query (GET) or a body (POST). */
    input?: 1;
    /** Microdollars for each row; missing: not specified. */
    price?: number;
    /** Rows that are charged at least, only for inputs with these values if there are any. */
    minimum?: number;
    minimumWhen?: Record<string, string>;
    /** The key of the answer that holds the rows. */
    rows?: string;
    /** The field of the input that limits the rows, `limit` if missing. */
    limitName?: string;
    /** The field of the input that lists ids; each that matches is a row, whatever the limit. */
    ids?: string;
    /** Rows at most where the input sets no limit; missing: not specified. */
    limit?: number;
    /** Its answer is not shown, so it may be anything. */
    isOpen?: 1;
    /** Takes an `offset`. */
    offset?: 1;
    /** Starts what goes on afterwards: the operation that tells how far it is, and a pace that its rate limits allow. */
    poll?: {
        with: string;
        everyMs: number;
    };
}
export type Operations = Record<string, Operation>;
/** What an operation takes, as far as its cost depends on it. */
export type Input = Record<string, unknown>;
/** The price that counts for rows of unspecified price where a budget is kept: the dearest that is specified. */
export declare function dearestPrice(operations: Operations): number;
/** How many rows are charged where `rows` are returned. */
export declare function chargedRows({ minimum, minimumWhen }: Operation, rows: number, input?: Input | null): number;
/** The rows of an answer, which are what it is charged for: as `count` says, or as there are, whichever is more. */
export declare function rowsIn({ rows }: Operation, answer: unknown): number;
/** The most rows that a call can be charged for; `Infinity`, where neither input nor documents limit them. */
export declare function worstRows(operation: Operation, input?: Input | null): number;
/** `undefined`: the price is not specified. */
export declare function costOfRows(operations: Operations, name: string, rows: number): number | undefined;
/** `undefined`: the price is not specified; `Infinity`: nothing limits the rows. */
export declare function worstCost(operations: Operations, name: string, input?: unknown): number | undefined;
