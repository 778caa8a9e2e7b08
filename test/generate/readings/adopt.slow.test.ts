import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../../scripts/lib/paths.ts";
import { copyProject, type ProjectCopy } from "../../project/project-copy.ts";

const run = promisify(execFile);
const spectral = createRequire(import.meta.url).resolve("@stoplight/spectral-cli/dist/index.js");

/** Readings that agree and disagree with the documents, and some that cannot be adopted; one place has two of them. */
const calibration = `service: https://api.example/v2
date: 2026-11-20
responses: 212
readings:
  bounds: { reading: included, for: 12, against: 0, evidence: [] }
  date-end-day: { reading: excluded, for: 2, against: 0, evidence: [] }
  date-field: { reading: start, for: 1, against: 0, evidence: [] }
  body-limit: { reading: bytes-102400, for: 1, against: 0, evidence: [] }
  account-price: { reading: metered, for: 4, against: 0, evidence: [] }
  order-method-key: { reading: key-first, for: 5, against: 0, evidence: [] }
  search-envelope: { reading: data, for: 5, against: 0, evidence: [] }
  taxonomies-levels: { reading: all, for: 2, against: 0, evidence: [] }
  date-zone: pacific
  limit-zero: { reading: no-rows, for: 0, against: 0, evidence: [] }
  limit-maximum: { reading: capped-at-5, for: 3, against: 1, evidence: [] }
`;

/** Prints what a mock that is told nothing does: the status of a wrong method without a key, and the keys of a list. */
const taken = `import { createMock } from "@adintel/mock";
const mock = createMock();
const refused = await mock.fetch("/v2/account/index", { method: "PUT" });
const headers = { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" };
const list = await mock.fetch("/v2/brands", { method: "POST", headers, body: JSON.stringify({ query: "shoes" }) });
console.log(JSON.stringify([refused.status, Object.keys(await list.json())]));
`;

let project: ProjectCopy;

beforeAll(async () => {
  project = await copyProject("runnable");
  await project.add("calibration.yaml", calibration);
  await project.add("scripts/taken.ts", taken);
  await project.add(".spectral.yaml", await readFile(join(root, ".spectral.yaml"), "utf8"));
});
afterAll(() => project.remove());

function command(script: string, ...parameters: string[]) {
  return run(process.execPath, [script, ...parameters], { cwd: project.folder, maxBuffer: 2 ** 26 });
}

const adopt = () => command("scripts/run.mjs", "generate.ts", "--adopt", "calibration.yaml");

