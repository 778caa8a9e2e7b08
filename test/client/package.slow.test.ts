import { creativesUsd } from "../prices.ts";
import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { build, type BuildResult } from "esbuild";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { compile } from "../compile.ts";
import { typedEntries } from "../packages/entries.ts";
import { publintProblems, typeProblems } from "../packages/problems.ts";
import { installJest } from "../packages/tools.ts";
import { outerEnvironment } from "../run.ts";

const execute = promisify(execFile);

const { project, tarballs } = inject("installed");
const running = (await typedEntries(project)).filter(({ runs }) => runs).map(({ name }) => name);

test("publint finds nothing but a field that older bundlers need", async () => {
  // Metro, which bundles for React Native, has long known "browser", and "imports" only since lately.
  expect(await publintProblems(tarballs.generated)).toEqual([
    expect.stringMatching(/^pkg\.browser with an object value can be refactored/),
  ]);
});

test("bundles for browsers leave out what only servers need, and those for servers have it", async () => {
  const bundled = async (platform: "browser" | "node") => {
    const { metafile } = await build({
      stdin: { contents: `export * from "@adintel/client";`, resolveDir: project },
      bundle: true,
      write: false,
      metafile: true,
      format: "esm",
      platform,
    });
    return Object.keys(metafile.inputs).flatMap(
      (file) => /(?:core|http)\/((?:checks|resends|suggestion|unsent|watch).*)$/.exec(file)?.[1] ?? [],
    );
  };
  expect((await bundled("browser")).sort()).toEqual([
    "checks.browser.js",
    "resends.browser.js",
    "suggestion.browser.js",
    "unsent.browser.js",
    "watch.browser.js",
  ]);
  expect((await bundled("node")).sort()).toEqual([
    "checks.js",
    "resends.js",
    "suggestion.js",
    "unsent.js",
    "watch.js",
  ]);
});

test("Are the types wrong? finds nothing, neither for import nor for require", async () => {
  expect(await typeProblems(tarballs.generated)).toEqual([]);
});

describe("in a CommonJS package", () => {
  const folder = join(project, "commonjs");
  const node = async (...args: string[]) => (await execute(process.execPath, args, { cwd: folder })).stdout;

  beforeAll(async () => {
    await mkdir(folder);
    await writeFile(join(folder, "package.json"), `{ "private": true }`);
  });

  /** Whether each entry has the same exports, and whether they are the same objects. */
  const compared = `
    const entries = ${JSON.stringify(running)};
    const names = (module) => Object.keys(module).filter((name) => !["default", "module.exports"].includes(name)).sort();
    (async () => {
      const wrong = [];
      for (const entry of entries) {
        const [required, imported] = [require(entry), await import(entry)];
        if (names(required).join() !== names(imported).join() || !names(required).length) wrong.push(entry);
      }
      const isSame = require("@adintel/client").AdintelError === (await import("@adintel/client")).AdintelError;
      const documents = await require("@adintel/client/openapi").load.v2();
      console.log(JSON.stringify({ wrong, isSame, openapi: documents.default.openapi }));
    })();`;

  test("require() gives the modules that import gives, and their CommonJS form where it must", async () => {
    await writeFile(join(folder, "compared.js"), compared);
    expect(JSON.parse(await node("compared.js"))).toEqual({ wrong: [], isSame: true, openapi: "3.1.0" });
    // What does not load ES modules.
    const old = await node("--no-experimental-require-module", "compared.js");
    expect(JSON.parse(old)).toEqual({ wrong: [], isSame: false, openapi: "3.1.0" });
  });

  const uses = `
    import { AdintelError, createClient, type MediaItem } from "@adintel/client";
    import { createPathClient } from "@adintel/client/paths";
    import type { MediaFormat } from "@adintel/client/types";
    import { mediaFormats } from "@adintel/client/values";
    const fetch = async () => Response.json({ count: 1, media: [{ id: "m1" }] });
    const api = createClient({ baseUrl: "http://127.0.0.1/v2", apiKey: "k", fetch, maxSpendUsd: 1 });
    export const first: MediaFormat = mediaFormats[0];
    async function use(): Promise<void> {
      const { media } = await api.searchMedia({ query: "shoes", limit: 2 });
      const rows: MediaItem[] = media;
      // One copy of each module: the client of one entry is one for the other.
      const { data } = await createPathClient(api).POST("/media", { body: { query: "shoes" } });
      console.log(rows[0]?.id, data?.media[0]?.id, api.spending.spentUsd);
      const { error } = await api.searchMedia.result({ query: "shoes", limit: 5000 });
      console.log(error instanceof AdintelError && error.code);
      // @ts-expect-error There is no such field.
      await api.searchMedia({ querry: "shoes" });
    }
    void use();`;

  test.each(["typescript", "typescript-7"])(
    "%s compiles a call, which runs with either form",
    async (compiler) => {
      await writeFile(join(folder, "uses.ts"), uses);
      const names = (await typedEntries(project)).map(({ name }) => name);
      const imports = names.map((name, index) => `import type * as entry${index} from "${name}";`);
      const types = names.map((_, index) => `typeof entry${index}`);
      const all = `${imports.join("\n")}\nexport type Entries = [${types.join(", ")}];\n`;
      await writeFile(join(folder, "entries.ts"), all);
      const options = { module: "node16", noEmit: false, skipLibCheck: false, skipDefaultLibCheck: true };
      expect(await compile(folder, ["uses.ts", "entries.ts"], options, compiler)).toBe("");
      const said = `m1 m1 ${creativesUsd(2)}\nover_budget\n`;
      expect(await node("uses.js")).toBe(said);
      expect(await node("--no-experimental-require-module", "uses.js")).toBe(said);
    },
  );

  test("Jest runs a test of it without settings", async () => {
    const source = `
      const { AdintelError, createClient } = require("@adintel/client");
      const { validate } = require("@adintel/client/validate");
      test("a call", async () => {
        const fetch = async () => Response.json({ count: 0, paths: [] });
        const api = createClient({ baseUrl: "http://127.0.0.1/v2", apiKey: "k", fetch, validate });
        expect((await api.searchTaxonomies({ query: "shoes" })).count).toBe(0);
        expect(() => createClient({ baseUrl: "/" })).toThrow(AdintelError);
      });`;
    await writeFile(join(folder, "call.test.js"), source);
    const command = [join(await installJest(), "jest/bin/jest.js"), "--ci", "--no-cache"];
    const { stderr } = await execute(process.execPath, command, { cwd: folder, env: outerEnvironment() });
    expect(stderr).toMatch(/^Tests: +1 passed, 1 total$/m);
  });
});

