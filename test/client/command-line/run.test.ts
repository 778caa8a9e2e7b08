import { operations, versions } from "@adintel/client/operations";
import { createMock } from "@adintel/mock";
import { describe, expect, test } from "vitest";
import { now } from "../../now.ts";
import { creativesUsd } from "../../prices.ts";
import { stub, mediaPage, refusal } from "../stub.ts";
import { adintel, rowsOf } from "./adintel.ts";

const { fetch } = createMock({ now, rateLimits: false });
const mocked = adintel(fetch);
const unsent = adintel();
const usd = (rows: number) => `$${creativesUsd(rows)}`;
const page = (count: number) => mediaPage(count);
const bodiesOf = (requests: Request[]) => Promise.all(requests.map((request) => request.clone().json()));

describe("a call", () => {
  test("prints rows as JSON lines, and all else on standard error", async () => {
    const outcome = await mocked(
      "search-media",
      "new",
      "--format",
      "VIDEO",
      "--limit",
      "2",
      "--max-spend",
      "0.05",
    );
    expect(rowsOf(outcome).map(({ type }) => type)).toEqual(["VIDEO", "VIDEO"]);
    expect(outcome).toMatchObject({
      code: 0,
      stderr:
        "mock data from http://127.0.0.1:4010/v2; ADINTEL_BASE_URL and ADINTEL_API_KEY choose the service\n" +
        `charged ${usd(2)} for 2 rows\n`,
    });
  });

  test.each(versions.flatMap(({ id }) => Object.keys(operations[id]).map((name) => [id, name] as const)))(
    "%s: each operation is a command: %s",
    async (version, operationId) => {
      const kebab = operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const { code, stdout } = await unsent(kebab, "--api", version, "--help");
      expect([code, stdout.split("\n")[0]]).toEqual([
        0,
        expect.stringMatching(`^Usage: adintel ${kebab}( |$)`),
      ]);
      expect((await unsent("--help", "--api", version)).stdout).toContain(`\n  ${kebab} `);
    },
  );

  test("takes the id of a path first, and sends a query as the client does", async () => {
    const { requests, fetch: recorded } = stub(Response.json({ count: 0, totals: [] }));
    const { code } = await adintel(recorded)(
      "list-account-insights",
      "a/b",
      "--type",
      "hook",
      "--limit",
      "3",
    );
    expect(code).toBe(0);
    expect(requests[0]?.url).toBe("http://127.0.0.1:4010/v2/account/a%2Fb/insights?type=HOOK&limit=3");
  });

  test("reaches another version, at the same address", async () => {
    const { requests, fetch: recorded } = stub(Response.json({ count: 0, brands: [] }));
    const command = ["search-brands", "--api", "v1", "--mode", "brand-name", "--brand-names", "Shoes, Inc."];
    const given = [...command, "--type", "BRAND", "--base-url", "http://127.0.0.1:9/v2"];
    expect(await adintel(recorded)(...given)).toMatchObject({ code: 0 });
    expect(requests[0]?.url).toBe("http://127.0.0.1:9/api/v1/brands/search");
    expect(await bodiesOf(requests)).toEqual([
      { mode: "brand_name", brandNames: ["Shoes, Inc."], type: "BRAND" },
    ]);
  });

  test("that fails exits with 1, and says why with the id of the request", async () => {
    const failed = stub(refusal(500, "internal_error", { "X-Request-Id": "r-1" }));
    const { code, stdout, stderr } = await adintel(failed.fetch)("search-media", "new");
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toContain("500 internal_error: No; it may have been charged (request r-1)\n");
    expect(stderr).toContain(`at most ${usd(100)} may have been charged\n`);
  });

  test("shows no control characters of a service", async () => {
    const said = { error: { code: "not_found", message: "\u001b[2Jgone\u202e" } };
    const odd = stub(Response.json(said, { status: 404 }));
    const { stderr } = await adintel(odd.fetch)("get-account", "x");
    expect(stderr).toContain("404 not_found:  [2Jgone ");
    const rows = stub(Response.json({ count: 2, media: [{ id: "\u001b[31m" }, { id: "b" }] }));
    const { stdout } = await adintel(rows.fetch)("search-media", "new", "--output", "table");
    expect(stdout).toBe("id\n [31m\nb\n");
  });

  test("says what was charged where the price is not specified", async () => {
    const { stderr } = await mocked("search-creators", "--names", "a", "--limit", "1");
    expect(stderr).toMatch(/charged for 1 row, at a price that is not specified: at most \$0\.0025\n$/);
  });

  test("to a mock that is not running says how to start it", async () => {
    const refused = () => Promise.reject(new TypeError("fetch failed", { cause: new Error("refused") }));
    const { code, stderr } = await adintel(refused)("search-media", "new");
    expect(code).toBe(1);
    expect(stderr).toContain("start the mock with npx adintel-mock\n");
  });
});

