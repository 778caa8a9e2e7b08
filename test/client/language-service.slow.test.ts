import { errorStatuses, operations, type Operation } from "@adintel/client/operations";
import { describe, expect, test } from "vitest";
import { cost } from "../../scripts/openapi/prices.ts";
import { resolve } from "../../scripts/openapi/document.ts";
import { readDocuments } from "../docs/documents.ts";
import { openInEditor } from "./editor.ts";

const head = `
import { createClient, AdintelError, ApiError } from "@adintel/client";
import { createClient as createLegacyClient } from "@adintel/client/v1";

declare const api: ReturnType<typeof createClient>;
declare const legacy: ReturnType<typeof createLegacyClient>;
declare const failure: unknown;
`;

const documents = await readDocuments();
const clients = { v1: "legacy", v2: "api" };

interface Call {
  version: "v1" | "v2";
  operation: Operation;
  client: string;
  /** How it is written before its arguments. */
  name: string;
  line: string;
}

/** A call of each operation of both versions; what it is given does not matter to what is shown. */
const calls: Call[] = (["v1", "v2"] as const).flatMap((version) =>
  Object.values<Operation>(operations[version]).map((operation) => {
    const name = `${clients[version]}.${operation.operationId}`;
    return { version, operation, client: clients[version], name, line: `${name}(${given(operation)});` };
  }),
);

/** The other forms of each call. */
const forms = calls.flatMap((call) => {
  const { operation } = call;
  const { paging, rows } = operation;
  const success = documents[call.version].paths[operation.path]?.post?.responses["200"];
  const isWaited = success !== undefined && "links" in success && operation.method === "POST";
  return [
    "result",
    "withResponse",
    ...(paging?.offset && rows ? ["all", "pages"] : []),
    ...(isWaited ? ["andWait"] : []),
  ].map((form) => {
    const name = `${call.name}.${form}`;
    return { ...call, form, name, line: `${name}(${given(operation)});` };
  });
});

function given(operation: Operation): string {
  return [
    ...operation.pathParameters.map(() => `"id"`),
    ...(operation.queryParameters.length > 0 ? [`{ type: "HOOK" }`] : []),
    ...(operation.requestBody ? ["{}"] : []),
  ].join(", ");
}

/** What stands at the foot of a hover text. */
function foot({ operation }: Call): string[] {
  return [`Cost: ${cost(operation)}.`];
}

/** The parameters of a method as they are to be read: by the names of their types. */
function parameters({ pathParameters, queryParameters, requestBody }: Operation): string {
  const name = String.raw`\w+(<[^{}]*>)?`;
  return [
    ...pathParameters.map((parameter) => `${parameter}: string, `),
    ...(queryParameters.length > 0 ? [String.raw`query\??: ${name}( \| undefined)?, `] : []),
    ...(requestBody ? [String.raw`body${requestBody.required ? "" : String.raw`\?`}: ${name}, `] : []),
  ].join("");
}

function times(text: string, part: string): number {
  return text.split(part).length - 1;
}

const inEditor = openInEditor(head, [...calls, ...forms].map(({ line }) => line).concat("api.;", "legacy.;"));

describe.each(calls)("$name", (call) => {
  const { operation, client, name } = call;

  test("has its summary, cost and signature on hover, each of them once", () => {
    const { code, documentation } = inEditor(call.line).hover(name);
    expect(documentation.startsWith(`${operation.summary}.\n`)).toBe(true);
    for (const part of foot(call)) expect(times(documentation, part), part).toBe(1);
    const lines = code.split("\n");
    expect(lines[0]).toMatch(new RegExp(`^\\(property\\) Client\\.${operation.operationId}: \\w+$`));
    expect(lines[1]).toMatch(
      new RegExp(`^(<[^{}]*>)?\\(${parameters(operation)}options\\?: CallOptions\\) => Promise<\\w+>$`),
    );
    expect(lines.length).toBe(2);
    expect(lines[1]?.length).toBeLessThan(150);
  });

  test("has its documentation while the arguments are written, and where it is offered", () => {
    const { documentation } = inEditor(call.line).hover(name);
    expect(inEditor(call.line).signature(`${name}(`).documentation).toBe(documentation);
    expect(inEditor(`${client}.;`).completion(`${client}.`, operation.operationId).documentation).toBe(
      documentation,
    );
  });

  test("is struck through if it is deprecated, with its successor named, and not otherwise", () => {
    const offered = inEditor(`${client}.;`)
      .completions(`${client}.`)
      .find((entry) => entry.name === operation.operationId);
    const isMarked = offered?.kindModifiers?.split(",").includes("deprecated") ?? false;
    const marks = inEditor(call.line).deprecations();
    const { deprecated } = inEditor(call.line).hover(name).tags;
    expect(offered).toBeDefined();
    expect(isMarked).toBe(operation.deprecated);
    expect(marks.map(({ at }) => at)).toEqual(operation.deprecated ? [operation.operationId] : []);
    expect(deprecated !== undefined).toBe(operation.deprecated);
    for (const { operationId } of operation.replacedBy) expect(deprecated).toContain(`\`${operationId}\``);
    if (operation.deprecated) expect(deprecated).toMatch(/`\w+` of v2\.$/);
  });
});

