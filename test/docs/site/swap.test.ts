import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { swap } from "../../../scripts/docs/site/swap.ts";

let folder: string;
let place: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "swap-"));
  place = join(folder, "site");
});

afterEach(() => rm(folder, { recursive: true }));

async function finished(files: Record<string, string>): Promise<string> {
  const made = await mkdtemp(join(folder, "made-"));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(made, file)), { recursive: true });
    await writeFile(join(made, file), text);
  }
  return made;
}

async function found(): Promise<Record<string, string>> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(
      files.sort().map(async (file) => [file.slice(place.length + 1), await readFile(file, "utf8")]),
    ),
  );
}

const former = { "index.html": "a", "assets/a.css": "a", "v1/search.html": "a", "inputs.sha256": "a" };

test("puts a folder where there is none, or an empty one", async () => {
  await swap(await finished(former), place);
  expect(await found()).toEqual(former);
  await rm(place, { recursive: true });
  await mkdir(place);
  await swap(await finished(former), place);
  expect(await found()).toEqual(former);
});

test("replaces what is there, and leaves nothing of it over", async () => {
  await swap(await finished(former), place);
  // One folder is a file now, and one file a folder.
  const next = { "index.html": "b", assets: "b", "v1/search.html/index.html": "b", "inputs.sha256": "b" };
  await swap(await finished(next), place);
  expect(await found()).toEqual(next);
});

test("no moment is without a page, or has half of one", async () => {
  const page = (letter: string) => letter.repeat(100_000);
  const pages = (letter: string) =>
    Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`${at}.html`, page(letter)]));
  await swap(await finished(pages("a")), place);
  const made = await Promise.all(["b", "c", "d", "e"].map((letter) => finished(pages(letter))));
  let swapping = true;
  const read = async (file: string) => {
    const letters = new Set<string>();
    while (swapping) {
      const text = await readFile(join(place, file), "utf8");
      const [letter = ""] = text;
      expect(text === page(letter), `${file} is whole`).toBe(true);
      letters.add(letter);
    }
    return letters;
  };
  const reading = Promise.all([read("0.html"), read("29.html")]);
  const swapped = (async () => {
    for (const version of made) await swap(version, place);
  })().finally(() => (swapping = false));
  await Promise.all([reading, swapped]);
  expect(await found()).toEqual(pages("e"));
});