describe("the server", () => {
  const key = (requests: Request[]) => requests[0]?.headers.get("Authorization");

  test("is the local mock with its demo key, unless the environment says otherwise", async () => {
    const local = stub(page(1));
    await adintel(local.fetch)("search-media", "new");
    expect([local.requests[0]?.url, key(local.requests)]).toEqual([
      "http://127.0.0.1:4010/v2/media",
      "Bearer mock_live_demo",
    ]);
    const live = stub(page(1));
    const environment = { ADINTEL_API_KEY: "live_secret", ADINTEL_BASE_URL: "https://api.adintel.example" };
    const { stderr } = await adintel(live.fetch, { environment })("search-media", "new");
    expect([live.requests[0]?.url, key(live.requests)]).toEqual([
      "https://api.adintel.example/v2/media",
      "Bearer live_secret",
    ]);
    expect(stderr).toBe(`charged ${usd(1)} for 1 row\n`);
    const flagged = stub(page(1));
    await adintel(flagged.fetch, { environment })(
      "search-media",
      "new",
      "--base-url",
      "https://b.example/x/v2",
    );
    expect(flagged.requests[0]?.url).toBe("https://b.example/x/v2/media");
  });

  test("keeps a path of its own that names no version", async () => {
    const { requests, fetch: recorded } = stub(page(1));
    await adintel(recorded)("search-media", "new", "--base-url", "http://localhost:3000/adintel/");
    expect(requests[0]?.url).toBe("http://localhost:3000/adintel/media");
  });

  test("that is live needs a key, which no flag takes", async () => {
    const live = ["search-media", "new", "--base-url", "https://api.adintel.example"];
    expect(await unsent(...live)).toEqual({
      code: 2,
      stdout: "",
      stderr: "https://api.adintel.example needs a key; set ADINTEL_API_KEY in the environment\n",
    });
    expect(await unsent(...live, "--api-key", "x")).toMatchObject({ code: 2 });
    expect(await unsent(...live, "--dry-run")).toMatchObject({ code: 0 });
    const quoted = adintel(undefined, { environment: { ADINTEL_API_KEY: '"x"' } });
    const { code, stderr } = await quoted(...live);
    expect([code, stderr]).toEqual([2, expect.stringContaining("ADINTEL_API_KEY must be the key alone")]);
  });

  test.each([
    ["key_of_the_service", "mock_live_demo"],
    ["mock_live_low", "mock_live_low"],
  ])("that is the mock gets %s as %s", async (ADINTEL_API_KEY, sent) => {
    const { requests, fetch: recorded } = stub(page(0));
    await adintel(recorded, { environment: { ADINTEL_API_KEY } })("search-media", "new");
    expect(requests[0]?.headers.get("Authorization")).toBe(`Bearer ${sent}`);
  });
});

