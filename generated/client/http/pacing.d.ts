// Generated from scripts/client/http/pacing.ts by `npm run generate`. Do not edit.
import type { Pacing, PacingOptions } from "../core/pacing-options.js";
/**
 * Creates a schedule that exceeds no limit, whether the service counts in fixed windows, in sliding windows or with a token
 * bucket. Each request counts from when it is sent until a minute after its response, because the service may have counted
 * it at any moment in between. Calls are sent in order, but those that wait for the limit of their operation let others
 * pass.
 *
 * A `Retry-After` on any error response pauses all calls. It means that someone else is using the same limits, so for a
 * minute after it, calls are sent one at a time.
 *
 * @throws `invalid_usage` if an option is not a number of at least 1.
 */
export declare function createPacing(options?: PacingOptions): Pacing;
