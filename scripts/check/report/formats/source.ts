import { versions } from "../../../lib/versions.ts";
import { root } from "../../../lib/paths.ts";
import { isPackage } from "../../../lib/package-info.ts";
import { sourcePlace } from "../../../openapi/source-place.ts";

/** Where a rule stands, relative to the project's root. */
export interface Source {
  file: string;
  /** From 1; missing where only the file is known. */
  line?: number;
}

/**
 * Finds rules in the documents' sources, each place once; the bundled document where the sources are not there, and nothing in an
 * installed package. A part of the specification, which is no file, is nowhere.
 */
export function createSources(folder: string = root): (place: string) => Promise<Source | undefined> {
  const found = new Map<string, Promise<Source | undefined>>();
  return (place) => {
    const source = found.get(place) ?? find(folder, place);
    found.set(place, source);
    return source;
  };
}

async function find(folder: string, place: string): Promise<Source | undefined> {
  const [, name, pointer] = /^openapi\/([^/]+)\.json#(\/.*)$/.exec(place) ?? [];
  const version = versions.find((one) => one === name);
  if (version === undefined || pointer === undefined) return undefined;
  const text = await sourcePlace(folder, version, pointer).catch(() => undefined);
  const [, file, line] = /^(.+):(\d+)$/.exec(text ?? "") ?? [];
  // The documents of an installed package are no file of the repository that is checked.
  if (file === undefined) return isPackage ? undefined : { file: `generated/openapi/${version}.json` };
  return { file, line: Number(line) };
}
