import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { checkPackage, createPackageFromTarballData, type ProblemKind } from "@arethetypeswrong/core";
import { filterProblems } from "@arethetypeswrong/core/problems";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

/** What publint finds wrong with a tarball. */
export async function publintProblems(tarball: string): Promise<(string | undefined)[]> {
  const bytes = await readFile(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(bytes).buffer }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }));
}

/**
 * What "Are the types wrong?" finds wrong with a tarball.
 *
 * @param allowed problems that are no mistake: that `require` is given an ES module is what a package of ES modules alone is. Node.js
 * gives it that from the oldest version on that the packages run in, and TypeScript says so to those who run an older one.
 * @throws {Error} if there are no types in it.
 */
export async function typeProblems(tarball: string, ...allowed: ProblemKind[]): Promise<object[]> {
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(await readFile(tarball))), {
    // YAML has no types.
    excludeEntrypoints: [/\.yaml$/],
  });
  if (!analysis.types) throw new Error("it found no types");
  // The resolution of Node.js 10, the only other one, knows no exports; no version of Node.js that runs the packages has it, nor has
  // TypeScript 7.
  const problems = (["node16-esm", "node16-cjs", "bundler"] as const).flatMap((resolutionKind) =>
    filterProblems(analysis, { resolutionKind }),
  );
  return problems.filter(({ kind }) => !allowed.includes(kind));
}

/** The files of a tarball that are neither JavaScript nor declarations of its `dist`, in their order. */
export async function sourcesIn(tarball: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)("tar", ["-tzf", tarball]);
  const names = stdout.trim().split("\n");
  return names.filter((name) => !/^package\/dist\/.*(\.js|\.d\.ts)$/.test(name)).sort();
}
