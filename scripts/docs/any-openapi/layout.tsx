import { raw } from "hono/html";
import { markdownPage, operationPage } from "../../openapi/reference-links.ts";
import { slug, href, type PageContext } from "../model/page-context.ts";
import { readingOf } from "../to-markdown/reading.ts";
import type { SiteFacts } from "../model/page.ts";
import { contentsOf, type PageSection } from "../frame/contents.tsx";
import { Files } from "../frame/files.tsx";
import type { MenuGroup } from "../frame/menu.ts";
import { shell } from "../frame/shell.tsx";
import { Entries, Group, Side } from "../frame/side.tsx";
import type { ForeignPage, ForeignApi, ForeignOperation } from "./site.ts";

interface ForeignLayoutProps {
  api: ForeignApi;
  at: PageContext;
  page: ForeignPage;
  site: SiteFacts;
  /** HTML of what the page says. */
  content: string;
}

/** A whole page about a document of others: the frame of ours, without what only ours has. */
export function ForeignLayout({ api, at, page, site, content }: ForeignLayoutProps) {
  const to = (target: string) => href(at, target);
  return shell({
    at,
    site,
    page,
    files: (
      <Files at={at} assets={site.assets}>
        <link rel="stylesheet" href={to(site.assets.guideStyle)} />
      </Files>
    ),
    head: (
      <>
        <link
          rel="service-desc"
          type="application/vnd.oai.openapi+json"
          href={to("openapi.json")}
          title="OpenAPI document"
        />
        {site.url !== undefined && <link rel="sitemap" type="application/xml" href={to("sitemap.xml")} />}
      </>
    ),
    apiTitle: api.title,
    navigation: <Navigation at={at} api={api} sections={contentsOf(readingOf(page.path, content).content)} />,
    main: (
      <>
        <div class="page">
          <div class="content">{raw(content)}</div>
        </div>
        <Footer at={at} />
      </>
    ),
  });
}

function Navigation({ at, api, sections }: { at: PageContext; api: ForeignApi; sections: PageSection[] }) {
  const group = (title: string, operations: ForeignOperation[]): MenuGroup => ({
    id: slug(title),
    title,
    entries: operations.map(({ operationId, method, summary }) => ({
      path: operationPage(undefined, operationId),
      title: summary,
      method,
    })),
  });
  const groups = [
    ...api.groups.map(({ name, operations }) => group(name, operations)),
    group("Webhooks", api.webhooks),
  ];
  const hasSchemas = Object.keys(api.schemas.components.schemas).length > 0;
  return (
    <Side>
      <Entries at={at} entries={[{ path: "index.html", title: "Overview" }]} />
      {groups
        .filter(({ entries }) => entries.length > 0)
        .map((one) => (
          <Group at={at} group={one} sections={sections} />
        ))}
      {hasSchemas && <Entries at={at} entries={[{ path: "index.html#schemas", title: "Schemas" }]} />}
    </Side>
  );
}

function Footer({ at }: { at: PageContext }) {
  return (
    <footer>
      <ul>
        <li>
          <a href={href(at, markdownPage(at.page))}>This page as Markdown</a>
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
