// Generated from scripts/client/command-line/commands.ts by `npm run generate`. Do not edit.
import { type Version } from "@adintel/client/operations";
import { type Flag } from "./flags.js";
/** What the command line reads of a row of the operations table. */
export interface OperationRow {
    readonly operationId: string;
    readonly method: string;
    readonly path: string;
    readonly summary: string;
    readonly deprecated: boolean;
    readonly billing: {
        readonly unit: string;
        readonly microdollarsPerRow: number;
        readonly minimumRows?: number;
    } | null;
    readonly rateLimit: {
        readonly requestsPerMinute: number;
    } | null;
    readonly pathParameters: readonly string[];
    readonly queryParameters: readonly string[];
    readonly requestBody: {
        readonly required: boolean;
    } | null;
    readonly rows: string | null;
    readonly lists: readonly {
        readonly in: string;
    }[];
    readonly paging: {
        readonly limit: {
            readonly name: string;
        };
        readonly offset: {
            readonly name: string;
            readonly firstPage: number | null;
        } | null;
    } | null;
    readonly replacedBy: readonly {
        readonly operationId: string;
    }[];
}
/** An operation as a command. */
export interface Command {
    /** The operationId in kebab case. */
    name: string;
    row: OperationRow;
    description: string;
    /** The parameter of the path, which is the first argument. */
    id: string | undefined;
    /** It has a query or a body. */
    takesInput: boolean;
    /** The first field that says what to search for or act on, which can be given as an argument. */
    subject: Flag | undefined;
    /** All fields of the query or body, nested ones behind their parents. */
    flags: Flag[];
}
/** The commands of a version, in the order of its document, with the API's title and the address that is listed first. */
export declare function commandsOf(version: Version): Promise<{
    title: string;
    baseUrl: string;
    commands: Command[];
}>;
export declare function kebab(name: string): string;
