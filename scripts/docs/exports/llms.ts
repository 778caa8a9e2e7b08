import type { Document } from "../../openapi/document.ts";
import { documentFacts, rowsById } from "../../openapi/operations.ts";
import { basePathOf } from "../model/base-path.ts";
import { cost } from "../../openapi/prices.ts";
import { documentFile, markdownPage, operationPage } from "../../openapi/reference-links.ts";
import { rateLimitText, notSpecified } from "../../openapi/words.ts";
import {
  conventions,
  keyHeader,
  byPreference,
  currentVersion,
  isLegacy,
  type Version,
} from "../../lib/versions.ts";
import { errorFacts } from "../model/errors.ts";
import type { PageFacts } from "../model/page.ts";
import { schemesOf } from "../samples/security.ts";
import { line } from "../to-markdown/content.ts";
import { markdownAtRoot, whole, type Places } from "../to-markdown/addresses.ts";

type Documents = Record<Version, Document>;

/**
 * `llms.txt` as llmstxt.org describes it: what a call needs whatever it asks for, then a link to the Markdown of each page,
 * operations first.
 *
 * @param documents Those of a contract; missing, where the site shows another document.
 */
export function llms(
  pages: PageFacts[],
  about: string[],
  documents: Documents | undefined,
  siteUrl: string | undefined,
): string {
  const items = (listed: PageFacts[]) => listed.map((page) => item(page, documents, siteUrl));
  const ofKind = (version: Version | undefined, kind: PageFacts["kind"]) =>
    items(pages.filter((page) => page.version === version && page.kind === kind));
  const section = (name: string, lines: string[]) =>
    lines.length > 0 ? [`## ${name}\n\n${lines.join("\n")}`] : [];
  const supported = documents ? byPreference.filter((version) => !isLegacy(version)) : [undefined];
  const named = (name: string, version: Version | undefined) => (version ? `${name} of ${version}` : name);
  return `${[
    ...about,
    `All pages, in a few files: [llms-full.txt](${whole("llms-full.txt", siteUrl)}).`,
    ...supported.flatMap((one) => section(named("Operations", one), ofKind(one, "operation"))),
    ...section(documents ? "Guides" : "Overview", items(pages.filter(isGuide))),
    ...supported.flatMap((one) => section(named("Schemas", one), ofKind(one, "schema"))),
    ...section("OpenAPI documents", documentItems(documents ? byPreference : [undefined], siteUrl)),
    // A model may leave out what has this name where there is little room.
    ...section("Optional", items(pages.filter(isOld))),
  ].join("\n\n")}\n`;
}

function isGuide(page: PageFacts): boolean {
  return !isOld(page) && (page.kind === "guide" || page.kind === "overview");
}

function isOld({ version }: PageFacts): boolean {
  return version !== undefined && isLegacy(version);
}

/** What each call needs, out of the documents: address, key, the shape of errors. */
export function aboutContract(documents: Documents): string[] {
  const { title, summary } = documents[currentVersion].info;
  const bases = byPreference.map((version) => `${documents[version].servers[0]?.url ?? ""} (${version})`);
  const errors = errorFacts(documents[currentVersion]);
  const { code: codePath, details } = conventions(currentVersion).errorEnvelope;
  const list = `"${details.split(".").at(-1)}":`;
  const [detailed] = errors.filter(({ example }) => JSON.stringify(example?.value ?? "").includes(list));
  const limits = Object.values(rowsById(documents[currentVersion])).flatMap(
    ({ paging }) => paging?.limit.name ?? [],
  );
  const codes = errors.map(({ status, code }) => `${status} \`${code}\``).join(", ");
  const general = documentFacts(documents[currentVersion])
    .rateLimits.map((one) => rateLimitText(one))
    .join(", ");
  return [
    `# ${title}`,
    `> ${summary}`,
    [
      `Base address: ${bases.join(", ")}. ${byPreference.map(standing).join(", ")}.`,
      `Authentication: the header \`${keyHeader(currentVersion).join(": ")}<API_KEY>\` on every request, in all versions.`,
      "Bodies are JSON: send `Content-Type: application/json`.",
      `Errors: ${codes}. Check \`${codePath}\` in your program. An example: \`${JSON.stringify(detailed?.example?.value ?? {})}\``,
      `Limits for all operations together: ${general}. Most operations charge per row returned, so set \`${limits[0] ?? "limit"}\`.`,
    ].join("\n"),
  ];
}

