import type { PageFiles } from "../controls/page.ts";

/** The page's files; what makes them is loaded when a browser first asks for them. */
export const pageFiles: PageFiles = async () => (await import("./files.ts")).files();

/** The page's files where the reference is beside it: the page links to it. */
export const pageFilesWithReference: PageFiles = async () => {
  const files = await pageFiles();
  const page = files["index.html"];
  return page
    ? {
        ...files,
        "index.html": { ...page, text: page.text.replace('id="reference" hidden', 'id="reference"') },
      }
    : files;
};
