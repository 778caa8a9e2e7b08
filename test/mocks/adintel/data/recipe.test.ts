import { readFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { createClient } from "@adintel/client";
import { createMock, DataError, type MockData } from "@adintel/mock";
import { readFlags } from "@adintel/mock/flags";
import { expect, test } from "vitest";
import { createServed } from "../../../../mocks/serve/compose.ts";
import { root } from "../../../../scripts/lib/paths.ts";

const readme = await readFile(join(root, "mocks/README.md"), "utf8");
const [, section = ""] = /^## Your own data$(.*?)^## /ms.exec(readme) ?? [];
const block = (language: string) =>
  new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "ms").exec(section)?.[1] ?? "";

async function inFile<T>(text: string, use: (path: string) => Promise<T> | T): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "recipe-"));
  const path = join(folder, "kettles.yaml");
  await writeFile(path, text);
  return Promise.resolve(use(path)).finally(() => rm(folder, { recursive: true }));
}

test("the test in the README passes on the data in the README", async () => {
  const code = block("ts");
  // Its own values stand here once more only to be compared with what the mock does.
  const [, titles = ""] = /toEqual\((\[.*?\])\)/s.exec(code) ?? [];
  const [, start = ""] = /now: "(.*?)"/.exec(code) ?? [];
  const [, row = ""] = /toMatchObject\((\{.*?\})\)/.exec(code) ?? [];
  const data = await inFile(block("yaml"), (path) => readFlags(["--data", path])?.simulator.data as MockData);
  const mock = createMock({ data, now: start });
  const api = createClient({ baseUrl: "http://mock/v2", apiKey: "mock_live_demo", fetch: mock.fetch });
  expect(code).toContain('{ query: "kettle", status: "ACTIVE", sortBy: "MOST_VIEWS" }');
  const { media } = await api.searchMedia({ query: "kettle", status: "ACTIVE", sortBy: "MOST_VIEWS" });
  expect(media.map(({ title }) => title)).toEqual(JSON.parse(titles));
  expect(media[1]).toMatchObject(JSON.parse(row.replaceAll(/(\w+):/g, '"$1":')) as object);
});

test("the mistakes in the README read as it shows them", async () => {
  const text = block("yaml")
    .replace("type: VIDEO", "type: GIF")
    .replace("    startAt: 2026-11-02", "    tittle: Kettles")
    .replace("    status: INACTIVE", "    startAt: 2027-01-01");
  const message = await inFile(text, (path) => {
    try {
      const flags = readFlags(["--now", "2026-11-20", "--data", path]);
      createServed(flags?.simulator ?? {}, false, undefined, path);
      return "";
    } catch (error) {
      if (error instanceof DataError) return error.message.replaceAll(path, "kettles.yaml");
      throw error;
    }
  });
  expect(`${message}\n`).toBe(block("text"));
});
