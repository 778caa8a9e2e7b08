// Generated from scripts/client/indexing.ts by `npm run generate`. Do not edit.
import { type WithResponse } from "./core/errors.js";
import type { CallOptions } from "./core/options.js";
import type { Emit } from "./core/events.js";
/** The progress of an account's indexing. */
export interface IndexingProgress {
    readonly brandId: string;
    /** The service's value; `indexing` while it runs. */
    readonly status: string;
    readonly elapsedMs: number;
}
/** What the responses are read for. */
interface Started {
    brandId: string;
    status: string;
}
/** Options for waiting until an account is indexed. */
export interface WaitingOptions extends CallOptions {
    /** Maximum milliseconds to wait in total. The client's own `timeoutMs` does not apply. Default: 600,000. */
    timeoutMs?: number | undefined;
    /**
     * Milliseconds until the first poll. Later pauses are longer, up to five times as long. Default: half the pace that the rate
     * limits allow, which leaves room for other calls.
     */
    intervalMs?: number | undefined;
    /** Called for each status that the service returns. */
    onStatus?: ((progress: IndexingProgress) => unknown) | undefined;
}
/** An account whose indexing is over. */
export interface IndexedAccountStatus {
    brandId: string;
    /** The last status, which is not `indexing`. Other values are not specified. */
    status: string;
}
/**
 * Adds an account and polls until its indexing is over. An account that already existed may still be indexing, so it is
 * polled as well. To keep waiting after a timeout, call this again.
 *
 * @param pollMs the default of `intervalMs`
 */
export declare function indexAndWait(operation: string, start: (options: CallOptions) => Promise<WithResponse<Started | null>>, poll: (id: string, options: CallOptions) => Promise<{
    status?: string;
}>, pollMs: number, emit: Emit, waitingOptions?: WaitingOptions): Promise<IndexedAccountStatus>;
export {};
