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
import { changelog, type VersionChanges } from "../writing/changelog.ts";
import { documentFile, markdownPage, postmanFile } from "../../openapi/reference-links.ts";
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
import type { At, Edition, PageContext, ShownDocument } from "../model/page-context.ts";
import { Layout } from "../frame/layout.tsx";
import { compact } from "./compact.ts";
import { picture } from "../frame/sharing.tsx";
import { postmanCollection } from "../exports/postman-collection.ts";
import { pageMockFiles } from "../page-mock/build.ts";
import { chooseCalls } from "../samples/choose.ts";
import { exampleCalls } from "../samples/example-call.ts";
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

/** What a site is made of: a contract with its guides, or a document of which nothing else is known. */
interface Contents<Place extends PageContext> {
  shown: ShownDocument[];
  pages: Page<Place>[];
  placeOf: (page: PageFacts, tryIt: string) => Place;
  /** What language models have to know of all pages. */
  about: string[];
  statuses: Map<string, string>;
  otherNames: ReadonlyMap<string, readonly string[]>;
  changes: VersionChanges[];
  pageMock?: Awaited<ReturnType<typeof pageMockFiles>>;
}

/** What is shown of a contract, and what its guides say wrong. */
async function contractContents(
  given: Record<Version, Document>,
  { folder, server: asked }: BuildOptions,
): Promise<Contents<At> & { book: Book }> {
  const server = asked === undefined ? undefined : withoutVersion(asked, given);
  const documents = server === undefined ? given : withServer(given, server);
  const chosen = await chooseCalls(given);
  const calls = server === undefined ? chosen : sentToFirst(chosen, documents);
  const changes = await changelog(given, folder);
  const runs = await exampleRuns({ calls: chosen, documents: given, version: currentVersion });
  const book = openBook(changes, runs);
  return {
    shown: versions.map((version) => ({
      document: documents[version],
      calls: calls[version],
      edition: { version, documents },
    })),
    pages: pagesOf(documents, book),
    placeOf({ version = currentVersion, path }, tryIt): At {
      return { documents, calls, server, tryIt, document: documents[version], version, page: path };
    },
    about: aboutContract(documents),
    statuses: new Map(
      versions.flatMap((version) =>
        errorFacts(documents[version]).map(({ code, status }) => [code, String(status)] as const),
      ),
    ),
    otherNames,
    changes,
    pageMock: await pageMockFiles(given),
    book,
  };
}

/** Deeper fields are on the page of their schema: a large document refers to itself all over. */
const maxDepth = 2;

function documentContents(source: Record<string, unknown>): Contents<PageContext> {
  const document = documentOf(source);
  const calls = exampleCalls(document);
  return {
    shown: [{ document, calls }],
    pages: [...documentPages(document), printPage()],
    placeOf: ({ path }, tryIt) => ({ document, page: path, maxDepth, calls: { "": calls }, tryIt }),
    about: aboutDocument(document),
    statuses: new Map(),
    otherNames: new Map(),
    changes: [],
  };
}

/** Every file of the reference of a contract. */
export async function filesOf(
  given: Record<Version, Document>,
  options: BuildOptions,
): Promise<Map<string, string | Uint8Array>> {
  const { book, ...contents } = await contractContents(given, options);
  const files = await filesFrom(contents, options);
  checkAdvice(book, [...contents.statuses.keys()]);
  checkLinks(book, (path) => {
    const content = files.get(path);
    return content instanceof Uint8Array ? "" : content;
  });
  refuse(book.mistakes);
  return files;
}

/** Every file of the reference of any document, of whose API nothing else is known. */
export function filesOfAny(
  source: Record<string, unknown>,
  options: Pick<BuildOptions, "siteUrl">,
): Promise<Map<string, string | Uint8Array>> {
  return filesFrom(documentContents(source), options, source);
}

/** @param source The document as it was given, if it is not shown as it is. */
async function filesFrom<Place extends PageContext>(
  { shown, pages, placeOf, about, statuses, otherNames: names, changes, pageMock }: Contents<Place>,
  { folder, siteUrl: url, edit }: BuildOptions,
  source?: object,
): Promise<Map<string, string | Uint8Array>> {
  const assets = await assetsOf(pageMock?.worker);
  const tryIt = inFolder("assets/try-it", await tryItFiles(shown));
  const files = new Map<string, string | Uint8Array>([
    ...(pageMock?.files ?? []),
    ...assets.files,
    ...tryIt.files,
  ]);
  const rendered = pages.map((page) => {
    const at = placeOf(page, tryIt.folder);
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
  const ofChangelog = feed(changes, shown.at(-1)?.document.info.title ?? "", url);
  if (ofChangelog !== undefined) files.set(feedPath, ofChangelog);
  const isContract = shown.some(({ edition }) => edition);
  const site: SiteFacts = {
    url,
    picture: url !== undefined && isContract,
    feed: ofChangelog && feedPath,
    edit: edit === undefined || !isContract ? undefined : editing(edit, folder),
    assets: { ...assets.names, search: search.path },
  };
  const add = (at: PageContext, page: PageFacts, html: string) =>
    files.set(page.path, `${compact(String(<Layout at={at} page={page} site={site} content={html} />))}\n`);
  for (const { at, page, html } of rendered) add(at, page, html);
  // It is sent for addresses of any depth, so its links start at the root of the host.
  const missing = {
    ...placeOf(notFoundPage, tryIt.folder),
    base: url === undefined ? "/" : new URL(url).pathname,
  };
  add(missing, notFoundPage, String(<>{notFoundPage.render(missing)}</>));
  const places = placesOf(written);
  for (const { page, markdown } of written)
    files.set(markdownPage(page.path), markdownAt(page.path, markdown, places, url));
  for (const { path } of forPrint)
    files.set(markdownPage(path), markdownAtRoot(allInOne(written), undefined, places));
  for (const [path, text] of llmsFull(written, places, about, url)) files.set(path, text);
  files.set("sitemap.xml", sitemap(pages, url));
  const forRobots = robots(url);
  if (forRobots !== undefined) files.set("robots.txt", forRobots);
  if (site.picture) files.set(picture.path, await readFile(pictureFile));
  const documents = shown.find(({ edition }) => edition)?.edition?.documents;
  files.set("llms.txt", llms(pages, about, documents, url));
  for (const shownDocument of shown) {
    const version = shownDocument.edition?.version;
    addDocument(files, version, source ?? shownDocument.document);
    files.set(postmanFile(version), postmanCollection(shownDocument));
  }
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
