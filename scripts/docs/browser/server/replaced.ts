/** Told to the document once another page is in the place of the one before. */
export const replaced = "page-replaced";
