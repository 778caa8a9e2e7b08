import { raw } from "hono/html";
import type { Token } from "markdown-it";
import { parse } from "yaml";
import { commonBlocks } from "../blocks/index.ts";
import { blocks as ownBlocks } from "../guide/index.ts";
import { href as hrefOf, titleIn, type At } from "../model/page-context.ts";
import { Code, type Language } from "../components/code.tsx";
import { Anchor } from "../components/heading.tsx";
import type { BlockInput } from "../writing/block.ts";
import type { Book } from "../writing/book.ts";
import type { Guide } from "../writing/guides.ts";
import { targetOf } from "../writing/links.ts";
import { choices, GuideError } from "../writing/mistakes.ts";
import { anchorOf, markdown } from "./guide-syntax.ts";
import { values } from "../writing/values.tsx";
import { guidePage } from "../model/guide-page.ts";
import {
  byPreference,
  currentVersion,
  forEachVersion,
  isLegacy,
  predecessorOf,
  versions,
  type Version,
} from "../../lib/versions.ts";
import type { Page } from "../model/page.ts";

const blocks = { ...commonBlocks, ...ownBlocks };

interface Writing {
  at: At;
  book: Book;
  file: string;
  /** The line of the file on which the first line of the text is. */
  firstLine: number;
}

/** What code in a guide may be written in; longer code is a file in snippets/. */
const languages: readonly Language[] = ["bash", "javascript", "json", "python", "typescript", "text"];

/** A guide as what a page says. */
function GuideBody({ at, guide, book }: { at: At; guide: Guide; book: Book }) {
  const writing: Writing = { at, book, file: guide.file, firstLine: guide.bodyLine };
  for (const text of [guide.title, guide.label, guide.description])
    checkText({ ...writing, firstLine: 1 }, 0, text);
  const tokens = ofVersion(writing, guide, markdown.parse(guide.body, {}));
  const hasTitle = tokens[0]?.type === "heading_open" && tokens[0].tag === "h1";
  return (
    <>
      {!hasTitle && (
        <h1>
          {guide.title}
          {guide.eachVersion && at.version !== currentVersion && <span class="muted"> in {at.version}</span>}
        </h1>
      )}
      {raw(toHtml(writing, tokens))}
    </>
  );
}

function addMistake({ book, file, firstLine }: Writing, line: number, text: string): void {
  book.mistakes.push({ file, line: firstLine + line, text });
}

/** What is not for other versions only. */
function ofVersion(writing: Writing, guide: Guide, tokens: Token[]): Token[] {
  const kept: Token[] = [];
  const named = new Set(tokens.flatMap(({ type, info }) => (type === "part_open" ? info : [])));
  let version: Version | undefined = writing.at.version;
  // What is said of the current version holds for a newer one, until a part is written for that.
  while (version && !named.has(version) && !isLegacy(version) && version !== currentVersion)
    version = predecessorOf(version);
  const open: boolean[] = [];
  for (const token of tokens) {
    if (token.type === "part_open") {
      const line = token.map?.[0] ?? 0;
      const isVersion = versions.some((one) => one === token.info);
      if (!isVersion)
        addMistake(writing, line, `unknown part ::: ${token.info}; there are ${versions.join(", ")}`);
      else if (!guide.eachVersion)
        addMistake(writing, line, `::: ${token.info} needs \`versions: each\` in the front matter`);
      if (!token.meta?.closed) addMistake(writing, line, `::: ${token.info} is not closed by a line :::`);
      open.push(!isVersion || token.info === version);
      if (open.every(Boolean) && isVersion && version !== writing.at.version)
        kept.push(htmlToken(token, `<p class="muted">Written for ${version}:</p>\n`));
    } else if (token.type === "part_close") open.pop();
    else if (open.every(Boolean)) kept.push(token);
  }
  return kept;
}

function textIn(cell: Token | undefined): string {
  return (cell?.children ?? []).map(({ content }) => content).join("");
}

function htmlToken(like: Token, html: string): Token {
  const token = Object.assign(Object.create(Object.getPrototypeOf(like)) as Token, like);
  return Object.assign(token, { type: "html_block", tag: "", nesting: 0, content: html, children: null });
}

