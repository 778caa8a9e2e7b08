/** How the command logs requests on standard output: as text, as a JSON object per line, or not at all. */
export type LogFormat = "words" | "json" | "none";
