import { FlagError, readFlags } from "@adintel/mock/flags";
import { spawn, type ChildProcess } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { afterAll, expect, test, vi } from "vitest";
import { root } from "../../scripts/lib/paths.ts";

const started: ChildProcess[] = [];

afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
});

/** The mock as a process of its own, as `npm run mock -- …` starts it. */
function mock(...flags: string[]) {
  const child = spawn(process.execPath, ["scripts/run.mjs", "mock.ts", ...flags], { cwd: root });
  started.push(child);
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output.stderr += chunk.toString()));
  const ended = new Promise<{ code: number | null; signal: string | null }>((done) =>
    child.once("close", (code, signal) => done({ code, signal })),
  );
  /** Resolves with all of the standard output once a whole line is there. */
  const line = new Promise<string>((done, fail) => {
    child.stdout.on("data", () => output.stdout.endsWith("\n") && done(output.stdout));
    void ended.then(() => fail(new Error(`it ended: ${output.stderr}`)));
  });
  line.catch(() => undefined);
  return { child, output, ended, line };
}

/** Asserts that a mock with these flags says in one line why it cannot start. */
async function expectRefusal(flags: string[], message: RegExp) {
  const { output, ended } = mock(...flags);
  expect((await ended).code).toBe(2);
  expect(output.stdout).toBe("");
  expect(output.stderr).toMatch(message);
  // On a busy machine the mock also says that it generates its accounts.
  const lines = output.stderr.trimEnd().split("\n");
  expect(lines.filter((text) => !text.startsWith("Generating "))).toHaveLength(1);
}

test("it prints one line with its address once it answers, and stops on SIGTERM", async () => {
  const { child, output, ended, line } = mock("--port", "0", "--static");
  const [, url] = /^The mock is listening on (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(await line) ?? [];
  const health = await fetch(`${url}/__mock/health`);
  expect(health.status).toBe(200);
  const openapi = await fetch(`${url}/openapi/v2.json`);
  expect(openapi.status).toBe(200);
  child.kill("SIGTERM");
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(output).toEqual({ stdout: expect.stringMatching(/^[^\n]*\n$/), stderr: "" });
  await expect(fetch(`${url}/__mock/health`)).rejects.toThrow();
});

test("a response that is still waiting does not keep it from stopping", async () => {
  // Longer than the test may take.
  const { child, ended, line } = mock("--port", "0", "--latency", "600000");
  const [url = ""] = /http:\S+/.exec(await line) ?? [];
  const headers = { Authorization: "Bearer mock_live_demo" };
  const cut = expect(fetch(`${url}/v2/taxonomies?query=shoes`, { headers })).rejects.toThrow();
  // The server takes connections in order, so the first request has arrived.
  expect((await fetch(`${url}/__mock/health`)).status).toBe(200);
  child.kill("SIGTERM");
  expect(await ended).toEqual({ code: 0, signal: null });
  await cut;
});

test("streams of events end when it is told to stop, and a second signal ends it at once", async () => {
  const { child, ended, line } = mock("--port", "0", "--latency", "600000");
  const [url = ""] = /http:\S+/.exec(await line) ?? [];
  const headers = { Authorization: "Bearer mock_live_demo" };
  const cut = expect(fetch(`${url}/v2/taxonomies?query=shoes`, { headers })).rejects.toThrow();
  const events = await fetch(`${url}/__mock/events`);
  child.kill("SIGTERM");
  expect(await events.text()).toMatch(/^retry:/);
  // The call still waits.
  child.kill("SIGINT");
  expect(await ended).toEqual({ code: null, signal: "SIGINT" });
  await cut;
});

test("it prints a line for each request, and goes on answering when nobody reads them any longer", async () => {
  const { child, output, ended, line } = mock("--port", "0", "--accounts", "2");
  const [url = ""] = /http:\S+/.exec(await line) ?? [];
  const ask = () => fetch(`${url}/v2/nowhere`).then(({ status }) => status);
  expect(await ask()).toBe(404);
  await vi.waitFor(() => expect(output.stdout).toMatch(/\nGET {2}\/v2\/nowhere 404 [\d.]+ ms, not_found\n$/));
  child.stdout.destroy();
  // The first line that cannot be written tells it so.
  for (let n = 0; n < 300; n += 1) expect(await ask()).toBe(404);
  child.kill("SIGTERM");
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(output.stderr).toBe("");
});

test("it stops on SIGINT", async () => {
  const { child, ended, line } = mock("--port", "0");
  await line;
  child.kill("SIGINT");
  expect(await ended).toEqual({ code: 0, signal: null });
});

test("it says so when the port is taken", async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
  const { port } = address(other.address());
  try {
    await expectRefusal(["--port", String(port)], new RegExp(`^port ${port} on 127.0.0.1 is taken`));
  } finally {
    other.close();
  }
});

test.concurrent.each([
  { flags: ["--prot", "4010"], message: /unknown option '--prot' \(Did you mean --port\?\)/ },
  { flags: ["--port", "0", "--host", "192.0.2.1"], message: /192\.0\.2\.1/ },
])("it refuses $flags in one line", async ({ flags, message }) => {
  await expectRefusal(flags, message);
});

