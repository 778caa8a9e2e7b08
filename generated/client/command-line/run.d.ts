// Generated from scripts/client/command-line/run.ts by `npm run generate`. Do not edit.
import { type Terminal } from "./call.js";
/**
 * Carries out a command line and resolves to the exit code: 0, 1 after an error of the API or the network, 2 for an invalid
 * command line, 3 if the budget does not allow a call, or that of the signal that interrupted it.
 */
export declare function run(args: string[], terminal: Terminal): Promise<number>;
