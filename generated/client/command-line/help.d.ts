// Generated from scripts/client/command-line/help.ts by `npm run generate`. Do not edit.
import { type Version } from "@adintel/client/operations";
import { type Command } from "./commands.js";
export declare function generalHelp(title: string, version: Version, commands: readonly Command[]): string;
export declare function commandHelp(command: Command): string;
