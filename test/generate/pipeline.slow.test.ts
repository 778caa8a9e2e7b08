import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { bundle, lint } from "../../scripts/generate/bundle.ts";
import { generate } from "../../scripts/generate/pipeline.ts";
import { BrokenDocumentError } from "../../scripts/openapi/document.ts";
import { root } from "../../scripts/lib/paths.ts";
import { versions } from "../../scripts/lib/versions.ts";
import { redocly } from "../../scripts/openapi/redocly.ts";
import { copyProject, type ProjectCopy } from "../project/project-copy.ts";

let project: ProjectCopy;

beforeAll(async () => {
  project = await copyProject("documents");
});

afterEach(() => project.undo());

afterAll(() => project.remove());

describe("the same documents", () => {
  test("give the same bytes in any folder, those that are committed", async () => {
    const { files } = await generate(project.folder);
    for (const [path, content] of files) {
      expect(
        content === (await readFile(join(root, "generated", path), "utf8")),
        `generated/${path} differs`,
      ).toBe(true);
    }
  });
});

// `npm run lint` runs the command line, which is newer than the library: the two are not always released together.
describe("Redocly's library does in this process what its command line does", () => {
  test("bundles alike", async () => {
    const output = join(project.folder, "v2.json");
    await redocly(project.folder, ["bundle", "v2", "--output", output]);
    expect(await readFile(output, "utf8")).toBe((await bundle(project.folder)).v2);
  });

  test("reports the same problems in the same words", async () => {
    await project.edit("openapi/v2/schemas/Collab.yaml", (text) =>
      text.replace("type: object", "type: object\nminProperties: many\nadditionalPropertys: false"),
    );
    const parameters = ["lint", ...versions, "--extends", "spec", "--skip-rule", "info-license"];
    const problems = async (checked: Promise<void>) => {
      const error = await checked.catch((caught: unknown) => caught);
      if (!(error instanceof BrokenDocumentError)) throw error;
      expect(error.firstProblem).toMatch(/^openapi\/v2\/schemas\/Collab\.yaml:2:\d+ Expected type /);
      // The command line also tells how far it is.
      return error.message.replace(/\s*validating openapi[\s\S]*/, "").replaceAll(/\s*\n\s*/g, "\n");
    };
    const reported = await problems(lint(project.folder));
    expect(reported).toContain("Property `additionalPropertys` is not expected here");
    expect(await problems(redocly(project.folder, parameters))).toBe(reported);
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
    await project.edit("openapi/v2/schemas/Collab.yaml", (before) => before + text);
    await expect(generate(project.folder)).rejects.toThrow(message);
  });

  test.each([
    ["a syntax error", "  bad: [1\n", /^openapi\/v2\/openapi\.yaml:\d+:\d+ Failed to parse: /],
    ["no OpenAPI", "openapi: 0.1\n", /^openapi\/v2\/openapi\.yaml/],
  ])("%s in the root document", async (_, text, message) => {
    await project.edit("openapi/v2/openapi.yaml", (before) => (text.startsWith(" ") ? before + text : text));
    await expect(generate(project.folder)).rejects.toThrow(message);
  });

  test("two components of one name within a document", async () => {
    await project.add("openapi/v2/paths/MediaKind.yaml", "type: string\n");
    await project.edit("openapi/v2/schemas/MediaItem.yaml", (text) =>
      text.replace("$ref: MediaFormat.yaml", "$ref: ../paths/MediaKind.yaml"),
    );
    await expect(generate(project.folder)).rejects.toThrow(
      /MediaItem\.yaml:\d+:\d+[\s\S]*same name but different content/,
    );
  });

  test("one name for a component in each of the two documents", async () => {
    await project.add("openapi/v1/schemas/MediaItem.yaml", "type: string\n");
    await expect(generate(project.folder)).rejects.toThrow(
      "openapi/v2/schemas/MediaItem.yaml:1: the name is already used in openapi/v1/schemas/MediaItem.yaml; component names must be unique",
    );
  });

  test("a successor that v2 does not have", async () => {
    await project.edit("openapi/v1/paths/account.yaml", (text) =>
      text.replace("operationId: getAccount", "operationId: getNobody"),
    );
    await expect(generate(project.folder)).rejects.toThrow(
      /openapi\/v1\/paths\/account\.yaml:\d+\n\nx-replaced-by names getNobody, which v2 does not have/,
    );
  });
});
