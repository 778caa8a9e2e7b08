import type { Version } from "@adintel/client/operations";
import { entriesOf, type Entry } from "../contract/table.ts";
import type { Exchange } from "./exchange.ts";
import { keyRefused } from "./key-watch.ts";
import { proxyVariable } from "./reach.ts";
import type { Session } from "./session.ts";
import { Unreachable } from "./target.ts";

/**
 * Asks a version of a server a question or two that cost nothing, so that a wrong address or key is told as such, and not as
 * a thousand broken rules. A server that merely breaks the contract passes: each operation without a parameter in its path has to
 * look as if there were no API, and each that takes a page size has to refuse the key.
 *
 * @throws {Unreachable} if it does not answer, answers as no such API would, or refuses the key.
 */
export async function probe(session: Session, version: Version, root: string): Promise<void> {
  const rows = entriesOf(version).filter(({ path }) => !path.includes("{"));
  await lookForApi(session, version, root, rows);
  await tryKey(session, version, rows);
}

async function lookForApi(session: Session, version: Version, root: string, rows: Entry[]): Promise<void> {
  let first: Exchange | undefined;
  for (const operation of rows) {
    const exchange = await session.probe({
      ...{ version, operation, path: operation.path, authorization: null },
      ...(operation.method !== "GET" && { body: {} }),
    });
    if (!isNoApi(exchange)) return;
    first ??= exchange;
  }
  if (first) throw new Unreachable(noApi(first, version, root));
}

/** Refusals come from something like an API, in whatever form, and so does any JSON but that there is nothing. */
function isNoApi({ status, body }: Exchange): boolean {
  if ([400, 401, 402, 403, 413, 415, 422, 429].includes(status)) return false;
  const hasJson = typeof body === "object" && body !== null;
  return !hasJson || status === 404 || (status >= 300 && status < 400);
}

function noApi({ method, url, status, headers, text }: Exchange, version: Version, root: string): string {
  const to = headers.get("Location");
  if (status >= 300 && status < 400 && to !== null)
    return redirected(`${method} ${url}`, status, to, url, root);
  const type = headers.get("Content-Type")?.split(";")[0];
  const answer = `${method} ${url} answered ${status} ${type ?? (text === "" ? "without a body" : "of no type")}`;
  const proxy = status >= 500 ? proxyVariable(url) : undefined;
  if (proxy !== undefined) return `${answer}: the server fails, or the proxy of ${proxy} does not reach it`;
  const base = version === "v2" ? "/v2" : "/api/v1";
  const hint = new URL(root).pathname.endsWith(base)
    ? `Is --${version} ${root} the root of ${version}?`
    : `Is the path missing, as in --${version} ${new URL(root).origin}${base}?`;
  return `This does not look like the API: ${answer}. ${hint}`;
}

/** Where the other address has the same end, its root is the one to give. */
function redirected(asked: string, status: number, to: string, url: string, root: string): string {
  const target = URL.canParse(to, url) ? new URL(to, url) : undefined;
  if (target) [target.username, target.password] = ["", ""];
  const end = url.slice(root.length);
  const shown = target ? target.href : to;
  const other = target?.href.endsWith(end) ? target.href.slice(0, -end.length) : undefined;
  const advice =
    other === undefined
      ? "give the address of the API itself"
      : `if that is the API, give ${other} as its address`;
  return `${asked} answered ${status} and leads to ${shown}; the check does not follow, since the key would go along: ${advice}`;
}

/** A page of no rows is refused, or at the worst is free; before that comes the key. */
async function tryKey(session: Session, version: Version, rows: Entry[]): Promise<void> {
  let last: Exchange | undefined;
  for (const operation of rows) {
    const { paging, path } = operation;
    if (paging?.in !== "body") continue;
    const body = { [paging.limit.name]: 0 };
    const exchange = await session.probe({ version, operation, path, body });
    if (exchange.status !== 401 && exchange.status !== 403) return;
    // What refuses everyone is a wall before the API, or its mistake; what is said of it is the same.
    last = exchange;
  }
  if (last) throw new Unreachable(keyRefused(last));
}
