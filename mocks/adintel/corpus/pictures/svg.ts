/** Width and height of what has none. */
export const usualSide = 1080;

/** Colours that go together. */
export interface Palette {
  readonly base: string;
  readonly dark: string;
  readonly light: string;
  /** Nearly white, to write with on dark and to draw on. */
  readonly paper: string;
  /** Nearly black, to write with on paper. */
  readonly ink: string;
}

/** Picks colours by a number: the same number gives the same colours. */
export function paletteOf(number: number): Palette {
  const hue = (number >>> 0) % 360;
  const turn = (number >>> 16) % 2 === 0 ? 38 : -42;
  const second = (hue + turn + 360) % 360;
  return {
    base: `hsl(${hue} 56% 42%)`,
    dark: `hsl(${second} 62% 26%)`,
    light: `hsl(${second} 85% 78%)`,
    paper: `hsl(${hue} 60% 97%)`,
    ink: `hsl(${second} 45% 16%)`,
  };
}

/** Text as it may stand in an element or an attribute. Characters that XML cannot hold are left out. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** One line of bold text with its baseline at y. */
export function textLine(
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  anchor: "start" | "middle",
): string {
  return `<text x="${round(x)}" y="${round(y)}" font-family="${FONT}" font-size="${round(size)}" font-weight="700" fill="${colour}" text-anchor="${anchor}" unicode-bidi="plaintext">${escapeText(text)}</text>`;
}

/** Where a block of text goes and how large it may be. */
export interface Block {
  readonly x: number;
  readonly bottom: number;
  readonly width: number;
  /** Size of the letters if the text fits; smaller otherwise. */
  readonly size: number;
  readonly lines: number;
  readonly colour: string;
}

/** Text in lines, as large as fits into the block. */
export function textBlock(text: string, block: Block): string {
  let size = block.size;
  let lines = wrap(text, block.width / (size * LETTER));
  while (lines.length > block.lines && size > block.size / 3) {
    size *= 0.92;
    lines = wrap(text, block.width / (size * LETTER));
  }
  return lines
    .map((line, i) =>
      textLine(
        line,
        block.x,
        block.bottom - (lines.length - 1 - i) * size * 1.18,
        size,
        block.colour,
        "start",
      ),
    )
    .join("");
}

export function icon(d: string, x: number, y: number, size: number, colour: string, opacity = 1): string {
  return `<path d="${d}" transform="translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${round(size / 24)})" fill="none" stroke="${colour}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
}

const FONT = "system-ui, -apple-system, Segoe UI, Helvetica, Arial, sans-serif";

/** Width of a usual letter of bold text, as a share of its size; on the safe side, since nothing here can measure it. */
const LETTER = 0.63;

/** Where a line may end: at a space that may break, and after a letter of a script that has none. */
const breaks =
  /(?<= )(?=\S)|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。」])(?=[^\s、。」ー])/u;

function wrap(text: string, letters: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(breaks)) {
    const longer = `${line}${word}`;
    if (longer.trim().length > letters && line) {
      lines.push(line.trim());
      line = word;
    } else {
      line = longer;
    }
  }
  return line.trim() ? [...lines, line.trim()] : lines;
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
