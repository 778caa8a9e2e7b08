import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCalibration } from "../../../scripts/generate/readings/read-calibration.ts";
import { readPoints, type LocatedPoint } from "../../../scripts/generate/readings/read-points.ts";
import { root } from "../../../scripts/lib/paths.ts";

let folder: string;
let points: LocatedPoint[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "calibration-"));
  points = await readPoints(root);
});
afterAll(() => rm(folder, { recursive: true }));

async function read(text: string) {
  const file = join(folder, "calibration.yaml");
  await writeFile(file, text);
  return readCalibration(file, points);
}

const head = "service: https://api.example/v2\ndate: 2026-11-20\n";

test("each reading has its place", async () => {
  const { told } = await read(
    `${head}readings:\n  bounds: included\n  date-zone: { reading: utc, for: 1 }\n`,
  );
  expect(told.map(({ point, place }) => [point.id, place.split("/").at(-1)])).toEqual([
    ["bounds", "calibration.yaml:4"],
    ["date-zone", "calibration.yaml:5"],
  ]);
});

test.each([
  ["no YAML", "readings: [", 1, "Flow sequence"],
  ["no object", "- bounds\n", 1, "readings: must be an object"],
  ["no service", "date: 2026-11-20\nreadings: {}\n", 1, "service: must say what was observed"],
  ["no day", "service: x\ndate: 2026-02-30\nreadings: {}\n", 2, "date: must be a day such as 2026-11-20"],
  ["an unknown point", `${head}readings:\n  film-length: long\n`, 4, "readings.film-length: is no point"],
  [
    "an unknown reading",
    `${head}readings:\n  bounds: { reading: maybe, for: 1 }\n`,
    4,
    "readings.bounds: must be included or excluded",
  ],
])("%s is refused, with its place", async (_, text, line, message) => {
  await expect(read(text)).rejects.toThrow(`calibration.yaml:${line}: ${message}`);
});

test("a file that is not there is refused", async () => {
  await expect(readCalibration(join(folder, "none.yaml"), points)).rejects.toThrow(
    "none.yaml cannot be read",
  );
});
