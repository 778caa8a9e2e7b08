import { execFile } from "node:child_process";
import { copyFile, cp, mkdir, realpath, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { outerEnvironment } from "../run.ts";

const execute = promisify(execFile);

/** Podman with images, containers and networks of its own, which lie in a folder. */
export interface Podman {
  /** What its commands need in their environment. */
  environment: NodeJS.ProcessEnv;
  /** The image that others are made on. */
  base: string;
}

/** Containers cannot be run here; the message says why. */
export class NoContainersError extends Error {
  override name = "NoContainersError";
}

/**
 * Sets Podman up in a folder, and tries it with a base image: the one that `CONTAINER_BASE` names, or else one made of
 * this machine's Node.js, npm and shell.
 *
 * @throws {NoContainersError} if a container cannot be run.
 */
export async function preparePodman(folder: string): Promise<Podman> {
  for (const tool of ["podman", "podman-compose"])
    await execute(tool, ["--version"]).catch(() => refuse(`${tool} is not installed`));
  const tried: string[] = [];
  // The first is fast and not to be had everywhere.
  for (const driver of ["overlay", "vfs"]) {
    const podman = await settings(join(folder, driver), driver);
    try {
      await makeBase(join(folder, driver), podman);
      await tryOut(podman);
      return podman;
    } catch (error) {
      tried.push(`${driver}: ${lastLine(error)}`);
    }
  }
  return refuse(`podman cannot run a container (${tried.join("; ")})`);
}

/** Fails where no plugin of the network answers for names. */
const findsItself = `require("node:dns").lookup("itself", (error) => {
  if (error) console.error("containers do not find each other by name");
  process.exitCode = error ? 1 : 0;
});`;

/** Runs a container in a network of its own, and leaves nothing behind. */
async function tryOut({ base, environment }: Podman): Promise<void> {
  const run = (...parameters: string[]) => execute("podman", parameters, { env: environment });
  const network = `adintel-try-${process.pid}`;
  await run("network", "create", network);
  try {
    const at = ["--network", network, "--network-alias", "itself"];
    await run("run", "--rm", "--read-only", ...at, base, "node", "--eval", findsItself);
  } finally {
    await run("network", "rm", network);
  }
}

function refuse(reason: string): never {
  throw new NoContainersError(reason);
}

function lastLine(error: unknown): string {
  const text = error instanceof Error && "stderr" in error ? String(error.stderr) : String(error);
  return text.trim().split("\n").at(-1) ?? "";
}

async function settings(folder: string, driver: string): Promise<Podman> {
  await mkdir(folder, { recursive: true });
  const runc = await execute("runc", ["--version"]).then(
    () => true,
    () => false,
  );
  const containers = [
    "[containers]",
    // A container inside a sandbox may not be allowed more than the sandbox has.
    'default_ulimits = ["nofile=1024:1024", "nproc=1024:1024"]',
    "[engine]",
    'cgroup_manager = "cgroupfs"',
    'events_logger = "file"',
    // crun refuses machines that have control groups of both versions.
    ...(runc ? ['runtime = "runc"'] : []),
    "[network]",
    `network_config_dir = "${folder}/networks"`,
  ];
  const storage = [
    "[storage]",
    `driver = "${driver}"`,
    `graphroot = "${folder}/storage"`,
    `runroot = "${folder}/run"`,
  ];
  await writeFile(join(folder, "containers.conf"), `${containers.join("\n")}\n`);
  await writeFile(join(folder, "storage.conf"), `${storage.join("\n")}\n`);
  return {
    base: process.env["CONTAINER_BASE"] ?? "localhost/base",
    environment: {
      ...outerEnvironment(),
      CONTAINERS_CONF: join(folder, "containers.conf"),
      CONTAINERS_STORAGE_CONF: join(folder, "storage.conf"),
      BUILDAH_ISOLATION: "chroot",
      BUILDAH_FORMAT: "docker",
    },
  };
}

/** An image with Node.js, npm and a shell, copied from this machine, since none can be pulled everywhere. */
async function makeBase(folder: string, { base, environment }: Podman): Promise<void> {
  if (process.env["CONTAINER_BASE"] !== undefined) return;
  const context = join(folder, "base");
  const files = join(context, "files");
  await mkdir(join(files, "tmp"), { recursive: true });
  await copyProgram(process.execPath, join(files, "usr/bin/node"), files);
  await copyProgram("/bin/sh", join(files, "bin/sh"), files);
  await copyProgram("/usr/bin/env", join(files, "usr/bin/env"), files);
  const { stdout } = await execute("npm", ["root", "--global"], { env: outerEnvironment() });
  const npm = await realpath(join(stdout.trim(), "npm"));
  await cp(npm, join(files, "usr/lib/node_modules/npm"), { recursive: true });
  await symlink("../lib/node_modules/npm/bin/npm-cli.js", join(files, "usr/bin/npm"));
  const certificates = process.env["NODE_EXTRA_CA_CERTS"];
  if (certificates !== undefined) await copyFile(certificates, join(files, "certificates.pem"));
  await writeFile(
    join(context, "Containerfile"),
    [
      "FROM scratch",
      "COPY files /",
      "ENV PATH=/usr/bin:/bin",
      ...(certificates === undefined ? [] : ["ENV NODE_EXTRA_CA_CERTS=/certificates.pem"]),
      "",
    ].join("\n"),
  );
  await execute("podman", ["build", "--quiet", "--tag", base, context], { env: environment });
}

/** Makes an image with programs of this machine, since none can be pulled everywhere. `lines` end its Containerfile; `data` is an empty folder for them. */
export async function makeImage(
  { environment }: Podman,
  folder: string,
  name: string,
  programs: readonly string[],
  lines: readonly string[],
): Promise<void> {
  const context = join(folder, name);
  const files = join(context, "files");
  await mkdir(join(context, "data"), { recursive: true });
  for (const program of programs) {
    const { stdout } = await execute("which", [program]);
    await copyProgram(stdout.trim(), join(files, "usr/bin", program), files);
  }
  const containerfile = ["FROM scratch", "COPY files /", "ENV PATH=/usr/bin", ...lines, ""].join("\n");
  await writeFile(join(context, "Containerfile"), containerfile);
  await execute("podman", ["build", "--quiet", "--tag", name, context], { env: environment });
}

/** Copies a program, and the libraries that it is linked with to where it looks for them. */
async function copyProgram(program: string, place: string, files: string): Promise<void> {
  const { stdout } = await execute("ldd", [program]).catch(() => ({ stdout: "" }));
  const libraries = stdout.match(/\/[^\s()]+/g) ?? [];
  for (const [from, to] of [
    [program, place] as const,
    ...libraries.map((one) => [one, files + one] as const),
  ]) {
    await mkdir(dirname(to), { recursive: true });
    await copyFile(from, to);
  }
}
