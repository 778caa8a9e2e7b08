import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { listen, type Server } from "@adintel/mock/server";
import { afterAll, expect, test } from "vitest";
import { root } from "../../../scripts/lib/paths.ts";
import { creativesUsd } from "../../prices.ts";
import { outerEnvironment, said } from "../../run.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { mediaPage } from "../stub.ts";

const bin = join(root, "generated/client/command-line/bin.js");
const servers: Server[] = [];

afterAll(() => Promise.all(servers.map((server) => server.close())));

/** Starts the program with an empty environment; `respond` answers its requests, by their number from 0. */
async function start(respond: (index: number) => Response | Promise<Response>, ...args: string[]) {
  let requests = 0;
  const server = await listen(() => respond(requests++), { port: 0, host: "127.0.0.1" });
  servers.push(server);
  const child = spawn(process.execPath, [bin, ...args, "--base-url", server.url], { env: {} });
  const printed = { stdout: "", stderr: "" };
  child.stdout.on("data", (text: Buffer) => (printed.stdout += text.toString()));
  child.stderr.on("data", (text: Buffer) => (printed.stderr += text.toString()));
  const ended = once(child, "close").then(([code]) => code as number | null);
  return { process: child, printed, ended };
}

const search = ["search-media", "shoes", "--all", "--limit", "5"];

test("it takes a body from standard input, and prints rows", async () => {
  const running = await start(() => mediaPage(2), "search-media", "--body", "-");
  running.process.stdin.end('{"query":"shoes","limit":2}');
  expect(await running.ended).toBe(0);
  expect(running.printed.stdout).toBe('{"id":"m0"}\n{"id":"m1"}\n');
  expect(running.printed.stderr).toMatch(
    new RegExp(`^mock data from .*\\ncharged \\$${creativesUsd(2)} for 2 rows\\n$`),
  );
});

test("an interruption ends it with 130, once it has said what was charged", async () => {
  const silent = new Promise<Response>(() => undefined);
  const running = await start(
    (index) => {
      if (index === 0) return mediaPage(5);
      running.process.kill("SIGINT");
      return silent;
    },
    ...search,
  );
  expect(await running.ended).toBe(130);
  expect(running.printed.stdout.split("\n")).toHaveLength(6);
  expect(running.printed.stderr).toMatch(
    /for 5 rows; at most .* more may have been charged\n.* --offset 5\n$/,
  );
});

test("it ends quietly once nobody reads its output, and asks for no more pages", async () => {
  const long = "x".repeat(100_000);
  const pageAt = (index: number) =>
    Response.json({ count: 5, media: [0, 1, 2, 3, 4].map((row) => ({ id: `${index}-${row}`, long })) });
  const running = await start(pageAt, ...search);
  await said(running, "stdout", (text) => text.length > 0);
  running.process.stdout.destroy();
  expect(await running.ended).toBe(0);
  expect(running.printed.stderr).toMatch(/^mock data from .*\ncharged \$[\d.]+ for \d+ rows\n$/);
});

/** Where a shell calls `adintel` and finds the program. */
function pathWithProgram(): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "adintel"), `#!/bin/sh\nexec "${process.execPath}" "${bin}" "$@"\n`, {
    mode: 0o755,
  });
  return `${folder}:${process.env["PATH"]}`;
}

const PATH = pathWithProgram();

function hasShell(name: string): boolean {
  try {
    execFileSync(name, ["-c", "true"]);
    return true;
  } catch {
    return false;
  }
}

const inShell = (shell: string, script: string) =>
  execFileSync(shell, ["-c", script], { env: { ...outerEnvironment(), PATH }, encoding: "utf8" });

test("bash completes by its script, and quotes values", () => {
  const script = `
    source <(adintel completion bash)
    COMP_WORDS=(adintel search-media --categories before) COMP_CWORD=3
    _adintel
    printf '%s\\n' "\${COMPREPLY[@]}"
    COMP_WORDS=(adintel search-m) COMP_CWORD=1
    _adintel
    printf '%s\\n' "\${COMPREPLY[@]}"
    complete -p adintel`;
  expect(inShell("bash", script)).toBe(
    "Before\\ and\\ After\nsearch-media\ncomplete -o default -F _adintel adintel\n",
  );
});

test.skipIf(!hasShell("zsh"))("zsh completes by its script", () => {
  const script = `
    compdef() { print "$@"; }
    compadd() { shift; print -l "\${(@P)1}"; }
    source <(adintel completion zsh)
    words=(adintel search-media --categories before) CURRENT=4
    _adintel`;
  expect(inShell("zsh", script)).toBe("_adintel adintel\nBefore and After\n");
});

test.skipIf(!hasShell("fish"))("fish completes by its script", () => {
  const script = `adintel completion fish | source; complete -C "adintel search-media --categories before"`;
  expect(inShell("fish", script)).toBe("Before and After\n");
});
