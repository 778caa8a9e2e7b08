/** How long it takes from a saved edit of a document until its page shows it, as npm start does it. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createMaker } from "../../serve/build-worker-client.ts";
import { documentsOf } from "../../openapi/document.ts";
import { stamp } from "../../generate/stamp.ts";
import { root } from "../../lib/paths.ts";
import { median } from "./table.ts";

const rounds = 3;

/** What npm start waits for after the last file that an editor saves. */
const settleSeconds = 0.1;

/**
 * The middle of some edits. The sources are read as they are and the edit is made in memory, so that a benchmark changes no
 * file of the project.
 *
 * @param site A folder for the pages.
 */
export async function editSeconds(site: string): Promise<number> {
  const maker = createMaker();
  try {
    await maker.warmUp(true);
    await maker.buildReference(site, { documents: documentsOf(await maker.readSources()) });
    const seconds: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const words = `A description that was edited ${round} times.`;
      const start = performance.now();
      await stamp(root);
      const documents = documentsOf(await maker.readSources());
      const operation = documents.v2.paths["/media"]?.post;
      if (!operation) throw new Error("there is no POST /media");
      operation.description = words;
      await maker.buildReference(site, { documents });
      seconds.push((performance.now() - start) / 1000 + settleSeconds);
      const page = await readFile(join(site, "operations/v2/searchMedia.html"), "utf8");
      if (!page.includes(words)) throw new Error("the page does not show the edit");
    }
    return median(seconds);
  } finally {
    maker.close();
  }
}
