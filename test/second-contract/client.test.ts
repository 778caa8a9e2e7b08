import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { ClientOptions } from "@adintel/client";
import { expect, it } from "vitest";
import { root } from "../../scripts/lib/paths.ts";

const folder = join(root, "test/second-contract");
const run = promisify(execFile);

/** A module that the compiler of this project does not know. */
const load = async (name: string) => import(pathToFileURL(join(folder, name)).href);

const { createClient, ApiError } = await load("generated/v1.js");
const { createQueries } = await load("generated/react-query.js");
const { createPathClient } = await load("generated/paths.js");
const { run: runCommand } = await load("generated/client/command-line/run.js");
const calls = await load("calls.ts");

const options = { baseUrl: "http://127.0.0.1:4010/lending/v1", apiKey: "a-long-key", maxRetries: 0 };

/** A client whose requests are answered by `respond`, and the requests that it has sent. */
function open(respond: (url: URL) => [status: number, body: object, headers?: Record<string, string>]) {
  const sent: { method: string; url: string; headers: Record<string, string>; body?: string }[] = [];
  const fetch: ClientOptions["fetch"] = (url, init) => {
    sent.push({ ...init, url });
    const [status, body, headers] = respond(new URL(url));
    return Response.json(body, { status, ...(headers && { headers }) });
  };
  return { api: createClient({ ...options, fetch }), fetch, sent };
}

const loans = Array.from({ length: 5 }, (_, index) => ({ id: `l-${index}` }));

/** Five loans, by page and size. */
function pageOf({ searchParams }: URL): [number, object] {
  const [page, size] = ["page", "size"].map((name) => Number(searchParams.get(name) ?? NaN));
  return [200, { count: 5, loans: loans.slice((page! - 1) * size!, page! * size!) }];
}

it("calls compile, and wrong ones do not", async () => {
  const compiler = join(root, "node_modules/typescript-7/bin/tsc");
  await run(process.execPath, [compiler, "-p", folder], { cwd: root });
});

it("every operation is called with the key in its own header", async () => {
  const { api, sent } = open(() => [200, { count: 0, branches: [], titles: [], loans: [], id: "b-mill" }]);
  await calls.calls(api);
  expect(sent.map(({ method, url }) => `${method} ${url.slice(options.baseUrl.length)}`)).toEqual([
    "GET /branches?district=south&minShelves=20&sort=shelves",
    "GET /branches/b-harbour",
    "GET /branches/b-mill/titles?language=en&page=2&size=5",
    "POST /titles/search",
    "GET /titles/t-tides",
    "GET /loans?state=overdue&dueSince=2026-01-31&maxRenewals=2",
  ]);
  for (const { headers } of sent) {
    expect(headers).toMatchObject({ "x-api-key": options.apiKey });
    expect(headers).not.toHaveProperty("authorization");
  }
});

it("pages are counted from the first to one that is not full", async () => {
  const { api, sent } = open(pageOf);
  expect(await calls.allLoans(api)).toEqual(loans);
  expect(sent.map(({ url }) => new URL(url).searchParams.get("page"))).toEqual(["1", "2", "3"]);
});

it("pages keep their size, so that no row is left out", async () => {
  const { api, sent } = open(pageOf);
  const rows: unknown[] = [];
  for await (const row of api.listLoans.all({ size: 2 }, { maxRows: 3 })) rows.push(row);
  expect(rows).toEqual(loans.slice(0, 3));
  expect(sent.map(({ url }) => new URL(url).search)).toEqual(["?size=2&page=1", "?size=2&page=2"]);
});

it("an iteration that fails tells its page", async () => {
  const { api } = open((url) =>
    url.searchParams.get("page") === "3" ? [500, { problem: "crashed", title: "It failed." }] : pageOf(url),
  );
  await expect(calls.allLoans(api)).rejects.toMatchObject({ code: "crashed", status: 500, offset: 3 });
});

