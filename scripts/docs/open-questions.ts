import { html } from "hono/html";
import type { Document } from "../generate/openapi.ts";
import type { Version } from "../paths.ts";
import { marks } from "./marks.ts";

/** How much of a version is open or assumed, and the list of it, folded. */
export function openQuestions(version: Version, document: Document) {
  const all = marks(document);
  const open = all.flatMap(({ unspecified }) => unspecified).length;
  const assumed = all.filter((mark) => mark.assumed !== undefined).length;
  return html`<details>
    <summary>${version}: ${open} things are not specified, ${assumed} are assumed</summary>
    <dl>
      ${all.map(
        (mark) =>
          html`<dt>${mark.place.join(" › ") || "The whole document"}</dt>
            ${
              mark.unspecified.length > 0
                ? html`<dd><b>Not specified:</b> ${plain(mark.unspecified.join("; "))}.</dd>`
                : ""
            }
            ${mark.assumed ? html`<dd><b>Assumed:</b> ${plain(mark.assumed)}</dd>` : ""}`,
      )}
    </dl>
  </details>`;
}

/** The documents' prose is Markdown, of which these sentences use code spans alone. */
function plain(markdown: string) {
  return markdown.split("`").map((text, index) => (index % 2 === 1 ? html`<code>${text}</code>` : text));
}
