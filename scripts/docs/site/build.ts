import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, readdir, realpath, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { UsageError } from "../../lib/errors.ts";
import { digest } from "../../lib/files/digest.ts";
import type { Document } from "../../openapi/document.ts";
import { requireKeys } from "../../lib/server-flags.ts";
import { contractFolder, root } from "../../lib/paths.ts";
import { versions, type Version } from "../../lib/versions.ts";
import type { BuildOptions } from "./files.tsx";
import { swap } from "./swap.ts";

/** Where the reference is built unless told otherwise. */
export const defaultOutput = join(contractFolder, "dist/reference");

/** What makes the pages; the lock file stands for the tools. */
export const programs = [
  "scripts/docs",
  "scripts/lib",
  "scripts/openapi",
  "scripts/generate",
  "scripts/client",
  "scripts/diff",
  "scripts/release",
  // The mock runs in the pages, and chooses the calls of the samples. What is built of it is none of its sources.
  ...readdirSync(join(root, "mocks")).flatMap((name) => (name === "dist" ? [] : `mocks/${name}`)),
  "redocly.yaml",
  "package-lock.json",
];

const releasesFolder = "openapi/releases";

/** The file in the site that tells what it was made from, and which files are its own. */
const stampFile = "inputs.sha256";

/**
 * Builds the reference: a static site, all of whose links are relative. It is built beside `output` and swapped in when it
 * is whole.
 *
 * @throws {UsageError} if `output` is a folder that holds something else.
 */
export async function buildReference(
  output: string = defaultOutput,
  options: BuildOptions = {},
): Promise<void> {
  requireKeys();
  await refuseForeignFolder(output);
  const documents = await documentsIn(options);
  // The renderer takes a moment to load, so it is loaded when first needed.
  const { filesOf } = await import("./files.tsx");
  const [files, stamp] = await Promise.all([filesOf(documents, options), stampOf(documents, options)]);
  await writeSite(output, files, stamp);
}

/**
 * Builds the reference of a document of others, likewise: what only contracts say does not appear.
 *
 * @param file An OpenAPI document of version 3, in JSON or YAML.
 * @throws {UsageError} if it is none, or if `output` is a folder that holds something else.
 */
export async function buildForeignReference(
  output: string,
  file: string,
  options: Pick<BuildOptions, "siteUrl"> = {},
): Promise<void> {
  await refuseForeignFolder(output);
  const { readForeign } = await import("../any-openapi/read.ts");
  const { filesOfAny } = await import("./files.tsx");
  await writeSite(output, await filesOfAny(await readForeign(file), options), "of another document");
}

/** Writes the files of a site beside its place, and swaps them in when all are there. */
async function writeSite(
  output: string,
  files: Map<string, string | Uint8Array>,
  stamp: string,
): Promise<void> {
  // Some of them are made at once, and come in any order.
  files.set(stampFile, [stamp, ...[...files.keys()].sort(), ""].join("\n"));
  // A link to a folder stays one.
  const place = await realpath(output).catch(() => resolve(output));
  const site = await folderBeside(place).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${output} cannot be written (${error.code})`, { cause: error });
  });
  try {
    // A web server may run as another user.
    await chmod(site, 0o755);
    const unchanged = await unchangedIn(place, files);
    const changed = [...files].filter(([name]) => !unchanged.has(name));
    for (const path of new Set(changed.map(([name]) => dirname(name))))
      await mkdir(join(site, path), { recursive: true });
    await Promise.all(changed.map(([name, text]) => writeFile(join(site, name), text)));
    // What else someone has put there is theirs.
    const owned = new Set([...(await readStamp(place)).slice(1), stampFile]);
    await swap(site, place, { unchanged, owned });
  } finally {
    await rm(site, { recursive: true, force: true });
  }
}

async function folderBeside(place: string): Promise<string> {
  await mkdir(dirname(place), { recursive: true });
  return await mkdtemp(`${place}-`);
}

/** Those files that a folder has already as they are. */
async function unchangedIn(folder: string, files: Map<string, string | Uint8Array>): Promise<Set<string>> {
  const same = await Promise.all(
    [...files].map(async ([name, text]) => {
      const found = await readFile(join(folder, name)).catch(() => undefined);
      return found?.equals(Buffer.from(text)) ? [name] : [];
    }),
  );
  return new Set(same.flat());
}

/** Builds the reference if it is not there or something that it is made from changed. */
export async function refreshReference(
  output: string = defaultOutput,
  options: BuildOptions = {},
): Promise<boolean> {
  if (await isUpToDate(output, options)) return false;
  await buildReference(output, options);
  return true;
}

/** Whether there is a reference, made of all that it would be made of now. Looking takes milliseconds. */
export async function isUpToDate(
  output: string = defaultOutput,
  options: BuildOptions = {},
): Promise<boolean> {
  return (await readStamp(output))[0] === (await stampOf(await documentsIn(options), options));
}

/** What the site in a folder was made of, and then the names of its files; nothing where there is none. */
async function readStamp(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, stampFile), "utf8").catch(() => "");
  return text.split("\n").filter((line) => line !== "");
}

/** The documents that were given, or else those in the folder. */
async function documentsIn({ folder = contractFolder, documents }: BuildOptions) {
  if (documents) return documents;
  const read = await Promise.all(
    versions.map(async (version) => [version, await readDocument(version, folder)] as const),
  );
  return Object.fromEntries(read) as Record<Version, Document>;
}

/** What tells the documents, all that makes pages of them, and what was asked for from others. */
async function stampOf(
  documents: Record<Version, Document>,
  { folder = contractFolder, siteUrl, server, edit }: BuildOptions,
): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify([documents, siteUrl, server, edit]));
  const [made, releases] = await Promise.all([
    digest(root, programs),
    existsSync(join(folder, releasesFolder)) ? digest(folder, [releasesFolder]) : "",
  ]);
  return [hash.digest("hex"), made, releases].join(" ");
}

async function readDocument(version: Version, folder: string): Promise<Document> {
  const file = join(folder, "generated/openapi", `${version}.json`);
  try {
    return JSON.parse(await readFile(file, "utf8")) as Document;
  } catch (error) {
    throw new UsageError(`${file} cannot be read; run \`npm run generate\``, { cause: error });
  }
}

/** The former site is removed when the new one comes, so it must be one. */
async function refuseForeignFolder(output: string): Promise<void> {
  const files = await readdir(output).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === "ENOENT") return [];
    if (error.code === "ENOTDIR") throw new UsageError(`${output} is not a directory`);
    throw error;
  });
  if (files.length > 0 && !files.includes(stampFile)) {
    throw new UsageError(
      `${output} contains something other than a reference; empty it or choose another directory`,
    );
  }
}
