// Generated from scripts/client/pacing.ts by `npm run generate`. Do not edit.
import type { Pacing, PacingOptions } from "./pacing-options.js";
/**
 * A schedule that exceeds no limit, whether the service counts in fixed windows, in sliding ones or with a bucket of
 * tokens: each request counts from its sending until a minute after its response, since the service may have counted it
 * at any moment between, and never do more count than the limit allows. Calls go in their order, but those that wait for
 * the limit of their operation let others pass.
 *
 * A `Retry-After` of any error response holds all calls. Somebody else uses up the limits then, so for a minute after it
 * they are not sent in a burst, but one at a time.
 *
 * @throws `invalid_usage`, if an option is no number of at least 1.
 */
export declare function createPacing({ perMinute, maxConcurrent }?: PacingOptions): Pacing;
