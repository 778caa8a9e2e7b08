import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * The root folder, with a trailing slash: the nearest one above this module with a package.json, which is the project's or that
 * of an installed package.
 */
export const root = fileURLToPath(nearestPackage(new URL(".", import.meta.url)));

/** The folder of the contract that the commands work on: the project's, or that of `--contract`; with a trailing slash. */
export const contractFolder = process.env["CONTRACT_FOLDER"] ? `${process.env["CONTRACT_FOLDER"]}/` : root;

function nearestPackage(folder: URL): URL {
  if (existsSync(new URL("package.json", folder))) return folder;
  const above = new URL("..", folder);
  if (above.href === folder.href) throw new Error("no package.json above this module");
  return nearestPackage(above);
}
