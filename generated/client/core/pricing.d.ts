// Generated from scripts/client/core/pricing.ts by `npm run generate`. Do not edit.
import { type Minimum } from "./charging.js";
/** What the client must know about an operation, from the documents. Missing fields do not apply or are not specified. */
export interface Operation extends Minimum {
    method: "GET" | "POST";
    /** Below the root of the version, with one parameter at most. */
    path: string;
    /** Takes a query (GET) or a body (POST). */
    input?: 1;
    /** Microdollars for each row. */
    price?: number;
    /** The key of the response that holds the rows. */
    rows?: string;
    /** The keys of which a response has one, if several may hold the rows. */
    lists?: {
        in: string;
    }[];
    /** The field of the input that limits the rows. */
    limitBy?: string;
    /** Most requests a minute of this operation. */
    perMinute?: number;
    /** Maximum rows if the input sets no limit. */
    limit?: number;
    /** The field of the input that says how many rows are skipped, or which page is returned. */
    offsetBy?: string;
    /** If that field counts pages: the number of the first one. */
    firstPage?: number;
    /** The field of the input that lists ids: each is one row at most, whatever the limit. */
    ids?: string;
    /** The ids count only in inputs with these values. */
    idsWhen?: Record<string, string>;
    /** Its response is not specified, so it may be anything. */
    isOpen?: 1;
    /** For an operation that starts background work: the operation that reports its progress, and how often to poll it. */
    poll?: {
        with: string;
        everyMs: number;
    };
}
export type Operations = Record<string, Operation>;
/** What an operation takes, as far as its cost depends on it. */
export type Input = Record<string, unknown>;
/** The most rows that a call can be charged for; `Infinity` if neither the input nor the documents limit them. */
export declare function worstRows(operation: Operation, input?: Input | null): number;
/** The cost of this many rows in US dollars; `undefined` if the price is not specified. */
export declare function costOfRows(operations: Operations, name: string, rows: number): number | undefined;
/** The most a call can cost in US dollars; `undefined` if the price is not specified, `Infinity` if nothing limits the rows. */
export declare function worstCost(operations: Operations, name: string, input?: unknown): number | undefined;
