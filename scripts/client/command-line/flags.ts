import { currentVersion, versions, type Version } from "@adintel/client/operations";

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
export const formats: readonly string[] = ["jsonl", "json", "table"];

/** The flags that every command has. A field that is called like one of them can be sent with `--body`. */
export const ownFlags: readonly Flag[] = [
  ownFlag("all", "boolean", "Read page after page until there are no more rows."),
  ownFlag("max-rows", "number", "Like --all, but stop after so many rows."),
  ownFlag("max-spend", "number", "Send nothing that could cost more than this, in US dollars."),
  ownFlag("dry-run", "boolean", "Show the request and its highest cost, and send nothing."),
  ownFlag(
    "output",
    "text",
    "How to print results; by default as a table on a terminal, and otherwise as JSON lines.",
    formats,
  ),
  ownFlag("body", "text", "All fields as a JSON object; @FILE reads a file, and - standard input."),
  ownFlag(
    "api",
    "text",
    `The version of the API; ${currentVersion} by default.`,
    versions.map(({ id }) => id),
  ),
  ownFlag("base-url", "text", "Where the API is; by default ADINTEL_BASE_URL, or else the local mock."),
  ownFlag("help", "boolean", "Show this help."),
  ownFlag("version", "boolean", "Show the version of this program."),
];

function ownFlag(
  name: string,
  kind: Flag["kind"],
  description: string,
  values: readonly string[] = [],
): Flag {
  return { name, path: [name], kind, isList: false, isRequired: false, values, description };
}

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