describe.each(forms)("$name", (call) => {
  const { operation, form, name } = call;

  test("tells what it does, and costs, and whether it is deprecated", () => {
    const { code, documentation, tags } = inEditor(call.line).hover(name);
    expect(documentation.startsWith(operation.summary)).toBe(true);
    expect(times(documentation, `Cost: ${cost(operation)}.`)).toBe(1);
    expect(inEditor(call.line).signature(`${name}(`).documentation).toBe(documentation);
    expect(code).toMatch(
      new RegExp(`^\\(method\\) \\w+\\.${form}(<[^{}]*>)?\\(${parameters(operation)}options\\?: \\w+\\)`),
    );
    expect(code).not.toMatch(/[{}]/);
    expect(tags["deprecated"] !== undefined).toBe(operation.deprecated);
    expect(
      inEditor(call.line)
        .deprecations()
        .map(({ at }) => at),
    ).toEqual(operation.deprecated ? [operation.operationId, form] : []);
  });
});

test("each method shows a call of it, which compiles", () => {
  const examples = calls.map(({ line, name, client }) => {
    const [, code = "none"] =
      /^```ts\n(.*)\n```$/.exec(inEditor(line).hover(name).tags["example"] ?? "") ?? [];
    expect(code).toContain(` = await ${name.replace(client, "api")}(`);
    return `async () => { ${code.replace("api.", `${client}.`)} };`;
  });
  const line = openInEditor(head, examples);
  for (const example of examples) expect(line(example).errors(), example).toEqual([]);
});

test("the versions have deprecated operations and others, and each form is there", () => {
  expect(calls.filter(({ operation }) => operation.deprecated).length).toBe(
    Object.keys(operations.v1).length,
  );
  expect(new Set(forms.map(({ form }) => form))).toEqual(
    new Set(["result", "withResponse", "all", "pages", "andWait"]),
  );
});

describe("options for React Query", () => {
  const all = calls
    .filter(({ version }) => version === "v2")
    .map((call) => {
      const { operation } = call;
      const reads = operation.method === "GET" || operation.rows;
      return {
        ...call,
        name: `queries.${operation.operationId}`,
        text: `queries.${operation.operationId}(${reads ? given(operation) : ""});`,
        // A mutation gets what it sends later.
        signature: reads
          ? `\\(${parameters(operation)}options\\?: QueryCallOptions\\) => QueryOptions<\\w+, "${operation.operationId}">`
          : `\\(options\\?: CallOptions\\) => MutationOptions<\\w+, .+>`,
      };
    });
  const line = openInEditor(
    `${head}
import { createQueries } from "@adintel/client/react-query";
declare const queries: ReturnType<typeof createQueries>;
`,
    all.map(({ text }) => text),
  );

  test.each(all)("$name has summary, cost, reference and signature on hover", (call) => {
    const { operation, name, text, signature } = call;
    const { code, documentation } = line(text).hover(name);
    expect(documentation.startsWith(`${operation.summary}.\n`)).toBe(true);
    for (const part of foot(call)) expect(times(documentation, part), part).toBe(1);
    expect(code.split("\n")[1]).toMatch(new RegExp(`^(<[^{}]*>)?${signature}$`));
  });
});

