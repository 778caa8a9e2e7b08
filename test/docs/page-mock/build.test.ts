import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { programs } from "../../../scripts/docs/site/build.ts";
import { pageMockFiles } from "../../../scripts/docs/page-mock/build.ts";
import { readDocuments } from "../documents.ts";

const documents = await readDocuments();
const built = await pageMockFiles(documents);

/** Everything that it ever loads, compressed; texts in nine languages are 5 kB of it. A page loads it when something is first sent. */
const budget = 126_000;

test("the mock for pages takes at most 126 kB, with all that it loads", () => {
  const files = [...(built?.files.values() ?? [])];
  const sizes = files.map((content) => gzipSync(content).length);
  expect(files.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget);
});

test("it has neither a server nor Prism, nor what is for own data", () => {
  const sources = built?.sources ?? [];
  expect(sources).toContain("mocks/engine/pipeline.ts");
  const unwanted =
    /prism|node-server|msw|redis|yaml|commander|mocks\/(page|adintel\/data\/(check|file)|store\/redis)/;
  expect(sources.filter((source) => unwanted.test(source))).toEqual([]);
});

test("its files have names of their own content, in the folder that browsers may keep", async () => {
  const names = [...(built?.files.keys() ?? [])];
  for (const name of names) expect(name).toMatch(/^assets\/page-mock-[\w-]*[A-Z0-9]{8}\.js$/);
  expect(names).toContain(`assets/${built?.worker}`);
  expect([...((await pageMockFiles(documents))?.files.keys() ?? [])]).toEqual(names);
});

test("the reference is built again when anything changes that it is made of", () => {
  const ours = (built?.sources ?? []).filter((source) => /^(mocks|scripts)\//.test(source));
  const forgotten = ours.filter((source) => !programs.some((path) => `${source}/`.startsWith(`${path}/`)));
  expect(ours.length).toBeGreaterThan(50);
  expect(forgotten).toEqual([]);
});

test("documents that the mock does not follow have no mock in their pages", async () => {
  const { v2 } = documents;
  const other = { ...v2, info: { ...v2.info, title: "Another API" } };
  expect(await pageMockFiles({ ...documents, v2: other })).toBeUndefined();
});