it("infinite queries go from page to page", async () => {
  const { api, sent } = open(pageOf);
  const query = createQueries(api).listLoans.infinite({ size: 2 });
  const page = await query.queryFn({ pageParam: query.initialPageParam });
  expect(sent[0]?.url).toContain("page=1");
  expect(query.getNextPageParam(page, [page], 1)).toBe(2);
  expect(query.getNextPageParam({ loans: loans.slice(4) }, [], 3)).toBeUndefined();
});

it("an error has code, message and details of this API's envelope", async () => {
  const issues = [{ at: "size", hint: "must be at least 1" }];
  const { api } = open(() => [400, { problem: "bad_input", title: "The request is invalid.", issues }]);
  const { error } = await api.listLoans.result({ size: 0 });
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    code: "bad_input",
    serverMessage: "The request is invalid.",
    details: [{ path: "size", message: "must be at least 1" }],
    message: "listLoans: 400 bad_input: The request is invalid; size must be at least 1",
  });
  expect(calls.told(error)).toEqual(["size must be at least 1"]);
});

it("a 429 of a gateway has the code of this API's own", async () => {
  const { api } = open(() => [429, {}, { "Retry-After": "7" }]);
  const { error } = await api.getTitle.result("t-tides");
  expect(error).toMatchObject({ code: "slow_down", retryAfterSeconds: 7 });
});

it("the key stays out of errors and hooks", async () => {
  const { fetch } = open(() => [401, { problem: "no_key", title: `Not a-long-key` }]);
  const seen: unknown[] = [];
  const api = createClient({
    ...options,
    fetch,
    onRequest: ({ headers }: object & { headers?: object }) => seen.push({ ...headers }),
  });
  const { error } = await api.getTitle.result("t-tides");
  expect(seen).toEqual([
    { "x-api-key": "<apiKey>", "user-agent": expect.stringMatching(/^lending-client\/\d/) },
  ]);
  expect(JSON.stringify(error)).not.toContain(options.apiKey);
});

it("calls by path carry the key and return errors as they are", async () => {
  const body = { problem: "no_such_branch", title: "No branch has this id." };
  const { api, sent } = open(() => [404, body]);
  const { error } = await createPathClient(api).GET("/branches/{id}", { params: { path: { id: "b-x" } } });
  expect(error).toEqual(body);
  expect(sent[0]?.headers).toMatchObject({ "x-api-key": options.apiKey });
});

it("the command line has this API's commands, in its own name", async () => {
  const lending = async (fetch: ClientOptions["fetch"], ...args: string[]) => {
    const printed = { stdout: "", stderr: "" };
    const code = await runCommand(args, {
      environment: { LENDING_API_KEY: "a-long-key", LENDING_BASE_URL: "https://lending.example" },
      write: (text: string) => Promise.resolve(Boolean((printed.stdout += text))),
      log: (line: string) => void (printed.stderr += `${line}\n`),
      signal: new AbortController().signal,
      fetch,
    });
    return { code, ...printed };
  };
  const { fetch, sent } = open(pageOf);
  const paged = await lending(fetch, "list-loans", "--size", "2", "--all");
  expect(paged).toMatchObject({ code: 0, stdout: loans.map((loan) => `${JSON.stringify(loan)}\n`).join("") });
  expect(sent.map(({ url }) => url)).toEqual(
    [1, 2, 3].map((page) => `https://lending.example/lending/v1/loans?size=2&page=${page}`),
  );
  expect(sent[0]?.headers).toMatchObject({ "x-api-key": options.apiKey });
  const failing = open((url) => (url.searchParams.get("page") === "2" ? [500, {}] : pageOf(url)));
  const failed = await lending(failing.fetch, "list-loans", "--size", "2", "--all");
  expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining("to continue, add --page 2\n") });
  const { stdout } = await lending(fetch, "--help");
  expect(stdout).toMatch(/^Usage: lending <command>/);
  expect(stdout).toMatch(/^ {2}search-titles \[text\] /m);
  expect(stdout).not.toMatch(/adintel/i);
  expect(JSON.parse(await readFile(join(folder, "generated/package.json"), "utf8"))).toMatchObject({
    bin: { lending: "./client/command-line/bin.js" },
  });
});
