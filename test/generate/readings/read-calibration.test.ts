import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readCalibration } from "../../../scripts/generate/readings/read-calibration.ts";
import { readPoints } from "../../../scripts/generate/readings/read-points.ts";
import { root } from "../../../scripts/lib/paths.ts";

const points = await readPoints(root);
const folder = mkdtempSync(join(tmpdir(), "calibration-"));
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  const file = join(folder, "calibration.yaml");
  writeFileSync(file, text);
  return readCalibration(file, points);
}

const head = "service: https://api.example/v2\ndate: 2026-11-20\n";

test("each reading has its place", () => {
  const calibrated = read(`${head}readings:\n  bounds: included\n  date-zone: { reading: utc, for: 1 }\n`);
  const service = "https://api.example/v2";
  expect(
    calibrated.map(({ point, place, observed }) => [point.id, place.split("/").at(-1), observed]),
  ).toEqual([
    ["bounds", "calibration.yaml:4:3", { reading: "included", date: "2026-11-20", service }],
    ["date-zone", "calibration.yaml:5:3", { reading: "utc", for: 1, date: "2026-11-20", service }],
  ]);
});

test.each([
  ["no service", "date: 2026-11-20\nreadings: {}\n", "1:1: service: must say what was observed"],
  ["no day", "service: x\ndate: 2026-02-30\nreadings: {}\n", "2:1: date: must be a day such as 2026-11-20"],
  ["an unknown reading", `${head}readings: { bounds: maybe }\n`, "3:13: readings.bounds: must be included"],
])("%s is refused, with its place", (_, text, message) => {
  expect(() => read(text)).toThrow(`calibration.yaml:${message}`);
});

test("a point that is not in the documents any more is refused", () => {
  const file = join(folder, "calibration.yaml");
  writeFileSync(file, `${head}readings: { bounds: included }\n`);
  expect(() => readCalibration(file, [])).toThrow("3:13: readings.bounds: is no point of openapi/readings");
});
