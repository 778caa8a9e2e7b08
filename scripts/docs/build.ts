import { chmod, cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { UsageError } from "../command.ts";
import { digest } from "../digest.ts";
import type { Document } from "../generate/openapi.ts";
import { root, versions, type Version } from "../paths.ts";
import { annotate } from "./annotate.ts";
import { pageOf } from "./links.ts";
import { redocPage } from "./redoc.ts";
import { startPage } from "./start-page.ts";
import { swap } from "./swap.ts";

/** Where the reference is built unless told otherwise. */
export const defaultOutput = join(root, "dist/reference");

/** The file in the site that tells what it was made from. */
const stampFile = "inputs.sha256";

/**
 * Builds the reference from the bundles under `folder`/generated: a start page, a page for each version, and the
 * documents. It is built beside `output` and swapped in when it is whole.
 *
 * @throws {UsageError} if `output` is a folder that holds something else.
 */
export async function buildReference(output: string = defaultOutput, folder: string = root): Promise<void> {
  await refuseForeignFolder(output);
  await mkdir(dirname(resolve(output)), { recursive: true });
  const site = await mkdtemp(`${resolve(output)}-`);
  try {
    // A web server may run as another user.
    await chmod(site, 0o755);
    const stamp = await inputs(folder);
    const documents = { v1: await read("v1", folder), v2: await read("v2", folder) };
    await Promise.all([
      // One process each: they run side by side.
      ...versions.map(async (version) => {
        const page = await redocPage(version, annotate(version, documents));
        await writeFile(join(site, pageOf[version]), page);
      }),
      writeFile(join(site, "index.html"), await startPage(documents)),
      cp(bundles(folder), join(site, "openapi"), { recursive: true }),
      writeFile(join(site, stampFile), stamp),
    ]);
    await swap(site, output);
  } finally {
    await rm(site, { recursive: true, force: true });
  }
}

/** Builds the reference if it is not there or something that it is made from changed. */
export async function refreshReference(
  output: string = defaultOutput,
  folder: string = root,
): Promise<boolean> {
  const found = await readFile(join(output, stampFile), "utf8").catch(() => undefined);
  if (found === (await inputs(folder))) return false;
  await buildReference(output, folder);
  return true;
}

function bundles(folder: string): string {
  return join(folder, "generated/openapi");
}

async function read(version: Version, folder: string): Promise<Document> {
  const file = join(bundles(folder), `${version}.json`);
  try {
    return JSON.parse(await readFile(file, "utf8")) as Document;
  } catch (error) {
    throw new UsageError(`${file} cannot be read; run \`npm run generate\``, { cause: error });
  }
}

/** The documents, and all that makes pages of them; the lock file stands for the tools. */
async function inputs(folder: string): Promise<string> {
  const program = await digest(root, [
    "scripts/docs",
    "scripts/generate",
    "redocly.yaml",
    "package-lock.json",
  ]);
  return `${await digest(folder, ["generated/openapi"])}\n${program}\n`;
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
