import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, inject, test } from "vitest";
import { root } from "../../scripts/lib/paths.ts";
import { typedEntries } from "./entries.ts";
import { compile } from "../compile.ts";

const { project, mockAlone } = inject("installed");

const usesMock = `
import { createClient } from "@adintel/client";
import { createMock, listen, type Server } from "@adintel/mock";
const mock = createMock({ seed: 7, rateLimits: false });
export const server: Promise<Server> = listen(mock.fetch, { port: 0, host: "127.0.0.1" });
export const api = createClient({ baseUrl: "http://mock/v2", apiKey: "k", fetch: mock.fetch });
// @ts-expect-error A seed is a number.
createMock({ seed: "7" });
`;

const usesClient = `
import { AdintelError, costOf, createClient, type Charge, type Client } from "@adintel/client";
import { createClient as createLegacyClient } from "@adintel/client/v1";
import { createPathClient } from "@adintel/client/paths";
import { validate } from "@adintel/client/validate";
import type { MediaItem } from "@adintel/client/types";

const charges: Charge[] = [];
export const api: Client = createClient({
  baseUrl: "http://127.0.0.1:4010/v2",
  apiKey: "mock_live_demo",
  onCharge: (charge) => charges.push(charge),
  validate,
});
export const legacy = createLegacyClient({ baseUrl: "http://127.0.0.1:4010/api/v1", apiKey: "k" });

export async function use(): Promise<MediaItem[]> {
  const found: MediaItem[] = [];
  try {
    for await (const creative of api.searchMedia.all({ query: "shoes" }, { maxRows: 3 })) found.push(creative);
    const { data } = await createPathClient(api).POST("/media", { body: { query: "shoes" } });
    return data ? [...found, ...data.media] : found;
  } catch (error) {
    if (error instanceof AdintelError && error.code === "rate_limited") console.log(error.retryAfterSeconds);
    throw error;
  }
}
export const price: number | undefined = costOf("searchMedia", 25);
// @ts-expect-error There is no such operation.
costOf("searchFilms", 25);
`;

const usesContract = `
import { check, diff, proxy, render, OptionsError, type CheckReport, type DiffReport, type RunningProxy } from "@adintel/contract";

export async function use(handler: (request: Request) => Promise<Response>): Promise<string> {
  const report: CheckReport = await check(handler, { apiKey: "k", only: ["v2/searchMedia"], skip: { "v1": "later" } });
  const running: RunningProxy = await proxy({ upstream: "http://127.0.0.1:4010", versions: ["v2"] });
  const [exchange] = running.violations().exchanges;
  const changed: DiffReport = diff({}, {});
  const [finding] = report.findings;
  const rules: string[] = changed.changes.map(({ rule }) => rule);
  return [finding?.area, finding?.expected, exchange?.violations[0]?.path, rules.join(), await render(report, "junit")].join();
}
export const isWrong = (error: unknown): boolean => error instanceof OptionsError;
// @ts-expect-error A key is needed.
check("http://127.0.0.1:4010/v2", {});
// @ts-expect-error There is no such report.
void check("", { apiKey: "k" }).then((report) => render(report, "pdf"));
`;

/** That each list has exactly the values that its type, which its comment names, lists: in rows it is open to others. */
function usesValues(entry: string, types: string, declarations: string): string {
  const lists = [
    ...declarations.matchAll(/The values of `(\w+)(?:\["(\w+)"\])?`[^]*?export declare const (\w+)/g),
  ];
  const checks = lists.map(([, type = "", field, list = ""]) => {
    const values =
      field === undefined ? `types.${type}` : `Exclude<types.${type}["${field}"], null | undefined>`;
    return `export const ${list}: Same<(typeof values.${list})[number], Listed<${values}>> = true;`;
  });
  if (checks.length !== [...declarations.matchAll(/export declare/g)].length)
    throw new Error("a list has no type");
  return `
import * as values from "${entry}";
import type * as types from "${types}";
type Listed<Value> = Value extends string ? (string extends Value ? never : Value) : Value;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
${checks.join("\n")}
`;
}

