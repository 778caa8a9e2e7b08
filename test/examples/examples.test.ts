import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../scripts/lib/paths.ts";

/* Every example in a README or in a comment of what a package exports is compiled as it stands. */

const readmes = ["README.md", "mocks/README.md", "scripts/contract/README.md", "generated/README.md"];
/** Where the comments of what the packages export stand. */
const sources = [
  "mocks",
  "scripts/contract",
  "scripts/check",
  "scripts/proxy",
  "scripts/diff",
  "scripts/client",
  "generated",
];

interface Example {
  /** The file that it stands in and its number there. */
  name: string;
  code: string;
}

const examples: Example[] = [];
let folder: string;
/** What the compiler said of each example, by its name. */
const problems = new Map<string, string[]>();

for (const path of readmes) examples.push(...numbered(path, blocksIn(await read(path))));
for (const directory of sources)
  for (const file of await readdir(join(root, directory), { recursive: true }))
    if (file.endsWith(".ts") && !/(^|\/)(dist|node_modules)\//.test(file)) {
      const path = `${directory}/${file}`;
      examples.push(...numbered(path, examplesIn(await read(path), join(root, path))));
    }

beforeAll(async () => {
  // Below the project, so that packages are found.
  folder = await mkdtemp(join(root, "node_modules/.cache/examples-"));
  const files = examples.map((_, index) => `${index}.ts`);
  await Promise.all(
    examples.map(({ code }, index) => writeFile(join(folder, `${index}.ts`), `${code}\nexport {};\n`)),
  );
  for (const name of ["scope.d.ts", "app.ts"])
    await symlink(join(root, "test/examples", name), join(folder, name));
  const compilerOptions = {
    noUnusedLocals: false,
    noUnusedParameters: false,
    // The code is not emitted, and what exports it is imported by an absolute path.
    rewriteRelativeImportExtensions: false,
  };
  const config = { extends: join(root, "tsconfig.json"), compilerOptions, files: [...files, "scope.d.ts"] };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ ...config, include: [], exclude: [] }));
  const compiler = join(root, "node_modules/typescript-7/bin/tsc");
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [compiler, "-p", folder, "--pretty", "false"],
    {
      cwd: folder,
    },
  ).catch((error: { stdout: string }) => error);
  for (const line of stdout.split("\n").filter((text) => text !== "")) {
    const [, index = ""] = /^(\d+)\.ts\(/.exec(line) ?? [];
    const name = examples[Number(index)]?.name ?? "elsewhere";
    problems.set(name, [...(problems.get(name) ?? []), line]);
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test("there are examples in READMEs and in comments", () => {
  for (const path of [...readmes, "mocks/index.ts", "mocks/msw.ts", "scripts/check/index.ts"])
    expect(examples.map(({ name }) => name)).toContain(`${path} 1`);
});

test("the compiler says nothing of anything else", () => {
  expect(problems.get("elsewhere")).toBeUndefined();
});

test.each(examples)("compiles: $name", ({ name }) => {
  expect(problems.get(name)).toBeUndefined();
});

function numbered(path: string, codes: string[]): Example[] {
  return codes.map((code, index) => ({ name: `${path} ${index + 1}`, code }));
}

/** The blocks of TypeScript in a page of Markdown. */
function blocksIn(markdown: string): string[] {
  return [...markdown.matchAll(/^```tsx?\n(.*?)^```$/gms)].map(([, code = ""]) => code);
}

/** The code below each `@example` in the comments of a module, which knows what the module exports. */
function examplesIn(source: string, path: string): string[] {
  const functions = source.matchAll(/^export (?:declare )?(?:async )?function (\w+)/gm);
  // An overloaded one is declared more than once.
  const exported = [...new Set(Array.from(functions, ([, name = ""]) => name))];
  const comments = [...source.matchAll(/^ *\/\*\*\n((?: *\*.*\n)*?) *\*\/$/gm)].map(([, comment = ""]) =>
    comment.replaceAll(/^ *\* ?/gm, ""),
  );
  return comments
    .flatMap((comment) => [...comment.matchAll(/^@example\n([^]*?)(?=^@|(?![^]))/gm)])
    .map(([, code = ""]) => {
      const used = exported.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
      const module = JSON.stringify(path.replace(/(\.d)?\.ts$/, path.endsWith(".d.ts") ? ".js" : ".ts"));
      // Methods are called on a client of their own version.
      const client = /^export interface Client\b/m.test(source)
        ? `import type { Client } from ${module};\ndeclare const api: Client;\n`
        : "";
      const plain = code.replaceAll(/^```.*$/gm, "");
      return `import { ${used.join(", ")} } from ${module};\n${client}${plain}`;
    });
}

function read(path: string): Promise<string> {
  return readFile(join(root, path), "utf8");
}
