/**
 * References by other tools for the same document, set up as their instructions say. They are not dependencies: each package is
 * downloaded on first use and cached below node_modules.
 */
import { execFile } from "node:child_process";
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { redocly } from "../../openapi/redocly.ts";
import { root } from "../../lib/paths.ts";

const run = promisify(execFile);
const cache = join(root, "node_modules/.cache/bench-reference");

interface Peer {
  name: string;
  package: string;
  files: string[];
  page: string;
}

const peers: Peer[] = [
  {
    name: "Redoc 2.5",
    package: "redoc@2.5.4",
    files: ["bundles/redoc.standalone.js"],
    page: '<redoc spec-url="document.json"></redoc><script src="redoc.standalone.js"></script>',
  },
  {
    name: "Scalar 1.72",
    package: "@scalar/api-reference@1.72.1",
    files: ["dist/browser/standalone.js"],
    page: '<script id="api-reference" data-url="document.json"></script><script src="standalone.js"></script>',
  },
  {
    name: "Swagger UI 5.35",
    package: "swagger-ui-dist@5.35.0",
    files: ["swagger-ui-bundle.js", "swagger-ui.css"],
    page: '<link rel="stylesheet" href="swagger-ui.css"><div id="ui"></div><script src="swagger-ui-bundle.js"></script><script>SwaggerUIBundle({ url: "document.json", dom_id: "#ui" })</script>',
  },
];

/** Writes a page of each peer into `folder`, and returns their names and paths. Leaves out peers that cannot be downloaded. */
export async function makePeers(folder: string): Promise<{ name: string; path: string }[]> {
  const document = await readFile(join(root, "generated/openapi/v2.json"), "utf8");
  const made: { name: string; path: string }[] = [];
  for (const [index, peer] of peers.entries()) {
    const place = join(folder, `peer-${index}`);
    await mkdir(place, { recursive: true });
    try {
      const files = await unpacked(peer.package);
      for (const file of peer.files) await cp(join(files, file), join(place, file.replace(/^.*\//, "")));
    } catch (error) {
      console.error(`${peer.name} is left out: ${(error as Error).message.split("\n")[0]}`);
      continue;
    }
    await writeFile(join(place, "document.json"), document);
    await writeFile(join(place, "index.html"), pageOf(peer));
    made.push({ name: peer.name, path: `peer-${index}/index.html` });
  }
  const source = join(folder, "redoc.json");
  await writeFile(source, document);
  // In the project's root folder it finds redocly.yaml, which switches its telemetry off.
  await redocly(root, ["build-docs", source, "--output", join(folder, "redoc.html"), "--inlineBundle"]);
  return [...made, { name: "Redoc 3, one file", path: "redoc.html" }];
}

/** The folder with the files of a package, without its dependencies, since its scripts are bundled. */
async function unpacked(name: string): Promise<string> {
  const folder = join(cache, name.replaceAll(/[/@]/g, "_"));
  if ((await readdir(folder).catch(() => [])).length > 0) return join(folder, "package");
  await mkdir(folder, { recursive: true });
  try {
    const { stdout } = await run("npm", ["pack", name, "--silent", "--pack-destination", folder]);
    await run("tar", ["-xzf", stdout.trim()], { cwd: folder });
    await rm(join(folder, stdout.trim()));
    return join(folder, "package");
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
}

function pageOf({ name, page }: Peer): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title><meta name="viewport" content="width=device-width, initial-scale=1"></head><body>${page}</body></html>`;
}
