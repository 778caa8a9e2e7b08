import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";
import { allOperations, type Document } from "../../openapi/document.ts";
import { root } from "../../lib/paths.ts";
import { byPreference, currentVersion, versions, type Version } from "../../lib/versions.ts";
import { documentOf } from "../any-openapi/document.ts";
import { assetsOf } from "../assets/assets.ts";
import { exampleRuns } from "../writing/calls.ts";
import { changelog } from "../writing/changelog.ts";
import { documentFile, markdownPage } from "../../openapi/reference-links.ts";
import { editing } from "./edit.ts";
import { errorFacts } from "../model/errors.ts";
import { markdownAtRoot, markdownAt, placesOf } from "../to-markdown/addresses.ts";
import { feed, feedPath } from "../exports/feed.ts";
import { aboutContract, aboutDocument, allInOne, llms, llmsFull } from "../exports/llms.ts";
import { readingOf } from "../to-markdown/reading.ts";
import { otherNames } from "../guide/index.ts";
import { entriesOf, withOtherNames, printEntry, searchFile } from "../search/page-entries.ts";
import { robots, sitemap } from "../exports/sitemap.ts";
import type { Page, PageFacts, SiteFacts } from "../model/page.ts";
import { notFoundPage } from "../pages/not-found.tsx";
import type { At, Edition, PageContext } from "../model/page-context.ts";
import { Layout } from "../frame/layout.tsx";
import { compact } from "./compact.ts";
import { picture } from "../frame/sharing.tsx";
import { postmanCollection, postmanFile } from "../exports/postman-collection.ts";
import { pageMockFiles } from "../page-mock/build.ts";
import { chooseCalls } from "../samples/choose.ts";
import { sentToFirst, withoutVersion, withServer } from "../model/sample-server.ts";
import { tryItFiles } from "../try-it/files.ts";
import { checkAdvice, checkLinks, openBook, type Book } from "../writing/book.ts";
import { refuse } from "../writing/mistakes.ts";
import { guidePages } from "../pages/guide.tsx";
import { operationPageOf } from "../pages/operation.tsx";
import { overviewPage } from "../pages/overview.tsx";
import { printPage } from "../pages/print.tsx";
import { schemaPageOf } from "../pages/schema.tsx";

/** Files in a folder whose name changes with what is in it, so that a browser may keep them. */
function inFolder(name: string, files: Map<string, string>): { folder: string; files: Map<string, string> } {
  const hash = createHash("sha256");
  for (const [path, text] of [...files].sort(([a], [b]) => a.localeCompare(b)))
    hash.update(`${path}\0${text}\0`);
  const folder = `${name}-${hash.digest("hex").slice(0, 8)}/`;
  return { folder, files: new Map([...files].map(([path, text]) => [`${folder}${path}`, text])) };
}

const pictureFile = join(root, "scripts/docs/assets/social.png");

interface SiteInput<Place extends PageContext> {
  pages: Page<Place>[];
  placeOf: (page: PageFacts) => Place;
  site: Omit<SiteFacts, "assets"> & { assets: Omit<SiteFacts["assets"], "search"> };
  /** What language models have to know of all pages. */
  about: string[];
  statuses?: Map<string, string>;
  otherNames?: ReadonlyMap<string, readonly string[]>;
}

/** The files that are made of pages, whatever those are about. */
function filesOfPages<Place extends PageContext>(input: SiteInput<Place>): Map<string, string | Uint8Array> {
  const { pages, placeOf, about, statuses = new Map(), otherNames: names = new Map() } = input;
  const { url } = input.site;
  const files = new Map<string, string | Uint8Array>();
  const rendered = pages.map((page) => {
    const at = placeOf(page);
    return { at, page, html: String(<>{page.render(at)}</>) };
  });
  // The page for printing says again what the others say, so all that is made of a page is made of the others.
  const written = rendered
    .filter(({ page }) => page.kind !== "print")
    .map((one) => ({ ...one, ...readingOf(one.page.path, one.html) }));
  const forPrint = pages.filter(({ kind }) => kind === "print");
  const search = searchFile([
    ...entriesOf(written, statuses, names),
    ...forPrint.map((page) => withOtherNames(printEntry(page), names)),
  ]);
  files.set(search.path, search.text);
  const site: SiteFacts = { ...input.site, assets: { ...input.site.assets, search: search.path } };
  const add = (at: PageContext, page: PageFacts, html: string) =>
    files.set(page.path, `${compact(String(<Layout at={at} page={page} site={site} content={html} />))}\n`);
  for (const { at, page, html } of rendered) add(at, page, html);
  // It is sent for addresses of any depth, so its links start at the root of the host.
  const missing = { ...placeOf(notFoundPage), base: url === undefined ? "/" : new URL(url).pathname };
  add(missing, notFoundPage, String(<>{notFoundPage.render(missing)}</>));
  const places = placesOf(written);
  for (const { page, markdown } of written)
    files.set(markdownPage(page.path), markdownAt(page.path, markdown, places, url));
  for (const { path } of forPrint)
    files.set(markdownPage(path), markdownAtRoot(allInOne(written), undefined, places));
  files.set("llms-full.txt", llmsFull(written, places, about, url));
  files.set("sitemap.xml", sitemap(pages, url));
  const forRobots = robots(url);
  if (forRobots !== undefined) files.set("robots.txt", forRobots);
  return files;
}

