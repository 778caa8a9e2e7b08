import { stringify } from "yaml";
import { markdownPage } from "../../openapi/reference-links.ts";
import { assetsOf } from "../assets/assets.ts";
import { markdownAt, whole, placesOf } from "../to-markdown/addresses.ts";
import { line } from "../to-markdown/content.ts";
import { readingOf } from "../to-markdown/reading.ts";
import { entriesOf, searchFile } from "../search/page-entries.ts";
import { robots, sitemap } from "../exports/sitemap.ts";
import type { SiteFacts } from "../model/page.ts";
import type { PageContext } from "../model/page-context.ts";
import { apiOf } from "./api.ts";
import { ForeignLayout } from "./layout.tsx";
import { foreignOperation } from "./operation.tsx";
import { foreignOverview } from "./overview.tsx";
import type { ForeignPage, ForeignApi } from "./site.ts";
import type { Raw } from "./raw.ts";
import { foreignSchema } from "./schema.tsx";
import { usersOf } from "./users.ts";

/** Deeper fields are on the page of their schema: a large document refers to itself all over. */
const maxDepth = 2;

/** Every file of the reference of a document of others, held in memory. */
export async function foreignFiles(
  document: Raw,
  { siteUrl }: { siteUrl?: string | undefined },
): Promise<Map<string, string | Uint8Array>> {
  const api = apiOf(document);
  const assets = await assetsOf();
  const files = new Map<string, string | Uint8Array>(assets.files);
  const written = pagesOf(api).map((page) => {
    const at: PageContext = { page: page.path, maxDepth };
    return { at, page, ...readingOf(page.path, String(<>{page.render(at)}</>)) };
  });
  const search = searchFile(entriesOf(written, new Map()));
  files.set(search.path, search.text);
  const site: SiteFacts = {
    url: siteUrl,
    redoc: false,
    assets: { ...assets.names, search: search.path },
  };
  const places = placesOf(written);
  for (const { at, page, html, markdown } of written) {
    const wholePage = <ForeignLayout api={api} at={at} page={page} site={site} content={html} />;
    files.set(page.path, `${String(wholePage)}\n`);
    files.set(markdownPage(page.path), markdownAt(page.path, markdown, places, siteUrl));
  }
  const pages = written.map(({ page }) => page);
  files.set("llms.txt", foreignLlms(api, pages, siteUrl));
  // A sitemap needs whole addresses.
  if (siteUrl !== undefined) files.set("sitemap.xml", sitemap(pages, siteUrl));
  const forRobots = robots(siteUrl);
  if (forRobots !== undefined) files.set("robots.txt", forRobots);
  files.set("openapi.json", `${JSON.stringify(document, null, 2)}\n`);
  files.set("openapi.yaml", stringify(document, { aliasDuplicateObjects: false }));
  return files;
}

function pagesOf(api: ForeignApi): ForeignPage[] {
  const users = usersOf(api);
  return [
    foreignOverview(api),
    ...api.groups.flatMap(({ operations }) =>
      operations.map((operation) => foreignOperation(operation, { isWebhook: false })),
    ),
    ...api.webhooks.map((operation) => foreignOperation(operation, { isWebhook: true })),
    ...Object.keys(api.schemas.components.schemas).map((name) =>
      foreignSchema(api, name, users.get(name) ?? { operations: [], schemas: [] }),
    ),
  ];
}

/** `llms.txt` as llmstxt.org describes it: what the API is, where, how to prove who calls, and a link to each page. */
function foreignLlms(api: ForeignApi, pages: ForeignPage[], siteUrl: string | undefined): string {
  const [server] = api.servers;
  const schemes = Object.values(api.security).map(({ words }) => words);
  const list = (kind: ForeignPage["kind"]) =>
    pages
      .filter((page) => page.kind === kind)
      .map(
        (page) => `- [${page.title}](${whole(markdownPage(page.path), siteUrl)}): ${line(page.description)}`,
      )
      .join("\n");
  const sections = [
    ["Overview", list("overview")],
    ["Operations", list("operation")],
    ["Schemas", list("schema")],
    ["Document", `- [openapi.yaml](${whole("openapi.yaml", siteUrl)}): the OpenAPI document.`],
  ];
  return `${[
    `# ${api.title}`,
    ...(api.summary === undefined ? [] : [`> ${line(api.summary)}`]),
    ...(server ? [`Base address: ${server.url}`] : []),
    ...(schemes.length > 0 ? [`Authentication: ${schemes.join("; ")}`] : []),
    ...sections.flatMap(([name, text]) => (text ? [`## ${name}\n\n${text}`] : [])),
  ].join("\n\n")}\n`;
}
