import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { guidePages } from "../../../scripts/docs/pages/guide.tsx";
import { readAdvice } from "../../../scripts/docs/writing/advice.ts";
import { checkAdvice, checkLinks, type Book } from "../../../scripts/docs/writing/book.ts";
import { guideFolder } from "../../../scripts/docs/model/guide-folder.ts";
import { guideIn, guides, type Guide } from "../../../scripts/docs/writing/guides.ts";
import { refuse, type Mistake } from "../../../scripts/docs/writing/mistakes.ts";
import { readDocuments } from "../documents.ts";
import { forEachVersion } from "../../../scripts/lib/versions.ts";

const documents = await readDocuments();

/** The documents with another word in place of one. */
function renamed(from: string, to: string): typeof documents {
  return JSON.parse(JSON.stringify(documents).replaceAll(`"${from}"`, `"${to}"`)) as typeof documents;
}

function bookOf(own: readonly Guide[]): Book {
  const mistakes: Mistake[] = [];
  const advice = readAdvice(guideFolder, mistakes);
  return { guides: [...own], advice, changes: [], runs: {}, mistakes, links: [] };
}

/** What is wrong in guides, as lines. */
function wrongIn(own: readonly Guide[], shown = documents): string[] {
  const book = bookOf(own);
  const html = new Map<string, string>();
  for (const { path, version = "v2", render } of guidePages(book)) {
    const at = {
      document: shown[version],
      documents: shown,
      calls: forEachVersion(() => ({})),
      tryIt: "",
      version,
      page: path,
    };
    html.set(path, String(render(at)));
  }
  checkLinks(book, (path) => html.get(path));
  return lines(book.mistakes);
}

function lines(mistakes: Mistake[]): string[] {
  try {
    refuse(mistakes);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split("\n") : [String(error)];
  }
}

const front = "---\ntitle: Test\ndescription: A test.\norder: 99\n---\n";

/** What is wrong in a guide with this text, which begins on its sixth line. */
function wrong(text: string, head = front): string[] {
  const mistakes: Mistake[] = [];
  const guide = guideIn("test.md", `${head}${text}\n`, mistakes);
  return [...lines(mistakes), ...(guide ? wrongIn([guide]) : [])];
}

