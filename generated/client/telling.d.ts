// Generated from scripts/client/telling.ts by `npm run generate`. Do not edit.
import type { Hooks, Logging } from "./hooks.js";
/** Logs an event and calls its hook. Whatever fails in there is logged at most: no call may depend on it. */
export type Tell = <Event>(name: string, event: Event, hook: ((event: Event) => unknown) | undefined) => void;
export declare function createTell({ logLevel, logger }: Hooks & Logging): Tell;