/** The HTML of a text, with its data in place. */
function toHtml(writing: Writing, tokens: Token[]): string {
  const out: Token[] = [];
  let line = 0;
  let caption: string | undefined;
  let columns: string[] = [];
  let cell = 0;
  let isLead = true;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) continue;
    line = token.map?.[0] ?? line;
    const next = tokens[index + 1];
    if (token.type === "heading_open" && next) {
      const anchor = anchorOf(next);
      next.children = inline(writing, line, next.children ?? []);
      const close = tokens[index + 2];
      index += 2;
      if (token.tag === "h1") {
        if (out.length > 0) addMistake(writing, line, "only the first line may be a # heading; use ##");
      } else if (anchor === undefined)
        addMistake(writing, line, "a heading needs an anchor: ## Title {#anchor}");
      else {
        token.attrSet("id", anchor);
        isLead = false;
        next.children.push(htmlToken(next, ` ${String(<Anchor id={anchor} />)}`));
      }
      out.push(token, next, ...(close ? [close] : []));
    } else if (token.type === "fence") {
      out.push(made(writing, line, token, () => fence(writing, line, token)));
      isLead = false;
    } else if (token.type === "paragraph_open" && next) {
      const [first] = next.children ?? [];
      if (first?.type === "text" && first.content.startsWith("Table: ")) {
        caption = first.content.slice("Table: ".length);
        index += 2;
        continue;
      }
      if (isLead && token.level === 0) token.attrSet("class", "lead");
      isLead = false;
      out.push(token);
    } else if (token.type === "table_open") {
      if (caption === undefined)
        addMistake(writing, line, "a table needs a line before it with its caption: Table: CAPTION");
      const label = markdown.utils.escapeHtml(caption ?? "");
      out.push(htmlToken(token, `<div class="table" role="group" tabindex="0" aria-label="${label}">`));
      out.push(token, htmlToken(token, `<caption>${label}</caption>`));
      caption = undefined;
      columns = [];
    } else if (token.type === "table_close") out.push(token, htmlToken(token, "</div>\n"));
    else if (token.type === "th_open") {
      token.attrSet("scope", "col");
      columns.push(textIn(next));
      out.push(token);
    } else if (token.type === "td_open" && tokens[index - 1]?.type === "tr_open") {
      // The first cell of a row is its heading.
      cell = 0;
      const end = tokens.findIndex((one, place) => place > index && one.type === "td_close");
      token.tag = "th";
      token.attrSet("scope", "row");
      const closing = tokens[end];
      if (closing) closing.tag = "th";
      out.push(token);
    } else if (token.type === "td_open") {
      cell += 1;
      token.attrSet("data-label", columns[cell] ?? "");
      out.push(token);
    } else if (token.type === "inline") {
      token.children = inline(writing, line, token.children ?? []);
      out.push(token);
    } else out.push(token);
  }
  return markdown.renderer.render(out, { ...markdown.options }, {});
}

/** The parts of a line, with values and links in place. */
function inline(writing: Writing, firstLine: number, tokens: Token[]): Token[] {
  const out: Token[] = [];
  let line = firstLine;
  for (const [index, token] of tokens.entries()) {
    if (token.type === "softbreak" || token.type === "hardbreak") line += 1;
    if (token.type === "text") checkText(writing, line, token.content);
    if (token.type === "code_inline") checkCode(writing, line, token.content);
    if (token.type === "value") out.push(made(writing, line, token, () => value(writing.at, token.content)));
    else out.push(token);
    if (token.type === "link_open") {
      const isEmpty = tokens[index + 1]?.type === "link_close";
      const label = made(writing, line, token, () => link(writing, line, token, isEmpty));
      if (isEmpty) out.push(label);
    }
  }
  return out;
}

function checkText(writing: Writing, line: number, text: string): void {
  const figure = number.exec(text.replaceAll(names, ""))?.[0].trim();
  if (figure !== undefined)
    addMistake(
      writing,
      line,
      `“${figure}” is a figure; take it from the documents: {{${Object.keys(values).join("}}, {{")}}}`,
    );
}

function checkCode(writing: Writing, line: number, code: string): void {
  const figure = amount.exec(code)?.[0].trim();
  if (figure !== undefined)
    addMistake(writing, line, `“${figure}” must come from the documents, as {{price …}} does`);
}

function value(at: At, written: string): string {
  const [name = "", ...given] = written.split(/\s+/);
  const known = Object.hasOwn(values, name) ? values[name] : undefined;
  if (!known)
    throw new GuideError(`unknown value {{${name}}}; there are ${choices(name, Object.keys(values))}`);
  const demanded = known.usage.includes("|") ? 1 : known.usage.split(" ").filter(Boolean).length;
  if (given.length !== demanded)
    throw new GuideError(`{{${written}}} must be {{${[name, known.usage].filter(Boolean).join(" ")}}}`);
  return String(<>{known.make(at, ...given)}</>);
}

