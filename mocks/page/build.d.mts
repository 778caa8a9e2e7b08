import type { PageFile } from "./routes.ts";

/** Makes the page's files of the sources in a folder, by name. */
export function buildPage(folder: string): Promise<Record<string, PageFile>>;