export async function filesOf(
  given: Record<Version, Document>,
  { folder, siteUrl, server: asked, edit }: BuildOptions,
): Promise<Map<string, string | Uint8Array>> {
  const server = asked === undefined ? undefined : withoutVersion(asked, given);
  const pageMock = await pageMockFiles(given);
  const assets = await assetsOf(pageMock?.worker);
  const documents = server === undefined ? given : withServer(given, server);
  const chosen = await chooseCalls(given);
  const calls = server === undefined ? chosen : sentToFirst(chosen, documents);
  const tryIt = inFolder("assets/try-it", await tryItFiles(documents, calls));
  const changes = await changelog(given, folder);
  const runs = await exampleRuns({ calls: chosen, documents: given, version: currentVersion });
  const book = openBook(changes, runs);
  const pages = pagesOf(documents, book);
  const statuses = new Map(
    versions.flatMap((version) =>
      errorFacts(documents[version]).map(({ code, status }) => [code, String(status)] as const),
    ),
  );
  const ofChangelog = feed(changes, documents[currentVersion].info.title, siteUrl);
  const about = aboutContract(documents);
  const files = new Map<string, string | Uint8Array>([
    ...(pageMock?.files ?? []),
    ...assets.files,
    ...tryIt.files,
    ...filesOfPages({
      pages,
      placeOf({ version = currentVersion, path }): At {
        const shared = { documents, calls, server, tryIt: tryIt.folder };
        return { ...shared, document: documents[version], version, page: path };
      },
      site: {
        url: siteUrl,
        picture: siteUrl !== undefined,
        feed: ofChangelog && feedPath,
        edit: edit === undefined ? undefined : editing(edit, folder),
        assets: assets.names,
      },
      about,
      statuses,
      otherNames,
    }),
  ]);
  if (ofChangelog !== undefined) files.set(feedPath, ofChangelog);
  if (siteUrl !== undefined) files.set(picture.path, await readFile(pictureFile));
  files.set("llms.txt", llms(pages, about, documents, siteUrl));
  for (const version of versions) {
    const document = documents[version];
    addDocument(files, version, document);
    files.set(postmanFile(version), await postmanCollection(version, document, calls[version]));
  }
  checkAdvice(book, [...statuses.keys()]);
  checkLinks(book, (path) => {
    const content = files.get(path);
    return content instanceof Uint8Array ? "" : content;
  });
  refuse(book.mistakes);
  return files;
}

/** Deeper fields are on the page of their schema: a large document refers to itself all over. */
const maxDepth = 2;

/** Every file of the reference of any document, of whose API nothing else is known. */
export async function filesOfAny(
  source: Record<string, unknown>,
  { siteUrl }: Pick<BuildOptions, "siteUrl">,
): Promise<Map<string, string | Uint8Array>> {
  const document = documentOf(source);
  const pages = [...documentPages(document), printPage()];
  const { files: assetFiles, names } = await assetsOf();
  const about = aboutDocument(document);
  const files = new Map<string, string | Uint8Array>([
    ...assetFiles,
    ...filesOfPages({
      pages,
      placeOf: ({ path }) => ({ document, page: path, maxDepth }),
      site: { url: siteUrl, picture: false, assets: names },
      about,
    }),
  ]);
  files.set("llms.txt", llms(pages, about, undefined, siteUrl));
  // It needs whole addresses, and nobody serves the site at the one of npm start.
  if (siteUrl === undefined) files.delete("sitemap.xml");
  addDocument(files, undefined, source);
  return files;
}

function addDocument(
  files: Map<string, string | Uint8Array>,
  version: Version | undefined,
  document: object,
): void {
  files.set(documentFile(version, "json"), `${JSON.stringify(document, null, 2)}\n`);
  files.set(documentFile(version, "yaml"), stringify(document, { aliasDuplicateObjects: false }));
}

function documentPages(document: Document, edition?: Edition): Page<PageContext>[] {
  return [
    overviewPage(document, edition),
    ...allOperations(document).map((located) => operationPageOf(document, located, edition)),
    ...Object.keys(document.components.schemas).map((name) => schemaPageOf(document, name, edition)),
  ];
}

/** Every page of the site, in the order in which one would read them. */
export function pagesOf(documents: At["documents"], book: Book): Page[] {
  return [
    ...guidePages(book),
    ...byPreference.flatMap((version) => documentPages(documents[version], { version, documents })),
    printPage(" of all versions"),
  ];
}

/** What a reference is made of, and for where. */
export interface BuildOptions {
  /** Whose generated/openapi is shown; the project's unless told otherwise. */
  folder?: string;
  /** Shown instead of what is in the folder. */
  documents?: Record<Version, Document>;
  /** Where the site will be published, for what has to name whole addresses. */
  siteUrl?: string | undefined;
  /** Where the samples send their calls, without the version's path and a slash; the documents' first server unless told otherwise. */
  server?: string | undefined;
  /** Where the source of a page is edited, with `{file}` for the file's path in the project. */
  edit?: string | undefined;
}