describe("the body", () => {
  const sent = async (args: string[], read?: (file: string) => Promise<string>) => {
    const { requests, fetch: recorded } = stub(page(0));
    const outcome = await adintel(recorded, read && { read })("search-media", ...args);
    expect(outcome).toMatchObject({ code: 0 });
    return (await bodiesOf(requests))[0] as unknown;
  };

  test("has lists by repetition and by commas, enums in any case, and booleans", async () => {
    const lists = ["--format", "video,Image", "--format=DCO", "--categories", "before-and-after"];
    expect(
      await sent(["new", ...lists, "--crossposted", "--no-low-impressions", "--partnership-ad=false"]),
    ).toEqual({
      query: "new",
      format: ["VIDEO", "IMAGE", "DCO"],
      categories: ["Before and After"],
      crossposted: true,
      lowImpressions: false,
      partnershipAd: false,
    });
    expect(await sent(["new", "--format", '["VIDEO"]', "--limit", "1", "--limit", "2"])).toEqual({
      query: "new",
      format: ["VIDEO"],
      limit: 2,
    });
  });

  test("is JSON, of a file or of standard input; flags override its fields", async () => {
    const json = '{"query":"new","limit":5}';
    expect(await sent(["--body", json, "--limit", "2"])).toEqual({ query: "new", limit: 2 });
    const read = (file: string) => Promise.resolve(file === "-" || file === "my.json" ? json : "");
    expect(await sent(["--body", "-"], read)).toEqual({ query: "new", limit: 5 });
    expect(await sent(["--body", "@my.json"], read)).toEqual({ query: "new", limit: 5 });
  });

  test("is left out where nothing must be in it", async () => {
    const { requests, fetch: recorded } = stub(Response.json({}));
    expect(await adintel(recorded)("post-comments")).toMatchObject({ code: 0, stdout: "{}\n" });
    expect(await requests[0]?.text()).toBe("");
  });

  test("that an interruption keeps from being read is not sent", async () => {
    const control = new AbortController();
    const read = () => {
      control.abort(130);
      return Promise.reject(new Error("closed"));
    };
    const interrupted = adintel(undefined, { read, signal: control.signal });
    expect(await interrupted("search-media", "--body", "-")).toEqual({ code: 130, stdout: "", stderr: "" });
  });

  test("has nested objects by flags of their own, or as JSON", async () => {
    const search = ["search-brand-media", "b", "--api", "v1", "--dry-run"];
    const flags = ["--filters", '{"daysRun":{"min":3}}', "--filters.days-run.max", "9"];
    const { stdout } = await unsent(...search, ...flags);
    expect(stdout.split("\n")[1]).toBe('{"filters":{"daysRun":{"min":3,"max":9}}}');
  });
});

test.each([
  [["serch-media"], "unknown command serch-media; did you mean search-media?"],
  [["frobnicate"], "unknown command frobnicate; see adintel --help"],
  [["get-brand", "x"], "v2 has no command get-brand; add --api v1"],
  [["--all"], "a command is missing; see adintel --help"],
  [["search-media", "x", "--fromat", "VIDEO"], "unknown flag --fromat; did you mean --format?"],
  [["search-media", "x", "--minDaysRun", "3"], "unknown flag --minDaysRun; did you mean --min-days-run"],
  [
    ["search-media", "x", "--format", "VIDOE"],
    "--format must be one of DPA, VIDEO, CAROUSEL, IMAGE, DCO, not VIDOE; did you mean VIDEO?",
  ],
  [["search-media", "x", "--limit", "many"], "--limit must be a number, not many"],
  [["search-media", "x", "--limit"], "--limit needs a value"],
  [["search-media", "x", "--limit", "--all"], "--limit needs a value"],
  [["search-media", "x", "--limit=2.5"], "--limit must be an integer; see adintel search-media --help"],
  [["search-media", "x", "--crossposted=2"], "--crossposted must be true or false, not 2"],
  [["search-media", "running", "shoes"], "unexpected argument shoes; put a text of several words in quotes"],
  [["search-media", ""], "<query> is empty"],
  [["search-media", "a", "--query", "b"], "unexpected argument a, as there is --query"],
  [["search-media"], "one of --account-id, --query is required; see adintel search-media --help"],
  [["list-account-insights", "x"], "--type is required; see adintel list-account-insights --help"],
  [["get-account"], "<id> is missing"],
  [["get-account", "x", "--body", "{}"], "get-account has no fields, so --body cannot be used"],
  [["search-media", "--body", "{"], "--body is not JSON: "],
  [["search-media", "--body", "[]"], "--body must be a JSON object"],
  [["search-media", "--body", "@none.json"], "--body @none.json cannot be read: there is no none.json"],
  [["search-media", "x", "--output", "xml"], "--output must be one of jsonl, json, table, not xml"],
  [["search-media", "x", "--api", "v9"], "--api must be one of v1, v2, not v9; did you mean v1 or v2?"],
  [["search-media", "x", "--max-spend", "much"], "--max-spend must be a number, not much"],
  [["search-media", "x", "--max-spend", "-1"], "--max-spend must be a number of at least 0, not -1"],
  [["search-media", "x", "--max-rows", "0"], "--max-rows must be a number of at least 1, not 0"],
  [
    ["list-account-insights", "x", "--type", "HOOK", "--all"],
    "has no pages, so --all and --max-rows cannot be used; use --limit",
  ],
  [
    ["search-media", "x", "--base-url", "api.example"],
    "--base-url (ADINTEL_BASE_URL) must be such as http://127.0.0.1:4010/v2, not api.example",
  ],
  [["search-media", "x", "--base-url", "http://me:secret@localhost"], "not http://…@localhost\n"],
  [["completion", "ksh"], "completion needs the name of a shell: bash, zsh, fish"],
])("%j is refused, and nothing is sent", async (args, message) => {
  const { code, stdout, stderr } = await unsent(...args);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(message);
});

