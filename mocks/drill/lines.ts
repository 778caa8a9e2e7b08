import type { Readable } from "node:stream";

/**
 * Reads a stream line by line, each without its end. A last line need not be ended.
 *
 * @param most how many characters a line may have. Once one has more, `onTooLong` is called with its beginning, and the rest
 * of the stream is thrown away.
 */
export function readLines(
  stream: Readable,
  most: number,
  { onLine, onTooLong }: { onLine(line: string): void; onTooLong(beginning: string): void },
): void {
  let rest = "";
  let isTooLong = false;
  stream.setEncoding("utf8");
  stream.on("data", (text: string) => {
    if (isTooLong) return;
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) onLine(line.replace(/\r$/, ""));
    if (rest.length <= most) return;
    isTooLong = true;
    onTooLong(rest);
  });
  stream.on("end", () => {
    if (rest !== "" && !isTooLong) onLine(rest);
  });
}
