import { creativesUsd } from "../prices.ts";
import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { build, type BuildResult } from "esbuild";
import { describe, expect, inject, test } from "vitest";
import { typedEntries } from "../packages/entries.ts";
import { publintProblems, typeProblems } from "../packages/problems.ts";

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
      (file) => /core\/((?:resends|unsent|watch).*)$/.exec(file)?.[1] ?? [],
    );
  };
  expect((await bundled("browser")).sort()).toEqual([
    "resends.browser.js",
    "unsent.browser.js",
    "watch.browser.js",
  ]);
  expect((await bundled("node")).sort()).toEqual(["resends.js", "unsent.js", "watch.js"]);
});

test("Are the types wrong? finds nothing in an ES module package", async () => {
  expect(await typeProblems(tarballs.generated)).toEqual([]);
});

test("require() gives it as well", async () => {
  const script = `console.log(Object.keys(require("@adintel/client")).sort().join())`;
  await writeFile(join(project, "required.cjs"), script);
  const { stdout } = await execute(process.execPath, ["required.cjs"], { cwd: project });
  expect(stdout.trim().split(",")).toContain("createClient");
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
