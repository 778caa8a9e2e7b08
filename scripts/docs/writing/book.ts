import type { VersionChanges } from "./changelog.ts";
import { readAdvice, type Advice } from "./advice.ts";
import { guideFolder } from "../model/guide-folder.ts";
import { readGuides, type Guide } from "./guides.ts";
import { choices, type Mistake } from "./mistakes.ts";
import type { Run } from "../samples/program/run.ts";

export interface Book {
  guides: Guide[];
  /** What to do about each error, by its code. */
  advice: Map<string, Advice>;
  changes: VersionChanges[];
  mistakes: Mistake[];
  /** What the mock returned to calls of calls.yaml that pages show the responses of, by name. */
  runs: Record<string, Run>;
  /** The links from guides to places of the site, to be looked up once all pages are made. */
  links: BookLink[];
}

interface BookLink {
  file: string;
  line: number;
  /** Relative to the site. */
  address: string;
  /** As it is written. */
  written: string;
}

/** Reads the guide as it is now. */
export function openBook(changes: VersionChanges[], runs: Book["runs"] = {}): Book {
  const mistakes: Mistake[] = [];
  const guides = readGuides(guideFolder, mistakes);
  return { guides, advice: readAdvice(guideFolder, mistakes), changes, runs, mistakes, links: [] };
}

/** Notes the advice about errors that the documents do not have. */
export function checkAdvice({ advice, mistakes }: Book, codes: string[]): void {
  for (const [code, { file, line }] of advice)
    if (!codes.includes(code))
      mistakes.push({
        file,
        line,
        text: `no error code ${code}; the documents have ${choices(code, codes)}`,
      });
}

/** Notes the links that lead nowhere, now that the site has these files. */
export function checkLinks({ links, mistakes }: Book, htmlOf: (path: string) => string | undefined): void {
  const anchors = new Map<string, Set<string>>();
  for (const { file, line, address, written } of links) {
    const [path = "", anchor] = address.split("#");
    const html = htmlOf(path);
    if (html === undefined) {
      mistakes.push({ file, line, text: `${written} links to ${path}, which does not exist` });
      continue;
    }
    if (anchor === undefined) continue;
    const ids =
      anchors.get(path) ?? new Set([...html.matchAll(/\sid="?([^"\s>]*)/g)].map(([, id]) => id ?? ""));
    anchors.set(path, ids);
    if (!ids.has(anchor)) mistakes.push({ file, line, text: `${written}: ${path} has no anchor #${anchor}` });
  }
}
