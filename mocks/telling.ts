/** How the command tells of requests: in words, as a JSON object a line, or not at all. */
export type Telling = "words" | "json" | "none";
