import { execFile } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import {
  asOpenApiDocument,
  InputError,
  type OpenApiDocument,
  bundlePath,
  majorVersion,
  parseDocument,
} from "./model/document.ts";
import type { Json } from "./model/json.ts";
import { listed } from "../lib/text.ts";
import { type Version, versions } from "../lib/versions.ts";

const run = promisify(execFile);

/** Where to look for a base. */
export interface BaseSources {
  /** The project's directory, in a git working tree; `undefined`: only files are read. */
  project: string | undefined;
  /** Puts a document of several files together, and resolves to its text. Rejects with an InputError. */
  bundle(file: string, name: string): Promise<string>;
  /** The directory that a relative file name starts from. */
  from: string;
  /** The current documents. Rejects with an InputError where they cannot be read. */
  current: () => Promise<Record<Version, OpenApiDocument>>;
}

/** The documents to compare with; a file or a version's name stands for one, an old revision may hold one. */
export type Base = Partial<Record<Version, OpenApiDocument>>;

/**
 * Reads the documents to compare with: from a file of that name, or else of that current version, or else from that git revision.
 *
 * @throws InputError where it is neither, or what is there cannot be compared
 */
export async function loadBase(base: string, { project, from, bundle, current }: BaseSources): Promise<Base> {
  const file = await fileNamed(base, from);
  if (file !== undefined) return loadFile(file, base, bundle);
  const version = versions.find((id) => id === base);
  if (version) return { [version]: (await current())[version] };
  if (project === undefined) throw new InputError(`${base} is not a file.`);
  return loadRevision(base, project);
}

/** The file that a base is; `undefined` if it is a version or a revision. */
export async function fileNamed(base: string, from: string): Promise<string | undefined> {
  const file = resolve(from, base);
  const stats = await stat(file).catch(() => undefined);
  return stats?.isFile() ? file : undefined;
}

async function loadFile(file: string, name: string, bundle: BaseSources["bundle"]): Promise<Base> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new InputError(`${name} could not be read.`);
  });
  const parsed = parseDocument(text, name);
  let document = asOpenApiDocument(parsed, name);
  if (hasOtherFiles(document))
    document = asOpenApiDocument(parseDocument(await bundle(file, name), name), name);
  const version = majorVersion(document);
  if (!version) {
    const releaseLines = listed(versions.map((id) => id.replace(/^v(.*)$/, "$1.x")));
    throw new InputError(
      `${name} has info.version ${String(document.info["version"])}; only ${releaseLines} are compared.`,
    );
  }
  return { [version]: document };
}

function hasOtherFiles(value: Json): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, entry]) =>
    key === "$ref" && typeof entry === "string" ? !entry.startsWith("#") : hasOtherFiles(entry),
  );
}

async function loadRevision(revision: string, project: string): Promise<Base> {
  const commit = await git(
    project,
    "rev-parse",
    "--verify",
    "--quiet",
    "--end-of-options",
    `${revision}^{commit}`,
  );
  if (commit === undefined) throw new InputError(`${revision} is neither a file nor a git revision.`);
  const base: Base = {};
  for (const version of versions) {
    const path = bundlePath(version);
    // "./": from the project's directory, wherever the repository begins.
    const text = await git(project, "show", `${commit.trim()}:./${path}`);
    const name = `${path} at ${revision}`;
    if (text !== undefined) base[version] = asOpenApiDocument(parseDocument(text, name), name);
  }
  if (Object.keys(base).length === 0)
    throw new InputError(`There are no committed documents at ${revision}.`);
  return base;
}

/** The output of a git command, or `undefined` if it fails. */
async function git(directory: string, ...args: string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run("git", args, { cwd: directory, maxBuffer: 256 * 1024 * 1024 });
    return stdout;
  } catch {
    return undefined;
  }
}
