import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.ts";

/* The commands run in this project and in the package that is built from them (scripts/contract), with its own package.json. */

interface Manifest {
  name: string;
  version: string;
  /** The package's commands; the project has scripts instead. */
  bin?: Record<string, string>;
}

const manifest: Manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

export const { version: toolVersion } = manifest;

/** Whether this is the installed package. */
export const isPackage = manifest.bin !== undefined;

/** How a user starts a command here: `npm run check --` in the project, `npx adintel-check` where the package is installed. */
export function commandLine(command: "check" | "diff" | "proxy"): string {
  return isPackage ? `npx adintel-${command}` : `npm run ${command} --`;
}
