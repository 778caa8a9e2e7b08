import type { Comment } from "hast";

/*
 * Links and anchors in Markdown that has no place yet. The characters belong to nobody, so that no text of a document has
 * them.
 */

/** Stands before the address of a page of the site. */
export const linkSign = "\u{E000}";

const markSign = "\u{E001}";

/** The place of an id, until it is known whether a link leads there. */
export function mark(id: string): Comment {
  return { type: "comment", value: `${markSign}${encodeURIComponent(id)}` };
}

/** Every such place in a text. */
export const markOf = new RegExp(`<!--${markSign}(.*?)-->`, "g");

/** Every such link in a text. */
export const linkOf = new RegExp(`${linkSign}([^)>\\s]*)`, "g");
