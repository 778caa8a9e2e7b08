import { versions, type Version } from "../lib/paths.ts";
import type { OpenApiDocument } from "./document.ts";

/** The version that a document describes by the major number of its `info.version`; undefined for another one. */
export function versionOf({ info }: OpenApiDocument): Version | undefined {
  const [major] = String(info["version"]).split(".");
  return versions.find((version) => version === `v${major}`);
}

/** Where the bundle of a version stands in the project. */
export function bundlePath(version: Version): string {
  return `generated/openapi/${version}.json`;
}
