import type { Root } from "hast";
import { parse } from "./content.ts";
import { markdown } from "./markdown.ts";

/** What a page says, in the forms that other files are made of. */
export interface Reading {
  /** Of the inside of `<main>`. */
  html: string;
  content: Root;
  markdown: string;
}

/** Cached by page: making these takes longer than making the HTML, and an edit changes few pages. */
const known = new Map<string, Reading>();

/** The forms of a page's HTML; those of the last time, where the page has not changed since. */
export function readingOf(page: string, html: string): Reading {
  const last = known.get(page);
  if (last?.html === html) return last;
  const content = parse(html);
  const reading = { html, content, markdown: markdown(content, page) };
  known.set(page, reading);
  return reading;
}
