/** A part of code, with the class of its colour. */
export interface Part {
  kind: string | undefined;
  text: string;
}

/** Strings, comments, numbers, words, and whatever is between them; the same for all languages of the samples. */
const part =
  /(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.|'\\'')*'|`(?:[^`\\]|\\.)*`)|(?<comment>\/\/[^\n]*|(?<=^|\s)#[^\n]*)|(?<number>\b\d[\d_.]*(?:e[+-]?\d+)?\b)|(?<word>[$A-Za-z_][\w$]*)/g;

const keywords = new Set(
  `as async await break case catch class const continue def defer do echo elif else except export fn for from func function go
   if import in interface let map new not or package raise range return struct switch throw try type use var while with`.split(
    /\s+/,
  ),
);
const constants = new Set(["true", "false", "null", "nil", "None", "True", "False", "undefined"]);

/** Code in colours, roughly: for samples that change in the browser, where the highlighter of the build is too large to be. */
export function painted(code: string): Part[] {
  const parts: Part[] = [];
  const add = (kind: string | undefined, text: string) => {
    if (text !== "") parts.push({ kind, text });
  };
  let at = 0;
  for (const { 0: text, index, groups = {} } of code.matchAll(part)) {
    add(undefined, code.slice(at, index));
    at = index + text.length;
    add(kindOf(groups, text, code[at]), text);
  }
  add(undefined, code.slice(at));
  return parts;
}

/** Coloured code by line; a string can span several. */
export function paintedLines(code: string): Part[][] {
  const lines: Part[][] = [[]];
  for (const { kind, text } of painted(code))
    for (const [index, piece] of text.split("\n").entries()) {
      if (index > 0) lines.push([]);
      if (piece !== "") lines.at(-1)?.push({ kind, text: piece });
    }
  return lines;
}

function kindOf(
  { string, comment, number }: Record<string, string | undefined>,
  text: string,
  next: string | undefined,
): string | undefined {
  if (string !== undefined) return "t-s";
  if (comment !== undefined) return "t-m";
  if (number !== undefined || constants.has(text)) return "t-c";
  if (keywords.has(text)) return "t-k";
  return next === "(" ? "t-f" : undefined;
}
