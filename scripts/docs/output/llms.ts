import { markdownOf } from "../../openapi/reference-links.ts";
import type { Page } from "../page.ts";
import { atRoot, whole } from "./addresses.ts";
import type { Places } from "./places.ts";

/** The site for language models. */
export interface Facts {
  title: string;
  summary: string;
  /** Where the site is published, if that is known. */
  siteUrl: string | undefined;
}

/** `llms.txt` as llmstxt.org describes it: what the site is, and a link to the Markdown of each page. */
export function llms(pages: Page[], { title, summary, siteUrl }: Facts): string {
  const sections = Object.entries(sectionsOf(pages)).filter(([, listed]) => listed.length > 0);
  return [
    `# ${title}`,
    `> ${summary}`,
    `The API has two versions: v2 is current, v1 is legacy and still responds. All of this in one file: [llms-full.txt](${whole("llms-full.txt", siteUrl)}).`,
    ...sections.map(([name, listed]) =>
      [`## ${name}`, "", ...listed.map((page) => item(page, siteUrl))].join("\n"),
    ),
    `## Documents\n\n${documents(siteUrl).join("\n")}`,
    // A model may leave out what has this name where there is little room.
    `## Optional\n\n${ofLegacy(pages)
      .map((page) => item(page, siteUrl))
      .join("\n")}\n`,
  ].join("\n\n");
}

/** `llms-full.txt`: the Markdown of all pages, each after its address, v1 last. */
export function llmsFull(
  written: { page: Page; markdown: string }[],
  { title, summary, siteUrl }: Facts,
  places: Places,
): string {
  const parts = legacyLast(written).map(
    ({ page, markdown }) =>
      `---\n\nPage: ${whole(markdownOf(page.path), siteUrl)}\n\n${atRoot(markdown, siteUrl, places)}`,
  );
  return [`# ${title}`, `> ${summary}`, ...parts].join("\n\n");
}

/** The Markdown of all pages one after the other, v1 last; its links are yet to be placed. */
export function allInOne(written: { page: Page; markdown: string }[]): string {
  return legacyLast(written)
    .map(({ markdown }) => markdown)
    .join("\n---\n\n");
}

function legacyLast<T extends { page: Page }>(written: T[]): T[] {
  const isOld = ({ page }: T) => isLegacy(page);
  return [...written.filter((one) => !isOld(one)), ...written.filter(isOld)];
}

function sectionsOf(pages: Page[]): Record<string, Page[]> {
  const current = pages.filter((page) => !isLegacy(page));
  const ofKind = (kind: Page["kind"]) => current.filter((page) => page.kind === kind);
  return {
    Guide: ofKind("guide"),
    "Operations of v2": [...ofKind("overview"), ...ofKind("operation")],
    "Schemas of v2": ofKind("schema"),
  };
}

function ofLegacy(pages: Page[]): Page[] {
  return pages.filter(isLegacy);
}

function isLegacy({ version }: Page): boolean {
  return version === "v1";
}

function documents(siteUrl: string | undefined): string[] {
  return ["v2", "v1"].flatMap((version) =>
    ["yaml", "json"].map((type) => {
      const name = `openapi/${version}.${type}`;
      return `- [${name}](${whole(name, siteUrl)}): The OpenAPI document of ${version} as ${type.toUpperCase()}.`;
    }),
  );
}

function item({ title, path, description }: Page, siteUrl: string | undefined): string {
  return `- [${title}](${whole(markdownOf(path), siteUrl)}): ${firstSentence(description)}`;
}

/** A list has one line for each page. */
function firstSentence(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return /^(.*?\.)(?= |$)/.exec(line)?.[1] ?? line;
}
