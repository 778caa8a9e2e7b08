// Generated from scripts/client/command-line/words.ts by `npm run generate`. Do not edit.
import type { AdintelError } from "../core/errors.js";
/** A command line that cannot be carried out. Its message is one line. */
export declare class CommandLineError extends Error {
}
/** `; did you mean a or b?`: the known words most similar to a mistyped one. Empty if none is. */
export declare function suggestion(mistyped: string, known: readonly string[]): string;
/** Text of a service without what would move a terminal's cursor, change its colours or break the line. */
export declare function printable(text: string): string;
/** What an error of the client says, with its options as the command line names them. */
export declare function messageOf({ message, operation, requestId }: AdintelError): string;
/** An amount in US dollars: to the cent at least, and as exact as it is. */
export declare function dollars(usd: number): string;
