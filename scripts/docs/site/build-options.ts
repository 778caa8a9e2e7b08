import type { Document } from "../../openapi/document.ts";
import type { Version } from "../../lib/paths.ts";

/** What a reference is made of, and for where. */
export interface BuildOptions {
  /** Whose generated/openapi is shown; the project's unless told otherwise. */
  folder?: string;
  /** Shown instead of what is in the folder. */
  documents?: Record<Version, Document>;
  /** Where the site will be published, for what has to name whole addresses. */
  siteUrl?: string;
  /** Where the samples send their calls, without the version's path and a slash; the documents' first server unless told otherwise. */
  server?: string;
  /** Where the source of a page is edited, with `{file}` for the file's path in the project. */
  edit?: string;
  /** Adds the references that Redoc makes, one file for each version. */
  redoc?: boolean;
}
