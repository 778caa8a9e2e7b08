import { execFile } from "node:child_process";
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { pack } from "../../packages/pack.ts";
import { root } from "../../lib/paths.ts";
import { atMost, type Row } from "./table.ts";

const run = promisify(execFile);

const megabyte = 1_000_000;

interface Size {
  bytes: number;
  packages: number;
}

/** The size of the installed mock and of its peers. Needs a registry. */
export async function install(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "bench-install-"));
  try {
    const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
      await readFile(join(root, "package.json"), "utf8"),
    );
    const versionHere = (name: string) => `${name}@${devDependencies[name]}`;
    const peers = {
      "Prism CLI": versionHere("@stoplight/prism-cli"),
      "Mockoon CLI": "@mockoon/cli@9.9.0",
      MSW: versionHere("msw"),
    };
    const own = await sizeOf(await pack("mocks", folder), join(folder, "own"));
    const rows: Row[] = [];
    for (const [name, wanted] of Object.entries(peers)) {
      const size = await sizeOf(wanted, join(folder, name));
      rows.push({
        what: "what npm installs",
        figure: inWords(own),
        peer: `${name} ${inWords(size)}`,
        ratio: own.bytes / size.bytes,
        budget: atMost(own.bytes, 10 * megabyte, "at most 10 MB"),
      });
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function sizeOf(wanted: string, folder: string): Promise<Size> {
  await mkdir(folder);
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const flags = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  await run("npm", ["install", ...flags, wanted], { cwd: folder });
  const modules = join(folder, "node_modules");
  const lock: { packages: object } = JSON.parse(await readFile(join(modules, ".package-lock.json"), "utf8"));
  let bytes = 0;
  for (const name of await readdir(modules, { recursive: true }))
    bytes += (await lstat(join(modules, name))).size;
  return { bytes, packages: Object.keys(lock.packages).length };
}

function inWords({ bytes, packages }: Size): string {
  return `${(bytes / megabyte).toFixed(1)} MB, ${packages} packages`;
}