// A process takes a moment to start, so the flags themselves are read here.
test.each([
  { flags: ["4010"], message: /4010/ },
  { flags: ["--port"], message: /--port.*missing/ },
  { flags: ["--host", "--strict"], message: /--host.*'--strict' is invalid/ },
  { flags: ["--port", "65536"], message: /--port.*65536/ },
  { flags: ["--port", "http"], message: /--port.*http/ },
  { flags: ["--port", "-1"], message: /--port/ },
  { flags: ["--port", ""], message: /--port/ },
  { flags: ["--host", ""], message: /--host.*must not be empty/ },
  { flags: ["--now", "soon"], message: /--now.*soon/ },
  { flags: ["--accounts", "0"], message: /--accounts.*0/ },
  { flags: ["--data", "a.yaml", "--data", "b.yaml"], message: /--data.*b\.yaml.*only once/ },
  { flags: ["--quiet", "--json"], message: /--quiet.*--json/ },
  { flags: ["--static", "--latency", "5"], message: /--static serves only examples/ },
  { flags: ["--error-rate", "1.1"], message: /--error-rate.*1\.1.*0 to 1/ },
  { flags: ["--drop-rate", "often"], message: /--drop-rate.*often/ },
  { flags: ["--slow-body", "-1"], message: /--slow-body/ },
  { flags: ["--scenario", "slwo"], message: /--scenario.*slwo.*one of outOfCredits, .*path of a JSON file/ },
  { flags: ["--scenario", "./none.json"], message: /--scenario \.\/none\.json cannot be read: ENOENT/ },
  { flags: ["--scenario", "package.json"], message: /package\.json: version: is not a known field/ },
  { flags: ["--static", "--scenario", "slow"], message: /--static serves only examples/ },
  { flags: ["--indexing-seconds", "1e9"], message: /--indexing-seconds.*1e9/ },
  { flags: ["--allow-origin", "localhost:5173"], message: /--allow-origin.*localhost:5173/ },
  { flags: ["--allow-origin", "http://a.example/page"], message: /--allow-origin.*page/ },
  { flags: ["--controls-token", ""], message: /--controls-token.*not empty/ },
  { flags: ["--controls-token", "two words"], message: /--controls-token(?!.*two words)/ },
])("the flags $flags are refused in one line", ({ flags, message }) => {
  const read = () => readFlags(flags);
  expect(read).toThrow(FlagError);
  expect(read).toThrow(message);
  expect(read).not.toThrow(/\n/);
});

test("the flags become options of the simulator, and only those that are given", () => {
  expect(readFlags([])?.simulator).toEqual({});
  const line =
    "--seed 7 --accounts 3 --media-per-account 9 --now 2026-01-02 --latency 5 --slow-body 6 --error-rate 0.5 --drop-rate .25" +
    " --indexing-seconds 0 --no-rate-limits --strict --allow-origin http://a.example --allow-origin http://b.example:1";
  expect(readFlags(line.split(" "))?.simulator).toEqual({
    seed: 7,
    accounts: 3,
    mediaPerAccount: 9,
    now: "2026-01-02",
    latencyMs: 5,
    slowBodyMs: 6,
    errorRate: 0.5,
    dropRate: 0.25,
    indexingSeconds: 0,
    rateLimits: false,
    strict: true,
    allowOrigins: ["http://a.example", "http://b.example:1"],
  });
});

test("requests are told of in words, unless the flags say otherwise", () => {
  const logFormat = (...flags: string[]) => readFlags(flags)?.telling;
  expect([logFormat(), logFormat("--quiet"), logFormat("--json")]).toEqual(["words", "none", "json"]);
});

test("the token of the controls comes from the flag, or else from the environment", () => {
  vi.stubEnv("ADINTEL_MOCK_CONTROLS_TOKEN", "of-the-environment");
  try {
    expect(readFlags([])?.simulator).toEqual({ controlsToken: "of-the-environment" });
    expect(readFlags(["--controls-token", "given"])?.simulator).toEqual({ controlsToken: "given" });
    vi.stubEnv("ADINTEL_MOCK_CONTROLS_TOKEN", "");
    expect(() => readFlags([])).toThrow(/ADINTEL_MOCK_CONTROLS_TOKEN.*not empty/);
  } finally {
    vi.unstubAllEnvs();
  }
});

test("the package's own help lists no flag that it does not have", () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  expect(readFlags(["--help"])).toBeUndefined();
  const help = log.mock.calls.flat().join("\n");
  log.mockRestore();
  expect(help).toMatch(/^Usage: adintel-mock \[options\]\n/);
  expect(help).toMatch(/ --watch +follow edits of --data and/);
  expect(help).toMatch(/^adintel-mock drill -- PROGRAM /m);
});

test("a proxy is trusted only when told to", () => {
  expect(readFlags([])?.address.trustProxy).toBe(false);
  expect(readFlags(["--trust-proxy"])?.address.trustProxy).toBe(true);
});

test.each([
  { flags: ["--help"], text: /^Usage: npm run mock -- \[options\]\n[^]* --watch / },
  { flags: ["--version"], text: /^\d+\.\d+\.\d+\n$/ },
])("$flags tells and starts nothing", async ({ flags, text }) => {
  const { output, ended } = mock(...flags);
  expect((await ended).code).toBe(0);
  expect(output.stdout).toMatch(text);
});

function address(value: AddressInfo | string | null): AddressInfo {
  if (value === null || typeof value === "string") throw new TypeError("not listening on a port");
  return value;
}
