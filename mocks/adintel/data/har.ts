import { operations } from "@adintel/client/operations";
import { DataError } from "../../../scripts/lib/data/data-error.ts";
import { isRecord } from "../../../scripts/lib/json.ts";
import { listed, plainCount } from "../../../scripts/lib/text.ts";
import { findRoute, targetOf, versionAt } from "../../http/routes.ts";
import { basePaths } from "../../../scripts/lib/versions.ts";
import { accountFields, creativeFields } from "./fields.ts";

const { searchMedia, searchBrands, searchCreators, getAccount } = operations.v2;

/** Where responses have accounts and creatives, by operation of v2. */
const sources: Readonly<Record<string, { rows: string | null; of: "accounts" | "creatives" }>> = {
  [searchMedia.operationId]: { rows: searchMedia.rows, of: "creatives" },
  [searchBrands.operationId]: { rows: searchBrands.rows, of: "accounts" },
  [searchCreators.operationId]: { rows: searchCreators.rows, of: "accounts" },
  [getAccount.operationId]: { rows: null, of: "accounts" },
};

type Row = Readonly<Record<string, unknown>>;

/** Where rows link to what only the recorded server has. Left out, these get pictures of the mock. */
const linkFields = ["url", "thumbnailUrl"];

/**
 * The accounts and creatives in the responses of a recording (HAR), each as it came last, at the time of the recording, with pictures
 * of the mock; anything else as it is.
 *
 * @throws {DataError} if no response of the recording has any.
 */
export function dataInHar(content: unknown): unknown {
  const log = isRecord(content) ? content["log"] : undefined;
  if (!isRecord(log) || !Array.isArray(log["entries"])) return content;
  const accounts = new Map<unknown, Row>();
  const creatives = new Map<unknown, Row>();
  const add = (account: Row) => {
    const fields = knownOf(account, accountFieldsOf(account));
    accounts.set(account["id"], { ...accounts.get(account["id"]), ...fields });
  };
  const entries = log["entries"] as unknown[];
  let last = "";
  for (const entry of entries) {
    for (const { of, row, accountId } of rowsIn(entry)) {
      if (of === "accounts") {
        add(row);
        continue;
      }
      const { brand } = row;
      if (isRecord(brand)) add(brand);
      const owner = isRecord(brand)
        ? { brand: brand["id"] }
        : accountId === undefined
          ? undefined
          : { accountId };
      // Nothing says whose it is.
      if (owner) creatives.set(row["id"], { ...knownOf(row, creativeFields), ...owner });
    }
    const started = isRecord(entry) ? entry["startedDateTime"] : undefined;
    if (typeof started === "string" && started > last) last = started;
  }
  if (accounts.size + creatives.size === 0) throw new DataError([{ path: [], message: emptiness(entries) }]);
  const now = Date.parse(last);
  return {
    ...(!Number.isNaN(now) && { now: new Date(now).toISOString() }),
    accounts: [...accounts.values()],
    creatives: [...creatives.values()],
  };
}

/** Why a recording has no rows. */
function emptiness(entries: readonly unknown[]): string {
  const names = Object.keys(sources);
  const calls = entries.filter((entry) => names.includes(operationOf(requestIn(entry)) ?? ""));
  const wanted = `${listed(names, "or")} of v2`;
  const entryCount = plainCount(entries.length, "entry", "entries");
  if (calls.length === 0) {
    const paths = names.map((name) => operations.v2[name as keyof typeof operations.v2].path);
    return `has no rows to serve: ${entryCount}, none of which calls ${wanted} (paths that end in ${listed(paths, "or")})`;
  }
  const some = `${entryCount}, ${plainCount(calls.length, "call")} of ${wanted}`;
  return `has no rows to serve: ${some}, none with rows in the body of its response; record a call that finds some, and export the HAR with content`;
}

function requestIn(entry: unknown): Row | undefined {
  return (entry as { request?: Row }).request;
}

interface Found {
  of: "accounts" | "creatives";
  row: Row;
  /** The account that was asked for. */
  accountId?: unknown;
}

function rowsIn(entry: unknown): Found[] {
  const { request, response } = entry as { request?: Row; response?: Row };
  const source = sources[operationOf(request) ?? ""];
  const body = response?.["status"] === 200 ? jsonIn(response["content"]) : undefined;
  if (!source || !isRecord(body)) return [];
  const { rows, of } = source;
  const sent = jsonIn(request?.["postData"]);
  const accountId = isRecord(sent) ? sent["accountId"] : undefined;
  const list: unknown = rows === null ? [body] : body[rows];
  return (Array.isArray(list) ? list : []).filter(isRecord).map((row) => ({ of, row, accountId }));
}

/** The operation of a request, whatever stands before the base path. */
function operationOf(request: Row | undefined): string | undefined {
  const url = String(request?.["url"]);
  if (!URL.canParse(url)) return undefined;
  const { pathname } = new URL(url);
  const start = Math.max(...basePaths.map((base) => pathname.lastIndexOf(`${base}/`)));
  const path = pathname.slice(Math.max(0, start));
  if (versionAt(path) !== "v2") return undefined;
  const match = findRoute(path);
  const target = match && targetOf(String(request?.["method"]), match.route);
  return target && !("error" in target) ? target.operation.operationId : undefined;
}

function jsonIn(content: unknown): unknown {
  const { text, encoding } = (content ?? {}) as { text?: unknown; encoding?: unknown };
  if (typeof text !== "string") return undefined;
  try {
    return JSON.parse(encoding === "base64" ? Buffer.from(text, "base64").toString() : text);
  } catch {
    return undefined;
  }
}

function accountFieldsOf({ type }: Row): readonly string[] {
  return accountFields[type === "CREATOR" ? type : "BRAND"] ?? [];
}

/** A newer service may have more fields than own data. */
function knownOf(row: Row, fields: readonly string[]): Row {
  const isKept = (name: string) => fields.includes(name) && !linkFields.includes(name);
  return Object.fromEntries(Object.entries(row).filter(([name]) => isKept(name)));
}
