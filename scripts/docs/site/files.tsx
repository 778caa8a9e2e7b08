import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";
import { type Document, eachOperation } from "../../openapi/document.ts";
import { root } from "../../lib/paths.ts";
import { byPreference, currentVersion, versions, type Version } from "../../lib/versions.ts";
import { assetsOf } from "../assets/assets.ts";
import { changelog } from "../writing/changelog.ts";
import { markdownPage, redocPageOf } from "../../openapi/reference-links.ts";
import { editing } from "./edit.ts";
import { errorFacts } from "../model/errors.ts";
import { markdownAtRoot, markdownAt, placesOf } from "../to-markdown/addresses.ts";
import { feed, feedPath } from "../exports/feed.ts";
import { allInOne, llms, llmsFull } from "../exports/llms.ts";
import { readingOf } from "../to-markdown/reading.ts";
import { otherNames } from "../guide/index.ts";
import { entriesOf, withOtherNames, printEntry, searchFile } from "../search/page-entries.ts";
import { robots, sitemap } from "../exports/sitemap.ts";
import type { Page, SiteFacts } from "../model/page.ts";
import { notFoundPage } from "../pages/not-found.tsx";
import type { At } from "../model/page-context.ts";
import { Layout } from "../frame/layout.tsx";
import { picture } from "../frame/sharing.tsx";
import { postmanCollection, postmanFile } from "../exports/postman-collection.ts";
import { annotate } from "../exports/redoc-annotate.ts";
import { redocPage } from "../exports/redoc-page.ts";
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

/** The picture for links to the site, made by the screenshots of `scripts/dev`. */
const pictureFile = join(root, "scripts/docs/assets/social.png");

/** The page for addresses that lead nowhere, which may be of any depth: its links start at the root of the host. */
function notFound(at: At | undefined, siteUrl: string | undefined) {
  if (!at) return undefined;
  const base = siteUrl === undefined ? "/" : new URL(siteUrl).pathname;
  const missing: At = { ...at, page: notFoundPage.path, base };
  return { at: missing, page: notFoundPage, content: String(<>{notFoundPage.render(missing)}</>) };
}

export async function filesOf(
  given: Record<Version, Document>,
  { folder, siteUrl, server: asked, edit, redoc = false }: BuildOptions,
): Promise<Map<string, string | Uint8Array>> {
  const server = asked === undefined ? undefined : withoutVersion(asked, given);
  const pageMock = await pageMockFiles(given);
  const assets = await assetsOf(pageMock?.worker);
  const documents = server === undefined ? given : withServer(given, server);
  const chosen = await chooseCalls(given);
  const calls = server === undefined ? chosen : sentToFirst(chosen, documents);
  const tryIt = inFolder("assets/try-it", await tryItFiles(documents, calls));
  const files = new Map<string, string | Uint8Array>([
    ...(pageMock?.files ?? []),
    ...assets.files,
    ...tryIt.files,
  ]);
  const changes = await changelog(given, folder);
  const book = openBook(changes);
  const pages = pagesOf(documents, book);
  const rendered = pages.map((page) => {
    const at: At = {
      documents,
      calls,
      server,
      tryIt: tryIt.folder,
      version: page.version ?? currentVersion,
      page: page.path,
    };
    return { at, page, html: String(<>{page.render(at)}</>) };
  });
  // The page for printing says again what the others say, so all that is made of a page is made of the others.
  const written = rendered
    .filter(({ page }) => page.kind !== "print")
    .map((one) => ({ ...one, ...readingOf(one.page.path, one.html) }));
  const statuses = new Map(
    versions.flatMap((version) =>
      errorFacts(documents[version]).map(({ code, status }) => [code, String(status)] as const),
    ),
  );
  const forPrint = pages.filter(({ kind }) => kind === "print");
  const search = searchFile([
    ...entriesOf(written, statuses, otherNames),
    ...forPrint.map((page) => withOtherNames(printEntry(page), otherNames)),
  ]);
  files.set(search.path, search.text);
  const ofChangelog = feed(changes, documents[currentVersion].info.title, siteUrl);
  if (ofChangelog !== undefined) files.set(feedPath, ofChangelog);
  const site: SiteFacts = {
    url: siteUrl,
    redoc,
    feed: ofChangelog && feedPath,
    edit: edit === undefined ? undefined : editing(edit, folder),
    assets: { ...assets.names, search: search.path },
  };
  for (const { at, page, html } of rendered)
    files.set(page.path, `${String(<Layout at={at} page={page} site={site} content={html} />)}\n`);
  const places = placesOf(written);
  for (const { page, markdown } of written)
    files.set(markdownPage(page.path), markdownAt(page.path, markdown, places, siteUrl));
  const missing = notFound(rendered[0]?.at, siteUrl);
  if (missing) files.set(notFoundPage.path, `${String(<Layout {...missing} site={site} />)}\n`);
  if (siteUrl !== undefined) files.set(picture.path, await readFile(pictureFile));
  for (const { path } of forPrint)
    files.set(markdownPage(path), markdownAtRoot(allInOne(written), undefined, places));
  files.set("llms.txt", llms(pages, documents, siteUrl));
  files.set("llms-full.txt", llmsFull(written, places, documents, siteUrl));
  files.set("sitemap.xml", sitemap(pages, siteUrl));
  const forRobots = robots(siteUrl);
  if (forRobots !== undefined) files.set("robots.txt", forRobots);
  for (const version of versions) {
    const document = documents[version];
    files.set(`openapi/${version}.json`, `${JSON.stringify(document, null, 2)}\n`);
    files.set(`openapi/${version}.yaml`, stringify(document, { aliasDuplicateObjects: false }));
    files.set(postmanFile(version), await postmanCollection(version, document, calls[version]));
    if (redoc) files.set(redocPageOf(version), await redocPage(version, annotate(version, documents)));
  }
  checkAdvice(book, [...statuses.keys()]);
  checkLinks(book, (path) => {
    const content = files.get(path);
    return content instanceof Uint8Array ? "" : content;
  });
  refuse(book.mistakes);
  return files;
}

/** Every page of the site, in the order in which one would read them. */
export function pagesOf(documents: At["documents"], book: Book): Page[] {
  return [
    ...guidePages(book),
    ...byPreference.flatMap((version) => {
      const document = documents[version];
      return [
        overviewPage(version, documents),
        ...[...eachOperation(document)].map(({ operation, method, path }) =>
          operationPageOf(version, operation, method, path, documents),
        ),
        ...Object.keys(document.components.schemas).map((name) => schemaPageOf(version, name, documents)),
      ];
    }),
    printPage(),
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
  /** Adds the references that Redoc makes, one file for each version. */
  redoc?: boolean;
}
