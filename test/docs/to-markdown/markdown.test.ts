import { createMock } from "@adintel/mock";
import { documents, operations } from "@adintel/client/operations";
import { describe, expect, inject, test } from "vitest";
import { filesIn, siteIn } from "../pages.ts";

/* The Markdown of an operation is enough for a right call, and llms.txt for a first one: agents may read nothing else. */

const files = filesIn(siteIn(inject("reference")));
const read = (path: string) => files.get(path) ?? "";
const someDay = Date.UTC(2026, 10, 20);

const all = (["v2", "v1"] as const).flatMap((version) =>
  Object.values(operations[version]).map((row) => ({
    version,
    row,
    path: `operations/${version}/${row.operationId}.md`,
  })),
);

describe.each(all)("$path", ({ version, row, path }) => {
  const text = read(path);

  test("its sample alone is a call that succeeds", async () => {
    const [, sample = ""] = /```bash\n(curl [\s\S]*?)```/.exec(text) ?? [];
    const { url, ...init } = curl(sample);
    const { fetch } = createMock({ rateLimits: false, now: someDay });
    const response = await fetch(new Request(url, init));
    expect(response.status, await response.text()).toBe(200);
  });

  test("says where, with which header, what may go wrong, and each in one place", () => {
    expect(text).toContain(
      `${row.method} \`http://127.0.0.1:4010${documents[version].basePath}${row.path}\``,
    );
    expect(text).toContain("`Authorization: Bearer <API_KEY>`");
    const [, errors = ""] = text.split("\n## Errors\n");
    const lines = errors.trim().split("\n\n");
    expect(lines).toHaveLength(2);
    const codes = Object.values(row.errors).flat();
    expect(codes.filter((code) => !lines[1]?.includes(`\`${code}\``))).toEqual([]);
    // One language is enough.
    expect(text.match(/```(?!json)\w+/g)).toEqual(["```bash"]);
  });

  test("has an example of the response that is an object, and no error's", () => {
    const [, response = ""] = text.split(/\n## Responses?\n/);
    const examples = [...response.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = ""]): unknown =>
      JSON.parse(json),
    );
    if (path.endsWith("postComments.md") || (row.examples["200"] ?? []).length === 0) return;
    expect(examples).toEqual([expect.not.objectContaining({ error: expect.anything() })]);
  });

  test("fits where little is read at once", () => {
    // Some agents read 100,000 characters of a page, others 20,000.
    expect(text.length).toBeLessThan(30_000);
  });
});

describe("llms.txt", () => {
  const [head = "", ...rest] = read("llms.txt").split("\n## ");

  test("says address, key and errors before the first list", () => {
    const lines = head.split("\n").slice(0, 8).join("\n");
    for (const version of ["v1", "v2"] as const)
      expect(lines).toContain(`http://127.0.0.1:4010${documents[version].basePath}`);
    expect(lines).toContain("Authorization: Bearer <API_KEY>");
    expect(lines).toContain('{"error":{"code":');
    const codes = Object.values(operations.v2).flatMap(({ errors }) => Object.values(errors).flat());
    for (const code of codes) expect(lines).toContain(`\`${code}\``);
  });

  test("lists the operations of v2 first, by method and address, with their prices, then the guides", () => {
    expect(rest[0]).toMatch(/^Operations of v2\n/);
    expect(rest[1]).toMatch(/^Guides\n\n- \[[^\]]+\]\(index\.md\)/);
    for (const { method, path, billing } of Object.values(operations.v2)) {
      const line = rest[0]?.split("\n").find((one) => one.startsWith(`- [${method} /v2${path}](`)) ?? "";
      const price = !billing
        ? "Price not specified"
        : billing.microdollarsPerRow === 0
          ? "Free"
          : `$${billing.microdollarsPerRow / 1e6}`;
      expect(line, path).toContain(price);
    }
  });

  test("is small", () => {
    expect(read("llms.txt").length).toBeLessThan(30_000);
  });
});

test("every page says below its title where all pages are listed", () => {
  const pages = [...files].filter(([path]) => path.endsWith(".md") && path !== "print.md");
  expect(pages.length).toBeGreaterThan(100);
  for (const [path, text] of pages)
    expect(text, path).toMatch(/^# .*\n\n> All pages: \[llms\.txt\]\((\.\.\/)*llms\.txt\)\n\n/);
});

/** What a call with curl sends, as far as the samples go. */
function curl(command: string): { url: string } & RequestInit {
  const [, ...words] = shellWords(command);
  const headers = new Headers();
  const query = new URLSearchParams();
  let [url, method, body]: (string | undefined)[] = [];
  while (words.length > 0) {
    const word = words.shift() ?? "";
    if (word === "-H") {
      const [name = "", value = ""] = (words.shift() ?? "").split(": ");
      headers.append(name, value);
    } else if (word === "--data-urlencode") {
      const [name = "", ...value] = (words.shift() ?? "").split("=");
      query.append(name, value.join("="));
    } else if (word === "-X") method = words.shift();
    else if (word === "-d") body = words.shift();
    else if (!word.startsWith("-")) url = word;
    else if (word !== "-G" && word !== "--fail-with-body") throw new Error(`unknown flag ${word}`);
  }
  const search = query.size > 0 ? `?${query}` : "";
  return {
    url: `${url}${search}`,
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers,
    body: body ?? null,
  };
}

function shellWords(command: string): string[] {
  return [...command.matchAll(/(?:'[^']*'|\\'|"[^"]*"|[^\s'\\])+/g)].map(([word]) =>
    word.replaceAll(
      /'([^']*)'|"([^"]*)"|\\'/g,
      (quoted, single?: string, double?: string) => single ?? double ?? quoted.slice(1),
    ),
  );
}
