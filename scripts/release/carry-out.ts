import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { write, type Files } from "../generate/files.ts";
import type { DocumentRelease } from "./document-release.ts";
import { gitIn } from "./git.ts";
import { manifestsOf } from "./manifests.ts";
import type { Plan } from "./plan.ts";
import { releasesOf } from "./releases.ts";
import { bundlePath } from "../diff/model/document.ts";

/**
 * Carries out a plan: a commit and a tag on top of the project's present commit. All is written in a second working tree,
 * and the project moves there last, in one step: a failure before leaves it as it was.
 *
 * @param generate makes what belongs in generated/ from the documents in a folder
 */
export async function carryOut(
  folder: string,
  plan: Plan,
  generate: (folder: string) => Promise<Files>,
): Promise<void> {
  const git = gitIn(folder);
  const temporary = await mkdtemp(join(tmpdir(), "release-"));
  const tree = join(temporary, "tree");
  await git("worktree", "add", "--quiet", "--detach", tree);
  try {
    const put = async (file: string, text: string) => {
      await mkdir(dirname(join(tree, file)), { recursive: true });
      await writeFile(join(tree, file), text);
    };
    for (const document of plan.documents) await raiseDocument(tree, document);
    await write(join(tree, "generated"), await generate(tree));
    for (const [file, text] of await manifestsOf(tree, plan.version)) await put(file, text);
    for (const { version, number, level } of plan.documents) {
      const bundle = await readFile(join(tree, bundlePath(version)), "utf8");
      if (level) await put(`${releasesOf(version)}/${plan.date}-${number}.json`, bundle);
    }
    await put("CHANGELOG.md", plan.changelog);

    const there = gitIn(tree);
    await there("add", "--all");
    await there("commit", "--quiet", "--message", `release: ${plan.version}`);
    const commit = await there("rev-parse", "HEAD");
    await git("tag", "--annotate", plan.tag, "--message", plan.version, commit);
    await git("merge", "--quiet", "--ff-only", commit).catch(async (error: unknown) => {
      await git("tag", "--delete", plan.tag);
      throw error;
    });
  } finally {
    await git("worktree", "remove", "--force", tree);
    await rm(temporary, { recursive: true });
  }
}

/** Writes the number of a release into the sources of its document. */
async function raiseDocument(folder: string, { version, present, number }: DocumentRelease): Promise<void> {
  if (number === present) return;
  const file = join(folder, `openapi/${version}/openapi.yaml`);
  const text = await readFile(file, "utf8");
  const raised = text.replace(`version: ${present}\n`, `version: ${number}\n`);
  if (raised === text) throw new Error(`openapi/${version}/openapi.yaml has no line "version: ${present}"`);
  await writeFile(file, raised);
}
