import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createCssVariablesTheme, createHighlighterCoreSync } from "shiki/core";
import { createOnigurumaEngine } from "shiki/engine/oniguruma";
import bash from "@shikijs/langs/bash";
import go from "@shikijs/langs/go";
import javascript from "@shikijs/langs/javascript";
import json from "@shikijs/langs/json";
import php from "@shikijs/langs/php";
import python from "@shikijs/langs/python";
import typescript from "@shikijs/langs/typescript";

export type Language = "bash" | "go" | "javascript" | "json" | "php" | "python" | "typescript" | "text";

const theme = createCssVariablesTheme({ name: "tokens", variablePrefix: "--" });
const highlighter = createHighlighterCoreSync({
  themes: [theme],
  langs: [bash, go, javascript, json, php, python, typescript],
  // To translate the grammars' patterns for JavaScript takes longer than this engine does for all code there is.
  engine: await createOnigurumaEngine(readFile(createRequire(import.meta.url).resolve("shiki/onig.wasm"))),
});

/** A block of code. The keyboard reaches it, since it scrolls sideways where the screen is narrow. */
export function Code({ code, language, label }: { code: string; language: Language; label: string }) {
  return (
    <div class="code-frame">
      <pre class="code" tabindex={0} role="group" aria-label={label}>
        <code class={`language-${language}`}>
          {language === "text" ? code : <Highlighted code={code} language={language} />}
        </code>
      </pre>
      <button type="button" class="copy for-script" aria-label={`Copy: ${label}`}>
        Copy
      </button>
    </div>
  );
}

/** Colours are classes, since a style attribute would be an inline style; of elements, a page has a thousand, so they have the shortest name. */
function Highlighted({ code, language }: { code: string; language: Exclude<Language, "text"> }) {
  const known = tokens.get(`${language}\0${code}`) ?? tokenize(code, language);
  tokens.set(`${language}\0${code}`, known);
  return (
    <>{known.map(({ kind, content }) => (kind === undefined ? content : <i class={kind}>{content}</i>))}</>
  );
}

interface Token {
  kind: string | undefined;
  content: string;
}

/** One example stands on many pages, and most code is the same when a page is made again. */
const tokens = new Map<string, Token[]>();

/** Its first lines take longest, and would be cut short on a slow machine without a word: so they have all the time there is. */
const tokenizing = { theme: "tokens", tokenizeTimeLimit: 0 };

function tokenize(code: string, lang: string): Token[] {
  const all: Token[] = [];
  const add = (kind: string | undefined, content: string) => {
    const last = all.at(-1);
    // White space has no colour, so that neighbours become one.
    if (last && (last.kind === kind || content.trim() === "")) last.content += content;
    else all.push({ kind, content });
  };
  for (const [index, line] of highlighter.codeToTokensBase(code, { lang, ...tokenizing }).entries()) {
    if (index > 0) add(undefined, "\n");
    for (const { content, color } of line) add(kinds[color ?? ""], content);
  }
  return all;
}

/** The theme's variables, as short class names; what is not listed has the colour of plain text. */
const kinds: Record<string, string> = {
  "var(--token-keyword)": "t-k",
  "var(--token-string)": "t-s",
  "var(--token-string-expression)": "t-s",
  "var(--token-constant)": "t-c",
  "var(--token-function)": "t-f",
  "var(--token-comment)": "t-m",
  "var(--token-parameter)": "t-p",
  "var(--token-link)": "t-s",
};