describe("while a request is written", () => {
  const bodies = calls.filter(({ operation }) => operation.requestBody);
  const values = `api.searchMedia({ query: "shoes", format: [""] });`;
  const mode = `legacy.searchBrands({ type: "BRAND", mode: "" });`;
  const insight = `api.listAccountInsights("id", { type: "" });`;
  const line = openInEditor(head, [...bodies.map((call) => call.line), values, mode, insight]);
  const offered = (code: string, at: string) =>
    line(code)
      .completions(at)
      .map(({ name }) => name);

  test.each(bodies)("$name offers its fields, described", (call) => {
    const fields = fieldsOf(call);
    const at = call.line.slice(0, call.line.indexOf("{") + 1);
    // Of fields that only one of several shapes has, none is known before the shape is.
    expect(offered(call.line, at)).toEqual(expect.arrayContaining(fields.map(([name]) => name)));
    for (const [name, description] of fields) {
      if (description === undefined) continue;
      const { documentation } = line(call.line).completion(at, name);
      expect(documentation.replaceAll(/\s+/g, " ")).toContain(description.replaceAll(/\s+/g, " ").trim());
    }
  });

  test("a field has its default and what is only assumed of it, in requests and in responses", () => {
    const query = `api.listAccountCampaigns("id", { type: "OFFER", startDate: "", limit: 1 });`;
    const body = `api.searchMedia({ query: "a", duration: ["0-10"], limit: 1 });`;
    const row = `api.searchBrands({}).then((found) => found.brands);`;
    const shown = openInEditor(head, [query, body, row]);
    const { listAccountCampaigns, searchMedia } = operations.v2;
    for (const [code, { paging }] of [
      [query, listAccountCampaigns],
      [body, searchMedia],
    ] as const)
      expect(shown(code).hover("limit").tags["default"]).toBe(String(paging.limit.default));
    expect(shown(query).hover("startDate").documentation).toMatch(/is assumed .* Not specified: format\.$/);
    expect(shown(body).hover("duration").documentation).toMatch(/ranges\. The unit is assumed /);
    expect(shown(row).hover("found.brands").documentation).toMatch(
      /Assumed, so it may be missing\. The envelope is not specified; .+\.$/,
    );
  });

  test("the values of an enum are offered", () => {
    const { schemas } = documents.v2.components;
    expect(offered(values, `format: ["`).sort()).toEqual([...(schemas["MediaFormat"]?.enum ?? [])].sort());
    expect(offered(mode, `mode: "`).sort()).toEqual(["brand_name", "ids", "smart"]);
    expect(offered(insight, `type: "`).sort()).toEqual([...(schemas["InsightType"]?.enum ?? [])].sort());
  });
});

/** The fields of an operation's body that every shape of it takes, with their descriptions. */
function fieldsOf({ version, operation }: Call): [string, string | undefined][] {
  const document = documents[version];
  type Node = Parameters<typeof resolve<{ description?: unknown }>>[1];
  const found: [string, string | undefined][] = [];
  const collect = (node: object) => {
    const { allOf = [], properties = {} } = resolve<{ allOf?: object[]; properties?: object }>(
      document,
      node,
    );
    for (const part of allOf) collect(part);
    for (const [name, property] of Object.entries<Node | false>({ ...properties })) {
      if (property === false) continue;
      // What stands beside a reference goes before what it leads to.
      const { description } = { ...resolve<{ description?: unknown }>(document, property), ...property };
      found.push([name, typeof description === "string" ? description : undefined]);
    }
  };
  const body = document.paths[operation.path]?.post?.requestBody?.content["application/json"]?.schema;
  if (body) collect(body);
  return found;
}

