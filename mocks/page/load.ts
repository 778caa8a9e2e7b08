import type { PageFiles } from "./routes.ts";

/** The page's files; what makes them is loaded when a browser first asks for them. */
export const pageFiles: PageFiles = async () => (await import("./files.ts")).files();
