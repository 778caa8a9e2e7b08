import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { UsageError } from "../command.ts";
import { digest } from "../digest.ts";
import type { Document } from "../generate/openapi.ts";
import { root, type Version } from "../paths.ts";
import { swap } from "./swap.ts";

/** Where the reference is built unless told otherwise. */
export const defaultOutput = join(root, "dist/reference");

/** What makes the pages; the lock file stands for the tools. */
const programs = [
  ...["scripts/docs", "scripts/generate", "scripts/client", "scripts/diff", "scripts/release"],
  // It chooses the calls of the samples.
  ...["mocks/corpus", "mocks/simulator"],
  ...["redocly.yaml", "package-lock.json"],
];

/** The file in the site that tells what it was made from. */
const stampFile = "inputs.sha256";

export interface BuildOptions {
  /** Whose generated/openapi is shown; the project's unless told otherwise. */
  folder?: string;
  /** Shown instead of what is in the folder. */
  documents?: Record<Version, Document>;
  /** Where the site will be published, for what has to name whole addresses. */
  siteUrl?: string;
  /** Adds the references that Redoc makes, one file for each version. */
  redoc?: boolean;
}

/**
 * Builds the reference: a static site, all of whose links are relative. It is built beside `output` and swapped in when it
 * is whole.
 *
 * @throws {UsageError} if `output` is a folder that holds something else.
 */
export async function buildReference(
  output: string = defaultOutput,
  { folder = root, documents, ...options }: BuildOptions = {},
): Promise<void> {
  await refuseForeignFolder(output);
  // The renderer takes a moment to load, so it is loaded when first needed.
  const { filesOf } = await import("./files.tsx");
  const stamp = await inputs(folder, options);
  const shown = documents ?? { v1: await read("v1", folder), v2: await read("v2", folder) };
  const files = await filesOf(shown, { folder, ...options });
  files.set(stampFile, documents ? "built from documents that are not generated from yet\n" : stamp);
  await mkdir(dirname(resolve(output)), { recursive: true });
  const site = await mkdtemp(`${resolve(output)}-`);
  try {
    // A web server may run as another user.
    await chmod(site, 0o755);
    for (const path of new Set([...files.keys()].map((name) => dirname(name))))
      await mkdir(join(site, path), { recursive: true });
    await Promise.all([...files].map(([name, text]) => writeFile(join(site, name), text)));
    await swap(site, output);
  } finally {
    await rm(site, { recursive: true, force: true });
  }
}

/** Builds the reference if it is not there or something that it is made from changed. */
export async function refreshReference(
  output: string = defaultOutput,
  options: BuildOptions = {},
): Promise<boolean> {
  const found = await readFile(join(output, stampFile), "utf8").catch(() => undefined);
  if (found === (await inputs(options.folder ?? root, options))) return false;
  await buildReference(output, options);
  return true;
}

async function read(version: Version, folder: string): Promise<Document> {
  const file = join(folder, "generated/openapi", `${version}.json`);
  try {
    return JSON.parse(await readFile(file, "utf8")) as Document;
  } catch (error) {
    throw new UsageError(`${file} cannot be read; run \`npm run generate\``, { cause: error });
  }
}

/** The documents, all that makes pages of them, and what was asked for; the lock file stands for the tools. */
async function inputs(folder: string, { siteUrl, redoc = false }: BuildOptions): Promise<string> {
  const program = await digest(root, programs);
  const shown = ["generated/openapi", "openapi/releases"].filter((path) => existsSync(join(folder, path)));
  return `${await digest(folder, shown)}\n${program}\n${JSON.stringify({ siteUrl, redoc })}\n`;
}

/** The former site is removed when the new one comes, so it must be one. */
async function refuseForeignFolder(output: string): Promise<void> {
  const files = await readdir(output).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === "ENOENT") return [];
    if (error.code === "ENOTDIR") throw new UsageError(`${output} is no folder`);
    throw error;
  });
  if (files.length > 0 && !files.includes(stampFile)) {
    throw new UsageError(
      `${output} holds something else than a reference; empty it or choose another folder`,
    );
  }
}