describe("a mistake in a guide is a line with its place", () => {
  test.each([
    ["```data price\n```", /^test\.md:6: unknown data block “price”; there are .*\bprices\b/],
    ["One.\n\n```data snippet\n```", /^test\.md:8: must be ```data snippet NAME$/],
    [
      "```data snippet nothing\nlabel: x\n```",
      /^test\.md:6: no file scripts\/docs\/guide\/snippets\/nothing\.ts$/,
    ],
    ["```data snippet budget\nname: x\nlabel: x\n```", /has no option name; it has label$/],
    ["```data snippet budget\n```", /needs the option label$/],
    ["```data snippet budget\nlabel: [\n```", /^test\.md:7: the options are not valid YAML: /],
    ["```data errors-with-status 499\n```", /no error has the status 499; there are 400, 401/],
    ["```rust x\n```", /^test\.md:6: unknown language “rust”; there are bash, /],
    ["```bash\nls\n```", /give the code a title/],
    [
      "A\nb [c](operation:searchMedias).",
      /^test\.md:7: v2 has no operation searchMedias; it has .*searchMedia\b/,
    ],
    ["[x](operation:searchBrandMedia)", /v1 has it: write v1\/searchBrandMedia$/],
    ["[x](error:no_credits)", /^test\.md:6: v2 has no error code no_credits; it has .*out_of_credits/],
    ["[x](schema:Media)", /^test\.md:6: v2 has no schema Media; it has .*MediaItem/],
    ["[x](prices.md)", /^test\.md:6: no guide prices\.md; there are .*credits\.md/],
    ["[x](#nowhere)", /^test\.md:6: #nowhere: test\.html has no anchor #nowhere$/],
    ["[x](site:nothing.html)", /links to nothing\.html, which does not exist$/],
    ["[x](lookup:y)", /^test\.md:6: unknown link lookup:y; operation:, schema:/],
    ["{{cost searchMedia}}", /^test\.md:6: \{\{cost searchMedia\}\} must be \{\{cost OPERATION ROWS\}\}$/],
    ["{{prize searchMedia}}", /^test\.md:6: unknown value \{\{prize\}\}; there are .*price/],
    ["{{status gone}}", /v2 has no error code gone/],
    ["{{field MediaItem.views}}", /MediaItem has no field views; it has .*viewCount/],
    ["{{value IndexedAccount.status done}}", /has no value done; it has already_exists, indexing$/],
    ["## No anchor", /^test\.md:6: a heading needs an anchor/],
    ["Text.\n\n# Late {#late}", /^test\.md:8: only the first line may be a # heading/],
    [
      "| a | b |\n| --- | --- |\n| c | d |",
      /^test\.md:6: a table needs a line before it with its caption: Table: /,
    ],
    ["::: v3\nx\n:::", /^test\.md:6: unknown part ::: v3; there are v1, v2$/],
    ["::: v2\nx\n:::", /^test\.md:6: ::: v2 needs `versions: each` in the front matter$/],
    ["::: v2\nx", /is not closed by a line :::$/],
  ])("%j", (text, line) => {
    expect(wrong(text)).toContainEqual(expect.stringMatching(line));
  });

  test("and a guide without one has none", () => {
    expect(
      wrong("{{status not_found}} {{price searchMedia}} in v2.\n\n## Title {#title}\n\n[x](#title)"),
    ).toEqual([]);
  });
});

describe("no figure is typed", () => {
  test.each(["$0.0005 a row", "60 requests a minute", "up to 100 KB", "a 429", "the default is 20", "5%"])(
    "%s",
    (text) => {
      const figure = /^test\.md:6: “\S.*” is a figure; take it from the documents/;
      expect(wrong(`It is ${text}.`)).toContainEqual(expect.stringMatching(figure));
      expect(wrong(`- *It is ${text}.*`)).toContainEqual(expect.stringMatching(figure));
    },
  );

  test("nor in code", () => {
    expect(wrong("`$0.0005`")).toContainEqual(expect.stringContaining("must come from the documents"));
    expect(wrong("```bash x\n# 60 requests per minute\n```")).not.toEqual([]);
    expect(wrong("`count` is `0`")).toEqual([]);
  });

  test("nor in what the menu and search engines say", () => {
    expect(wrong("Text.", front.replace("A test.", "All 12 errors."))).toContainEqual(
      expect.stringMatching(/^test\.md:1: “12 errors” is a figure/),
    );
  });
});

describe("front matter", () => {
  test.each([
    ["", /^test\.md:1: the front matter is missing/],
    ["---\ntitle: Test\n---\n", /^test\.md:1: front matter needs description, order$/],
    [`${front.slice(0, -4)}name: x\n---\n`, /^test\.md:5: front matter has no key `name`; it has title, /],
    [front.replace("99", "last"), /^test\.md:4: `order` must be a number$/],
    [`${front.slice(0, -4)}versions: both\n---\n`, /^test\.md:5: `versions` must be `each`/],
    ["---\ntitle: [\n---\n", /^test\.md:\d: front matter: /],
  ])("%j", (head, line) => {
    expect(wrong("Text.", head)).toContainEqual(expect.stringMatching(line));
  });
});

describe("the guides follow the documents", () => {
  test.each([
    ["searchMedia", "index.md"],
    ["getAccountIndexStatus", "indexing.md"],
    ["getBrand", "indexing.md"],
    ["searchBrandMedia", "credits.md"],
  ])("where the operation %s is renamed, each place in %s is named", (operation, file) => {
    const found = wrongIn(guides(), renamed(operation, "other"));
    expect(found).toContainEqual(
      expect.stringMatching(
        new RegExp(`^scripts/docs/guide/${file}:\\d+: v[12] has no operation ${operation}; it has `),
      ),
    );
  });

  test("where an error code is renamed, sentences that name it fail, and the code has no advice", () => {
    const found = wrongIn(guides(), renamed("out_of_credits", "no_credits"));
    for (const line of [
      /^scripts\/docs\/guide\/credits\.md:\d+: v2 has no error code out_of_credits; it has .*no_credits/,
      /^scripts\/docs\/guide\/authentication\.md:\d+: v1 has no error code out_of_credits/,
      /^scripts\/docs\/guide\/errors\.md:\d+: errors\.yaml has no entry no_credits/,
    ])
      expect(found).toContainEqual(expect.stringMatching(line));
    const book = bookOf([]);
    checkAdvice(
      book,
      [...book.advice.keys()].filter((code) => code !== "out_of_credits"),
    );
    expect(lines(book.mistakes)).toEqual([
      expect.stringMatching(/^scripts\/docs\/guide\/errors\.yaml:\d+: no error code out_of_credits; /),
    ]);
  });

  test("where a field or a value of an enum is renamed", () => {
    expect(wrongIn(guides(), renamed("brandId", "accountId"))).toContainEqual(
      expect.stringMatching(/indexing\.md:\d+: IndexedAccount has no field brandId; it has accountId/),
    );
    expect(wrongIn(guides(), renamed("indexing", "syncing"))).toContainEqual(
      expect.stringMatching(/indexing\.md:\d+: IndexedAccount\.status has no value indexing/),
    );
  });

  test("the line that is named has the mistake", () => {
    const found = wrongIn(guides(), renamed("searchMedia", "other"));
    const first = found.find((one) => one.includes("no operation searchMedia")) ?? "";
    const [, file = "", line] = /^([^:]+):(\d+): /.exec(first) ?? [];
    const text = readFileSync(join(guideFolder, "../../..", file), "utf8").split("\n")[Number(line) - 1];
    expect(text).toContain("searchMedia");
  });
});
