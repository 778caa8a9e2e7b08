import type { Document } from "../../openapi/document.ts";
import { documentFacts, rowsById } from "../../openapi/operations.ts";
import { basePathOf } from "../model/base-path.ts";
import { cost } from "../../openapi/prices.ts";
import { markdownPage, operationPage } from "../../openapi/reference-links.ts";
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
import type { Page } from "../model/page.ts";
import { markdownAtRoot, whole, type Places } from "../to-markdown/addresses.ts";

type Documents = Record<Version, Document>;

/**
 * `llms.txt` as llmstxt.org describes it: what a call needs whatever it asks for, then a link to the Markdown of each page,
 * operations first.
 */
export function llms(pages: Page[], documents: Documents, siteUrl: string | undefined): string {
  const items = (listed: Page[]) => listed.map((page) => item(page, documents, siteUrl));
  const ofKind = (version: Version, kind: Page["kind"]) =>
    pages.filter((page) => page.version === version && page.kind === kind);
  const list = (name: string, lines: string[]) =>
    lines.length > 0 ? [`## ${name}\n\n${lines.join("\n")}`] : [];
  const supported = byPreference.filter((version) => !isLegacy(version));
  return `${[
    ...head(documents),
    `Everything in one file: [llms-full.txt](${whole("llms-full.txt", siteUrl)}).`,
    ...supported.flatMap((one) => list(`Operations of ${one}`, items(ofKind(one, "operation")))),
    ...list("Guides", items(pages.filter(isGuide))),
    ...supported.flatMap((one) => list(`Schemas of ${one}`, items(ofKind(one, "schema")))),
    ...list("OpenAPI documents", documentItems(siteUrl)),
    // A model may leave out what has this name where there is little room.
    ...list("Optional", items(pages.filter(isOld))),
  ].join("\n\n")}\n`;
}

function isGuide(page: Page): boolean {
  return !isOld(page) && (page.kind === "guide" || page.kind === "overview");
}

function isOld({ version }: Page): boolean {
  return version !== undefined && isLegacy(version);
}

/** What each call needs, out of the documents: address, key, the shape of errors. */
function head(documents: Documents): string[] {
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
      `Errors: ${codes}. Branch on \`${codePath}\`. An example: \`${JSON.stringify(detailed?.example?.value ?? {})}\``,
      `Limits for all operations together: ${general}. Most operations charge per row returned, so set \`${limits[0] ?? "limit"}\`.`,
    ].join("\n"),
  ];
}

/** What a version is to a caller. */
function standing(version: Version): string {
  if (version === currentVersion) return `${version} is current`;
  return isLegacy(version) ? `${version} is legacy and still responds` : `${version} is newer`;
}

/** `llms-full.txt`: the Markdown of all pages, each after its address, legacy versions last. */
export function llmsFull(
  written: { page: Page; markdown: string }[],
  places: Places,
  documents: Documents,
  siteUrl: string | undefined,
): string {
  const parts = legacyLast(written).map(
    ({ page, markdown }) =>
      `---\n\nPage: ${whole(markdownPage(page.path), siteUrl)}\n\n${markdownAtRoot(markdown, siteUrl, places)}`,
  );
  return [...head(documents), ...parts].join("\n\n");
}

/** The Markdown of all pages one after the other, legacy versions last; its links are yet to be placed. */
export function allInOne(written: { page: Page; markdown: string }[]): string {
  return legacyLast(written)
    .map(({ markdown }) => markdown)
    .join("\n---\n\n");
}

function legacyLast<T extends { page: Page }>(written: T[]): T[] {
  return [...written.filter(({ page }) => !isOld(page)), ...written.filter(({ page }) => isOld(page))];
}

function documentItems(siteUrl: string | undefined): string[] {
  return byPreference.flatMap((version) =>
    ["yaml", "json"].map((type) => {
      const name = `openapi/${version}.${type}`;
      return `- [${name}](${whole(name, siteUrl)}): The OpenAPI document of ${version} as ${type.toUpperCase()}.`;
    }),
  );
}

/** A page by its title; an operation by its method, address and price. */
function item(page: Page, documents: Documents, siteUrl: string | undefined): string {
  const { title, path, description, version } = page;
  const address = whole(markdownPage(path), siteUrl);
  const document = version && documents[version];
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
  const line = text.replaceAll(/\s+/g, " ").trim();
  return /^(.*?\.)(?= |$)/.exec(line)?.[1] ?? line;
}
