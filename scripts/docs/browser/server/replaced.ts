/**
 * Dispatched on the document once another page is in the place of the one before. A type, and no constant, since what the
 * first script shares with a later one would be one more file to load first.
 */
export type PageReplaced = "page-replaced";
