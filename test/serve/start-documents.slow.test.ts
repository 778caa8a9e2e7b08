import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { address, said, times } from "../run.ts";
import {
  building,
  copyToStart,
  generating,
  patiently,
  search,
  type StartedProject,
} from "./start-project.ts";

let project: StartedProject;

beforeAll(async () => {
  project = await copyToStart();
});

afterAll(() => project.copy.remove());

/** The reference is built from nothing, which takes ten seconds where nothing else runs, and minutes where much does. */
const timeout = 900_000;

const media = "openapi/v2/paths/media.yaml";
const collab = "openapi/v2/schemas/Collab.yaml";
const stamp = () => readFile(join(project.folder, "generated/sources.sha256"), "utf8");

/** On a busy machine the mock says that it makes its accounts. */
const withoutProgress = (text: string) => text.replaceAll(/^Generating .*\n/gm, "");

describe("npm start", () => {
  test(
    "brings generated/ up to date with a changed document, and builds the reference where there is none",
    { timeout },
    async () => {
      await rm(join(project.folder, "dist"), { recursive: true, force: true });
      await project.copy.edit(media, (text) =>
        text.replace("summary: Search creatives", "summary: Search for adverts"),
      );
      const before = await stamp();
      const running = project.start(["--port", "0"]);
      const url = await address(running);
      expect(await (await fetch(`${url}/`)).text()).toContain("Search for adverts");
      expect(await (await fetch(`${url}/v1.html`)).text()).toContain("Search accounts");
      expect(await stamp()).not.toBe(before);
      expect(withoutProgress(running.printed.stderr)).toBe(generating + building);
      running.process.kill("SIGTERM");
      expect(await running.ended).toBe(0);
      await project.undo();
    },
  );

  test(
    "starts with the documents as they last were whole, takes them once they are mended, and then follows edits",
    { timeout },
    async () => {
      await project.putReference();
      const before = await stamp();
      await project.copy.edit(media, (text) =>
        text.replace("summary: Search creatives", "summary: Search for adverts"),
      );
      await project.copy.edit(collab, (text) => `${text}  bad: [1\n`);
      const running = project.start(["--port", "0"]);
      const url = await address(running);
      const says = (stream: "stdout" | "stderr", words: string, count: number) =>
        said(running, stream, (text) => times(text, words) >= count);
      const page = async (path = "/") => (await fetch(url + path)).text();
      expect(running.printed.stderr).toMatch(
        /^The documents changed; running npm run generate…\nopenapi\/v2\/schemas\/Collab\.yaml:\d+:\d+ Failed to parse.* \(npm run generate shows more\)\nThe mock starts .*\n$/,
      );
      expect(await stamp()).toBe(before);
      expect(await page()).toContain("Search creatives");
      const atStart = running.printed.stderr;
      const saidSince = () => withoutProgress(running.printed.stderr.slice(atStart.length));

      // Two edits, the second while the mock still takes the first.
      await project.copy.edit(collab, (text) => text.replace("  bad: [1\n", ""));
      await says("stdout", "The reference now shows the changed documents.", 1);
      expect(await page()).toContain("Search for adverts");
      await project.copy.edit(media, (text) =>
        text
          .replace("Search for adverts", "Find adverts")
          .replace(/microdollarsPerRow: \d+/, "microdollarsPerRow: 701"),
      );
      await says("stdout", "The mock now uses the changed documents.", 2);
      expect(await stamp()).not.toBe(before);
      expect(await page()).toContain("Find adverts");
      expect(await page("/openapi/v2.json")).toContain("Find adverts");
      await search(url, { query: "running shoes", limit: 2 });
      expect(JSON.parse(await page("/__mock/ledger?key=mock_live_demo"))).toMatchObject({
        spentMicrodollars: 2 * 701,
      });
      expect(await readFile(join(project.folder, "generated/openapi/v2.json"), "utf8")).toContain(
        "Find adverts",
      );
      expect(saidSince()).toBe("");

      // One that cannot be read, and one in which only the generators find a problem.
      const whole = await page();
      await project.copy.edit(collab, (text) => `${text}  bad: [1\n`);
      await says("stderr", "The mock keeps using the previous documents.", 1);
      expect(saidSince()).toMatch(/^openapi\/v2\/schemas\/Collab\.yaml:\d+:\d+ Failed [^\n]*\n[^\n]*\n$/);
      await project.copy.edit(collab, (text) => text.replace("  bad: [1\n", ""));
      await project.copy.edit("openapi/v1/paths/account.yaml", (text) =>
        text
          .replace("operationId: getAccount", "operationId: getNobody")
          .replace(/^  summary: .*$/m, "  summary: Get nobody"),
      );
      await says("stderr", "The mock keeps using the previous documents.", 2);
      await vi.waitFor(async () => expect(await page()).toBe(whole), patiently);
      expect((await search(url, { query: "running shoes", limit: 2 })).status).toBe(200);

      running.process.kill("SIGTERM");
      expect(await running.ended).toBe(0);
      await project.undo();
    },
  );
});
