import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkPoints, readPoints } from "../../../scripts/generate/readings/read-points.ts";
import { readDocuments } from "../../docs/documents.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "points-"));
  await mkdir(join(folder, "openapi/readings"), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const point = {
  at: "v2/searchMedia status",
  question: "Which?",
  readings: { all: "All.", some: "Some." },
  default: "all",
  why: "Why.",
};

/** The points of files with these contents; JSON is YAML. */
async function read(...files: unknown[]) {
  for (const [index, content] of files.entries())
    await writeFile(join(folder, `openapi/readings/${index}.yaml`), JSON.stringify(content, null, 2));
  return readPoints(folder);
}

test("a folder without points has none", async () => {
  expect(await readPoints(join(folder, "openapi"))).toEqual([]);
});

test("what stands in a file holds for all its points", async () => {
  const marks = { takenBy: "server", because: "It is." };
  expect(await read({ ...marks, points: { "one-point": point } })).toEqual([
    { ...point, ...marks, at: [point.at], id: "one-point", place: "openapi/readings/0.yaml:5" },
  ]);
});

test.each([
  ["an id that is none", { OnePoint: point }, "OnePoint: an id must be words in lower case"],
  ["a key that is none", { one: { ...point, reason: "" } }, "one: reason is not a key of a point"],
  ["no question", { one: { ...point, question: undefined } }, "one: question must be a text"],
  [
    "no readings",
    { one: { ...point, readings: ["all"] } },
    "one: readings must have a sentence for each name",
  ],
  ["no address", { one: { ...point, at: [7] } }, "one: at must be addresses"],
  ["an unknown default", { one: { ...point, default: "no" } }, "one: default must be all or some, but is no"],
  [
    "an unknown assumption",
    { one: { ...point, assumed: "no" } },
    "one: assumed must be all or some, but is no",
  ],
  ["a taker that is none", { one: { ...point, takenBy: "check" } }, "one: takenBy must be mock or server"],
  ["a place of a mark that is none", { one: { ...point, marks: [7] } }, "one: marks must be addresses"],
  [
    "an observation without a date",
    { one: { ...point, observed: { reading: "all", for: 3, against: 0, service: "recordings" } } },
    "one: observed must have a reading",
  ],
  [
    "an observation of an unknown reading",
    {
      one: {
        ...point,
        observed: { reading: "no", for: 3, against: 0, date: "2026-11-20", service: "recordings" },
      },
    },
    "one: observed must have a reading",
  ],
  [
    "an observation that nothing shows",
    {
      one: {
        ...point,
        observed: { reading: "all", for: 0, against: 0, date: "2026-11-20", service: "recordings" },
      },
    },
    "one: observed must have a reading",
  ],
  [
    "a mark without a reason",
    { one: { ...point, takenBy: "mock" } },
    "one: takenBy and because must be given together",
  ],
])("%s is refused, with its place", async (_, points, message) => {
  await expect(read({ points })).rejects.toThrow(`openapi/readings/0.yaml:3: ${message}`);
});

test("a file without points is refused, and a point that two files have", async () => {
  await expect(read({ one: point })).rejects.toThrow("openapi/readings/0.yaml: points must be an object");
  await expect(read({ points: { one: point } }, { points: { one: point } })).rejects.toThrow(
    "openapi/readings/0.yaml:3: one is written twice",
  );
});

test.each([
  ["all"],
  ["v1"],
  ["v2/searchMedia"],
  ["v2/searchMedia status"],
  ["v2/getAccount id"],
  ["all limit"],
  ["v2/searchMedia 404"],
  ["v2/searchMedia media.title"],
])("%s is an address in the documents", async (at) => {
  const documents = await readDocuments();
  expect(() => checkPoints([{ ...point, at: [at], id: "one", place: "a:1" }], documents)).not.toThrow();
});

test.each([
  ["v3"],
  ["v2/searchFilms"],
  ["v2/searchMedia film"],
  ["v2/searchMedia 418"],
  ["all status twice"],
  ["v2/searchMedia media.film"],
])("%s is none", async (at) => {
  const documents = await readDocuments();
  expect(() => checkPoints([{ ...point, at: ["all", at], id: "one", place: "a:1" }], documents)).toThrow(
    `a:1: one: at: ${at} is not in the documents`,
  );
});
