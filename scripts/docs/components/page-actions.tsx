import type { Child } from "hono/jsx";
import { markdownPage } from "../../openapi/reference-links.ts";
import { href, type PageContext } from "../model/page-context.ts";

/** What a reader does with a page as a whole; the page's Markdown has no use for it. */
export function PageActions({ at, children }: { at: PageContext; children?: Child }) {
  return (
    <div class="page-actions">
      {children}
      <span class="button-group">
        <button type="button" class="copy-page for-script">
          Copy as Markdown
        </button>
        <a class="button" href={href(at, markdownPage(at.page))} type="text/markdown">
          View<span class="said"> as Markdown</span>
        </a>
      </span>
    </div>
  );
}