describe("pages", () => {
  test("are read to the end, or to so many rows", async () => {
    const search = ["search-media", "running shoes", "--limit", "50"];
    const all = await mocked(...search, "--all");
    const most = await mocked(...search, "--max-rows", "70");
    expect(rowsOf(all).length).toBeGreaterThan(100);
    expect(rowsOf(most)).toEqual(rowsOf(all).slice(0, 70));
    expect(most.stderr).toContain(`charged ${usd(70)} for 70 rows\n`);
  });

  test("end at the budget, and say where to go on", async () => {
    const args = ["search-media", "new", "--limit", "5"];
    const part = await mocked(...args, "--all", "--max-spend", String(creativesUsd(7)), "--offset", "1");
    expect(part.code).toBe(3);
    expect(part.stderr).toContain(`charged ${usd(7)} for 7 rows\nto continue, add --offset 8\nnot sent: `);
    expect(part.stderr).toMatch(/raise --max-spend\n$/);
    const rest = await mocked(...args, "--max-rows", "2", "--offset", "8");
    const whole = await mocked(...args, "--max-rows", "9", "--offset", "1");
    expect([...rowsOf(part), ...rowsOf(rest)]).toEqual(rowsOf(whole));
  });

  test("no single call is sent either if it could cost more", async () => {
    const { code, stderr } = await unsent(
      "search-media",
      "new",
      "--limit",
      "3",
      "--max-spend",
      String(creativesUsd(2)),
    );
    expect([code, stderr]).toEqual([3, expect.stringContaining(`not sent: it could cost ${usd(3)}`)]);
    const unlimited = await unsent("search-brands", "new", "--max-spend", "1");
    expect([unlimited.code, unlimited.stderr]).toEqual([3, expect.stringContaining("could cost any amount")]);
  });

  test("are no longer asked for once nobody reads them", async () => {
    const { requests, fetch: endless } = stub(mediaPage(5), mediaPage(5, 5));
    let lines = 0;
    const write = () => Promise.resolve((lines += 1) < 7);
    const { code, stderr } = await adintel(endless, { write })(
      "search-media",
      "new",
      "--all",
      "--limit",
      "5",
    );
    expect([code, lines, requests.length]).toEqual([0, 7, 2]);
    expect(stderr).toMatch(new RegExp(`\\ncharged \\${usd(10)} for 10 rows\\n$`));
  });

  test("end when the program is interrupted, with what was charged and where to go on", async () => {
    const control = new AbortController();
    const { fetch: endless, requests } = stub(page(5), () => {
      control.abort(130);
      return new Promise<Response>(() => undefined);
    });
    const interrupted = adintel(endless, { signal: control.signal });
    const outcome = await interrupted("search-media", "new", "--all", "--limit", "5", "--offset", "10");
    expect([outcome.code, rowsOf(outcome).length, requests.length]).toEqual([130, 5, 2]);
    expect(outcome.stderr).toContain(
      `charged ${usd(5)} for 5 rows; at most ${usd(5)} more may have been charged\n`,
    );
    expect(outcome.stderr).toMatch(/to continue, add --offset 15\n$/);
  });
});

describe("a dry run", () => {
  test("shows the request and its highest cost, and sends nothing", async () => {
    const outcome = await unsent("search-media", "new", "--limit", "2", "--dry-run");
    expect(outcome).toEqual({
      code: 0,
      stdout: `POST http://127.0.0.1:4010/v2/media\n{"limit":2,"query":"new"}\ncosts at most ${usd(2)}\n`,
      stderr: "",
    });
  });

  test.each([
    [["search-media", "x", "--max-rows", "250"], `costs at most ${usd(250)}`],
    [["search-media", "x", "--all"], "nothing limits its cost"],
    [["search-media", "x", "--all", "--max-spend", "0.5"], "costs at most $0.50"],
    [["search-taxonomies", "x"], "free"],
    [["search-brands", "x"], "its price is not specified"],
    [["get-account", "x"], "its price is not specified"],
  ])("%j", async (args, cost) => {
    const { code, stdout } = await unsent(...args, "--dry-run");
    expect([code, stdout.trim().split("\n").at(-1)]).toEqual([0, cost]);
  });
});

