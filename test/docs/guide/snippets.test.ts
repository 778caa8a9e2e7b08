import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createMock, listen } from "@adintel/mock";
import { transform } from "esbuild";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { guidePage } from "../../../scripts/docs/model/guide-page.ts";
import { guides } from "../../../scripts/docs/writing/guides.ts";
import { snippet } from "../../../scripts/docs/blocks/snippet.tsx";
import { testChecks, testForwarding, type CheckedForward } from "../../forwarding.ts";
import { named, raw, readPages, type BuiltPage } from "../built-pages.ts";
import { attribute } from "../pages.ts";
import { runs, runSamples, type Language, type Outcome } from "../run-samples.ts";

const anyPort = { port: 0, host: "127.0.0.1" };

/** What the code of the guide calls; all of it is the mock here. */
const addresses = /http:\/\/127\.0\.0\.1:4010|https:\/\/api\.adintel\.example/g;

const languages: Record<string, Language> = {
  "language-bash": "curl",
  "language-typescript": "client",
  "language-javascript": "fetch",
  "language-python": "python",
};

interface Code {
  title: string;
  language: Language;
  source: string;
}

const pages = await readPages(join(inject("reference"), "dist/site"));
// Recipes have tests of their own.
const guidesWithSnippets = guides().filter(({ path }) => path !== "recipes.html");
const paths = guidesWithSnippets.flatMap(({ path, eachVersion }) =>
  eachVersion ? [path, guidePage("v1", path)] : [path],
);
const codes = paths.flatMap((path) => codeOf(pages.get(path)));

function codeOf(page: BuiltPage | undefined): Code[] {
  if (!page) return [];
  return named(page.root, "pre").flatMap((block) => {
    const [code] = named(block, "code");
    const language = languages[code ? (attribute(code, "className") ?? "") : ""];
    const title = `${page.path}: ${attribute(block, "ariaLabel")}`;
    // It starts what the other code calls.
    if (!code || !language || title.endsWith("Start the mock")) return [];
    return [{ title, language, source: raw(code) }];
  });
}

test("there is code of each language, and of each guide that tells how", () => {
  expect([...new Set(codes.map(({ language }) => language))].sort()).toEqual([
    "client",
    "curl",
    "fetch",
    "python",
  ]);
  const guidesWithCode = new Set(codes.map(({ title }) => title.split(":")[0]));
  for (const path of ["authentication", "credits", "rate-limits", "errors", "indexing"])
    expect(guidesWithCode).toContain(`v1/${path}.html`);
  for (const path of [
    "index",
    "authentication",
    "credits",
    "rate-limits",
    "errors",
    "paging",
    "indexing",
    "moving-to-v2",
  ])
    expect(guidesWithCode).toContain(`${path}.html`);
});

describe.each(["curl", "client", "fetch", "python"] as const)("in %s", (language) => {
  const ofLanguage = codes.filter((code) => code.language === language);

  describe.skipIf(!runs(language))("runs against the mock", () => {
    let outcomes: Outcome[];

    beforeAll(async () => {
      const mock = createMock({ rateLimits: false, indexingSeconds: 0 });
      const server = await listen(mock.fetch, anyPort);
      try {
        outcomes = await runSamples(
          language,
          ofLanguage.map(({ source }) => source.replaceAll(addresses, server.url)),
        );
      } finally {
        await server.close();
      }
    });

    test.each(ofLanguage.map(({ title, source }, index) => [title, source, index] as const))(
      "%s",
      (_, source, index) => {
        const { failure, printed = [] } = outcomes[index] ?? {};
        expect(failure).toBeFalsy();
        // A comment behind console.log says what it prints.
        const said = [...source.matchAll(/console\.log\(.*\); \/\/ (.+)/g)].map(([, words]) => words);
        for (const words of said) expect(printed.map(String)).toContain(words);
        if (source.includes("console.log(") && !source.includes("function")) expect(printed).not.toEqual([]);
      },
    );
  });
});

test("the first call brings the adverts that it asks for", async () => {
  const { fetch } = createMock();
  const first = codes.find(({ title }) => title.includes("The first call, against the service, with curl"));
  const [, body = ""] = /-d '(.*)'/.exec(first?.source ?? "") ?? [];
  const headers = { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" };
  const answer = await fetch(new Request("http://mock/v2/media", { method: "POST", headers, body }));
  expect(await answer.json()).toMatchObject({ count: 2 });
});

describe("what forwards the calls of pages", () => {
  testForwarding("/adintel", async (origin) => {
    const { forward } = await load<{ forward: CheckedForward }>("forward", origin);
    return (request) => forward(request, () => true);
  });

  testChecks(
    "/adintel",
    async (origin) => (await load<{ forward: CheckedForward }>("forward", origin)).forward,
  );
});

describe("what waits as long as Retry-After says", () => {
  test.each(["0", new Date(0).toUTCString()])("sends once more after %s", async (retryAfter) => {
    const statuses = [429, 200, 200];
    const server = createServer((_, response) => {
      response.writeHead(statuses.shift() ?? 500, { "Retry-After": retryAfter }).end();
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
    const { send } = await load<{ send(url: string, init: RequestInit): Promise<Response> }>("retry", url);
    expect((await send(url, {})).status).toBe(200);
    expect(statuses).toEqual([200]);
    server.closeAllConnections();
    server.close();
  });
});

async function load<Functions>(name: string, url: string): Promise<Functions> {
  const folder = await mkdtemp(join(tmpdir(), "snippet-"));
  const { code } = await transform(snippet(name).replaceAll(addresses, url), { loader: "ts", format: "esm" });
  const file = join(folder, `${name}.mjs`);
  await writeFile(file, code);
  const loaded = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Functions;
  await rm(folder, { recursive: true });
  return loaded;
}
