import { readFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { check, command, node, passedCases, problemIn, startMock, typecheck } from "./commands.ts";
import { apply, editNamed, explainedEdits, isOfDocuments, linesBesideDocuments } from "./edits.ts";
import { isWhole } from "../sample.ts";
import { copyProject, type ProjectCopy } from "./project-copy.ts";

const edit = editNamed(await explainedEdits(), "Add a version");

let copy: ProjectCopy;

beforeAll(async () => {
  copy = await copyProject("testable");
});
afterAll(() => copy.remove());

test("a version takes forty lines at most beside documents, examples and row content", () => {
  const rowContent = "mocks/adintel/handlers/languages.ts";
  const changes = edit.changes.filter(({ file }) => file !== rowContent);
  expect(linesBesideDocuments({ ...edit, changes })).toBeLessThanOrEqual(40);
});

test("a successor that the new version does not have is refused, with file and line", async () => {
  for (const change of edit.changes.filter(isOfDocuments)) await apply(copy, change);
  await copy.edit("openapi/v2/paths/account-collabs.yaml", (written) =>
    written.replace("    - operationId: listAccountCollabs\n", "    - operationId: listPartners\n"),
  );
  expect(await problemIn(copy)).toMatch(
    /openapi\/v2\/paths\/account-collabs\.yaml:\d+\n\nx-replaced-by names listPartners, which v3 does not have/,
  );
  await copy.undo();
});

test("what cannot follow is named by the commands", async () => {
  for (const change of edit.changes.filter(isOfDocuments)) await apply(copy, change);
  expect(await problemIn(copy)).toBeUndefined();
  const mock = await command(copy, node, "scripts/run.mjs", "mock.ts", "--port", "0");
  expect(mock.code).toBe(2);
  expect(mock.printed).toContain("v3 listAccountLanguages has no handler");
  expect(mock.printed).toContain("mocks/adintel/handlers/index.ts");
});

test("the code follows with what CONTRIBUTING.md says", async () => {
  for (const change of edit.changes.filter((one) => !isOfDocuments(one))) await apply(copy, change);
  await copy.add(
    "test/client-of-v3.ts",
    `import { createClient, type LanguageRow } from "@adintel/client/v3";
const api = createClient({ baseUrl: process.argv[2] ?? "", apiKey: "mock_live_demo" });
const { brandId } = await api.indexAccount({ websiteUrl: "https://northwind.example" });
const { languages }: { languages: LanguageRow[] } = await api.listAccountLanguages(brandId, { skip: 1 });
console.log(JSON.stringify(languages));
// @ts-expect-error v3 has no such field
void (() => api.listAccountCollabs(brandId, { offset: 1 }));
// @ts-expect-error v3 has no such operation
void (() => api.postComments({}));
`,
  );
  expect((await typecheck(copy)).printed.trim()).toBe("");
});

test("the mock serves all versions side by side, with one index, one set of keys and credits, and the client calls them", async () => {
  const { url, ask, prices, stop } = await startMock(copy);
  const list = async (path: string, field: string) => {
    const { status, body } = await ask(path);
    expect(status, path).toBe(200);
    return body[field] as Record<string, unknown>[];
  };

  const creatives = (await ask("/v3/media", { query: "new" })).body["media"] as {
    brand: { id: string } | null;
  }[];
  expect(creatives).toEqual((await ask("/v2/media", { query: "new" })).body["media"]);
  const id = creatives.find(({ brand }) => brand !== null)?.brand?.id ?? "";

  // The renamed paging field pages, and the old name does nothing.
  const collabs = await list(`/v2/account/${id}/collabs`, "collabs");
  expect(collabs.length).toBeGreaterThan(1);
  expect(await list(`/v3/account/${id}/collabs?skip=1`, "collabs")).toEqual(collabs.slice(1));
  expect(await list(`/v3/account/${id}/collabs?offset=1`, "collabs")).toEqual(collabs);
  const languages = await list(`/v3/account/${id}/languages`, "languages");
  expect(languages.length).toBeGreaterThan(0);

  // What is gone is gone, in this version alone.
  expect((await ask("/v3/taxonomies?query=shoes")).status).toBe(404);
  expect((await ask("/v2/taxonomies?query=shoes")).status).toBe(200);
  expect((await ask("/v2/account/x/languages")).status).toBe(404);
  expect((await ask("/api/v1/brands/x/languages")).status).toBe(404);
  expect((await ask("/v9/media", { query: "new" })).body).toMatchObject({
    error: { message: expect.stringContaining("/v2, /v3 and /api/v1") },
  });

  // An account that one version indexes is known to all.
  const indexed = (await ask("/v3/account/index", { websiteUrl: "https://contoso.example" })).body;
  expect(indexed["status"]).toBe("indexing");
  expect((await ask("/v2/account/index", { websiteUrl: "https://contoso.example" })).body).toEqual({
    ...indexed,
    status: "already_exists",
  });
  expect((await ask(`/api/v1/brands/${String(indexed["brandId"])}`)).status).toBe(200);

  // Each call is charged to the same team, at the price of its version.
  expect(await prices("listAccountCollabs")).toEqual(new Set([500, 700]));
  expect(await prices("listAccountLanguages")).toEqual(new Set([300]));

  const called = await command(copy, node, "--import", "tsx", "test/client-of-v3.ts", `${url}/v3`);
  expect(called.code, called.printed).toBe(0);
  expect(JSON.parse(called.printed.trim())).toBeInstanceOf(Array);
  await stop();
});

test("the check holds the mock against it", async () => {
  expect(await passedCases(copy)).toEqual(
    expect.arrayContaining([
      "v3/listAccountCollabs/meaning/skip-beyond-the-end",
      "v3/listAccountLanguages/meaning/skip-default",
      "v3/listAccountLanguages/meaning/order",
      "v3/listAccountLanguages/metering/charge-some-found",
      "v3/searchMedia/meaning/minViewCount",
    ]),
  );
});

test("the check finds a server that pages v3 by the old name", async () => {
  const { url, stop } = await startMock(copy, "--no-rate-limits");
  const server = createServer((incoming, response) => {
    const path = (incoming.url ?? "").replace(/^(\/v3\/.*[?&])skip=/, "$1offset=");
    const { method, headers } = incoming;
    // Node's own client and server pass on what fetch would change.
    const forwarded = request(`${url}${path}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(forwarded);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const flags = ["--v3", `http://127.0.0.1:${port}/v3`, "--api-key", "mock_live_demo", "--rate", "off"];
  const { code, printed } = await check(
    copy,
    ...flags,
    "--only",
    "v3/listAccountCollabs",
    "--max-spend",
    "5",
  );
  expect(code, printed.slice(-3000)).toBe(1);
  expect(printed).toMatch(/v3\/listAccountCollabs\/meaning\/(pages-tile-the-list|skip)/);
  server.close();
  await stop();
});

test("the differences from v2 are listed, with what breaks callers", async () => {
  const { code, printed } = await command(copy, node, "scripts/run.mjs", "diff.ts", "v2", "v3");
  expect(code, printed).toBe(1);
  for (const named of ["POST /comments", "GET /taxonomies", "offset", "GET /account/{id}/languages", "700"])
    expect(printed).toContain(named);
});

const itsPages = "the reference has its pages, a switch of three versions, and how to move to it";

test.runIf(isWhole)(itsPages, async () => {
  const { code, printed } = await command(copy, node, "scripts/run.mjs", "docs.ts", "--out", "site");
  expect(code, printed.slice(-3000)).toBe(0);
  const page = (name: string) => readFile(join(copy.folder, "site", name), "utf8");
  const operation = await page("operations/v3/listAccountLanguages.html");
  expect(operation).toContain("@adintel/client/v3");
  for (const version of ["v1", "v2", "v3"]) expect(await page(`${version}.html`)).toContain("v3.html");
  const moving = await page("moving-to-v3.html");
  expect(moving).toContain("offset");
  expect(moving).toContain("skip");
  expect(await page("operations/v2/listAccountCollabs.html")).toContain("moving-to-v3.html");
});
