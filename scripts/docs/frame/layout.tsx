import { html, raw } from "hono/html";
import { documentFile, markdownPage, pageOf, postmanFile } from "../../openapi/reference-links.ts";
import type { PageFacts, SiteFacts } from "../model/page.ts";
import { readingOf } from "../to-markdown/reading.ts";
import { href, inEachVersion, type PageContext } from "../model/page-context.ts";
import { PageActions } from "../components/page-actions.tsx";
import { Crumbs, Neighbours, crumbsOf, neighbours } from "./around.tsx";
import { contentsOf, type PageSection, Contents, FoldedContents } from "./contents.tsx";
import { Files, FilesAnywhere, policy } from "./files.tsx";
import { Header } from "./header.tsx";
import { guideGroup, operationGroups, overviewEntry, schemaGroup } from "./menu.ts";
import { Entries, Group, Side } from "./side.tsx";
import { serverData } from "../components/server-line.tsx";
import { Sharing } from "./sharing.tsx";
import { byPreference, isLegacy, versionTitle } from "../../lib/versions.ts";

interface LayoutProps {
  at: PageContext;
  page: PageFacts;
  site: SiteFacts;
  /** HTML of what the page says. */
  content: string;
}

export function Layout({ at, page, site, content }: LayoutProps) {
  const { title: apiTitle } = at.document.info;
  const to = (target: string) => href(at, target);
  const isMissing = page.kind === "missing";
  const isGuide = page.kind !== "operation" && page.kind !== "schema";
  const sections = page.kind === "print" ? [] : contentsOf(readingOf(page.path, content).content);
  // Where code stands beside prose there is no room for a third column; the menu lists the sections there.
  const hasColumn = isGuide && sections.length > 0;
  // Where there is no room for the column the sections are listed below the title.
  const start = content.indexOf("</h1>") + "</h1>".length;
  return html`<!doctype html>${(
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta http-equiv="Content-Security-Policy" content={policy} />
          <title>{page.path === "index.html" ? apiTitle : `${page.title} · ${apiTitle}`}</title>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="description" content={page.description} />
          <meta name="color-scheme" content="light dark" />
          {isMissing && site.url === undefined ? (
            <FilesAnywhere at={at} assets={site.assets} />
          ) : (
            <Files at={at} assets={site.assets}>
              {isGuide && <link rel="stylesheet" href={to(site.assets.guideStyle)} />}
            </Files>
          )}
          {site.url && !isMissing && <link rel="canonical" href={new URL(page.path, site.url).href} />}
          {!isMissing && (
            <link
              rel="alternate"
              type="text/markdown"
              href={to(markdownPage(page.path))}
              title="This page as Markdown"
            />
          )}
          {isMissing && <meta name="robots" content="noindex" />}
          {site.feed !== undefined && (
            <link rel="alternate" type="application/atom+xml" href={to(site.feed)} title="Changelog" />
          )}
          <link
            rel="service-desc"
            type="application/vnd.oai.openapi+json;version=3.1"
            href={to(documentFile(at.version, "json"))}
          />
          <link rel="sitemap" type="application/xml" href={to("sitemap.xml")} />
          <Sharing title={apiTitle} page={page} site={site} />
        </head>
        <body
          data-root={to("")}
          data-search={to(site.assets.search)}
          data-search-style={to(site.assets.searchStyle)}
          {...serverData(at, page)}
        >
          <p class="said" aria-hidden="true">
            For language models: all pages are listed as Markdown in{" "}
            {to("llms.txt").replace(/^(?![./])/, "./")}
          </p>
          <a class="skip" href="#content">
            Skip to content
          </a>
          <Header at={at} title={apiTitle}>
            <VersionSwitch at={at} page={page} />
          </Header>
          <div class="frame">
            <Navigation at={at} page={page} sections={hasColumn ? [] : sections} />
            <main id="content" tabindex={-1}>
              <Crumbs at={at} crumbs={crumbsOf(at)} />
              <div class={hasColumn ? "page with-contents" : "page"}>
                {hasColumn && <Contents sections={sections} />}
                <div class="content">
                  {raw(content.slice(0, start))}
                  {page.kind !== "operation" && !isMissing && <PageActions at={at} />}
                  {hasColumn && <FoldedContents sections={sections} />}
                  {raw(content.slice(start))}
                </div>
              </div>
              <Neighbours at={at} {...neighbours(at)} />
              <Footer at={at} page={page} site={site} />
            </main>
          </div>
        </body>
      </html>
    )}`;
}

