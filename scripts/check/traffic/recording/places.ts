import { basePath, byPreference, type Version } from "../../../lib/versions.ts";
import { contract, type Operation } from "../../contract/table.ts";
import type { RootsByVersion } from "../../../lib/server-flags.ts";
import type { Recorded } from "./recorded.ts";

/** An operation that an address leads to. */
export interface OperationMatch<T = Operation> {
  version: Version;
  operation: T;
  /** Relative to the version's root. */
  path: string;
  /** Whether the operation has the method; if not, the path has another operation. */
  hasMethod: boolean;
}

type PathTable<T> = readonly { version: Version; operation: T; pattern: RegExp }[];

interface Addressed {
  method: string;
  path: string;
}

/** Puts concrete paths before templated ones, as OpenAPI wants them matched. */
export function pathTable<T extends Addressed>(
  operations: readonly { version: Version; operation: T }[],
): PathTable<T> {
  return operations
    .map(({ version, operation }) => ({ version, operation, pattern: patternOf(operation.path) }))
    .sort((a, b) => Number(a.operation.path.includes("{")) - Number(b.operation.path.includes("{")));
}

export const documented: PathTable<Operation> = pathTable(contract.operations);

function patternOf(path: string): RegExp {
  const escaped = path.replaceAll(/[.+*?^$()[\]|\\]/g, "\\$&");
  return new RegExp(`^${escaped.replaceAll(/\{[^}]*\}/g, "[^/]+")}/?$`);
}

function operationAt<T extends Addressed>(
  table: PathTable<T>,
  version: Version,
  path: string,
  method: string,
): OperationMatch<T> | undefined {
  const fitting = table.filter((one) => one.version === version && one.pattern.test(path));
  const concrete = fitting.filter(({ operation }) => operation.path === fitting[0]?.operation.path);
  const found = concrete.find(({ operation }) => operation.method === method);
  const operation = (found ?? concrete[0])?.operation;
  return operation && { version, operation, path, hasMethod: found !== undefined };
}

/** An address without what is no part of its path. */
function bare(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, pathname } = new URL(url);
  return /^https?:/i.test(url) ? `${origin}${pathname}` : undefined;
}

/** A root as addresses are compared with it. */
export function normalRoot(root: string): string {
  return bare(root)?.replace(/\/+$/, "") ?? root;
}

/** Finds the operation of an address under the roots; `undefined` at another address, `null` at one that no document has. */
export function find<T extends Addressed>(
  table: PathTable<T>,
  roots: RootsByVersion,
  { url, method }: Pick<Recorded, "url" | "method">,
): OperationMatch<T> | null | undefined {
  const address = bare(url);
  if (address === undefined) return undefined;
  for (const version of byPreference) {
    const root = roots[version];
    if (root === undefined || !`${address}/`.startsWith(`${root}/`)) continue;
    return operationAt(table, version, address.slice(root.length), method) ?? null;
  }
  return undefined;
}

/** What the roots are by what was recorded: the addresses before the path of a version under which most requests to operations went. */
export function guessRoots<T extends Addressed>(
  table: PathTable<T>,
  recorded: readonly Pick<Recorded, "url" | "method">[],
): RootsByVersion {
  const counts = new Map<string, { version: Version; root: string; times: number }>();
  for (const { url, method } of recorded) {
    const address = bare(url);
    if (address === undefined) continue;
    for (const version of byPreference) {
      const end = basePath(version);
      const at = address.indexOf(`${end}/`, address.indexOf("//") + 2);
      if (at < 0) continue;
      const root = address.slice(0, at + end.length);
      if (!operationAt(table, version, address.slice(root.length), method)?.hasMethod) continue;
      const known = counts.get(`${version} ${root}`) ?? { version, root, times: 0 };
      counts.set(`${version} ${root}`, { ...known, times: known.times + 1 });
    }
  }
  const most = [...counts.values()].sort((a, b) => a.times - b.times);
  return Object.fromEntries(most.map(({ version, root }) => [version, root]));
}
