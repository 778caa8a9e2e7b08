// Generated from scripts/client/telling.ts by `npm run generate`. Do not edit.
import type { Hooks, Logging } from "./hooks.js";
/** Logs an event and calls its hook. Whatever fails in there is logged at most: no call may depend on it. */
export type Tell = (name: keyof Hooks | "onStatus", event: object, onStatus?: Hook) => unknown;
type Hook = ((event: never) => unknown) | undefined;
export declare function createTell(options: Hooks & Logging): Tell;
export {};