describe("a mistake is reported once, at its place, in words", () => {
  const mistakes: [code: string, at: string, ...words: string[]][] = [
    [`api.searchMedia({ query: "a", color: 1 });`, "color", "color"],
    [`api.searchMedia({ query: "a", limt: 1 });`, "limt", "limt", "'limit'"],
    [`api.searchMedia.all({ query: "a", limt: 1 });`, "limt", "'limit'"],
    [`api.searchMedia({ query: "a", format: ["FILM"] });`, `"FILM"`, "MediaFormat"],
    [`api.searchCreators({ gender: "femal" });`, "gender", "Gender", "female"],
    [`api.searchMedia({ query: "a", limit: "5" });`, "limit", "number"],
    [`api.searchMedia({ limit: 5 });`, "{ limit: 5 }", "accountId", "query"],
    [`api.searchMedia({});`, "{}", "accountId", "query"],
    [`api.indexAccount({});`, "{}", "'websiteUrl' is missing"],
    [`api.searchMedia();`, "searchMedia", "arguments"],
    [`api.listAccountInsights("id", {});`, "{}", "'type' is missing"],
    [`api.listAccountInsights("id", { type: "USP" });`, "type", "USP", "InsightType"],
    [`api.searchBrands({ query: "a", gender: "male" });`, "gender", "'undefined'"],
    [`api.searchMedia({ query: "a" }, { sgnal: 1 });`, "sgnal", "'signal'"],
    [`api.searchMedia({ query: "a" }).then((found) => found.medium);`, "medium", "MediaList"],
    [`legacy.searchBrands({ mode: "ids" });`, `{ mode: "ids" }`, "'brandIds' is missing"],
    [
      `legacy.searchBrands({ mode: "brand_name", brandNames: ["abc"] });`,
      `{ mode: "brand_name", brandNames: ["abc"] }`,
      "'type' is missing",
    ],
    [
      `legacy.searchBrands({ mode: "smart", query: "a", type: "BRAND", sortBy: "NAME" });`,
      "sortBy",
      "'sortBy' does not exist in type 'SmartSearch'",
    ],
    [`legacy.searchBrands({ mode: "smrt" });`, "mode", "ids", "brand_name", "smart"],
    [`legacy.searchBrands({});`, "{}", "ids", "brand_name", "smart"],
    [
      `legacy.searchBrandMedia("id", { mode: "smart", filters: { daysRun: { min: "3" } } });`,
      "min",
      "number",
    ],
    [`api.searchMedium({ query: "a" });`, "searchMedium", "'searchMedia'"],
  ];
  const line = openInEditor(
    head,
    mistakes.map(([code]) => code),
  );

  test.each(mistakes)("%s", (code, at, ...words) => {
    const errors = line(code).errors();
    expect(errors.map((error) => error.at)).toEqual([at]);
    const message = errors[0]?.message ?? "";
    for (const word of words) expect(message).toContain(word);
    expect(message.length).toBeLessThan(300);
  });
});

test("a code is shown by the names of its types, of one operation by its codes, and described", () => {
  const any = `if (failure instanceof AdintelError) failure.code;`;
  const served = `if (failure instanceof ApiError) failure.code;`;
  const called = `api.searchTaxonomies.result({ query: "a" }).then(({ error }) => error?.code);`;
  const wrong = `if (failure instanceof AdintelError) failure.code satisfies number;`;
  const line = openInEditor(head, [any, served, called, wrong]);
  const shown = (code: string, at: string) => line(code).hover(at).code.replace("(property) code: ", "");
  expect(shown(any, "failure.code")).toBe("ListedErrorCode | ClientErrorCode | UnlistedErrorCode");
  expect(shown(served, "failure.code")).toBe("ListedErrorCode | UnlistedErrorCode");
  expect(shown(called, "error?.code")).toMatch(
    /^("\w+" \| ){8}ClientErrorCode \| UnlistedErrorCode \| undefined$/,
  );
  expect(line(any).hover("failure.code").documentation).toMatch(/^Why the call failed\./);
  expect(line(wrong).errors()).toMatchObject([
    { message: expect.stringContaining("'ListedErrorCode | ClientErrorCode | UnlistedErrorCode'") },
  ]);
});

test("where a code is compared, the listed codes are offered, of one operation its own", () => {
  const compared = `if (failure instanceof AdintelError && failure.code === "") {}`;
  const served = `if (failure instanceof ApiError && failure.code === "") {}`;
  const switched = `if (failure instanceof ApiError) switch (failure.code) { case "rate_limited": case "": }`;
  const called = `api.searchTaxonomies.result({ query: "a" }).then(({ error }) => error?.code === "");`;
  const line = openInEditor(head, [compared, served, switched, called]);
  const offered = (code: string) => {
    const names = line(code).completions(code.slice(0, code.indexOf(`""`) + 1));
    return names.map(({ name }) => name).sort();
  };
  const listed = Object.keys(errorStatuses);
  const own = [
    "invalid_usage",
    "over_budget",
    "timeout",
    "unreachable",
    "unreadable_answer",
    "wait_too_long",
  ];
  expect(offered(compared)).toEqual(expect.arrayContaining([...listed, ...own]));
  expect(offered(served)).toEqual([...listed].sort());
  expect(offered(switched)).toEqual(listed.filter((code) => code !== "rate_limited").sort());
  expect(offered(called)).toContain("over_budget");
  expect(offered(called)).not.toContain("brand_not_found");
  for (const code of [compared, served, switched, called]) expect(line(code).errors()).toEqual([]);
});
