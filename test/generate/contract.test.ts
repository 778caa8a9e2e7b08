import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readContract } from "../../scripts/generate/contract.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "contract-"));
  await mkdir(join(folder, "openapi"));
});
afterEach(() => rm(folder, { recursive: true }));

async function read(redocly: string, contract: string) {
  await writeFile(join(folder, "redocly.yaml"), redocly);
  await writeFile(join(folder, "openapi/contract.yaml"), contract);
  return readContract(folder);
}

const two = "apis: { v1: { root: openapi/v1/openapi.yaml }, v2: { root: openapi/v2/openapi.yaml } }";

test("versions are those of redocly.yaml, in its order", async () => {
  expect(await read(two, "currentVersion: v1")).toEqual({
    versions: ["v1", "v2"],
    currentVersion: "v1",
    exampleRecords: {},
    clientTexts: {},
    points: [],
  });
});

test.each([
  ["telemetry: off", "currentVersion: v1", "redocly.yaml: apis must list the versions of the API"],
  [two, "currentVersion: v9", 'openapi/contract.yaml: currentVersion must be v1 or v2, but is "v9"'],
  [
    "apis: { v1: { root: a.yaml } }",
    "currentVersion: v1",
    "redocly.yaml: the root of v1 must be openapi/v1/openapi.yaml",
  ],
  [
    two,
    "{ currentVersion: v1, scope: lending }",
    'openapi/contract.yaml: scope must be such as @lending, but is "lending"',
  ],
  [two, "", "openapi/contract.yaml: currentVersion must be v1 or v2, but is missing"],
  [
    two,
    "{ currentVersion: v1, exampleRecords: { accounts: name } }",
    "openapi/contract.yaml: exampleRecords must have a list of fields for each kind, such as accounts: [id, name]",
  ],
])("%s with %s is refused", async (redocly, contract, message) => {
  await expect(read(redocly, contract)).rejects.toThrow(message);
});
