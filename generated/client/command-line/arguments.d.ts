// Generated from scripts/client/command-line/arguments.ts by `npm run generate`. Do not edit.
import type { Command } from "./commands.js";
import { type Settings } from "./flags.js";
/** What a command line gives. */
export interface Arguments {
    settings: Settings;
    /** The words that are no flags, and no values of flags; the first one names the command. */
    words: string[];
    /** The parameter of the path. */
    id: string | undefined;
    /** The fields of the query or body. */
    fields: Record<string, unknown>;
}
/**
 * Reads a command line. Without a command, it finds the own flags and the words, and lets all else be.
 *
 * @throws {CommandLineError} if something is unknown, wrong, missing or too much; the message says what is allowed
 */
export declare function readArguments(args: string[], command?: Command): Arguments;
/** @throws {CommandLineError} if a text is no JSON; `from` says where it was given. */
export declare function parseJson(from: string, text: string): unknown;
