import { operations } from "./operations.ts";
import type { Operation, World } from "./world.ts";

/** What stands at a path. */
export interface Route {
  readonly operations: readonly Operation[];
  readonly id: string;
}

const roots = { v1: "/api/v1", v2: "/v2" } as const;

/** The operations at a path, all of one template; `undefined` if there is nothing. */
export function routeOf(request: Request, world: World): Route | undefined {
  let path = decode(new URL(request.url).pathname);
  if (world.takes("path-case", "ignored")) path = path.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  if (world.takes("path-trailing-slash", "same")) path = path.replace(/\/$/, "");
  const lookUp = world.takes("path-templated", "template") && request.method === "GET";
  const found = operations
    .map((operation) => ({ operation, match: pattern(operation).exec(path) }))
    .filter(({ match }) => match !== null);
  const first = (lookUp && found.find(({ operation }) => operation.method === "GET")) || found[0];
  if (!first?.match) return undefined;
  const same = found.filter(({ operation }) => operation.path === first.operation.path);
  return { operations: same.map(({ operation }) => operation), id: first.match[1] ?? "" };
}

const patterns = new Map<Operation, RegExp>();

function pattern(operation: Operation): RegExp {
  const known = patterns.get(operation);
  if (known) return known;
  const made = new RegExp(`^${roots[operation.version]}${operation.path.replace("{id}", "([^/]+)")}$`);
  patterns.set(operation, made);
  return made;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
