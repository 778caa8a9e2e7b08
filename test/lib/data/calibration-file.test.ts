import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DataError } from "@adintel/mock";
import { FlagError, readFlags } from "@adintel/mock/flags";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "calibration-"));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** What the mock's command says instead of starting. */
function messageFor(name: string, text: string): string {
  const path = fileOf(name, text);
  try {
    readFlags(["--calibration", path]);
    return "";
  } catch (error) {
    if (error instanceof DataError) return error.message.replaceAll(path, name);
    throw error;
  }
}

const valid = {
  readings: { "status-default": { reading: "active", for: 3, against: 0 }, bounds: "included" },
};

test("a calibration is read from YAML and from JSON", () => {
  const yaml = `service: https://api.example/v2
date: 2026-11-20
readings:
  status-default: { reading: active, for: 3, against: 0 }
  bounds: included # by hand
`;
  expect(readFlags(["--calibration", fileOf("calibration.yaml", yaml)])?.simulator).toEqual({
    calibration: { service: "https://api.example/v2", date: "2026-11-20", ...valid },
  });
  expect(readFlags(["--calibration", fileOf("calibration.json", JSON.stringify(valid))])?.simulator).toEqual({
    calibration: valid,
  });
});

test("each mistake is one line with its place", () => {
  const yaml = `date: [today]
readings:
  status-default: { for: 3, reading: few }
  nothing: all
  bounds: { reading: included, for: many, against: -1 }
`;
  expect(messageFor("wrong.yaml", yaml).split("\n")).toEqual([
    "wrong.yaml:1:1: date: must be a text",
    "wrong.yaml:3:3: readings.status-default: must be all or active or inactive",
    "wrong.yaml:4:3: readings.nothing: is no point",
    "wrong.yaml:5:32: readings.bounds.for: must be a number of responses",
    "wrong.yaml:5:43: readings.bounds.against: must be a number of responses",
  ]);
  expect(messageFor("list.json", "[]")).toBe(
    "list.json:1:1: readings: must be an object with a reading for each point",
  );
  expect(messageFor("broken.yaml", "readings: [")).toMatch(/^broken\.yaml:1:\d+: \w/);
});

test("a calibration is not for --static, and its file must exist", () => {
  const path = fileOf("valid.json", JSON.stringify(valid));
  expect(() => readFlags(["--static", "--calibration", path])).toThrow(FlagError);
  expect(() => readFlags(["--calibration", join(folder, "none.yaml")])).toThrow("none.yaml: no such file");
});
