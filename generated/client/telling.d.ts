// Generated from scripts/client/telling.ts by `npm run generate`. Do not edit.
import type { Hooks, Logging } from "./hooks.js";
/** Logs an event and calls its hook. Whatever fails in there is logged at most. */
export type Tell = <Name extends keyof Hooks>(name: Name, event: Parameters<NonNullable<Hooks[Name]>>[0]) => void;
/** Calls a function of the user's that nothing depends on. */
export type Safely = (name: string, call: () => unknown) => void;
export declare function createSafely({ logLevel, logger }: Logging): Safely;
export declare function createTell(options: Hooks & Logging, safely: Safely): Tell;
