// Generated from scripts/client/telling.ts by `npm run generate`. Do not edit.
import type { Logging, LogLevel } from "./hooks.js";
/** Calls a function of the user, whose faults are only logged. */
export type Tell = <Event>(hook: ((event: Event) => unknown) | undefined, event: Event) => void;
/** Logs a line of a level, if that is wanted; the line is only made then. */
export type Log = (level: Exclude<LogLevel, "off">, line: () => string) => void;
export declare function createLog({ logLevel, logger }: Logging): Log;
export declare function createTell(log: Log): Tell;
