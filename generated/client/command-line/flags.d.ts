// Generated from scripts/client/command-line/flags.ts by `npm run generate`. Do not edit.
import { type Version } from "@adintel/client/operations";
/** A flag: a field of a request, or one that every command has. */
export interface Flag {
    /** Each step of the path in kebab case: `filters.size.min`. */
    name: string;
    path: string[];
    kind: "text" | "number" | "boolean" | "object";
    isList: boolean;
    isRequired: boolean;
    /** All that are allowed; empty if that is not a list of values. */
    values: readonly unknown[];
    description: string;
    default?: unknown;
}
/** The formats of results: JSON lines of rows, the response as it came, or a table. */
export declare const formats: readonly string[];
/** The flags that every command has. A field that is called like one of them can be sent with `--body`. */
export declare const ownFlags: readonly Flag[];
/** What the own flags say; those that are not given are missing. */
export interface Settings {
    all?: boolean;
    "max-rows"?: number;
    "max-spend"?: number;
    "dry-run"?: boolean;
    output?: string;
    body?: string;
    api?: Version;
    "base-url"?: string;
    help?: boolean;
    version?: boolean;
}