const client = join(project, "node_modules/@adintel/client");
const valuesOf = async (version: string) => readFile(join(client, `values/${version}.d.ts`), "utf8");

const files = {
  "client.ts": usesClient,
  "mock.ts": usesMock,
  "contract.ts": usesContract,
  "values.ts": usesValues("@adintel/client/values", "@adintel/client/types", await valuesOf("v2")),
  "values-v1.ts": usesValues("@adintel/client/values/v1", "@adintel/client/types/v1", await valuesOf("v1")),
};

/** Playwright's own declarations need those of Node.js. */
const ofPlaywright = "@adintel/mock/playwright";

const usesMockAlone = `
import { createMock, createStaticMock, listen, type SavedState, type Mock } from "@adintel/mock";
import { readFlags } from "@adintel/mock/flags";
const options = readFlags([])?.simulator ?? {};
const mock: Mock = createMock({ ...options, seed: 7, rateLimits: false });
export const state: SavedState = mock.save();
export const spent: number | undefined = state.worlds["default"]?.teams["mock_live_demo"]?.spentMicrodollars;
export const again = createMock({ state });
export const response: Promise<Response> = mock.fetch(new Request("http://mock/v2/account/x"));
export const server = listen(createStaticMock().fetch, { port: 0, host: "127.0.0.1" });
// @ts-expect-error A spent amount is a number.
export const wrong: string | undefined = spent;
`;

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) await writeFile(join(project, name), text);
  // What the types are to say, line by line.
  await copyFile(join(root, "test/client/types.ts"), join(project, "types.ts"));
  // All declarations that the package has are read, used or not.
  const all = [...(await typedEntries(project)), ...(await typedEntries(project, "@adintel/mock"))];
  const names = all.map(({ name }) => name).filter((name) => name !== ofPlaywright);
  const imports = names.map((name, index) => `import type * as entry${index} from "${name}";`);
  const types = names.map((_, index) => `typeof entry${index}`);
  const text = `${imports.join("\n")}\nexport type Entries = [${types.join(", ")}];\n`;
  await writeFile(join(project, "entries.ts"), text);
  await writeFile(join(project, "playwright.ts"), `export { expect, test } from "${ofPlaywright}";\n`);
  await writeFile(join(mockAlone, "alone.ts"), usesMockAlone);
});

// Declarations name each other as the sources do, which the oldest and the newest compiler must understand. `Bundler` is what
// the projects of Vite and of others set.
const compilers = [
  ["typescript", "NodeNext"],
  ["typescript-7", "NodeNext"],
  ["typescript-7", "Bundler"],
] as const;

test.each(compilers)("a consumer compiles under %s with the resolution %s", async (...compiler) => {
  expect(await errorsOf(project, [...Object.keys(files), "types.ts", "entries.ts"], ...compiler)).toBe("");
});

test.each(compilers)("a test of Playwright does under %s with the resolution %s", async (...compiler) => {
  const more = {
    types: ["node"],
    typeRoots: [join(root, "node_modules/@types")],
    lib: ["ES2023", "ESNext.Disposable", "DOM", "DOM.Iterable"],
  };
  expect(await errorsOf(project, ["playwright.ts"], ...compiler, more)).toBe("");
});

test.each(compilers)("one without the client does under %s with the resolution %s", async (...compiler) => {
  expect(await errorsOf(mockAlone, ["alone.ts"], ...compiler)).toBe("");
});

/** What a compiler says of files in a project. */
function errorsOf(
  folder: string,
  sources: string[],
  name: string,
  moduleResolution: string,
  more: object = {},
): Promise<string> {
  const isBundler = moduleResolution === "Bundler";
  const options = {
    // The declarations of all packages are checked; TypeScript's own, most of the work, are not ours to check.
    skipLibCheck: false,
    skipDefaultLibCheck: true,
    // The strictest that a consumer can be, and what most are.
    exactOptionalPropertyTypes: !isBundler,
    module: isBundler ? "ESNext" : moduleResolution,
    moduleResolution,
    ...more,
  };
  return compile(folder, sources, options, name);
}
