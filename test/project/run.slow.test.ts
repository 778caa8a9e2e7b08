import { cp, mkdir, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { root } from "../../scripts/lib/paths.ts";
import { run } from "../run.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const folder = temporaryFolder();
const cache = () => join(folder, "node_modules/.cache/run");

beforeAll(async () => {
  for (const name of ["scripts", "node_modules"]) await mkdir(join(folder, name));
  for (const name of ["run.mjs", "contract-modules.mjs"])
    await cp(join(root, "scripts", name), join(folder, "scripts", name));
  for (const name of ["esbuild", "yaml"])
    await symlink(join(root, "node_modules", name), join(folder, "node_modules", name));
  await write("greet.ts", `import { word } from "./word.ts";\nconsole.log(word);\n`);
});

const write = (name: string, text: string) => writeFile(join(folder, "scripts", name), text);

async function said(): Promise<string> {
  const running = run(process.execPath, ["scripts/run.mjs", "greet.ts"], folder);
  expect(await running.ended, running.printed.stderr).toBe(0);
  return running.printed.stdout;
}

const bundles = async () => (await readdir(cache())).filter((name) => name.endsWith(".mjs"));
const bundledAt = async () => (await stat(join(cache(), "greet.ts.json"))).mtimeMs;

test("a script is bundled again once a module that it imports has changed, and not before", async () => {
  await write("word.ts", `export const word: string = "one";\n`);
  expect(await said()).toBe("one\n");
  const first = await bundledAt();
  expect(await said()).toBe("one\n");
  expect(await bundledAt()).toBe(first);
  // As long as before.
  await write("word.ts", `export const word: string = "two";\n`);
  expect(await said()).toBe("two\n");
});

test("a bundle of which a part is gone is made anew", async () => {
  for (const name of await bundles()) await rm(join(cache(), name));
  expect(await said()).toBe("two\n");
  expect(await bundles()).not.toEqual([]);
});
