import { execFile, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { transform } from "esbuild";
import type { Sample } from "../../scripts/docs/samples/index.ts";
import { root } from "../../scripts/paths.ts";

export type Language = Sample["id"];

/** What became of a sample. */
export interface Outcome {
  /** Each value that it printed, read again; text that is no JSON stays text. */
  printed: unknown[];
  /** How it failed. */
  failure?: string | null;
}

const programs: Record<Language, string | undefined> = {
  curl: "curl",
  python: "python3",
  client: undefined,
  fetch: undefined,
};

/** Whether samples of a language run here. `REQUIRE_BROWSER=1` makes them run, and fail, where their program is missing. */
export function runs(language: Language): boolean {
  const program = programs[language];
  if (!program || process.env["REQUIRE_BROWSER"] === "1") return true;
  const isThere = spawnSync(program, ["--version"]).status === 0;
  if (!isThere) console.warn(`Samples in ${language} are skipped: there is no ${program}.`);
  return isThere;
}

/** Runs samples of one language one after the other, all in one process as far as the language allows it. */
export async function runSamples(language: Language, codes: string[]): Promise<Outcome[]> {
  await mkdir(join(root, "node_modules/.cache"), { recursive: true });
  // Inside the project, where modules find the client.
  const folder = await mkdtemp(join(root, "node_modules/.cache/samples-"));
  try {
    return await runners[language](folder, codes);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const runners: Record<Language, (folder: string, codes: string[]) => Promise<Outcome[]>> = {
  curl: runShell,
  client: runModules,
  fetch: runModules,
  python: runPython,
};

const execute = promisify(execFile);

/** What the samples find around them: no proxy stands between them and this machine. */
const env = { ...process.env, ADINTEL_API_KEY: "mock_live_demo", NO_PROXY: "*", no_proxy: "*" };

const shellRunner = `
for ((i = 0; i < $1; i++)); do
  bash $i.sh > $i.out 2> $i.err || echo "exit $?" >> $i.failed
done
`;

async function runShell(folder: string, codes: string[]): Promise<Outcome[]> {
  await Promise.all(codes.map((code, index) => writeFile(join(folder, `${index}.sh`), code)));
  await execute("bash", ["-c", shellRunner, "bash", String(codes.length)], { cwd: folder, env });
  return Promise.all(
    codes.map(async (_, index) => {
      const text = await readFile(join(folder, `${index}.out`), "utf8");
      const failed = await readFile(join(folder, `${index}.failed`), "utf8").catch(() => undefined);
      const errors = await readFile(join(folder, `${index}.err`), "utf8");
      return { printed: [parsed(text)], ...(failed && { failure: `${failed}${errors}${text}` }) };
    }),
  );
}

const moduleRunner = `
import { writeFileSync } from "node:fs";
const outcomes = [];
for (let index = 0; index < Number(process.argv[2]); index++) {
  const printed = [];
  let failure;
  console.log = (value) => printed.push(value);
  console.error = (...values) => (failure = values.join(" "));
  await import("./" + index + ".mjs").catch((error) => (failure = error.stack));
  outcomes.push({ printed, failure });
}
writeFileSync("outcomes.json", JSON.stringify(outcomes));
`;

async function runModules(folder: string, codes: string[]): Promise<Outcome[]> {
  await Promise.all(
    codes.map(async (source, index) => {
      const { code } = await transform(source, { loader: "ts", format: "esm", target: "es2022" });
      await writeFile(join(folder, `${index}.mjs`), code);
    }),
  );
  await writeFile(join(folder, "run.mjs"), moduleRunner);
  await execute(process.execPath, ["run.mjs", String(codes.length)], { cwd: folder, env });
  return read(folder);
}

const pythonRunner = `
import contextlib, io, json, runpy, sys, traceback
outcomes = []
for index in range(int(sys.argv[1])):
    out, failure = io.StringIO(), None
    try:
        with contextlib.redirect_stdout(out):
            runpy.run_path(f"{index}.py")
    except SystemExit as exit:
        failure = f"exit {exit.code}"
    except Exception:
        failure = traceback.format_exc()
    outcomes.append({"printed": [out.getvalue()], "failure": failure})
with open("outcomes.json", "w") as file:
    json.dump(outcomes, file)
`;

async function runPython(folder: string, codes: string[]): Promise<Outcome[]> {
  await Promise.all(codes.map((code, index) => writeFile(join(folder, `${index}.py`), code)));
  await writeFile(join(folder, "run.py"), pythonRunner);
  await execute("python3", ["run.py", String(codes.length)], { cwd: folder, env });
  const outcomes = await read(folder);
  return outcomes.map(({ printed, failure }) => ({
    printed: printed.map(parsed),
    ...(failure && { failure }),
  }));
}

async function read(folder: string): Promise<Outcome[]> {
  return JSON.parse(await readFile(join(folder, "outcomes.json"), "utf8")) as Outcome[];
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return text;
  }
}
