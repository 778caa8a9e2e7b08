import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * The root folder, with a trailing slash: the nearest one above this module with a package.json, which is the project's or that
 * of an installed package.
 */
export const root = fileURLToPath(nearestPackage(new URL(".", import.meta.url)));

function nearestPackage(folder: URL): URL {
  if (existsSync(new URL("package.json", folder))) return folder;
  const above = new URL("..", folder);
  if (above.href === folder.href) throw new Error("no package.json above this module");
  return nearestPackage(above);
}

/** The two versions of the API, the legacy one first. */
export const versions = ["v1", "v2"] as const;
export type Version = (typeof versions)[number];