/** Gives a link its address; what stands for it if it has no words is the name of what it leads to. */
function link(writing: Writing, line: number, token: Token, isEmpty: boolean): string {
  const written = decodeURI(String(token.attrGet("href") ?? ""));
  const target = targetOf(writing.at, written);
  if (!target) return "";
  const { address, label = "", isCode } = target;
  if (isEmpty && label === "") addMistake(writing, line, `the link to ${written} has no text`);
  writing.book.links.push({ file: writing.file, line: writing.firstLine + line, address, written });
  token.attrSet("href", hrefOf(writing.at, address));
  const text = markdown.utils.escapeHtml(label);
  return isCode ? `<code>${text}</code>` : text;
}

function fence(writing: Writing, line: number, { info, content }: Token): string {
  const [kind = "", ...rest] = info.trim().split(/\s+/);
  if (kind === "data") return block(writing, line, rest, content);
  const label = rest.join(" ");
  const code = content.trimEnd();
  checkCode(writing, line, code);
  const language = languages.find((one) => one === kind);
  if (!language)
    throw new GuideError(
      `unknown language “${kind}”; there are ${languages.join(", ")}, and \`\`\`data for data blocks`,
    );
  if (label === "") throw new GuideError(`give the code a title: \`\`\`${kind} What it does`);
  return String(<Code code={code} language={language} label={label} />);
}

function block(writing: Writing, line: number, [name = "", ...given]: string[], content: string): string {
  const known = Object.hasOwn(blocks, name) ? blocks[name] : undefined;
  if (!known)
    throw new GuideError(`unknown data block “${name}”; there are ${Object.keys(blocks).sort().join(", ")}`);
  const { usage = "", options = [], render } = known;
  const isFit = usage.endsWith("…")
    ? given.length > 0
    : given.length === usage.split(" ").filter(Boolean).length;
  if (!isFit) throw new GuideError(`must be \`\`\`data ${[name, usage].filter(Boolean).join(" ")}`);
  let chosen: Record<string, unknown> = {};
  try {
    chosen = (parse(content) ?? {}) as Record<string, unknown>;
  } catch (error) {
    addMistake(writing, line + 1, `the options are not valid YAML: ${String(error).split("\n")[0]}`);
  }
  for (const option of Object.keys(chosen))
    if (!options.includes(option))
      addMistake(
        writing,
        line,
        `\`\`\`data ${name} has no option ${option}; it has ${options.join(", ") || "none"}`,
      );
  for (const option of options)
    if (!(option in chosen)) addMistake(writing, line, `\`\`\`data ${name} needs the option ${option}`);
  const { at, book } = writing;
  const words: BlockInput["words"] = (source, text) =>
    raw(toHtml({ at, book, file: source.file, firstLine: source.line }, markdown.parseInline(text, {})));
  return String(<>{render({ at, book, given, options: chosen, words })}</>);
}

/** The HTML for a token; none, and a mistake, where nothing can be made of it. */
function made(writing: Writing, line: number, like: Token, make: () => string): Token {
  try {
    return htmlToken(like, make());
  } catch (error) {
    if (!(error instanceof GuideError)) throw error;
    addMistake(writing, line, error.message);
    return htmlToken(like, "");
  }
}

/** A number in a sentence, other than in the name of a version or of a standard that is called by its number. */
const number = /(?<![\w.])\$?\d[\d.,]*\s?[%\p{L}]*/u;
const names = new RegExp(
  String.raw`\b(${versions.join("|")})\b|\bOpenAPI \d(\.\d)*\b|\bNode\.js \d+(\.\d+)*\b`,
  "g",
);

/** An amount or a rate, which is one in code, too. */
const amount =
  /\$\s?\d|\d+(\.\d+)? ?(microdollars|requests|rows? (each|per)|per (minute|second|row)|a minute|KB|USD)/i;

/** The pages about the API as a whole: one of each guide, or one for each version. */
export function guidePages(book: Book): Page[] {
  return book.guides.flatMap((guide) => pagesOfGuide(guide, book));
}

function pagesOfGuide(guide: Guide, book: Book): Page[] {
  const { path, title, description, eachVersion } = guide;
  const shared = {
    kind: "guide" as const,
    title,
    description,
    render: (at: Parameters<Page["render"]>[0]) => <GuideBody at={at} guide={guide} book={book} />,
  };
  if (!eachVersion) return [{ ...shared, path }];
  const counterparts = forEachVersion((version) => guidePage(version, path));
  return byPreference.map((version) => ({
    ...shared,
    path: counterparts[version],
    title: titleIn(version, title),
    version,
    counterparts,
  }));
}
