// Generated from scripts/client/command-line/flags.ts by `npm run generate`. Do not edit.
import { currentVersion, versions } from "@adintel/client/operations";
/** The formats of results: JSON lines of rows, the response as it came, or a table. */
export const formats = ["jsonl", "json", "table"];
/** The flags that every command has. A field that is called like one of them can be sent with `--body`. */
export const ownFlags = [
    own("all", "boolean", "Read page after page until there are no more rows."),
    own("max-rows", "number", "Like --all, but stop after so many rows."),
    own("max-spend", "number", "Send nothing that could cost more than this, in US dollars."),
    own("dry-run", "boolean", "Show the request and its highest cost, and send nothing."),
    own("output", "text", "How to print results; by default as a table on a terminal, and otherwise as JSON lines.", formats),
    own("body", "text", "All fields as a JSON object; @FILE reads a file, and - standard input."),
    own("api", "text", `The version of the API; ${currentVersion} by default.`, versions.map(({ id }) => id)),
    own("base-url", "text", "Where the API is; by default ADINTEL_BASE_URL, or else the local mock."),
    own("help", "boolean", "Show this help."),
    own("version", "boolean", "Show the version of this program."),
];
function own(name, kind, description, values = []) {
    return { name, path: [name], kind, isList: false, isRequired: false, values, description };
}
