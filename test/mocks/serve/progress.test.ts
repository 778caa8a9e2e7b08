import { expect, test } from "vitest";
import { createCorpus, type Progress } from "../../../mocks/adintel/corpus/index.ts";
import { createMock } from "../../../mocks/index.ts";
import { progressOn } from "../../../mocks/serve/progress.ts";

/** What is written while 1,000 accounts are made, each of which takes so many milliseconds. */
function written(isTTY: boolean, milliseconds: number): string[] {
  const lines: string[] = [];
  let time = 0;
  const tell = progressOn({ isTTY, write: (text) => lines.push(text) }, () => time);
  for (let made = 1; made <= 1000; made += 1) {
    time += milliseconds;
    tell({ accounts: 1000, creatives: 100_000, share: made / 1000 });
  }
  return lines;
}

test.each([true, false])("nothing is told of what takes less than a second, on a terminal: %s", (isTTY) => {
  expect(written(isTTY, 0.9)).toEqual([]);
});

test("a terminal sees one line, rewritten ten times a second, which ends", () => {
  const lines = written(true, 2);
  expect(lines[0]).toBe("\rGenerating 1,000 accounts with 100,000 creatives… 50 %");
  expect(lines[1]).toBe("\rGenerating 1,000 accounts with 100,000 creatives… 55 %");
  expect(lines.at(-1)).toBe("\rGenerating 1,000 accounts with 100,000 creatives… 100 %\n");
  expect(lines).toHaveLength(11);
});

test("elsewhere the line stands once", () => {
  expect(written(false, 2)).toEqual(["Generating 1,000 accounts with 100,000 creatives…\n"]);
});

test("the making of a world tells of each account, and makes the same without", () => {
  const options = { seed: 1, accounts: 4, mediaPerAccount: 5, now: Date.UTC(2026, 10, 20) };
  const told: Progress[] = [];
  const corpus = createCorpus(options, (progress) => told.push(progress));
  expect(told).toEqual([0.25, 0.5, 0.75, 1].map((share) => ({ accounts: 4, creatives: 20, share })));
  expect(createCorpus(options)).toEqual(corpus);
});

test("a large world tells of its making until it can be searched", () => {
  const told: Progress[] = [];
  createMock({
    accounts: 100,
    mediaPerAccount: 1000,
    now: Date.UTC(2026, 10, 20),
    onProgress: (progress) => told.push(progress),
  });
  expect(told.slice(-2)).toEqual([0.75, 1].map((share) => ({ accounts: 100, creatives: 100_000, share })));
});
