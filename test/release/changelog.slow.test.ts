import { afterEach, beforeEach, expect, test } from "vitest";
import { changelog } from "../../scripts/docs/writing/changelog.ts";
import type { Version } from "../../scripts/lib/versions.ts";
import type { Document } from "../../scripts/openapi/document.ts";
import { library, madeUpProject, type Project } from "./made-up.ts";

let project: Project;
const v1 = library("1.0.0", "get");
const rules = (changes: { rule: string }[]) => changes.map(({ rule }) => rule);

beforeEach(async () => {
  project = await madeUpProject();
});

afterEach(() => project.remove());

async function released(v2: ReturnType<typeof library>, date: string) {
  await project.present({ v1, v2 });
  await project.release({ date, allowBreaking: true });
}

const all = (v2: ReturnType<typeof library>) => ({ v1, v2 }) as Record<Version, Document>;

const read = async (v2: ReturnType<typeof library>) =>
  (await changelog(all(v2), project.folder)).map((entry) => ({
    ...entry,
    breaking: rules(entry.breaking),
    safe: rules(entry.safe),
    notes: rules(entry.notes),
  }));

const none = { breaking: [], safe: [], notes: [] };
const firstOfV1 = { version: "v1", release: "1.0.0", date: "2026-11-21", ...none };
const firstOfV2 = { version: "v2", release: "2.0.0", date: "2026-11-21", ...none };

test("tells what each release changed since the one before, the newest first, and what is not released", async () => {
  await released(library("2.0.0", "get"), "2026-11-21");
  await released(library("2.1.0", "get", "post"), "2026-12-01");
  await released(library("2.2.0", "post"), "2026-12-24");
  expect(await read(library("2.2.0", "post", "delete"))).toEqual([
    firstOfV1,
    { version: "v2", release: "Unreleased", since: "2.2.0", ...none, safe: ["operation-added"] },
    {
      version: "v2",
      release: "2.2.0",
      date: "2026-12-24",
      since: "2.1.0",
      ...none,
      breaking: ["operation-removed"],
    },
    {
      version: "v2",
      release: "2.1.0",
      date: "2026-12-01",
      since: "2.0.0",
      ...none,
      safe: ["operation-added"],
    },
    firstOfV2,
  ]);
});

test("has nothing unreleased where no caller would notice a change", async () => {
  await released(library("2.0.0", "get"), "2026-11-21");
  expect(await read(library("2.0.1", "get"))).toEqual([firstOfV1, firstOfV2]);
});

test("sets apart what changed in texts alone", async () => {
  await released(library("2.0.0", "get"), "2026-11-21");
  const reworded = library("2.0.1", "get", "post");
  reworded.info.description = "In other words.";
  expect((await read(reworded))[1]).toMatchObject({
    safe: ["operation-added"],
    notes: ["description-changed"],
  });
});

test("keeps what a change says", async () => {
  await released(library("2.0.0", "get", "post"), "2026-11-21");
  const [, unreleased] = await changelog(all(library("2.1.0", "get")), project.folder);
  expect(unreleased?.breaking).toEqual([
    expect.objectContaining({ message: "POST /books was removed.", operations: ["POST /books"] }),
  ]);
});

test("is empty without releases", async () => {
  expect(await read(library("2.0.0", "get"))).toEqual([]);
});

test("names a release that is damaged", async () => {
  await project.write("openapi/releases/v2/2026-11-21-2.0.0.json", "{");
  await expect(read(library("2.0.0", "get"))).rejects.toThrow("openapi/releases/v2/2026-11-21-2.0.0.json");
});
