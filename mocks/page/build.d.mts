import type { PageFile } from "../controls/page.ts";

/** Makes the page's files of the sources in a folder, by name. */
export function buildPage(folder: string): Promise<Record<string, PageFile>>;
