import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { errorStatuses, operations } from "@adintel/client/operations";
import { expect, test } from "vitest";
import { isRecord } from "../scripts/lib/json.ts";
import { root } from "../scripts/lib/paths.ts";
import { versions } from "../scripts/lib/versions.ts";
import { readDocuments } from "./docs/documents.ts";

/** What knows this API: everything else works for any contract. */
const knowledge = ["mocks/adintel/", "scripts/check/adintel/", "scripts/docs/guide/", "scripts/mcp/adintel/"];

/** Tools of this project alone, which nothing imports, and guides, which are written about this API. */
const isOfThisProject = (file: string) => file.startsWith("scripts/dev/") || file.endsWith(".md");

/** The client's way from v1 to the version after it. */
const upgrade = [
  "scripts/client/legacy-request.ts",
  "scripts/client/upgrading.ts",
  "scripts/generate/client/upgrade.ts",
  "scripts/generate/client/upgrade-plans.ts",
];

const machinery = execFileSync("git", ["ls-files", "scripts", "mocks"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.(tsx?|m?js|json|css|html)$/.test(file))
  .filter(
    (file) => !isOfThisProject(file) && ![...knowledge, ...upgrade].some((part) => file.startsWith(part)),
  );

/** The files of the machinery that have a word, comments included. */
function filesWith(words: RegExp): string[] {
  return machinery.filter((file) => words.test(readFileSync(join(root, file), "utf8")));
}

const oneOf = (words: readonly string[], flags = "") => new RegExp(`\\b(${words.join("|")})\\b`, flags);

test("there is machinery to look at", () => {
  expect(machinery.length).toBeGreaterThan(500);
  expect(filesWith(/\boperationId\b/).length).toBeGreaterThan(10);
});

/** An example in a comment of what the mock exports, which only this API's names make readable. */
const examples = ["mocks/index.ts", "mocks/remote.ts"];

test("machinery names no version", () => {
  expect(filesWith(oneOf(versions, "i"))).toEqual([
    ...examples.slice(0, 1),
    // The documents that these packages export; the build refuses a version without its lines.
    "mocks/package.json",
    ...examples.slice(1),
    // SARIF has versions of its own.
    "scripts/check/report/formats/sarif.ts",
    "scripts/contract/package.json",
  ]);
});

test("machinery names no operation", () => {
  const names = versions.flatMap((version) => Object.keys(operations[version]));
  expect(filesWith(oneOf(names))).toEqual([]);
});

test("machinery names no field of this API", async () => {
  const names = new Set(
    Object.values(await readDocuments()).flatMap((document) => [...fieldNames(document)]),
  );
  // One word can mean anything.
  const fields = [...names].filter((name) => /[a-z][A-Z]/.test(name) && !common.has(name));
  expect(fields.length).toBeGreaterThan(50);
  expect(filesWith(oneOf(fields))).toEqual([
    // Waiting for an account to be indexed is part of what the client exports.
    "scripts/client/core/errors.ts",
    "scripts/client/indexing.ts",
  ]);
});

test("machinery names no error code", () => {
  const codes = Object.keys(errorStatuses);
  expect(filesWith(oneOf(codes))).toEqual([
    // Examples in comments.
    "mocks/app/mock.ts",
    "mocks/engine/scenarios/scenario.ts",
    // The code of 429 that costs a client's bundle nothing.
    "scripts/client/http/failure.ts",
    // An example in a comment.
    "scripts/docs/browser/try-it/prefer.ts",
    "scripts/generate/client/client.ts",
  ]);
});

test("machinery names no key", () => {
  expect(filesWith(/\bmock_live/)).toEqual([
    // Keys are masked wherever they stand, whichever session they are of.
    "mocks/engine/journal/masked.ts",
    // The prefix is the mock's own, of any contract.
    "mocks/engine/sessions/keys.ts",
    "mocks/http/api-key.ts",
    ...examples,
    "scripts/check/plain.ts",
    // The key that every mock accepts.
    "scripts/client/core/options.ts",
  ]);
});

/** Names that other APIs, and programs, have too. */
const common = new Set([
  "createdAt",
  "endAt",
  "imageUrl",
  "mediaType",
  "requestId",
  "sortBy",
  "startAt",
  "startedAt",
  "videoUrl",
]);

/** The names of all parameters and properties. */
function* fieldNames(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const member of node) yield* fieldNames(member);
  if (!isRecord(node)) return;
  if (typeof node["in"] === "string" && typeof node["name"] === "string") yield node["name"];
  if (isRecord(node["properties"])) yield* Object.keys(node["properties"]);
  for (const [key, member] of Object.entries(node)) if (!key.startsWith("example")) yield* fieldNames(member);
}
