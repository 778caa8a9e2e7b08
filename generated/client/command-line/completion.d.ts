// Generated from scripts/client/command-line/completion.ts by `npm run generate`. Do not edit.
import type { Command } from "./commands.js";
/** Scripts that let a shell complete command lines. They ask the program, with the words up to the cursor. */
export declare const scripts: Readonly<Record<string, string>>;
/** What can stand in place of the last of these words, which may be empty or incomplete. */
export declare function completions(words: readonly string[], commands: readonly Command[]): string[];
/** Words that end with a flag whose value is to follow are no command line yet. */
export declare function withoutLastFlag(words: readonly string[]): string[];