test("its command runs from the package alone", async () => {
  const command = join(project, "node_modules/.bin/adintel");
  const { stdout } = await execute(command, ["search-media", "shoes", "--limit", "2", "--dry-run"], {
    cwd: project,
    env: { PATH: process.env["PATH"] },
  });
  expect(stdout).toBe(
    `POST http://127.0.0.1:4010/v2/media\n{"limit":2,"query":"shoes"}\ncosts at most $${creativesUsd(2)}\n`,
  );
});

test("its command is no part of what a program imports", async () => {
  const source = running.map((name, index) => `export * as e${index} from "${name}";`).join("\n");
  const { metafile } = await bundle(source);
  const files = Object.keys(metafile.inputs);
  expect(files.filter((file) => file.includes("/command-line/"))).toEqual([]);
  expect(files.length).toBeGreaterThan(20);
});

/** Bundles a source for a browser, as in the project. */
function bundle(
  source: string,
  external: string[] = [],
): Promise<BuildResult<{ write: false; metafile: true }>> {
  return build({
    stdin: { contents: source, resolveDir: project, loader: "ts" },
    external,
    bundle: true,
    format: "esm",
    platform: "browser",
    write: false,
    metafile: true,
    // It would warn that a package without side effects is imported for nothing.
    logLevel: "error",
  });
}

function textOf({ outputFiles }: { outputFiles: { text: string }[] }): string {
  return outputFiles.map(({ text }) => text).join("");
}

describe("in a bundle for a browser", () => {
  test("every entry does without Node.js, and makes no code of strings", async () => {
    const source = running.map((name, index) => `export * as e${index} from "${name}";`).join("\n");
    // A module that a browser lacks cannot be resolved, and fails.
    await bundle(source);
    // openapi-fetch looks for `process`, and does without.
    const own = textOf(await bundle(source, ["openapi-fetch"]));
    // A page's policy may forbid the last two.
    expect(own.match(/\b(process|Buffer|__dirname)\b|\beval\(|new Function\(/g)).toBeNull();
  });

  test.each(running)("nothing is left of %s where nothing of it is used", async (name) => {
    const empty = await bundle(`import * as all from "${name}"; import "${name}";`);
    expect(textOf(empty)).toBe("");
  });

  test("costOf comes without the client", async () => {
    const { metafile } = await bundle(`export { costOf } from "@adintel/client";`);
    const [output] = Object.values(metafile.outputs);
    const files = Object.keys(output?.inputs ?? {}).map((path) => path.replace(/^.*@adintel\/client\//, ""));
    expect(files).toContain("client/core/pricing.js");
    expect(files).not.toContain("client/http/send.js");
    expect(files).not.toContain("client/methods.js");
  });

  test("types weigh nothing", async () => {
    const source = `import type { MediaItem } from "@adintel/client/types"; export type Item = MediaItem;`;
    expect(textOf(await bundle(source))).toBe("");
  });

  test("it runs in Node.js too", async () => {
    const file = join(project, "bundled.mjs");
    const source = `
      import { createClient } from "@adintel/client";
      const fetch = async (id: string) => Response.json({ count: 1, media: [{ id }] });
      const api = createClient({ baseUrl: "http://127.0.0.1/v2", apiKey: "k", fetch });
      console.log((await api.searchMedia({ query: "shoes" })).media[0].id, api.spending.spentUsd);`;
    await writeFile(file, textOf(await bundle(source)));
    const { stdout } = await execute(process.execPath, [file]);
    expect(stdout).toBe(`http://127.0.0.1/v2/media ${creativesUsd(1)}\n`);
  });
});
