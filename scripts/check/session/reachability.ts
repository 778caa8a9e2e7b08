import { basePath, byPreference, versions, type Version } from "../../lib/versions.ts";
import { leavesOpen } from "../contract/document.ts";
import { violationsOf } from "../contract/schemas.ts";
import { contract, entriesOf, type Operation } from "../contract/table.ts";
import { costAtMost, isFree, isUnpriced } from "../contract/cost.ts";
import type { Exchange, Sending } from "../http/exchange.ts";
import { keyRefused } from "../http/key-watch.ts";
import { proxyVariable } from "../http/reach.ts";
import { isAboutRow } from "./absence.ts";
import type { Session } from "./session.ts";
import { Unreachable } from "../http/target.ts";

/**
 * Asks a version of a server a question or two that cost nothing, so that a wrong address or key is told as such, and not as
 * a thousand broken rules. A server that merely breaks the contract passes: each operation without a parameter in its path has to
 * look as if there were no API, and each that takes a page size has to refuse the key.
 *
 * @throws {Unreachable} if it does not answer, answers as no such API would, or refuses the key.
 */
export async function checkRoot(session: Session, version: Version, root: string): Promise<void> {
  const rows = entriesOf(version).filter(({ path }) => !path.includes("{"));
  await lookForApi(session, version, root, rows);
  await tryKey(session, version, root, rows);
}

/** Requests with an account's id alone, the cheapest first, in the first version that a server has. */
function lookups({ has }: Session, id: string): (Sending & { operation: Operation })[] {
  const version = byPreference.find(has);
  return contract.operations
    .filter(
      ({ version: own, operation, document }) =>
        own === version &&
        operation.method === "GET" &&
        operation.path.includes("{") &&
        !isUnpriced(operation) &&
        !document.parameters.some(
          (one) => one.in === "query" && (one.required || leavesOpen(one, "required")),
        ),
    )
    .sort((a, b) => costAtMost(a.operation, 1) - costAtMost(b.operation, 1))
    .map(({ version: own, operation }) => ({
      version: own,
      operation,
      path: operation.path.replace(/\{\w+\}/, encodeURIComponent(id)),
      query: operation.paging?.in === "query" ? { [operation.paging.limit.name]: "1" } : {},
    }));
}

/**
 * Asks for an account that was named, at the two cheapest operations, of which one is free where any is, so that a wrong id is
 * told as such.
 *
 * @throws {Unreachable} if the server has no such account.
 */
export async function checkAccount(session: Session, account: string, maxSpend: number): Promise<void> {
  let last: Exchange | undefined;
  for (const sending of lookups(session, account).slice(0, 2)) {
    const { operation } = sending;
    if (costAtMost(operation, 1) > maxSpend && !isFree(operation)) continue;
    last = await (isFree(operation) ? session.probe(sending) : session.send(sending));
    if (last.status !== 404 && last.status !== 400) return;
  }
  if (!last) return;
  const answer = `${last.method} ${last.url} returned ${last.status}`;
  throw new Unreachable(
    `--account ${account}: the server has no such account (${answer}). Correct the id, or leave out the flag to let a search find one`,
  );
}

