import { raw } from "hono/html";
import { markdownPage, pageOf, redocPageOf } from "../../openapi/reference-links.ts";
import type { Page, SiteFacts } from "../model/page.ts";
import { readingOf } from "../to-markdown/reading.ts";
import { href, type At } from "../model/page-context.ts";
import { Crumbs, Neighbours, crumbsOf, neighbours } from "./around.tsx";
import { contentsOf, type PageSection, Contents, FoldedContents } from "./contents.tsx";
import { Files, FilesAnywhere } from "./files.tsx";
import { guideGroup, operationGroups, overviewEntry, schemaGroup } from "./menu.ts";
import { Entries, Group, Side } from "./side.tsx";
import { serverData } from "../components/server-line.tsx";
import { Sharing } from "./sharing.tsx";
import { shell } from "./shell.tsx";
import { byPreference, currentVersion, isLegacy, versionTitle } from "../../lib/versions.ts";

interface LayoutProps {
  at: At;
  page: Page;
  site: SiteFacts;
  /** HTML of what the page says. */
  content: string;
}

export function Layout({ at, page, site, content }: LayoutProps) {
  const { title: apiTitle } = at.documents[currentVersion].info;
  const to = (target: string) => href(at, target);
  const sections = page.kind === "print" ? [] : contentsOf(readingOf(page.path, content).content);
  // Where code stands beside prose there is no room for a third column; the menu lists the sections there.
  const hasColumn = page.kind !== "operation" && page.kind !== "schema" && sections.length > 0;
  // Where there is no room for the column the sections are listed below the title.
  const start = content.indexOf("</h1>") + "</h1>".length;
  return shell({
    at,
    site,
    page,
    files:
      page.kind === "missing" && site.url === undefined ? (
        <FilesAnywhere at={at} assets={site.assets} />
      ) : (
        <Files at={at} assets={site.assets}>
          {page.kind !== "operation" && page.kind !== "schema" && (
            <link rel="stylesheet" href={to(site.assets.guideStyle)} />
          )}
        </Files>
      ),
    head: (
      <>
        {page.kind === "missing" && <meta name="robots" content="noindex" />}
        {site.feed !== undefined && (
          <link rel="alternate" type="application/atom+xml" href={to(site.feed)} title="Changelog" />
        )}
        <link
          rel="service-desc"
          type="application/vnd.oai.openapi+json;version=3.1"
          href={to(`openapi/${at.version}.json`)}
        />
        <link rel="sitemap" type="application/xml" href={to("sitemap.xml")} />
        <Sharing title={apiTitle} page={page} site={site} />
      </>
    ),
    data: { "data-version": at.version, ...serverData(at) },
    apiTitle,
    versions: <VersionSwitch at={at} page={page} />,
    notice: (
      <p class="said" aria-hidden="true">
        For language models: all pages are listed as Markdown in {to("llms.txt").replace(/^(?![./])/, "./")}
      </p>
    ),
    navigation: <Navigation at={at} page={page} sections={hasColumn ? [] : sections} />,
    main: (
      <>
        <Crumbs at={at} crumbs={crumbsOf(at)} />
        <div class={hasColumn ? "page with-contents" : "page"}>
          {hasColumn && <Contents sections={sections} />}
          <div class="content">
            {raw(content.slice(0, start))}
            {hasColumn && <FoldedContents sections={sections} />}
            {raw(content.slice(start))}
          </div>
        </div>
        <Neighbours at={at} {...neighbours(at)} />
        <Footer at={at} page={page} site={site} />
      </>
    ),
  });
}

/** The pages of the version at hand, and the sections of the one that is shown; a page of all versions leads to those of the others, too. */
function Navigation({ at, page, sections }: { at: At; page: Page; sections: PageSection[] }) {
  return (
    <Side>
      <Group at={at} group={guideGroup(at)} sections={sections} />
      <h2>{versionTitle(at.version)}</h2>
      <Entries at={at} entries={[overviewEntry(at)]} sections={sections} />
      {operationGroups(at).map((group) => (
        <Group at={at} group={group} sections={sections} />
      ))}
      <Schemas at={at} sections={sections} />
      {page.version === undefined &&
        byPreference
          .filter((version) => version !== at.version)
          .map((version) => <OtherVersion at={{ ...at, version }} />)}
    </Side>
  );
}

/** Another version's pages, folded, for readers who use it. */
function OtherVersion({ at }: { at: At }) {
  const operations = operationGroups(at).flatMap(({ entries }) => entries);
  const own = guideGroup(at);
  const guide = { ...own, entries: own.entries.filter(({ isOfAll }) => !isOfAll) };
  return (
    <>
      <h2>{versionTitle(at.version)}</h2>
      <Entries at={at} entries={[overviewEntry(at)]} />
      <Group at={at} group={guide} folded />
      <Group at={at} group={{ id: "operations", title: "Operations", entries: operations }} folded />
    </>
  );
}

/** There are many schemas, so the menu lists only the one that is shown. */
function Schemas({ at, sections }: { at: At; sections: PageSection[] }) {
  const { title, entries } = schemaGroup(at);
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
            <a href={href(at, redocPageOf(at.version))}>{at.version} in one file, by Redoc</a>
          </li>
        )}
      </ul>
    </footer>
  );
}

/** Leads to the same thing in another version, or else to that version's start. */
function VersionSwitch({ at, page }: { at: At; page: Page }) {
  return (
    <nav class="versions" aria-label="Version">
      {byPreference.map((version, index) => {
        const isShown = version === page.version;
        const target = isShown ? page.path : (page.counterparts?.[version] ?? pageOf(version));
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
