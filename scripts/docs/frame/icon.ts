import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../lib/paths.ts";

const text = readFileSync(join(root, "scripts/docs/assets/icon.svg"), "utf8").trim();

/** The icon of every page, as an address that holds it whole: a file of its own would cost a request more than it has bytes. */
export const icon = `data:image/svg+xml,${text.replaceAll("#", "%23").replaceAll('"', "'")}`;
