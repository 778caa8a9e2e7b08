import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { DrillVerdict } from "../../../mocks/drill/judge.ts";
import { run } from "../../../mocks/drill/run.ts";
import { clientsTable, drillsTable, tablesIn } from "./drill-tables.ts";
import { root } from "../../../scripts/lib/paths.ts";
import { run as runProcess, said } from "../../run.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

const node = process.execPath;

/** Runs some drills of a program that is given as JavaScript. */
function drilled(script: string, only: readonly string[] = [], timeoutMs = 4000): Promise<DrillVerdict[]> {
  const parameters = ["--input-type=module", "-e", script];
  return run({ command: node, parameters, only, timeoutMs, concurrency: 8 });
}

/** A program that makes each call as `make` says, whose last expression is a result. */
function program(make: string): string {
  return `import { createInterface } from "node:readline";
for await (const line of createInterface({ input: process.stdin })) {
  const call = JSON.parse(line);
  const send = (url = call.baseUrl + call.path, headers = { Authorization: "Bearer " + call.apiKey }) =>
    fetch(url, { method: call.method, redirect: "manual", headers: { ...headers, "Content-Type": "application/json" },
      ...(call.body && { body: JSON.stringify(call.body) }) });
  void (async () => { ${make} })().then((result) => console.log(JSON.stringify({ id: call.id, ...result })));
}`;
}

const plainResult = `await (await send()).json(); return { ok: true, rows: 2, chargedUsd: 0.001 };`;

describe("this project's client", () => {
  const parameters = [join(root, "test/mocks/drill/participants/adintel.mjs")];
  let verdicts: DrillVerdict[];

  beforeAll(async () => {
    verdicts = await run({ command: node, parameters, timeoutMs: 4000, concurrency: 8 });
  });

  test("passes every drill, and its figure agrees in each", () => {
    expect(verdicts.filter(({ passed, figure }) => !passed || figure !== "agrees")).toEqual([]);
  });

  test("reuses connections where that is drilled, so that those drills show something", async () => {
    // Alone and with time: beside other drills, on a busy machine, the connection may be closed between two calls.
    const only = verdicts.map(({ id }) => id).filter((id) => id.startsWith("reused"));
    const alone = await run({ command: node, parameters, only, timeoutMs: 20_000, concurrency: 1 });
    const reused = alone.filter(({ id }) => only.includes(id));
    expect(reused.map(({ notes }) => notes)).toEqual([[], []]);
  });

  test("does as the tables in the documents say", async () => {
    const participant = { name: "`@adintel/client`", verdicts };
    const [guide, readme] = await Promise.all(
      ["mocks/DRILL.md", "generated/README.md"].map((path) => readFile(join(root, path), "utf8")),
    );
    const [head, , own] = tablesIn(marked(clientsTable([participant])));
    for (const document of [guide, readme]) {
      expect(tablesIn(document ?? "")).toContainEqual(head);
      expect(tablesIn(document ?? "")).toContainEqual(own);
    }
    const drills = tablesIn(marked(drillsTable([participant])));
    expect(tablesIn(guide ?? "").map((line) => line.slice(0, 3))).toEqual(expect.arrayContaining(drills));
  });
});

/** A table as it stands in a document. */
function marked(table: string): string {
  return `<!-- drills -->\n${table}\n<!-- /drills -->`;
}

test.concurrent("a careless client fails, for what the mock saw of it", async () => {
  const script = program(`
    if (call.id === "lost-post") return send().catch(() => send()).then(() => ({ ok: true, rows: 2 }));
    if (call.id === "307-post") {
      const { headers } = await send();
      await send(headers.get("Location"));
      return { ok: false };
    }
    if (call.id === "429-zero") {
      for (let n = 0; n < 12; n += 1) await (await send()).text();
      return { ok: false };
    }
    if (call.id === "429-seconds") { await (await send()).text(); await send(); return { ok: true }; }
    if (call.id === "no-head") { await send(); }
    if (call.id === "200-html") { await (await send()).text(); return { ok: true, chargedUsd: 0.0005 }; }
    ${plainResult}`);
  const only = ["lost-post", "307-post", "429-zero", "429-seconds", "no-head", "200-html"];
  const verdicts = await drilled(script, only, 1000);
  expect(Object.fromEntries(verdicts.map(({ id, reasons }) => [id, reasons]))).toEqual({
    plain: [],
    "lost-post": ["charged twice ($0.002)"],
    "307-post": ["key sent to another origin"],
    "429-zero": ["sent 12 times"],
    "429-seconds": [expect.stringMatching(/^sent again after .*, though Retry-After said 1\.0 s$/)],
    "no-head": ["hung"],
    "200-html": [
      "reported ok without a valid response",
      "reported a cost of $0.0005, though the ledger has $0.001",
    ],
  });
});

/** Passes the plain drill, and goes on as `then` says. */
function afterPlain(then: string): string {
  return program(`if (call.id === "plain") { ${plainResult} } ${then}`);
}

