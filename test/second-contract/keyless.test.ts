import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contractFolder, root } from "../../scripts/lib/paths.ts";
import { address, run, type Run } from "../run.ts";

/** Within the project, so that what is generated finds its packages. */
const cache = join(root, "node_modules/.cache");
let folder = "";
let mock: Run | undefined;
let url = "";

/** The document of the second contract without a key, and with lists whose number of rows is called otherwise, or missing. */
function keyless(text: string): string {
  const { security: _, ...document } = parse(text);
  const operations: { responses: Record<string, unknown> }[] = Object.values<object>(document.paths).flatMap(
    (item) => Object.values(item),
  );
  for (const { responses } of operations) delete responses["401"];
  const examplesOf = (path: string): { value: Record<string, unknown> }[] =>
    Object.values(document.paths[path].get.responses["200"].content["application/json"].examples);
  const { BranchList, LoanList } = document.components.schemas;
  BranchList.required = ["found", "branches"];
  BranchList["x-rows"].count = "found";
  for (const counted of [BranchList.properties, ...examplesOf("/branches").map(({ value }) => value)]) {
    counted.found = counted.count;
    delete counted.count;
  }
  LoanList.required = ["loans"];
  for (const counted of [LoanList.properties, ...examplesOf("/loans").map(({ value }) => value)])
    delete counted.count;
  return stringify(document);
}

beforeAll(async () => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, "keyless-"));
  for (const name of ["openapi", "content", "redocly.yaml"])
    cpSync(join(contractFolder, name), join(folder, name), { recursive: true });
  const document = join(folder, "openapi/v1/openapi.yaml");
  writeFileSync(document, keyless(readFileSync(document, "utf8")));
  const runner = ["scripts/run.mjs"];
  execFileSync(process.execPath, [...runner, "generate.ts", "--contract", folder], { cwd: root });
  mock = run(process.execPath, [...runner, "mock.ts", "--port", "0", "--strict", "--contract", folder], root);
  url = await address(mock);
});

afterAll(async () => {
  mock?.process.kill();
  await mock?.ended;
  rmSync(folder, { recursive: true, force: true });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url + path, { headers });
  return { status: response.status, json: await response.json() };
};

test("a contract that names no key is served without one, to one team", async () => {
  expect((await get("/lending/v1/loans?size=2")).status).toBe(200);
  expect((await get("/lending/v1/loans?size=1", { "X-Api-Key": "nobody" })).status).toBe(200);
  const { keys } = (await get("/__mock/keys")).json;
  expect(keys.map(({ key, refusal }: { key: string; refusal: unknown }) => [key, refusal])).toEqual([
    ["mock_live_demo", null],
  ]);
  const { charges } = (await get("/__mock/ledger?key=mock_live_demo")).json;
  expect(charges.map(({ rows }: { rows: number }) => rows)).toEqual([2, 1]);
  expect((await get("/lending/v1/branches", { "X-Mock-Session": "sb_abcdefghijkl" })).status).toBe(404);
});

test("the number of rows is called what the schema calls it, and left out where it has none", async () => {
  expect(Object.keys((await get("/lending/v1/loans")).json)).toEqual(["loans"]);
  const { found, branches } = (await get("/lending/v1/branches?size=3")).json;
  expect([found, branches.length]).toEqual([3, 3]);
});
