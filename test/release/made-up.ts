import { execFileSync } from "node:child_process";
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parse, stringify } from "yaml";
import { type Files, stamp, stampFile } from "../../scripts/generate/files.ts";
import type { Document } from "../../scripts/openapi/document.ts";
import { versions, type Version } from "../../scripts/lib/versions.ts";
import { carryOut } from "../../scripts/release/carry-out.ts";
import { plan, type Plan, type ReleaseRequest } from "../../scripts/release/plan.ts";

/** A project in git that has what a release reads and writes, and nothing else. */
export interface Project {
  folder: string;
  git(...parameters: string[]): string;
  read(file: string): Promise<string>;
  write(file: string, text: string): Promise<void>;
  /** Makes these the present documents, generates, and commits. Versions without one have that of v2. */
  present(documents: MadeUpDocuments): Promise<void>;
  /** Plans a release and carries it out. */
  release(wish: Partial<ReleaseRequest>, generating?: typeof generate): Promise<Plan>;
  remove(): Promise<void>;
}

type MadeUpDocuments = Record<"v1" | "v2", Document> & Partial<Record<Version, Document>>;

const packages = { generated: "@library/client", mocks: "@library/mock" };

const gitConfiguration = `[user]
	name = Tester
	email = tester@library.example
[commit]
	gpgSign = false
[tag]
	gpgSign = false
[core]
	hooksPath = none
`;

/** A new project, or a copy of one as it is. */
export async function madeUpProject(original?: Pick<Project, "folder">): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), "releases-"));
  const git = (...parameters: string[]) =>
    execFileSync("git", parameters, { cwd: folder, encoding: "utf8", stdio: "pipe" }).trimEnd();
  const put = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  const commit = () => {
    git("add", "--all");
    git("commit", "--quiet", "--allow-empty", "--message", "Edit");
  };
  if (original) {
    await cp(original.folder, folder, { recursive: true });
  } else {
    git("init", "--quiet", "--template=");
    await appendFile(join(folder, ".git/config"), gitConfiguration);
    for (const [file, value] of Object.entries(manifests()))
      await put(file, `${JSON.stringify(value, null, 2)}\n`);
    await put("CHANGELOG.md", "# Changelog\n\n## Unreleased\n\n- A library.\n");
  }
  return {
    folder,
    git,
    read: (file) => readFile(join(folder, file), "utf8"),
    async write(file, text) {
      await put(file, text);
      commit();
    },
    async present(documents) {
      for (const version of versions)
        await put(`openapi/${version}/openapi.yaml`, stringify(documents[version] ?? documents.v2));
      for (const [file, text] of await generate(folder)) await put(`generated/${file}`, text);
      commit();
    },
    async release(wish, generating = generate) {
      const planned = await plan(folder, { date: "2026-12-24", allowBreaking: false, ...wish });
      await carryOut(folder, planned, generating);
      return planned;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

function manifests() {
  const { generated: client, mocks: mock } = packages;
  const version = "0.1.0";
  const ofMock = {
    name: mock,
    version,
    dependencies: { [client]: version, other: version },
    peerDependencies: { [client]: `>=${version}` },
  };
  const workspaces = Object.keys(packages);
  return {
    "package.json": { name: "library", version, workspaces },
    "scripts/client/package.json": { name: client, version },
    "scripts/client/runtime.ts": `"adintel-client/${version}"`,
    "mocks/package.json": ofMock,
    "package-lock.json": {
      name: "library",
      version,
      packages: {
        "": { name: "library", version, workspaces },
        generated: { name: client, version },
        mocks: ofMock,
        "node_modules/other": { version },
      },
    },
  };
}

/** What belongs in generated/: bundles, the package's own file, and the stamp. */
export async function generate(folder: string): Promise<Files> {
  const files: Files = new Map([[stampFile, await stamp(folder)]]);
  for (const version of versions) {
    const source = await readFile(join(folder, `openapi/${version}/openapi.yaml`), "utf8");
    files.set(`openapi/${version}.json`, JSON.stringify(parse(source)));
  }
  for (const [file, source] of [
    ["package.json", "package.json"],
    ["client/runtime.js", "runtime.ts"],
  ] as const)
    files.set(file, await readFile(join(folder, "scripts/client", source), "utf8"));
  return files;
}

/** A library with these operations on books. */
export function library(release: string, ...methods: ("get" | "post" | "delete")[]): Document {
  const operation = (method: string) => ({
    operationId: `${method}Books`,
    tags: ["books"],
    summary: `What ${method} does`,
    description: "",
    responses: { 200: { description: "Done" } },
  });
  return {
    openapi: "3.1.0",
    info: { title: "Library", version: release, summary: "", description: "" },
    servers: [],
    "x-rate-limits": [],
    paths: { "/books": Object.fromEntries(methods.map((method) => [method, operation(method)])) },
    components: { schemas: {}, responses: {} },
  };
}
