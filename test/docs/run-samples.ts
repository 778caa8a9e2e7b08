import { execFile, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { transform } from "esbuild";
import type { Sample } from "../../scripts/docs/samples/index.ts";
import { root } from "../../scripts/lib/paths.ts";

export type Language = Sample["id"];

/** What became of a sample. */
export interface Outcome {
  /** Each value that it printed, read again; text that is no JSON stays text. */
  printed: unknown[];
  /** How it failed. */
  failure?: string | null;
}

/** How each language says that it is there. */
const programs: Record<Language, [program: string, ...parameters: string[]] | undefined> = {
  curl: ["curl", "--version"],
  python: ["python3", "--version"],
  go: ["go", "version"],
  php: ["php", "-r", "exit(function_exists('curl_init') ? 0 : 1);"],
  client: undefined,
  fetch: undefined,
};

/** Whether samples of a language run here. `REQUIRE_LANGUAGES=1` makes them run, and fail, where their program is missing. */
export function runs(language: Language): boolean {
  const known = programs[language];
  if (!known || process.env["REQUIRE_LANGUAGES"] === "1") return true;
  const [program, ...parameters] = known;
  const isThere = spawnSync(program, parameters).status === 0;
  if (!isThere) console.warn(`Samples in ${language} are skipped: there is no ${program} that can run them.`);
  return isThere;
}

/** Runs samples of one language one after the other, all in one process as far as the language allows it. */
export async function runSamples(
  language: Language,
  codes: string[],
  variables: Record<string, string> = secrets,
): Promise<Outcome[]> {
  await mkdir(join(root, "node_modules/.cache"), { recursive: true });
  // Inside the project, where modules find the client.
  const folder = await mkdtemp(join(root, "node_modules/.cache/samples-"));
  try {
    const env = { ...process.env, ...variables, NO_PROXY: "*", no_proxy: "*" };
    return await runners[language](folder, codes, env);
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Runner = (folder: string, codes: string[], env: NodeJS.ProcessEnv) => Promise<Outcome[]>;

const runners: Record<Language, Runner> = {
  curl: runShell,
  client: runModules,
  fetch: runModules,
  python: runPython,
  go: runGo,
  php: runPhp,
};

const execute = promisify(execFile);

/** What the samples find around them: no proxy stands between them and this machine. */
const secrets = { ADINTEL_API_KEY: "mock_live_demo", API_KEY: "a key&more", TOKEN: "a-token" };

const shellRunner = `
for ((i = 0; i < $1; i++)); do
  bash $i.sh > $i.out 2> $i.err || echo "exit $?" >> $i.failed
done
`;

async function runShell(folder: string, codes: string[], env: NodeJS.ProcessEnv): Promise<Outcome[]> {
  await Promise.all(codes.map((code, index) => writeFile(join(folder, `${index}.sh`), code)));
  await execute("bash", ["-c", shellRunner, "bash", String(codes.length)], { cwd: folder, env });
  return outcomesIn(folder, codes);
}

/** What a shell has kept of each sample. */
function outcomesIn(folder: string, codes: string[]): Promise<Outcome[]> {
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

async function runModules(folder: string, codes: string[], env: NodeJS.ProcessEnv): Promise<Outcome[]> {
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

async function runPython(folder: string, codes: string[], env: NodeJS.ProcessEnv): Promise<Outcome[]> {
  await Promise.all(codes.map((code, index) => writeFile(join(folder, `${index}.py`), code)));
  await writeFile(join(folder, "run.py"), pythonRunner);
  await execute("python3", ["run.py", String(codes.length)], { cwd: folder, env });
  const outcomes = await read(folder);
  return outcomes.map(({ printed, failure }) => ({
    printed: printed.map(parsed),
    ...(failure && { failure }),
  }));
}

/** Runs what `build` made of all samples, a process for each: Go ends its process when it fails. */
const goRunner = `
for ((i = 0; i < $1; i++)); do
  ./samples $i > $i.out 2> $i.err || echo "exit $?" >> $i.failed
done
`;

async function runGo(folder: string, codes: string[], env: NodeJS.ProcessEnv): Promise<Outcome[]> {
  // All in one program: to link each of them takes longer than to run them all. Each is a package, so that names may be the same.
  const names = codes.map((_, index) => `sample${index}`);
  const cases = names.map((name, index) => `\tcase "${index}":\n\t\t${name}.Main()`);
  const imports = ["os", ...names.map((name) => `samples/${name}`)].sort();
  await Promise.all([
    writeFile(join(folder, "go.mod"), "module samples\n\ngo 1.19\n"),
    writeFile(
      join(folder, "main.go"),
      `package main\n\nimport (\n${imports.map((name) => `\t"${name}"`).join("\n")}\n)\n\nfunc main() {\n\tswitch os.Args[1] {\n${cases.join("\n")}\n\t}\n}\n`,
    ),
    ...codes.map(async (code, index) => {
      await mkdir(join(folder, `sample${index}`));
      const packageCode = code
        .replace("package main", `package sample${index}`)
        .replace("func main()", "func Main()");
      await writeFile(join(folder, `sample${index}/main.go`), packageCode);
    }),
  ]);
  const cache = { GOCACHE: join(root, "node_modules/.cache/go"), GOFLAGS: "-mod=mod", GOPROXY: "off" };
  const { stdout } = await execute("gofmt", ["-l", "."], { cwd: folder });
  if (stdout !== "") throw new Error(`gofmt would change ${stdout}`);
  await execute("go", ["build", "-o", "samples", "."], { cwd: folder, env: { ...env, ...cache } });
  await execute("bash", ["-c", goRunner, "bash", String(codes.length)], { cwd: folder, env });
  return outcomesIn(folder, codes);
}

const phpRunner = `<?php
$outcomes = [];
$index = 0;
function keep($outcomes) {
    file_put_contents('outcomes.json', json_encode($outcomes, JSON_INVALID_UTF8_SUBSTITUTE));
}
register_shutdown_function(function () use (&$outcomes, &$index, $argv) {
    if ($index < (int) $argv[1]) {
        $outcomes[] = ['printed' => [ob_get_clean() ?: ''], 'failure' => "exit in $index"];
        keep($outcomes);
    }
});
for (; $index < (int) $argv[1]; $index++) {
    ob_start();
    $failure = null;
    try {
        (function () use ($index) { include "$index.php"; })();
    } catch (Throwable $error) {
        $failure = (string) $error;
    }
    $outcomes[] = ['printed' => [ob_get_clean()], 'failure' => $failure];
}
keep($outcomes);
`;

async function runPhp(folder: string, codes: string[], env: NodeJS.ProcessEnv): Promise<Outcome[]> {
  await Promise.all(codes.map((code, index) => writeFile(join(folder, `${index}.php`), code)));
  await writeFile(join(folder, "run.php"), phpRunner);
  // What goes wrong in one of them would be a notice among what it prints.
  const strict = ["-d", "display_errors=stderr", "-d", "error_reporting=-1", "run.php", String(codes.length)];
  const { stderr } = await execute("php", strict, { cwd: folder, env }).catch(
    (error: { stderr?: string }) => ({ stderr: error.stderr ?? String(error) }),
  );
  const outcomes = await read(folder);
  return outcomes.map(({ printed, failure }) => ({
    printed: printed.map(parsed),
    ...((failure ?? stderr) && { failure: `${failure ?? ""} ${stderr}` }),
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
