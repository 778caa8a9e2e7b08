import { html } from "hono/html";
import type { Child } from "hono/jsx";
import { markdownPage } from "../../openapi/reference-links.ts";
import { href, type PageContext } from "../model/page-context.ts";
import type { Page, SiteFacts } from "../model/page.ts";
import { policy } from "./files.tsx";
import { Header } from "./header.tsx";

interface ShellProps {
  at: PageContext;
  site: SiteFacts;
  page: Pick<Page, "path" | "title" | "description" | "kind">;
  /** The styles and scripts that the page loads. */
  files: Child;
  /** What else is in the head. */
  head: Child;
  /** Attributes of the body, beside those of the search. */
  data?: Record<`data-${string}`, string>;
  /** The name of the API, above every page. */
  apiTitle: string;
  /** Beside that name. */
  versions?: Child;
  /** Before all that is seen. */
  notice?: Child;
  navigation: Child;
  /** What is in `<main>`. */
  main: Child;
}

/** The HTML of a whole page out of its parts, whatever it is about. */
export function shell(parts: ShellProps) {
  const { at, site, page, files, head, data, apiTitle, versions, notice, navigation, main } = parts;
  const to = (target: string) => href(at, target);
  return html`<!doctype html>${(
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta http-equiv="Content-Security-Policy" content={policy} />
          <title>{page.path === "index.html" ? apiTitle : `${page.title} · ${apiTitle}`}</title>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="description" content={page.description} />
          <meta name="color-scheme" content="light dark" />
          {files}
          {site.url && page.kind !== "missing" && (
            <link rel="canonical" href={new URL(page.path, site.url).href} />
          )}
          {page.kind !== "missing" && (
            <link
              rel="alternate"
              type="text/markdown"
              href={to(markdownPage(page.path))}
              title="This page as Markdown"
            />
          )}
          {head}
        </head>
        <body
          data-root={to("")}
          data-search={to(site.assets.search)}
          data-search-style={to(site.assets.searchStyle)}
          {...data}
        >
          {notice}
          <a class="skip" href="#content">
            Skip to content
          </a>
          <Header at={at} title={apiTitle}>
            {versions}
          </Header>
          <div class="frame">
            {navigation}
            <main id="content" tabindex={-1}>
              {main}
            </main>
          </div>
        </body>
      </html>
    )}`;
}
