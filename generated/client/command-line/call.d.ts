// Generated from scripts/client/command-line/call.ts by `npm run generate`. Do not edit.
import { type Version } from "@adintel/client/operations";
import type { ClientOptions } from "../core/options.js";
import type { Arguments } from "./arguments.js";
import type { Command } from "./commands.js";
import { type Write } from "./output.js";
import type { Server } from "./server.js";
/** What a command reads and writes. */
export interface Terminal {
    environment: Readonly<Record<string, string | undefined>>;
    /** Of standard output; `undefined` if that is no terminal. */
    columns: number | undefined;
    /** To standard output. */
    write: Write;
    /** A line for standard error. */
    log(line: string): void;
    /** The text of a file, or of standard input for `-`. */
    read(file: string): Promise<string>;
    /** Aborted with the exit code if the program is interrupted. */
    signal: AbortSignal;
    fetch?: ClientOptions["fetch"];
}
/**
 * Calls the operation of a command, and prints its rows and what was charged.
 *
 * @param input the query or body, if it takes any
 * @throws {CommandLineError} if it is to read pages that the operation does not have
 */
export declare function call({ name, row, takesInput }: Command, version: Version, { settings, id }: Arguments, input: Record<string, unknown> | undefined, server: Server, terminal: Terminal): Promise<void>;
