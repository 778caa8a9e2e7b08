import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { UsageError } from "../command.ts";
import { compareDocuments } from "../diff/compare-documents.ts";
import { asOpenApiDocument } from "../diff/document.ts";
import { parseDocument } from "../diff/parse-document.ts";
import { bundlePath } from "../diff/versions.ts";
import { stamp, stampFile } from "../generate/stamp.ts";
import { versions, type Version } from "../paths.ts";
import { compareReleases, documentOf, readReleases, releasesOf, textOf, type Release } from "./releases.ts";

/** What a release is to be. */
export interface Wish {
  /** The day, such as 2026-11-21. */
  date: string;
  /** Whether callers may be broken within a version of the API. */
  allowBreaking: boolean;
}

/**
 * Records the bundles under `folder`/generated as released, those that are not recorded yet, and tells which. All of
 * them are recorded or none.
 *
 * @throws {UsageError} if generated/ is stale, or if a bundle cannot be a release, saying what to do.
 */
export async function record(folder: string, wish: Wish): Promise<Release[]> {
  const found = await readFile(join(folder, "generated", stampFile), "utf8").catch(() => undefined);
  if (found !== (await stamp(folder))) throw new UsageError("generated/ is stale; run `npm run generate`");
  const news: { release: Release; text: string }[] = [];
  for (const version of versions) {
    const text = await readFile(join(folder, bundlePath(version)), "utf8");
    const release = await releaseOf(version, text, folder, wish);
    if (release) news.push({ release, text });
  }
  for (const { release, text } of news) {
    await mkdir(dirname(join(folder, release.file)), { recursive: true });
    await writeFile(join(folder, `${release.file}.new`), text);
  }
  for (const { release } of news)
    await rename(join(folder, `${release.file}.new`), join(folder, release.file));
  return news.map(({ release }) => release);
}

/** The release that a bundle makes; `undefined` if it is recorded already. */
async function releaseOf(
  version: Version,
  text: string,
  folder: string,
  wish: Wish,
): Promise<Release | undefined> {
  const document = asOpenApiDocument(parseDocument(text, bundlePath(version)), bundlePath(version));
  const number = String(document.info["version"]);
  const refuse = (reason: string) => {
    throw new UsageError(`${version} ${number} cannot be released: ${reason}`);
  };
  const major = version.slice(1);
  if (!/^\d+\.\d+\.\d+$/.test(number) || !number.startsWith(`${major}.`))
    refuse(`info.version of openapi/${version}/openapi.yaml has to be ${major}.MINOR.PATCH`);

  const [last] = await readReleases(version, folder);
  if (last) {
    if (text === (await textOf(last, folder))) return undefined;
    if (compareReleases(number, last.release) <= 0)
      refuse(`${last.release} is, with other content; raise info.version in openapi/${version}/openapi.yaml`);
    if (wish.date < last.date) refuse(`${last.release} was released later, on ${last.date}`);
    // The major number is the version of the API, in its very address, so no release can rise to the next.
    const breaking = compareDocuments(await documentOf(last, folder), document).filter(
      (change) => change.breaking,
    );
    if (breaking.length > 0 && !wish.allowBreaking)
      refuse(
        `it would break callers of ${last.release}, which only a new version of the API may do, or --allow-breaking:\n` +
          breaking.map(({ message }) => `  ${message}`).join("\n"),
      );
  }
  return { release: number, date: wish.date, file: `${releasesOf(version)}/${wish.date}-${number}.json` };
}
