import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { isRecord } from "../lib/json.ts";
import type { Version } from "../lib/versions.ts";
import { BrokenDocumentError, type ContractFacts } from "../openapi/document.ts";
import { readPoints, type LocatedPoint } from "./readings/read-points.ts";

/** What the commands work on, as redocly.yaml, openapi/contract.yaml and openapi/readings say. */
export interface Contract extends ContractFacts {
  /** The oldest first. */
  versions: Version[];
  /** What the specification leaves open. */
  points: LocatedPoint[];
}

/** @throws {BrokenDocumentError} if redocly.yaml lists no versions, none of them is the current one, or a point is incomplete. */
export async function readContract(folder: string): Promise<Contract> {
  const { apis } = await read(folder, "redocly.yaml");
  // A new version is known to the compiler once the operations table has been generated.
  const versions = Object.keys(isRecord(apis) ? apis : {}) as Version[];
  if (versions.length === 0)
    throw new BrokenDocumentError("redocly.yaml: apis must list the versions of the API");
  for (const version of versions) {
    const { root } = Object((apis as Record<string, unknown>)[version]) as { root?: unknown };
    if (root !== `openapi/${version}/openapi.yaml`)
      throw new BrokenDocumentError(
        `redocly.yaml: the root of ${version} must be openapi/${version}/openapi.yaml`,
      );
  }
  const { currentVersion, exampleRecords, clientTexts, scope } = await read(folder, "openapi/contract.yaml");
  const current = versions.find((version) => version === currentVersion);
  if (!current) {
    const written = JSON.stringify(currentVersion) ?? "missing";
    throw new BrokenDocumentError(
      `openapi/contract.yaml: currentVersion must be ${versions.join(" or ")}, but is ${written}`,
    );
  }
  const texts = Object.entries(isRecord(clientTexts) ? clientTexts : {}).map(
    async ([name, file]) => [name, await textOf(folder, String(file))] as const,
  );
  return {
    versions,
    currentVersion: current,
    exampleRecords: fieldsByKind(exampleRecords),
    points: await readPoints(folder),
    clientTexts: Object.fromEntries(await Promise.all(texts)),
    ...(scope !== undefined && { scope: scopeIn(scope) }),
  };
}

/** @throws {BrokenDocumentError} if the file cannot be read. */
function textOf(folder: string, file: string): Promise<string> {
  return readFile(join(folder, file), "utf8").catch((cause: unknown) => {
    throw new BrokenDocumentError(`openapi/contract.yaml: clientTexts: ${file} cannot be read`, { cause });
  });
}

/** @throws {BrokenDocumentError} if it is no scope of npm. */
function scopeIn(given: unknown): string {
  if (typeof given === "string" && /^@[a-z\d][a-z\d._-]*$/.test(given)) return given;
  throw new BrokenDocumentError(
    `openapi/contract.yaml: scope must be such as @lending, but is ${JSON.stringify(given)}`,
  );
}

/** @throws {BrokenDocumentError} if it is no object with lists of names. */
function fieldsByKind(given: unknown): Record<string, string[]> {
  const kinds = Object.entries(isRecord(given) ? given : {});
  const isRight =
    (given === undefined || isRecord(given)) && kinds.every(([, fields]) => isListOfNames(fields));
  if (!isRight)
    throw new BrokenDocumentError(
      "openapi/contract.yaml: exampleRecords must have a list of fields for each kind, such as accounts: [id, name]",
    );
  return Object.fromEntries(kinds) as Record<string, string[]>;
}

function isListOfNames(given: unknown): boolean {
  return Array.isArray(given) && given.length > 0 && given.every((name) => typeof name === "string");
}

async function read(folder: string, name: string): Promise<Record<string, unknown>> {
  const content: unknown = parse(await readFile(join(folder, name), "utf8"));
  return isRecord(content) ? content : {};
}