describe("other formats", () => {
  const rows = [
    { id: "a", owner: { name: "x" }, tags: ["p", "q"], none: null, text: "t".repeat(50), far: 1 },
    { id: "b", owner: null, tags: [], none: null, text: "", far: 2 },
  ];
  const listed = (...more: object[]) => stub(Response.json({ count: 2, media: [...rows, ...more] }));

  test("a table has the fields with single values, as far as they fit", async () => {
    const { stdout, stderr } = await adintel(listed().fetch, { columns: 54 })("search-media", "new");
    expect(stdout).toBe(`id  tags  text\na   p, q  ${"t".repeat(39)}…\nb\n`);
    expect(stderr).toContain("\n3 more fields; --output jsonl shows all\n");
    const narrow = await adintel(listed().fetch, { columns: 1 })("search-media", "new");
    expect(narrow.stdout).toBe("id\na\nb\n");
  });

  test("a single row is shown whole", async () => {
    const single = stub(Response.json({ id: "a", owner: { name: "x" }, none: null }));
    const { stdout } = await adintel(single.fetch)("get-account", "a", "--output", "table");
    expect(stdout).toBe('id     a\nowner  {"name":"x"}\nnone\n');
  });

  test("rows that are texts are lines", async () => {
    const texts = await mocked("search-taxonomies", "shoes", "--limit", "1", "--output", "table");
    expect(texts.stdout).toMatch(/^[A-Z][^"]*\n$/);
  });

  test("JSON is the response, and of pages one of the same shape", async () => {
    const search = ["search-media", "new", "--limit", "2", "--output", "json"];
    const { stdout } = await mocked(...search);
    const paged = await mocked(...search, "--max-rows", "2");
    expect(JSON.parse(stdout)).toMatchObject({ count: 2, media: [{}, {}] });
    expect(JSON.parse(paged.stdout)).toEqual(JSON.parse(stdout));
  });
});

describe("help", () => {
  test("lists commands with summary and price", async () => {
    const { code, stdout } = await unsent();
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^ {2}search-media \[query\] +Search creatives \(\$0\.0005 per creative, minimum 1\)$/m,
    );
    expect(stdout).toMatch(/^ {2}index-account \[website-url\] +Add an account to the index \(free\)$/m);
    expect(await unsent("help")).toMatchObject({ stdout });
    expect(await unsent("-h")).toMatchObject({ stdout });
  });

  test("of a command has its cost, limits, fields, values and defaults", async () => {
    const { stdout } = await unsent("help", "search-media");
    expect(stdout).toContain("Cost: $0.0005 per creative, minimum 1. Rate limit: 120 requests a minute.\n");
    expect(stdout.replace(/\s+/g, " ")).toContain(
      "--status <text> Return running creatives, ended ones, or both. One of ACTIVE, INACTIVE, ALL.",
    );
    expect(stdout.replace(/\s+/g, " ")).toMatch(/--limit <number> .* Default: 100\./);
    expect(await unsent("search-media", "-h")).toMatchObject({ stdout });
    expect((await unsent("list-account-insights", "--help")).stdout).toMatch(
      /^ {2}--type <text> +Required\. /m,
    );
  });

  test("of a deprecated command names its successors", async () => {
    const { stdout } = await unsent("search-brands", "--api", "v1", "--help");
    expect(stdout).toContain("\nDeprecated; use search-brands or search-creators. ");
  });

  test("--version is that of the package", async () => {
    expect((await unsent("--version")).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe("completion", () => {
  test.each([
    [[""], ["search-media", "get-account", "completion", "help"]],
    [["search-m"], ["search-media"]],
    [
      ["--api", "v1", "get-br"],
      ["get-brand", "get-brand-index-status"],
    ],
    [
      ["--api", ""],
      ["v1", "v2"],
    ],
    [
      ["search-media", "--min-"],
      ["--min-days-run", "--min-view-count"],
    ],
    [["search-media", "--max-s"], ["--max-spend"]],
    [["search-media", "--format", "v"], ["VIDEO"]],
    [["search-media", "--format", "VIDEO,im"], ["VIDEO,IMAGE"]],
    [["search-media", "--categories", "before\\ and"], ["Before and After"]],
    [
      ["search-media", "x", "--output", "j"],
      ["jsonl", "json"],
    ],
    [
      ["completion", ""],
      ["bash", "zsh", "fish"],
    ],
    [["help", "search-t"], ["search-taxonomies"]],
  ])("of %j", async (words, expected) => {
    const { stdout } = await unsent("completion", "words", "--", ...words);
    expect(stdout.split("\n")).toEqual(expect.arrayContaining(expected));
    if (words[0] !== "") expect(stdout).toBe(expected.map((word) => `${word}\n`).join(""));
  });
});
