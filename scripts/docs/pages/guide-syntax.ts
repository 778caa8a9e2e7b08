import MarkdownIt, { type Token } from "markdown-it";

/*
 * CommonMark with tables, and three things besides, all of them known from other tools: `## Title {#anchor}`, parts for one
 * version between `::: <version>` and `:::`, and values `{{name argument}}`. Data blocks are fences: ```data prices.
 */
export const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
markdown.disable(["image", "lheading", "code"]);

markdown.block.ruler.before(
  "fence",
  "part",
  (state, start, end, silent) => {
    const lineAt = (line: number) =>
      state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
    const opening = /^:::\s*(\S.*)$/.exec(lineAt(start).trimEnd());
    if (!opening) return false;
    if (silent) return true;
    let close = start + 1;
    while (close < end && lineAt(close).trim() !== ":::") close += 1;
    const open = state.push("part_open", "", 1);
    open.info = opening[1] ?? "";
    open.map = [start, close];
    open.meta = { closed: close < end };
    const { lineMax, parentType } = state;
    state.lineMax = close;
    state.md.block.tokenize(state, start + 1, close);
    state.lineMax = lineMax;
    state.parentType = parentType;
    state.push("part_close", "", -1).info = open.info;
    state.line = close < end ? close + 1 : close;
    return true;
  },
  { alt: ["paragraph", "reference", "blockquote", "list"] },
);

/** `{{name argument …}}` within a line. */
markdown.inline.ruler.before("emphasis", "value", (state, silent) => {
  const found = /^\{\{([^{}\n]*)\}\}/.exec(state.src.slice(state.pos, state.posMax));
  if (!found) return false;
  if (!silent) state.push("value", "", 0).content = (found[1] ?? "").trim();
  state.pos += found[0].length;
  return true;
});

/** Takes the anchor off the end of a heading: `{#anchor}`. */
export function anchorOf(heading: Token): string | undefined {
  const last = heading.children?.at(-1);
  const found = last?.type === "text" ? /^(.*?)\s*\{#([^\s{}]+)\}\s*$/.exec(last.content) : null;
  if (!last || !found) return undefined;
  last.content = found[1] ?? "";
  return found[2];
}