interface NavigationProps {
  at: PageContext;
  page: PageFacts;
  sections: PageSection[];
}

/** The pages of the document at hand, and the sections of the one that is shown; a page of all versions leads to those of the others, too. */
function Navigation({ at, page, sections }: NavigationProps) {
  return (
    <Side>
      <Group at={at} group={guideGroup(at)} sections={sections} />
      {at.version !== undefined && <h2>{versionTitle(at.version)}</h2>}
      <Entries at={at} entries={[overviewEntry(at)]} sections={sections} />
      {operationGroups(at).map((group) => (
        <Group at={at} group={group} sections={sections} />
      ))}
      <Schemas at={at} sections={sections} />
      {page.version === undefined &&
        inEachVersion(at)
          .filter(({ version }) => version !== at.version)
          .map((other) => <OtherVersion at={other} />)}
    </Side>
  );
}

function OtherVersion({ at }: { at: PageContext }) {
  const operations = operationGroups(at).flatMap(({ entries }) => entries);
  const own = guideGroup(at);
  const guide = { ...own, entries: own.entries.filter(({ isOfAll }) => !isOfAll) };
  return (
    <>
      {at.version !== undefined && <h2>{versionTitle(at.version)}</h2>}
      <Entries at={at} entries={[overviewEntry(at)]} />
      <Group at={at} group={guide} folded />
      <Group at={at} group={{ id: "operations", title: "Operations", entries: operations }} folded />
    </>
  );
}

/** There are many schemas, so the menu lists only the one that is shown. */
function Schemas({ at, sections }: Omit<NavigationProps, "page">) {
  const { title, entries } = schemaGroup(at);
  if (entries.length === 0) return null;
  const shown = entries.find(({ path }) => path === at.page);
  return (
    <>
      <Entries at={at} entries={[{ path: `${pageOf(at.version)}#schemas`, title }]} />
      {shown && <Entries at={at} entries={[shown]} sections={sections} />}
    </>
  );
}

function Footer({ at, page, site }: Omit<LayoutProps, "content">) {
  const editAddress = site.edit?.(page);
  return (
    <footer>
      <ul>
        {page.kind !== "missing" && (
          <li>
            <a href={href(at, markdownPage(page.path))}>This page as Markdown</a>
          </li>
        )}
        {editAddress !== undefined && (
          <li>
            <a href={editAddress}>Edit this page</a>
          </li>
        )}
        <li>
          {at.version === undefined ? "OpenAPI document" : `OpenAPI of ${at.version}`}:{" "}
          <a href={href(at, documentFile(at.version, "json"))}>JSON</a>,{" "}
          <a href={href(at, documentFile(at.version, "yaml"))}>YAML</a>,{" "}
          <a href={href(at, postmanFile(at.version))}>Postman</a>
        </li>
        <li>
          <a href={href(at, "print.html")}>All on one page</a>
        </li>
        <li>
          <a href={href(at, "llms.txt")}>llms.txt</a>
        </li>
      </ul>
    </footer>
  );
}

/** Leads to the same thing in another version, or else to that version's start. A page of all versions is one of the version whose menu it has. */
function VersionSwitch({ at, page }: { at: PageContext; page: PageFacts }) {
  if (at.version === undefined) return null;
  return (
    <nav class="versions" aria-label="Version">
      {byPreference.map((version, index) => {
        const isShown = version === at.version;
        const target =
          isShown && page.kind !== "missing" ? page.path : (page.counterparts?.[version] ?? pageOf(version));
        return (
          <>
            {index > 0 && " "}
            <a href={href(at, target)} {...(isShown && { "aria-current": "true" as const })}>
              {version}
              {isLegacy(version) && (
                <>
                  {" "}
                  <span>legacy</span>
                </>
              )}
            </a>
          </>
        );
      })}
    </nav>
  );
}