async function lookForApi(
  session: Session,
  version: Version,
  root: string,
  rows: Operation[],
): Promise<void> {
  let first: Exchange | undefined;
  for (const operation of rows) {
    const exchange = await session.probe({
      version,
      operation,
      path: operation.path,
      authorization: null,
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
  const answer = answerIn({ method, url, status, headers, text });
  const proxy = status >= 500 ? proxyVariable(url) : undefined;
  if (proxy !== undefined) return `${answer}: the server failed, or the proxy from ${proxy} cannot reach it`;
  return `This does not look like the API: ${answer}. ${rootHint(version, root)}`;
}

function answerIn({
  method,
  url,
  status,
  headers,
  text,
}: Pick<Exchange, "method" | "url" | "status" | "headers" | "text">): string {
  const type = headers.get("Content-Type")?.split(";")[0];
  return `${method} ${url} returned ${status} ${type ?? (text === "" ? "without a body" : "without a Content-Type")}`;
}

function rootHint(version: Version, root: string): string {
  const base = basePath(version);
  const { pathname, origin } = new URL(root);
  if (pathname.endsWith(base)) return `Is --${version} ${root} the root of ${version}?`;
  const right = `--${version} ${origin}${base}`;
  return pathname === "/" || pathname === "" ? `Is the path missing, as in ${right}?` : `Is it ${right}?`;
}

/** Where the other address has the same end, its root is the one to give. */
function redirected(asked: string, status: number, to: string, url: string, root: string): string {
  const target = URL.canParse(to, url) ? new URL(to, url) : undefined;
  if (target) [target.username, target.password] = ["", ""];
  const end = url.slice(root.length);
  const shown = target ? target.href : to;
  const other = target?.href.endsWith(end) ? target.href.slice(0, -end.length) : undefined;
  const advice =
    other === undefined ? "give the URL of the API itself" : `if that is the API, give ${other} as its root`;
  return `${asked} returned ${status} and redirects to ${shown}; the check does not follow, because that would send the key there: ${advice}`;
}

/** Tries the key with requests that are refused, or at the worst free, and looks whether they are of this version at all. */
async function tryKey(session: Session, version: Version, root: string, rows: Operation[]): Promise<void> {
  const others = versions.filter((other) => other !== version);
  const ownOperations = rows.filter((operation) => !isShared(operation, others));
  const [some, all] = [ownOperations, rows].map((list) =>
    list.flatMap((one) => harmlessTo(version, one) ?? []),
  );
  // What other versions have too does not tell the version, but it tries the key.
  const harmless = some?.length ? some : (all ?? []);
  let first: Exchange | undefined;
  let refused: Exchange | undefined;
  for (const sending of harmless) {
    // What the key is refused at does not tell the version.
    if (refused && !isPaged(sending.operation)) break;
    const exchange = await session.probe(sending);
    // What refuses everyone is a wall before the API, or its mistake; what is said of it is the same.
    if (exchange.status === 401 || exchange.status === 403) refused = exchange;
    else if (isMissing(exchange)) first ??= exchange;
    else return;
  }
  if (refused) throw new Unreachable(keyRefused(refused));
  if (!first || (await hasAccounts(session, version))) return;
  for (const neighbour of others)
    if (await answersAs(session, version, neighbour))
      throw new Unreachable(
        `${root} is the root of ${neighbour}, not of ${version}: ${answerIn(first)}. Give it as --${neighbour} ${root}`,
      );
  throw new Unreachable(`This does not look like ${version}: ${answerIn(first)}. ${rootHint(version, root)}`);
}

/** Whether an operation that takes an id knows that there is no such one, though the searches may not be built yet. */
async function hasAccounts(session: Session, version: Version): Promise<boolean> {
  for (const operation of entriesOf(version).filter(
    (one) => one.method === "GET" && one.path.includes("{"),
  )) {
    const path = operation.path.replace(/\{\w+\}/, "no-such-id");
    const exchange = await session.probe({ version, operation, path });
    if (!isMissing(exchange) || isAboutRow(exchange)) return true;
  }
  return false;
}

/** Whether what is only in another version is there, under the root that was given for this one. */
async function answersAs(session: Session, version: Version, other: Version): Promise<boolean> {
  const rows = entriesOf(other).filter(({ path }) => !path.includes("{"));
  for (const operation of rows) {
    const sending = isShared(operation, [version]) ? undefined : harmlessTo(other, operation);
    if (!sending) continue;
    const { path, body } = sending;
    const { method } = operation;
    const asked = { version, operation: null, method, path, ...(body !== undefined && { body }) };
    if (!isMissing(await session.probe(asked))) return true;
  }
  return false;
}

/** Whether one of some versions has an operation at the same path. */
function isShared({ path, method }: Operation, others: readonly Version[]): boolean {
  return others.flatMap(entriesOf).some((other) => other.path === path && other.method === method);
}

/**
 * A request with the key that is refused, or at the worst free: a page of no rows, or without what it requires. There is none
 * of an operation of which nothing is required.
 */
function harmlessTo(
  version: Version,
  operation: Operation,
): (Sending & { operation: Operation }) | undefined {
  const { path, paging } = operation;
  if (paging && isPaged(operation)) return { version, operation, path, body: { [paging.limit.name]: 0 } };
  const document = contract.operations.find((one) => one.operation === operation)?.document;
  const schema = document?.requestBody?.content["application/json"].schema;
  if (schema !== undefined)
    return violationsOf(schema, {}).length > 0 ? { version, operation, path, body: {} } : undefined;
  const isRequired = document?.parameters.some((parameter) => parameter.in === "query" && parameter.required);
  return isRequired ? { version, operation, path } : undefined;
}

function isPaged({ paging }: Operation): boolean {
  return paging?.in === "body";
}

/** Whether a response says that there is no such operation. */
function isMissing(exchange: Exchange): boolean {
  return exchange.status === 404 || exchange.status === 405 || isNoApi(exchange);
}
