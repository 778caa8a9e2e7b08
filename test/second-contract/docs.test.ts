import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { buildForeignReference, buildReference } from "../../scripts/docs/site/build.ts";
import { isRecord } from "../../scripts/lib/json.ts";
import { contractFolder } from "../../scripts/lib/paths.ts";
import { readPage } from "../docs/pages.ts";

const folder = await mkdtemp(join(tmpdir(), "second-reference-"));
afterAll(() => rm(folder, { recursive: true }));

/** The files of a site. */
const site = (name: string) => (path: string) => readPage(join(folder, name, path));

describe("the reference of an API that nobody has written about", async () => {
  await buildReference(join(folder, "site"));
  const page = site("site");

  test("begins with how to call it, and with its operations", () => {
    const start = page("index.md");
    expect(start).toContain("# Town libraries");
    expect(start).toContain("`X-Api-Key: <API_KEY>`");
    expect(start).toContain("-H 'X-Api-Key: mock_live_demo'");
    for (const summary of ["List branches", "Search titles", "Get a title", "List loans"])
      expect(start).toContain(summary);
  });

  test("has guides for all that pages lead to", () => {
    expect(page("credits.md")).toContain("$0.0005");
    expect(page("rate-limits.md")).toContain("90 requests a minute per API key");
    expect(page("paging.md")).toContain("`page`");
    expect(page("authentication.md")).toContain("`X-Api-Key: <API_KEY>`");
  });

  test("says of an operation what its document says", () => {
    const operation = page("operations/v1/searchTitles.html");
    expect(operation).toContain("check <code>problem</code>");
    expect(operation).toContain("@lending/client");
    const words = operation.replaceAll(/<[^>]+>/g, "");
    for (const code of ["data.problem", "refused.Problem", 'json.load(error)["problem"]'])
      expect(words).toContain(code);
    expect(operation).not.toMatch(/adintel|Bearer/i);
  });

  test("explains every error code", () => {
    const errors = page("errors.html");
    for (const code of ["bad_input", "no_key", "no_funds", "no_such_branch", "slow_down", "crashed"])
      expect(errors).toContain(`id="${code}"`);
    expect(errors).toContain("Check <code>problem</code>");
  });

  test("tells models and Postman the same", () => {
    const text = page("llms.txt");
    expect(text).toContain("Check `problem`");
    expect(text).toContain('"issues":[');
    expect(text).toContain("so set `size`");
    const { auth } = JSON.parse(page("postman/v1.postman_collection.json")) as { auth: object };
    expect(auth).toMatchObject({ type: "apikey" });
  });
});

describe("the reference of the same document without any key of ours", async () => {
  const file = join(folder, "plain.yaml");
  const text = await readFile(join(contractFolder, "openapi/v1/openapi.yaml"), "utf8");
  await writeFile(file, stringify(withoutKeys(parse(text))));
  await buildForeignReference(join(folder, "plain"), file);
  const page = site("plain");

  test("has the operations, the schemas, and how to authenticate", () => {
    const start = page("index.html");
    for (const words of ["List branches", "Search titles", "API key in the header X-Api-Key", "TitleSearch"])
      expect(start).toContain(words);
    expect(page("operations/listLoans.html")).toContain("X-Api-Key: $API_KEY");
  });
});

function withoutKeys(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutKeys);
  if (!isRecord(node)) return node;
  const kept = Object.entries(node).filter(([name]) => !name.startsWith("x-"));
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutKeys(value)]));
}
