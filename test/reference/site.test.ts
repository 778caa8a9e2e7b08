import { cp, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createStaticMock } from "@adintel/mock";
import { documents, errorStatuses, operations, type Operation } from "@adintel/client/operations";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { buildReference, refreshReference } from "../../scripts/docs/build.ts";

const built = inject("reference");
const site = join(built, "dist/site");
const startPage = await readFile(join(site, "index.html"), "utf8");

describe("the site", () => {
  test("is a start page, a page for each version, and the documents", async () => {
    expect((await readdir(site, { recursive: true })).sort()).toEqual([
      "index.html",
      "inputs.sha256",
      "openapi",
      ...["v1.json", "v1.yaml", "v2.json", "v2.yaml"].map((file) => `openapi/${file}`),
      "v1.html",
      "v2.html",
    ]);
  });

  test("can be read by a web server of another user", async () => {
    expect((await stat(site)).mode & 0o777).toBe(0o755);
  });

  test("leaves nothing beside itself", async () => {
    expect(await readdir(join(built, "dist"))).toEqual(["site"]);
  });

  test.each(["v1", "v2"] as const)("the page of %s holds every operation", async (version) => {
    const page = await readFile(join(site, `${version}.html`), "utf8");
    for (const { summary, path } of Object.values<Operation>(operations[version])) {
      expect(page).toContain(JSON.stringify(summary));
      expect(page).toContain(JSON.stringify(path));
    }
  });
});

describe("the start page", () => {
  test("links to every operation of both versions", () => {
    for (const version of ["v1", "v2"] as const) {
      for (const { operationId, summary } of Object.values<Operation>(operations[version]))
        expect(startPage).toMatch(
          new RegExp(`href="${version}\\.html#/[a-z]+/${operationId.toLowerCase()}">${summary}<`),
        );
    }
  });

  test("shows the price and the limit of an operation, and what is not specified", () => {
    expect(rowOf("POST /media")).toContain("$0.0005 for each creative returned, at least 1");
    expect(rowOf("POST /media")).toContain("120 requests a minute per user");
    expect(rowOf("POST /account/index")).toContain(">free<");
    expect(rowOf("POST /brands")).toContain("<em>not specified</em>");
  });

  test("shows the limits of every request", () => {
    expect(startPage).toContain("60 requests a minute per IP address and 120 requests a minute per API key");
    expect(startPage).toContain(`${documents.v2.maxBodyBytes / 1024} KB`);
  });

  test("shows every error code with its status", () => {
    for (const [code, status] of Object.entries(errorStatuses))
      expect(startPage).toMatch(new RegExp(`<code>${code}</code>[\\s\\S]{0,60}>${status}<`));
  });

  test("names the successors of v1 and calls it legacy", () => {
    expect(startPage).toContain("Legacy");
    expect(rowOf("POST /brands/search")).toContain('href="v2.html#/accounts/searchcreators"');
  });

  test("counts what is open", () => {
    expect(startPage).toMatch(/v2: \d+ things are not specified, \d+ are assumed/);
  });

  test("links only within the site, so that it works below any path", async () => {
    const targets = [...startPage.matchAll(/(?:href|src)="([^"]*)"/g)].map((match) => match[1] ?? "");
    for (const target of new Set(targets)) {
      if (target === "data:,") continue;
      const [file, fragment] = target.split("#");
      if (file) await expect(stat(join(site, file)), target).resolves.toBeDefined();
      else expect(startPage).toContain(`id="${fragment}"`);
    }
  });

  test("its first call is answered by the mock", async () => {
    const [, path, body] =
      /curl http:\/\/127\.0\.0\.1:4010(\S+)[\s\S]*-d '(.*)'/.exec(
        startPage.replaceAll("&quot;", '"').replaceAll("&#39;", "'"),
      ) ?? [];
    const response = await createStaticMock().request(path ?? "", {
      method: "POST",
      headers: { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" },
      body: body ?? "",
    });
    expect(response.status).toBe(200);
  });

  function rowOf(operation: string): string {
    return startPage.split("<tr").find((row) => row.includes(`>${operation}<`)) ?? "";
  }
});

describe("building again", () => {
  let folder: string;
  let site: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "again-"));
    await cp(built, folder, { recursive: true });
    site = join(folder, "dist/site");
  });

  afterAll(() => rm(folder, { recursive: true }));

  test("is skipped while nothing changed", async () => {
    expect(await refreshReference(site, { folder })).toBe(false);
  });

  test("leaves the former site whole where it fails", async () => {
    const broken = join(folder, "broken");
    await cp(join(folder, "generated"), join(broken, "generated"), { recursive: true });
    await writeFile(join(broken, "generated/openapi/v1.json"), "{");
    await expect(refreshReference(site, { folder: broken })).rejects.toThrow(
      /v1\.json cannot be read; run `npm run generate`/,
    );
    expect(await readFile(join(site, "index.html"), "utf8")).toBe(startPage);
    expect(await readdir(join(folder, "dist"))).toEqual(["site"]);
  });

  test("follows a change of a document", async () => {
    const changed = join(folder, "changed");
    await cp(join(folder, "generated"), join(changed, "generated"), { recursive: true });
    const file = join(changed, "generated/openapi/v2.json");
    await writeFile(
      file,
      (await readFile(file, "utf8")).replaceAll("Search creatives", "Search for adverts"),
    );
    expect(await refreshReference(site, { folder: changed })).toBe(true);
    expect(await readFile(join(site, "index.html"), "utf8")).toContain("Search for adverts");
  });

  test("refuses a folder that holds something else", async () => {
    const foreign = join(folder, "foreign");
    await mkdir(foreign);
    await writeFile(join(foreign, "thesis.txt"), "");
    await expect(buildReference(foreign, { folder })).rejects.toThrow("holds something else");
    expect(await readdir(foreign)).toEqual(["thesis.txt"]);
  });
});
