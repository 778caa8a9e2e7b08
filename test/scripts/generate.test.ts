import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { drift, write } from "../../scripts/generate/files.ts";
import { generate } from "../../scripts/generate/pipeline.ts";
import { root } from "../../scripts/paths.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "generate-"));
  for (const name of ["openapi", "redocly.yaml"])
    await cp(join(root, name), join(folder, name), { recursive: true });
});

afterEach(() => rm(folder, { recursive: true }));

async function edit(file: string, change: (text: string) => string) {
  const path = join(folder, file);
  await writeFile(path, change(await readFile(path, "utf8")));
}

describe("the same documents", () => {
  test("give the same bytes in any folder, those that are committed", async () => {
    const { files } = await generate(folder);
    for (const [path, content] of files) {
      expect(
        content === (await readFile(join(root, "generated", path), "utf8")),
        `generated/${path} differs`,
      ).toBe(true);
    }
  });
});

describe("a broken document is refused with file and line", () => {
  test.each([
    ["a syntax error", "  bad: [1\n", /openapi\/v2\/schemas\/Collab\.yaml:\d+:\d+[\s\S]*Failed to parse/],
    [
      "a reference that leads nowhere",
      "allOf:\n  - $ref: Nobody.yaml\n",
      /Collab\.yaml:\d+:\d+[\s\S]*Can't resolve \$ref/,
    ],
    ["a keyword of the wrong type", "minProperties: many\n", /Collab\.yaml:\d+:\d+[\s\S]*minProperties/],
  ])("%s", async (_, text, message) => {
    await edit("openapi/v2/schemas/Collab.yaml", (before) => before + text);
    await expect(generate(folder)).rejects.toThrow(message);
  });

  test("two components of one name within a document", async () => {
    await writeFile(join(folder, "openapi/v2/paths/MediaKind.yaml"), "type: string\n");
    await edit("openapi/v2/schemas/MediaItem.yaml", (text) =>
      text.replace("$ref: MediaFormat.yaml", "$ref: ../paths/MediaKind.yaml"),
    );
    await expect(generate(folder)).rejects.toThrow(
      /MediaItem\.yaml:\d+:\d+[\s\S]*same name but different content/,
    );
  });

  test("one name for a component in each of the two documents", async () => {
    await writeFile(join(folder, "openapi/v1/schemas/MediaItem.yaml"), "type: string\n");
    await expect(generate(folder)).rejects.toThrow(
      "openapi/v2/schemas/MediaItem.yaml:1: a component of this name exists in openapi/v1/schemas/MediaItem.yaml",
    );
  });

  test("a successor that v2 does not have", async () => {
    await edit("openapi/v1/paths/account.yaml", (text) =>
      text.replace("operationId: getAccount", "operationId: getNobody"),
    );
    await expect(generate(folder)).rejects.toThrow("getBrand is replaced by getNobody, which v2 lacks");
  });
});

describe("the output folder", () => {
  const files = new Map([
    ["a.txt", "new"],
    ["b/c.txt", "c"],
  ]);

  test("drift names what is missing, changed and left over, and writes nothing", async () => {
    const output = join(folder, "output");
    await write(output, new Map([...files, ["a.txt", "old"], ["old/d.txt", "d"]]));
    await rm(join(output, "b/c.txt"));
    const expected = { missing: ["b/c.txt"], changed: ["a.txt"], leftover: ["old/d.txt"] };
    expect(await drift(output, files)).toEqual(expected);
    expect(await drift(output, files)).toEqual(expected);
  });

  test("write makes the folder what it should be", async () => {
    const output = join(folder, "output");
    await write(
      output,
      new Map([
        ["a.txt", "old"],
        ["old/d.txt", "d"],
      ]),
    );
    await write(output, files);
    expect(await drift(output, files)).toEqual({ missing: [], changed: [], leftover: [] });
    expect(await readFile(join(output, "a.txt"), "utf8")).toBe("new");
  });
});

describe("the command", () => {
  // The command works on the project it stands in, so it is run in a copy.
  beforeEach(async () => {
    for (const name of ["scripts", "generated", "package.json", "tsconfig.json"]) {
      await cp(join(root, name), join(folder, name), { recursive: true });
    }
    await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  });

  const start = (...flags: string[]) => {
    const child = spawn(process.execPath, ["--import", "tsx", "scripts/generate.ts", ...flags], {
      cwd: folder,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    const ended = new Promise<number | null>((done) => child.once("exit", done));
    return {
      ended,
      output: () => output,
      stop: () => child.kill(),
      /** Resolves once the output matches; the test's own timeout ends the wait. */
      async says(pattern: RegExp) {
        while (!pattern.test(output)) await new Promise((done) => setTimeout(done, 20));
        output = "";
      },
    };
  };

  test("--check names the stale file and changes nothing", async () => {
    await edit("openapi/v2/schemas/Collab.yaml", (text) => text.replace("works with", "likes"));
    const before = await readFile(join(folder, "generated/openapi/v2.json"), "utf8");
    const stale = start("--check");
    expect(await stale.ended).toBe(1);
    expect(stale.output()).toMatch(/changed +generated\/openapi\/v2\.json/);
    expect(await readFile(join(folder, "generated/openapi/v2.json"), "utf8")).toBe(before);
  });

  test("a broken document leaves the former output whole, in one message without a stack trace", async () => {
    await edit("openapi/v2/schemas/Collab.yaml", (text) => `${text}  bad: [1\n`);
    const broken = start();
    expect(await broken.ended).toBe(2);
    expect(broken.output()).toMatch(/Collab\.yaml:\d+:\d+/);
    expect(broken.output()).not.toMatch(/^\s+at /m);
    for (const name of ["openapi/v2.json", "operations.js"]) {
      expect(await readFile(join(folder, "generated", name), "utf8")).toBe(
        await readFile(join(root, "generated", name), "utf8"),
      );
    }
  });

  test("--watch survives a broken document and takes the next good one", async () => {
    const watching = start("--watch");
    try {
      await watching.says(/Watching/);
      await edit("openapi/v2/schemas/Collab.yaml", (text) => `${text}  bad: [1\n`);
      await watching.says(/Collab\.yaml:\d+:\d+[\s\S]*Waiting for the documents to be mended/);
      await edit("openapi/v2/schemas/Collab.yaml", (text) =>
        text.replace("  bad: [1\n", "").replace("works with", "likes"),
      );
      await watching.says(/changed +generated\/openapi\/v2\.json/);
    } finally {
      watching.stop();
      await watching.ended;
    }
  });

  test.each([
    [["--colour"], /Unknown option '--colour'/],
    [["--check", "--watch"], /exclude each other/],
  ])("%j is refused", async (flags, message) => {
    const refused = start(...flags);
    expect(await refused.ended).toBe(2);
    expect(refused.output()).toMatch(message);
    expect(refused.output()).not.toMatch(/^\s+at /m);
  });
});
