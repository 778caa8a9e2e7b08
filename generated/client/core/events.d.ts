// Generated from scripts/client/core/events.ts by `npm run generate`. Do not edit.
import type { Hooks, Logging } from "./hooks.js";
/**
 * Logs an event and resolves to what its hook returns. Rejects if `onRequest` fails, since nothing is sent by then; failures of
 * other hooks are logged, so that no call depends on them.
 */
export type Emit = (name: keyof Hooks | "onStatus", event: object, onStatus?: Hook) => unknown;
type Hook = ((event: never) => unknown) | undefined;
/** Logs an event, or an error of its hook. Never throws or rejects. */
export type Log = (name: string, event: object, error?: unknown) => unknown;
/** Creates the log of a client. */
export declare function createLog({ logLevel, logger }: Logging): Log;
export declare function createEmit(options: Hooks, log: Log | undefined): Emit;
export {};
