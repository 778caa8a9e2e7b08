// Generated from scripts/client/indexing.ts by `npm run generate`. Do not edit.
import type { AccountIndexStatus, IndexedAccount } from "@adintel/client/types";
import { type WithResponse } from "./errors.js";
import type { CallOptions } from "./options.js";
import type { Tell } from "./telling.js";
/** The progress of an account's indexing. */
export interface IndexingProgress {
    readonly brandId: string;
    /** As the service calls it; `indexing` while it runs. */
    readonly status: string;
    readonly elapsedMs: number;
}
/** Options for waiting until an account is indexed. */
export interface WaitingOptions extends CallOptions {
    /** Most milliseconds to wait in total; the client's own `timeoutMs` does not apply. Default: 600,000. */
    timeoutMs?: number | undefined;
    /**
     * Milliseconds until the first poll; each pause after it is longer, up to five times as long. Default: half of what the
     * rate limits allow, as a caller has other calls to make.
     */
    intervalMs?: number | undefined;
    /** Called for each status that the service returns. */
    onStatus?: ((progress: IndexingProgress) => unknown) | undefined;
}
/** An account whose indexing is over. */
export interface IndexedAccountStatus {
    brandId: string;
    /** The last status, which is not `indexing`. The others are not specified. */
    status: string;
}
/**
 * Adds an account and polls until its indexing is over. An account that existed before may still be indexing, so it is
 * polled as well: call this again to wait longer.
 *
 * @param pollMs the first pause, in milliseconds, unless the options say another
 */
export declare function indexAndWait(operation: string, start: (options: CallOptions) => Promise<WithResponse<IndexedAccount | null>>, poll: (id: string, options: CallOptions) => Promise<AccountIndexStatus>, pollMs: number, tell: Tell, { timeoutMs, intervalMs, onStatus, ...options }?: WaitingOptions): Promise<IndexedAccountStatus>;
