import { raw } from "hono/html";
import type { Child } from "hono/jsx";
import MarkdownIt from "markdown-it";

/**
 * Markdown of the documents as HTML. Tags in it are shown as text, and of addresses only those are links that can do no
 * harm, whatever a description says.
 */
const markdown = new MarkdownIt({ html: false, linkify: false });
// Headings would stand among those of the page, and pictures would come from other hosts.
markdown.renderer.rules.heading_open = () => "<p><strong>";
markdown.renderer.rules.heading_close = () => "</strong></p>\n";
markdown.renderer.rules.image = (tokens, index) => markdown.utils.escapeHtml(tokens[index]?.content ?? "");
// A description is shown on pages of several folders, so that an address has to be whole.
markdown.validateLink = (address) => /^(https?:|mailto:)/i.test(address);
for (const block of ["fence", "code_block"]) {
  // As the site's own code, which scrolls in itself and by the keyboard.
  markdown.renderer.rules[block] = (tokens, index) =>
    `<pre class="code" tabindex="0" role="group" aria-label="Example"><code>${markdown.utils.escapeHtml(tokens[index]?.content ?? "")}</code></pre>\n`;
}

export function Prose({ text }: { text: string | undefined }) {
  if (!text) return null;
  return <div class="prose">{raw(markdown.render(text).trimEnd())}</div>;
}

/** Its first sentence as plain words, for places that show no Markdown. */
export function firstSentence(text: string): string {
  const paragraphs = text.trim().split(/\n\s*\n/);
  const paragraph = paragraphs.find((one) => !one.startsWith("#")) ?? paragraphs[0] ?? "";
  const [first] = markdown.parseInline(paragraph, {});
  const words = (first?.children ?? [])
    .map(({ type, content }) => (type === "softbreak" || type === "hardbreak" ? " " : content))
    .join("")
    .replaceAll(/\s+/g, " ");
  return /^.*?[.](?=\s|$)/.exec(words)?.[0] ?? words;
}

/** Markdown within a line. */
export function Words({ text }: { text: string }) {
  return <>{raw(markdown.renderInline(text))}</>;
}

/** What stands in a line one after the other. */
export function joined(parts: Child[], sign = ", "): Child[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [sign, part]));
}
