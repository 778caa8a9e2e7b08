import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { drift, write } from "../../scripts/generate/files.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "files-"));
});

afterEach(() => rm(folder, { recursive: true }));

const files = new Map([
  ["a.txt", "new"],
  ["b/c.txt", "c"],
]);

test("drift names what is missing, changed and left over, and writes nothing", async () => {
  const output = join(folder, "output");
  await write(output, new Map([...files, ["a.txt", "old"], ["old/d.txt", "d"]]));
  await rm(join(output, "b/c.txt"));
  const expected = { missing: ["b/c.txt"], changed: ["a.txt"], leftover: ["old/d.txt"] };
  expect(await drift(output, files)).toEqual(expected);
  expect(await drift(output, files)).toEqual(expected);
});

test("write makes the folder what it should be", async () => {
  const output = join(folder, "output");
  await write(
    output,
    new Map([
      ["a.txt", "old"],
      ["old/d.txt", "d"],
    ]),
  );
  await write(output, files);
  expect(await drift(output, files)).toEqual({ missing: [], changed: [], leftover: [] });
  expect(await readFile(join(output, "a.txt"), "utf8")).toBe("new");
});

test("only what begins as a program can be run", async () => {
  await write(folder, new Map([...files, ["program.js", "#!/usr/bin/env node\n"]]));
  const modeOf = async (name: string) => (await stat(join(folder, name))).mode & 0o111;
  expect(await modeOf("program.js")).not.toBe(0);
  expect(await modeOf("a.txt")).toBe(0);
});
