import { fileURLToPath } from "node:url";

/** The project's root folder, with a trailing slash. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** The two versions of the API, the legacy one first. */
export const versions = ["v1", "v2"] as const;
export type Version = (typeof versions)[number];