export function aboutDocument(document: Document): string[] {
  const { info, servers } = document;
  const words = schemesOf(document).map((scheme) => scheme.words);
  return [
    `# ${info.title}`,
    ...(info.summary ? [`> ${line(info.summary)}`] : []),
    ...(servers[0] ? [`Base address: ${servers[0].url}`] : []),
    ...(words.length > 0 ? [`Authentication: ${words.join("; ")}`] : []),
  ];
}

/** What a version is to a caller. */
function standing(version: Version): string {
  if (version === currentVersion) return `${version} is current`;
  return isLegacy(version) ? `${version} is legacy and still responds` : `${version} is newer`;
}

/** Characters of a file at most, since agents read no more of one. */
const maxChars = 50_000;

/** Left for the title of a file. */
const titleChars = 500;

/**
 * The Markdown of all pages, each after its address, legacy versions last, in files of their own size; `llms-full.txt` lists them
 * with what is in each.
 */
export function llmsFull(
  written: { page: PageFacts; markdown: string }[],
  places: Places,
  about: string[],
  siteUrl: string | undefined,
): Map<string, string> {
  const parts: { text: string; titles: Set<string> }[] = [];
  for (const { page, markdown } of legacyLast(written)) {
    const text = `Page: ${whole(markdownPage(page.path), siteUrl)}\n\n${markdownAtRoot(markdown, siteUrl, places)}`;
    for (const piece of pieces(text)) {
      let part = parts.at(-1);
      if (!part || part.text.length + separator.length + piece.length > maxChars - titleChars)
        parts.push((part = { text: "", titles: new Set() }));
      part.text += (part.text && separator) + piece;
      part.titles.add(page.title);
    }
  }
  const nameOf = (index: number) => `llms-full-${index + 1}.txt`;
  const list = parts.map(
    ({ titles }, index) =>
      `- [${nameOf(index)}](${whole(nameOf(index), siteUrl)}): ${[...titles].join(", ")}`,
  );
  const index = [...about, `All pages, in files of at most ${maxChars.toLocaleString("en-US")} characters:`];
  return new Map([
    ["llms-full.txt", `${[...index, list.join("\n")].join("\n\n")}\n`],
    ...parts.map(({ text }, at): [string, string] => [
      nameOf(at),
      `${about[0]}, part ${at + 1} of ${parts.length}\n\n${text}`,
    ]),
  ]);
}

const separator = "\n\n---\n\n";

/** A page, or its sections where it is too long; a section that still is goes on in the next piece. */
function pieces(text: string): string[] {
  const all: string[] = [];
  for (const row of text.split(/(?<=\n)/).flatMap((one) => one.match(/[^]{1,40000}/g) ?? [])) {
    const last = all.at(-1);
    const isNew = row.startsWith("## ") && text.length > maxChars && (last?.length ?? 0) > maxChars / 2;
    if (last === undefined || isNew || last.length + row.length > maxChars - titleChars) all.push(row);
    else all[all.length - 1] = last + row;
  }
  return all;
}

/** The Markdown of all pages one after the other, legacy versions last; its links are yet to be placed. */
export function allInOne(written: { page: PageFacts; markdown: string }[]): string {
  return legacyLast(written)
    .map(({ markdown }) => markdown)
    .join("\n---\n\n");
}

function legacyLast<T extends { page: PageFacts }>(written: T[]): T[] {
  return [...written.filter(({ page }) => !isOld(page)), ...written.filter(({ page }) => isOld(page))];
}

function documentItems(shown: readonly (Version | undefined)[], siteUrl: string | undefined): string[] {
  return shown.flatMap((version) =>
    (["yaml", "json"] as const).map((type) => {
      const name = documentFile(version, type);
      const which = version === undefined ? "The OpenAPI document" : `The OpenAPI document of ${version}`;
      return `- [${name}](${whole(name, siteUrl)}): ${which} as ${type.toUpperCase()}.`;
    }),
  );
}

/** A page by its title; an operation by its method, address and price. */
function item(page: PageFacts, documents: Documents | undefined, siteUrl: string | undefined): string {
  const { title, path, description, version } = page;
  const address = whole(markdownPage(path), siteUrl);
  const document = version && documents?.[version];
  const row =
    document &&
    Object.values(rowsById(document)).find(({ operationId }) => operationPage(version, operationId) === path);
  if (!row || !document) return `- [${title}](${address}): ${firstSentence(description)}`;
  const called = `${row.method} ${basePathOf(document)}${row.path}`;
  const price = cost(row);
  return `- [${called}](${address}): ${row.summary}. ${price === notSpecified ? `Price ${notSpecified}` : sentence(price)}.`;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** A list has one line for each page. */
function firstSentence(text: string): string {
  const words = line(text);
  return /^(.*?\.)(?= |$)/.exec(words)?.[1] ?? words;
}
