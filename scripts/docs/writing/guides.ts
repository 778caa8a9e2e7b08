import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import { root } from "../../lib/paths.ts";
import type { Mistake } from "./mistakes.ts";
import { versions } from "../../lib/versions.ts";
import { guideFolder } from "../model/guide-folder.ts";
import { guidePage, movingPage } from "../model/guide-page.ts";
import { href, type At } from "../model/page-context.ts";

/** A guide: a Markdown file, with what its front matter says. */
export interface Guide {
  /** Relative to the project. */
  file: string;
  /** Its address, or that of the current version's page where each has one. */
  path: string;
  title: string;
  label: string;
  description: string;
  order: number;
  /** Each version has a page of its own. */
  eachVersion: boolean;
  /** Markdown, below the front matter. */
  body: string;
  /** The line of the file that the body begins on. */
  bodyLine: number;
}

let known: Guide[] | undefined;

/** The guides as they were last read. */
export function guides(): readonly Guide[] {
  return known ?? readGuides(guideFolder, []);
}

/** Reads the guides again: a writer may have changed them since. */
export function readGuides(folder: string, mistakes: Mistake[]): Guide[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".md") && name !== "README.md");
  const read = names.sort().flatMap((name) => {
    const file = join(folder, name);
    return guideIn(relative(root, file), readFileSync(file, "utf8"), mistakes) ?? [];
  });
  known = read.sort((one, next) => one.order - next.order);
  for (const [index, { order, file }] of known.entries())
    if (known[index - 1]?.order === order)
      mistakes.push({
        file,
        line: 1,
        text: `\`order\` ${order} is already used by ${known[index - 1]?.file}`,
      });
  addMovingGuides(known, mistakes);
  return known;
}

/** The text of a guide to moving, where none is written by hand; the versions stand in it as FROM and TO. */
const movingText = join(root, "scripts/docs/writing/moving-guide.md");

/** Adds the guides to moving that are not written by hand: each follows the one to the version before, or all others. */
function addMovingGuides(all: Guide[], mistakes: Mistake[]): void {
  for (const [index, to] of versions.slice(1).entries()) {
    const path = movingPage(to);
    if (all.some((guide) => guide.path === path)) continue;
    const from = versions[index] ?? to;
    const before = all.findIndex((guide) => guide.path === movingPage(from));
    const text = readFileSync(movingText, "utf8").replaceAll("FROM", from).replaceAll("TO", to);
    const guide = guideIn(relative(root, movingText), text, mistakes);
    if (guide) all.splice(before === -1 ? all.length : before + 1, 0, { ...guide, path });
  }
}

/** Whether a guide has a page of its own for each version. */
function hasPageOfEach(page: string): boolean {
  return guides().some(({ path, eachVersion }) => path === page && eachVersion);
}

const required = { title: "string", description: "string", order: "number" } as const;
const optional = { label: "string", versions: "string" } as const;

/** A guide out of the text of its file; `undefined` if its front matter is not what it must be. */
export function guideIn(file: string, written: string, mistakes: Mistake[]): Guide | undefined {
  const text = written.replaceAll("\r\n", "\n");
  const [whole, yaml] = /^---\n([\s\S]*?)\n?---\n/.exec(text) ?? [];
  const wrong = (line: number, what: string) => {
    mistakes.push({ file, line, text: what });
    return undefined;
  };
  if (whole === undefined || yaml === undefined)
    return wrong(1, "the front matter is missing: start with ---, title, description, order, ---");
  const counter = new LineCounter();
  const parsed = parseDocument(yaml, { lineCounter: counter });
  const lineOf = (offset: number) => counter.linePos(offset).line + 1;
  for (const error of parsed.errors)
    wrong(lineOf(error.pos[0]), `front matter: ${error.message.split("\n")[0]}`);
  if (parsed.errors.length > 0) return undefined;
  const found: Record<string, unknown> = {};
  for (const { key, value } of isMap(parsed.contents) ? parsed.contents.items : []) {
    if (!isScalar(key)) continue;
    const name = String(key.value);
    const line = lineOf(key.range?.[0] ?? 0);
    const types: Record<string, string> = { ...required, ...optional };
    const data = isScalar(value) ? value.value : undefined;
    if (!types[name])
      wrong(line, `front matter has no key \`${name}\`; it has ${Object.keys(types).join(", ")}`);
    else if (typeof data !== types[name]) wrong(line, `\`${name}\` must be a ${types[name]}`);
    else if (name === "versions" && data !== "each")
      wrong(line, "`versions` must be `each` (one page for each version); leave it out for one page for all");
    else found[name] = data;
  }
  const missing = Object.keys(required).filter((name) => !(name in found));
  if (missing.length > 0) {
    if (!mistakes.some((one) => one.file === file)) wrong(1, `front matter needs ${missing.join(", ")}`);
    return undefined;
  }
  const { title, description, order, label = title } = found;
  return {
    file,
    path: `${basename(file, ".md")}.html`,
    title: String(title),
    label: String(label),
    description: String(description),
    order: Number(order),
    eachVersion: found["versions"] === "each",
    body: text.slice(whole.length),
    bodyLine: whole.split("\n").length,
  };
}

/** A place in a guide, such as `errors.html#codes`, relative to the site: in the page of the version at hand, if each has one. */
export function guideAddress({ version }: Pick<At, "version">, target: string): string {
  const [page = ""] = target.split("#");
  return hasPageOfEach(page) ? guidePage(version, target) : target;
}

/** The address of a place in a guide, relative to the page at hand. */
export function guideHref(at: At, target: string): string {
  return href(at, guideAddress(at, target));
}
