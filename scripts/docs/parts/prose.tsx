import { raw } from "hono/html";
import MarkdownIt from "markdown-it";

/**
 * Markdown of the documents as HTML. Tags in it are shown as text, and of addresses only those are links that can do no
 * harm, whatever a description says.
 */
const markdown = new MarkdownIt({ html: false, linkify: false });

/** A description: paragraphs, lists and the like. */
export function Prose({ text }: { text: string | undefined }) {
  if (!text) return null;
  return <div class="prose">{raw(markdown.render(text))}</div>;
}

/** Markdown within a line. */
export function Words({ text }: { text: string }) {
  return <>{raw(markdown.renderInline(text))}</>;
}
