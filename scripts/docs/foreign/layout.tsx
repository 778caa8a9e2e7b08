import { html, raw } from "hono/html";
import type { Child } from "hono/jsx";
import { markdownOf, operationPage } from "../../openapi/reference-links.ts";
import type { SiteFacts } from "../page.ts";
import { href, type Place } from "../parts/at.ts";
import { policy } from "../parts/policy.ts";
import type { ForeignPage } from "./page.ts";
import type { ForeignApi, ForeignOperation } from "./site.ts";

interface Props {
  api: ForeignApi;
  at: Place;
  page: ForeignPage;
  site: SiteFacts;
  /** HTML of what the page says. */
  content: string;
}

/** A whole page about a document of others: the frame of ours, without what only ours has. */
export function ForeignLayout({ api, at, page, site, content }: Props) {
  const title = page.path === "index.html" ? api.title : `${page.title} · ${api.title}`;
  const to = (target: string) => href(at, target);
  return html`<!doctype html>${(
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta http-equiv="Content-Security-Policy" content={policy} />
          <title>{title}</title>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="description" content={page.description} />
          <meta name="color-scheme" content="light dark" />
          <link rel="stylesheet" href={to(site.assets.style)} />
          <link
            rel="preload"
            href={to(site.assets.typeface)}
            as="font"
            type="font/woff2"
            crossorigin="anonymous"
          />
          <script src={to(site.assets.theme)} />
          <script src={to(site.assets.main)} type="module" />
          <link rel="icon" href={to("assets/icon.svg")} type="image/svg+xml" />
          {site.url && <link rel="canonical" href={new URL(page.path, site.url).href} />}
          <link
            rel="alternate"
            type="text/markdown"
            href={to(markdownOf(page.path))}
            title="This page as Markdown"
          />
          <link
            rel="service-desc"
            type="application/vnd.oai.openapi+json"
            href={to("openapi.json")}
            title="OpenAPI document"
          />
          {site.url !== undefined && <link rel="sitemap" type="application/xml" href={to("sitemap.xml")} />}
        </head>
        <body data-root={to("")} data-search={to(site.assets.search)}>
          <a class="skip" href="#content">
            Skip to content
          </a>
          <Header at={at} title={api.title} />
          <div class="frame">
            <Navigation at={at} api={api} />
            <main id="content" tabindex={-1}>
              {raw(content)}
              <Footer at={at} />
            </main>
          </div>
        </body>
      </html>
    )}`;
}

function Header({ at, title }: { at: Place; title: string }) {
  return (
    <header class="top">
      <button type="button" class="menu" popovertarget="navigation">
        Menu
      </button>
      <a class="brand" href={href(at, "index.html")}>
        <span>{title}</span>
      </a>
      <button type="button" class="search-open for-script" aria-keyshortcuts="/ Control+K Meta+K">
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d="M7 2a5 5 0 1 0 0 10A5 5 0 0 0 7 2m3.6 8.6L14 14"
            fill="none"
            stroke="currentColor"
            stroke-width="1.6"
          />
        </svg>
        <span>Search</span> <kbd>/</kbd>
      </button>
      <button type="button" class="theme for-script">
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M8 1.5a6.5 6.5 0 1 0 0 13z" fill="currentColor" />
          <circle cx="8" cy="8" r="6.2" fill="none" stroke="currentColor" stroke-width="1.3" />
        </svg>
        <span>Theme: system</span>
      </button>
    </header>
  );
}

function Navigation({ at, api }: { at: Place; api: ForeignApi }) {
  const link = (path: string, text: Child) => (
    <li>
      <a href={href(at, path)} {...(path === at.page ? { "aria-current": "page" as const } : {})}>
        {text}
      </a>
    </li>
  );
  const group = (name: string, operations: ForeignOperation[]) =>
    operations.length > 0 && (
      <>
        <h3>{name}</h3>
        <ul>
          {operations.map(({ id, method, summary }) =>
            link(
              operationPage(undefined, id),
              <>
                <span class={`verb ${method.toLowerCase()}`}>{short[method] ?? method.toLowerCase()}</span>{" "}
                {summary}
              </>,
            ),
          )}
        </ul>
      </>
    );
  const hasSchemas = Object.keys(api.schemas.components.schemas).length > 0;
  return (
    <nav id="navigation" class="side" popover="auto" aria-label="Pages">
      <ul>{link("index.html", "Overview")}</ul>
      {api.groups.map(({ name, operations }) => group(name, operations))}
      {group("Webhooks", api.webhooks)}
      {hasSchemas && <ul>{link("index.html#schemas", "Schemas")}</ul>}
    </nav>
  );
}

/** The column of methods is narrow. */
const short: Record<string, string> = { DELETE: "del", OPTIONS: "opt" };

function Footer({ at }: { at: Place }) {
  return (
    <footer>
      <ul>
        <li>
          <a href={href(at, markdownOf(at.page))}>This page as Markdown</a>
        </li>
        <li>
          OpenAPI document: <a href={href(at, "openapi.json")}>JSON</a>,{" "}
          <a href={href(at, "openapi.yaml")}>YAML</a>
        </li>
        <li>
          <a href={href(at, "llms.txt")}>llms.txt</a>
        </li>
      </ul>
    </footer>
  );
}