test("what was observed becomes a part of the documents", { timeout: 300_000 }, async () => {
  const { stdout: patch, stderr } = await adopt();
  expect(
    stderr
      .trim()
      .split("\n")
      .map((line) => line.replace(/(:\d+)+:/, ":")),
  ).toEqual([
    "openapi/v2/schemas/MediaSearchFields.yaml: date-end-day: excluded was observed; edit what is assumed here if it assumes included",
    "openapi/v2/paths/account-campaigns.yaml: date-end-day: excluded was observed; edit what is assumed here if it assumes included",
    "openapi/v1/schemas/LegacyMediaFilters.yaml: date-end-day: excluded was observed; edit what is assumed here if it assumes included",
    "openapi/v2/schemas/BrandList.yaml: search-envelope: data was observed; edit what is assumed here if it assumes type",
    "openapi/v2/schemas/CreatorList.yaml: search-envelope: data was observed; edit what is assumed here if it assumes type",
    "openapi/readings/lists.yaml: taxonomies-levels: the default stays leaves, since the mock cannot take all: The mock's index has whole paths only.",
    "calibration.yaml: date-zone: not adopted: the responses that show it are missing",
    "calibration.yaml: limit-zero: not adopted: no responses show it",
    "calibration.yaml: limit-maximum: not adopted: it is contradicted by 1 response",
  ]);
  // As a redirected \`npm run\` writes it.
  await project.add("adopt.patch", `\n> generate\n> node scripts/run.mjs generate.ts\n\n${patch}`);
  await run("git", ["apply", "adopt.patch"], { cwd: project.folder });

  await command("scripts/run.mjs", "generate.ts");
  const { readings, documents } = await generated();
  const seen = { date: "2026-11-20", service: "https://api.example/v2" };
  expect(readings["date-end-day"]).toMatchObject({
    default: "excluded",
    assumed: "included",
    why: "Observed.",
    observed: { reading: "excluded", for: 2, against: 0, ...seen },
  });
  expect(readings["bounds"]).toMatchObject({ default: "included", observed: { for: 12 } });
  expect(readings["taxonomies-levels"]).toMatchObject({ default: "leaves", observed: { reading: "all" } });
  for (const id of ["date-zone", "limit-zero", "limit-maximum"])
    expect(readings[id]).not.toHaveProperty("observed");
  expect(documents.v2.components.schemas.MediaSearchFields.properties.endDate).toMatchObject({
    "x-effect": { assumed: { inclusive: expect.any(String) as string } },
    "x-observed": [
      {
        point: "date-end-day",
        text: expect.stringContaining("Rows of that day are not found.") as string,
        for: 2,
        against: 0,
        ...seen,
      },
      { point: "date-field", for: 1 },
    ],
  });
  expect(documents.v2.paths["/account/{id}"].get).toMatchObject({
    "x-observed": [{ point: "account-price" }],
  });
  for (const { components } of Object.values(documents))
    expect(components.responses.PayloadTooLarge).toMatchObject({ "x-observed": [{ point: "body-limit" }] });

  await command(spectral, "lint", "generated/openapi/*.json", "--fail-severity=hint");

  // The mock takes it, also where that moves a step or reshapes a body.
  const shown = await command("scripts/run.mjs", "taken.ts");
  expect(JSON.parse(shown.stdout)).toEqual([401, ["count", "data"]]);

  // It fails by a mock that takes what was observed.
  const checked = await command(
    "scripts/run.mjs",
    "check.ts",
    "--only",
    "v2/searchMedia/meaning/endDate-of-a-day",
  );
  expect(checked.stdout).toContain("1 passed, 0 failed");

  const again = await adopt();
  expect(again.stdout).toBe("");
  expect(again.stderr).toMatch(/\nnothing to adopt\n$/);

  await command("scripts/run.mjs", "docs.ts", "--out", "site");
  const page = (name: string) => readFile(join(project.folder, "site", name), "utf8");
  const gaps = await page("open-questions.md");
  expect(gaps).toMatch(/is marked \*\*observed\*\*/);
  expect(gaps).toMatch(
    /\| Observed\. \*\*Observed:\*\* Rows of that day are not found\. Seen in 2 responses of `https:\/\/api\.example\/v2` on 2026-11-20\. \|/,
  );
  expect(await page("operations/v2/getAccount.md")).toMatch(
    /\*\*Observed:\*\* Does GET \/account\/\{id\} need credits\?/,
  );
});

test("an older observation is not adopted, and a broken calibration is refused", async () => {
  await project.edit("calibration.yaml", (text) => text.replace("2026-11-20", "2026-11-19"));
  const { stdout, stderr } = await adopt();
  expect(stdout).toBe("");
  expect(stderr).toMatch(
    /calibration.yaml:5:3: bounds: not adopted: 2026-11-20 is later, when it was observed already/,
  );
  await project.edit("calibration.yaml", (text) => text.replace("reading: included", "reading: maybe"));
  await expect(adopt()).rejects.toMatchObject({
    code: 2,
    stdout: "",
    stderr: "calibration.yaml:5:3: readings.bounds: must be included or excluded\n",
  });
});

interface Generated {
  paths: Record<"/account/{id}", { get: object }>;
  components: {
    schemas: { MediaSearchFields: { properties: { endDate: object } } };
    responses: { PayloadTooLarge: object };
  };
}

async function generated() {
  const read = (name: string) => readFile(join(project.folder, "generated", name), "utf8");
  const module = await read("readings.js");
  const [, table = ""] = /^export const points = (\{[^]*?^\});/m.exec(module) ?? [];
  const [v1, v2] = (await Promise.all([read("openapi/v1.json"), read("openapi/v2.json")])).map(
    (text) => JSON.parse(text) as Generated,
  );
  return { readings: JSON.parse(table) as Record<string, object>, documents: { v1: v1!, v2: v2! } };
}
