import { html, raw } from "hono/html";
import type { Child } from "hono/jsx";
import { eachOperation } from "../../openapi/document.ts";
import type { Version } from "../../paths.ts";
import { markdownOf, operationPage, pageOf, redocPageOf } from "../../openapi/reference-links.ts";
import type { Page, SiteFacts } from "../page.ts";
import { guides } from "../writing/guides.ts";
import { document, guideAddress, href, other, type At } from "./at.ts";
import { policy } from "./policy.ts";
import { serverData } from "./server-line.tsx";
import { Sharing } from "./sharing.tsx";

interface Props {
  at: At;
  page: Page;
  site: SiteFacts;
  /** HTML of what the page says. */
  content: string;
}

/** A whole page. */
export function Layout({ at, page, site, content }: Props) {
  const { title: apiTitle } = at.documents.v2.info;
  const title = page.path === "index.html" ? apiTitle : `${page.title} · ${apiTitle}`;
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
          {site.url && page.kind !== "missing" && (
            <link rel="canonical" href={new URL(page.path, site.url).href} />
          )}
          {page.kind === "missing" ? (
            <meta name="robots" content="noindex" />
          ) : (
            <link
              rel="alternate"
              type="text/markdown"
              href={to(markdownOf(page.path))}
              title="This page as Markdown"
            />
          )}
          {site.feed !== undefined && (
            <link rel="alternate" type="application/atom+xml" href={to(site.feed)} title="Changelog" />
          )}
          <link
            rel="service-desc"
            type="application/vnd.oai.openapi+json;version=3.1"
            href={to(`openapi/${at.version}.json`)}
            title={`OpenAPI document of ${at.version}`}
          />
          <link rel="sitemap" type="application/xml" href={to("sitemap.xml")} />
          <Sharing title={apiTitle} page={page} site={site} />
        </head>
        <body
          data-root={to("")}
          data-search={to(site.assets.search)}
          data-version={at.version}
          {...serverData(at)}
        >
          <a class="skip" href="#content">
            Skip to content
          </a>
          <Header at={at} page={page} />
          <div class="frame">
            <Navigation at={at} page={page} />
            <main id="content" tabindex={-1}>
              {raw(content)}
              <Footer at={at} page={page} site={site} />
            </main>
          </div>
        </body>
      </html>
    )}`;
}

function Header({ at, page }: { at: At; page: Page }) {
  return (
    <header class="top">
      <button type="button" class="menu" popovertarget="navigation">
        Menu
      </button>
      <a class="brand" href={href(at, "index.html")}>
        <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
          <path d="M2 14V6h3v8zM6.5 14V2h3v12zM11 14V9h3v5z" fill="currentColor" />
        </svg>
        <span>{at.documents.v2.info.title}</span>
      </a>
      <VersionSwitch at={at} page={page} />
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

/** Leads to the same thing in the other version, or else to that version's start. */
function VersionSwitch({ at, page }: { at: At; page: Page }) {
  const isGuide = page.version === undefined;
  const target = page.counterpart ?? pageOf[other(at.version)];
  const link = (version: Version) => {
    const words = version === "v1" ? "v1 legacy" : "v2";
    if (isGuide) return <a href={href(at, pageOf[version])}>{words}</a>;
    return version === at.version ? (
      <a href={href(at, page.path)} aria-current="true">
        {words}
      </a>
    ) : (
      <a href={href(at, target)}>{words}</a>
    );
  };
  return (
    <nav class="versions" aria-label="Version">
      {link("v2")} {link("v1")}
    </nav>
  );
}

function Navigation({ at, page }: { at: At; page: Page }) {
  const tags = new Map<string, { operationId: string; summary: string; method: string }[]>();
  for (const { method, operation } of eachOperation(document(at))) {
    const [tag = ""] = operation.tags;
    tags.set(tag, [...(tags.get(tag) ?? []), { ...operation, method }]);
  }
  const link = (path: string, text: Child) => (
    <li>
      <a href={href(at, path)} {...(path === page.path ? { "aria-current": "page" as const } : {})}>
        {text}
      </a>
    </li>
  );
  return (
    <nav id="navigation" class="side" popover="auto" aria-label="Pages">
      <h2>Guide</h2>
      <ul>{guides().map(({ path, label }) => link(guideAddress(at, path), label))}</ul>
      <h2>
        <a
          href={href(at, pageOf[at.version])}
          {...(page.path === pageOf[at.version] ? { "aria-current": "page" } : {})}
        >
          {at.version === "v1" ? "v1, legacy" : "v2"}: overview
        </a>
      </h2>
      {[...tags].map(([tag, operations]) => (
        <>
          <h3>{tag}</h3>
          <ul>
            {operations.map(({ operationId, summary, method }) =>
              link(
                operationPage(at.version, operationId),
                <>
                  <span class={`verb ${method}`}>{method}</span> {summary}
                </>,
              ),
            )}
          </ul>
        </>
      ))}
      <ul>{link(`${pageOf[at.version]}#schemas`, "Schemas")}</ul>
    </nav>
  );
}

function Footer({ at, page, site }: Omit<Props, "content">) {
  const editAddress = site.edit?.(page);
  return (
    <footer>
      <ul>
        {page.kind !== "missing" && (
          <li>
            <a href={href(at, markdownOf(page.path))}>This page as Markdown</a>
          </li>
        )}
        {editAddress !== undefined && (
          <li>
            <a href={editAddress}>Edit this page</a>
          </li>
        )}
        <li>
          OpenAPI of {at.version}: <a href={href(at, `openapi/${at.version}.json`)}>JSON</a>,{" "}
          <a href={href(at, `openapi/${at.version}.yaml`)}>YAML</a>
        </li>
        <li>
          <a href={href(at, "print.html")}>All on one page</a>
        </li>
        <li>
          <a href={href(at, "llms.txt")}>llms.txt</a>
        </li>
        {site.redoc && (
          <li>
            <a href={href(at, redocPageOf[at.version])}>{at.version} in one file, by Redoc</a>
          </li>
        )}
      </ul>
    </footer>
  );
}
