import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { readLines } from "../../../mocks/drill/program.ts";

/** The lines of a stream that has these chunks, and the beginnings of those that were too long. */
async function read(chunks: readonly Uint8Array[], most: number) {
  const seen: { lines: string[]; tooLong: string[] } = { lines: [], tooLong: [] };
  const stream = Readable.from(chunks);
  readLines(stream, most, {
    onLine: (line) => seen.lines.push(line),
    onTooLong: (beginning) => seen.tooLong.push(beginning),
  });
  await new Promise((done) => stream.on("close", done));
  return seen;
}

test("lines are those of the stream, however its bytes are cut, and the last need not be ended", async () => {
  const bytes = Buffer.from("one\r\ntwö\n\nlast");
  const whole = { lines: ["one", "twö", "", "last"], tooLong: [] };
  expect(await read([bytes], 10)).toEqual(whole);
  expect(
    await read(
      [...bytes].map((byte) => Buffer.of(byte)),
      10,
    ),
  ).toEqual(whole);
});

test("a line without end is told once, and what follows is thrown away", async () => {
  const chunks = ["first\n", "x".repeat(8), "x".repeat(8), "x\nlast\n"].map((text) => Buffer.from(text));
  expect(await read(chunks, 10)).toEqual({ lines: ["first"], tooLong: ["x".repeat(16)] });
});
