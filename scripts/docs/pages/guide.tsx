import { raw } from "hono/html";
import type { Token } from "markdown-it";
import { parse } from "yaml";
import { blocks } from "../guide/blocks/index.ts";
import { href as hrefOf, type At } from "../model/page-context.ts";
import { Code, type Language } from "../components/code.tsx";
import { Anchor } from "../components/heading.tsx";
import type { BlockInput } from "../writing/block.ts";
import type { Book } from "../writing/book.ts";
import type { Guide } from "../writing/guides.ts";
import { targetOf } from "../writing/links.ts";
import { choices } from "../writing/mistakes.ts";
import { anchorOf, markdown } from "./guide-syntax.ts";
import { values, GuideError } from "../writing/values.tsx";
import { guidePage } from "../../openapi/reference-links.ts";
import type { Page } from "../model/page.ts";

/** A text of the guide on its way to a page. */
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
          {guide.eachVersion && at.version === "v1" && <span class="muted"> in v1</span>}
        </h1>
      )}
      {raw(toHtml(writing, tokens))}
    </>
  );
}

function addMistake({ book, file, firstLine }: Writing, line: number, text: string): void {
  book.mistakes.push({ file, line: firstLine + line, text });
}

/** What is not for the other version only. */
function ofVersion(writing: Writing, guide: Guide, tokens: Token[]): Token[] {
  const kept: Token[] = [];
  const open: boolean[] = [];
  for (const token of tokens) {
    if (token.type === "part_open") {
      const line = token.map?.[0] ?? 0;
      const isVersion = token.info === "v1" || token.info === "v2";
      if (!isVersion) addMistake(writing, line, `unknown part ::: ${token.info}; there are v1, v2`);
      else if (!guide.eachVersion)
        addMistake(writing, line, `::: ${token.info} needs \`versions: each\` in the front matter`);
      if (!token.meta?.closed) addMistake(writing, line, `::: ${token.info} is not closed by a line :::`);
      open.push(!isVersion || token.info === writing.at.version);
    } else if (token.type === "part_close") open.pop();
    else if (open.every(Boolean)) kept.push(token);
  }
  return kept;
}

/** The words of a cell, without their marks. */
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
      out.push(htmlToken(token, fence(writing, line, token)));
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
    if (token.type === "value") out.push(htmlToken(token, value(writing, line, token.content)));
    else out.push(token);
    if (token.type === "link_open") {
      const isEmpty = tokens[index + 1]?.type === "link_close";
      const label = link(writing, line, token, isEmpty);
      if (isEmpty) out.push(htmlToken(token, label));
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

function value(writing: Writing, line: number, written: string): string {
  const [name = "", ...given] = written.split(/\s+/);
  const known = Object.hasOwn(values, name) ? values[name] : undefined;
  if (!known) {
    addMistake(writing, line, `unknown value {{${name}}}; there are ${choices(name, Object.keys(values))}`);
    return "";
  }
  const demanded = known.usage.includes("|") ? 1 : known.usage.split(" ").filter(Boolean).length;
  if (given.length !== demanded) {
    addMistake(writing, line, `{{${written}}} must be {{${[name, known.usage].filter(Boolean).join(" ")}}}`);
    return "";
  }
  return orMistake(writing, line, () => String(<>{known.make(writing.at, ...given)}</>));
}

/** Gives a link its address; what stands for it if it has no words is the name of what it leads to. */
function link(writing: Writing, line: number, token: Token, isEmpty: boolean): string {
  const written = decodeURI(String(token.attrGet("href") ?? ""));
  const target = targetOf(writing.at, written);
  if ("wrong" in target) {
    addMistake(writing, line, target.wrong);
    return "";
  }
  if ("url" in target) return "";
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
    addMistake(
      writing,
      line,
      `unknown language “${kind}”; there are ${languages.join(", ")}, and \`\`\`data for data blocks`,
    );
  else if (label === "") addMistake(writing, line, `give the code a title: \`\`\`${kind} What it does`);
  else return String(<Code code={code} language={language} label={label} />);
  return "";
}

function block(writing: Writing, line: number, [name = "", ...given]: string[], content: string): string {
  const known = Object.hasOwn(blocks, name) ? blocks[name] : undefined;
  if (!known) {
    addMistake(
      writing,
      line,
      `unknown data block “${name}”; there are ${Object.keys(blocks).sort().join(", ")}`,
    );
    return "";
  }
  const { usage = "", options = [], render } = known;
  const isFit = usage.endsWith("…")
    ? given.length > 0
    : given.length === usage.split(" ").filter(Boolean).length;
  if (!isFit) {
    addMistake(writing, line, `must be \`\`\`data ${[name, usage].filter(Boolean).join(" ")}`);
    return "";
  }
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
  return orMistake(writing, line, () => String(<>{render({ at, book, given, options: chosen, words })}</>));
}

function orMistake(writing: Writing, line: number, make: () => string): string {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof GuideError)) throw error;
    addMistake(writing, line, error.message);
    return "";
  }
}

/** A number in a sentence, other than in the name of a version or of a standard that is called by its number. */
const number = /(?<![\w.])\$?\d[\d.,]*\s?[%\p{L}]*/u;
const names = /\bv[12]\b|\bOpenAPI \d(\.\d)*\b|\bNode\.js \d+(\.\d+)*\b/g;

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
  const [current, legacy] = [guidePage("v2", path), guidePage("v1", path)];
  return [
    { ...shared, path: current, version: "v2", counterpart: legacy },
    { ...shared, path: legacy, title: `${title} (v1, legacy)`, version: "v1", counterpart: current },
  ];
}
