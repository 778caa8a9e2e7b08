import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { write, type Files } from "../generate/files.ts";
import type { DocumentRelease } from "./document-release.ts";
import { gitIn } from "./git.ts";
import { raiseManifests } from "./manifests.ts";
import type { Plan } from "./plan.ts";
import { releaseFolder } from "./releases.ts";
import { bundlePath } from "../diff/model/document.ts";

/**
 * Carries out a plan: adds a commit and a tag to the current branch. Everything is written in a second working tree, and the
 * branch is fast-forwarded last, so that a failure leaves it unchanged.
 *
 * @param generate the files of generated/ for the documents in a folder
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
    for (const [file, text] of await raiseManifests(tree, plan.version)) await put(file, text);
    for (const { version, number, level } of plan.documents) {
      const bundle = await readFile(join(tree, bundlePath(version)), "utf8");
      if (level) await put(`${releaseFolder(version)}/${plan.date}-${number}.json`, bundle);
    }
    await put("CHANGELOG.md", plan.changelog);

    const gitInTree = gitIn(tree);
    await gitInTree("add", "--all");
    await gitInTree("commit", "--quiet", "--message", `release: ${plan.version}`);
    const commit = await gitInTree("rev-parse", "HEAD");
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

/** Sets `info.version` in the source of a document. */
async function raiseDocument(folder: string, { version, present, number }: DocumentRelease): Promise<void> {
  if (number === present) return;
  const file = join(folder, `openapi/${version}/openapi.yaml`);
  const text = await readFile(file, "utf8");
  const raised = text.replace(`version: ${present}\n`, `version: ${number}\n`);
  if (raised === text) throw new Error(`openapi/${version}/openapi.yaml has no line "version: ${present}"`);
  await writeFile(file, raised);
}