test.concurrent.each([
  {
    script: "process.exit(3)",
    message: /^the program ended with exit code 3 before it wrote a result for plain$/,
  },
  { script: "console.log('ready'); process.stdin.resume()", message: /is not JSON: ready$/ },
  {
    script: `console.log('{"id":"other","ok":true}'); process.stdin.resume()`,
    message: /^the program wrote a result for "other", which is not the id of a call$/,
  },
  {
    script: "process.stdin.resume()",
    message: /^the program wrote no result for the first call within \d\.\d s; does it flush each line\?$/,
  },
  {
    script: `const line = () => { if (!process.stdout.write("x".repeat(1e6))) process.stdout.once("drain", line); else line(); }; line();`,
    message: /^the program wrote a line of more than 1000000 characters: x{79}…$/,
  },
  {
    script: afterPlain(`console.log(JSON.stringify({ id: call.id, ok: false })); return { ok: true };`),
    message: /^the program wrote a second result for lost-post: \{"id":"lost-post","ok":true\}$/,
  },
  {
    script: afterPlain(`process.stdin.on("close", () => console.log("bye")); return { ok: false };`),
    message: /is not JSON: bye$/,
  },
])("a program that does not take part is told why: $script", async ({ script, message }) => {
  const error = await drilled(script, ["lost-post"], 1000).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: "ProgramError", message: expect.stringMatching(message) });
});

test.concurrent("a program that says nothing but empty lines has hung", async () => {
  const script = afterPlain(`setInterval(() => console.log(""), 100); return new Promise(() => undefined);`);
  const verdicts = await drilled(script, ["lost-post"], 1000);
  expect(verdicts.map(({ result }) => result?.ok ?? null)).toEqual([true, null]);
});

describe("the command", () => {
  const folder = temporaryFolder();

  beforeAll(async () => {
    const guide = await readFile(join(root, "mocks/DRILL.md"), "utf8");
    for (const [, name = "", code = ""] of guide.matchAll(/^```\w+ (client\.\w+)\n([^]*?)^```$/gm))
      await writeFile(join(folder, name), code);
  });

  /** Runs the drills of a sample of the guide. */
  function drill(...line: string[]) {
    return runProcess(node, ["scripts/run.mjs", "mock.ts", "drill", ...line], root);
  }

  test.concurrent.each([
    ["JavaScript", node, "client.mjs"],
    ["Python", "python3", "client.py"],
  ])("drills the guide's sample in %s, and ends with 0", async (_, command, file) => {
    const { printed, ended } = drill("--only", "cut-post", "--", command, join(folder, file));
    expect(await ended).toBe(0);
    expect(printed.stdout).toMatch(/^plain +passed +\$0\.001 +1 +not reported/m);
    expect(printed.stdout).toMatch(/\n\nAll 2 drills passed\.\n$/);
    expect(printed.stderr).toBe("");
  });

  test.concurrent("ends with 1 if a drill failed, and prints JSON for programs", async () => {
    const script = program(`await send().catch(() => send()); return { ok: true, rows: 2 };`);
    const flags = ["--only", "lost-get", "--reporter", "json"];
    const { printed, ended } = drill(...flags, "--", node, "--input-type=module", "-e", script);
    expect(await ended).toBe(1);
    expect(JSON.parse(printed.stdout)).toMatchObject({
      passed: 1,
      failed: 1,
      drills: [{ id: "plain" }, { id: "lost-get", charges: 2, sent: 2, reasons: ["charged twice ($0.002)"] }],
    });
  });

  test.concurrent("ends with 2 if the program ends while nothing listens yet", async () => {
    const script = afterPlain("process.exit(7);");
    const flags = ["--only", "refused-at-first", "--", node, "--input-type=module", "-e", script];
    const { printed, ended } = drill(...flags);
    expect(await ended).toBe(2);
    expect(printed.stderr).toMatch(
      /^the program ended with exit code 7 before it wrote a result for refused-at-first\n$/,
    );
  });

  test
    .skipIf(process.platform === "win32")
    .concurrent(
      "leaves nothing running, neither at its end nor when it is stopped, of a program that starts another",
      async ({ expect: expectHere }) => {
        // What the shell starts never ends by itself, and holds standard output.
        const script = `setInterval(() => undefined, 1e6); console.error(process.pid); ${afterPlain("await send(); return { ok: false };")}`;
        const file = join(folder, "stays.mjs");
        await writeFile(file, script);
        const line = ["--only", "429-bare", "--", "sh", "-c", `'${node}' '${file}'; true`];
        const atEnd = drill(...line);
        expectHere(await atEnd.ended).toBe(0);
        expectHere(isRunning(Number(atEnd.printed.stderr))).toBe(false);

        const stopped = drill(...line);
        await said(stopped, "stderr", (text) => text.endsWith("\n"));
        stopped.process.kill("SIGTERM");
        await stopped.ended;
        await expectHere.poll(() => isRunning(Number(stopped.printed.stderr))).toBe(false);
      },
    );

  test.concurrent("ends with 2 and one line if the program cannot be started", async () => {
    const { printed, ended } = drill("--", join(folder, "none"));
    expect(await ended).toBe(2);
    expect(printed).toEqual({
      stdout: "",
      stderr: expect.stringMatching(/^\S+none cannot be started: [^\n]*ENOENT\n$/),
    });
  });
});

/** Whether there is a process of that id. One that ended, and that nobody has waited for yet, is none. */
function isRunning(pid: number): boolean {
  expect(pid).toBeGreaterThan(0);
  const { stdout } = spawnSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" });
  return stdout.trim() !== "" && !stdout.startsWith("Z");
}
