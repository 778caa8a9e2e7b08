import { documents, operations, type Operation, type Version } from "@adintel/client/operations";
import type { MediaItem, MediaSearchFields } from "@adintel/client/types";
import { responseViolations } from "@adintel/client/validation";
import { expect } from "vitest";
import {
  createCorpus,
  type AccountRecord,
  type CreativeRecord,
} from "../../../mocks/adintel/corpus/index.ts";
import { createMockApp } from "../../../mocks/app/mock-app.ts";

export const DAY = 86_400_000;
/** A Friday, so that weeks and months have begun and not ended. */
export const now = Date.UTC(2026, 10, 20, 13, 37);
export const origin = "http://mock";

const options = { seed: 1, accounts: 40, mediaPerAccount: 60, now };
export const corpus = createCorpus(options);
/** Its clock stands still. It is without the documents' examples, which take long to load and which no test here needs. */
export const mock = createMockApp(
  { ...options, tick: () => 0, rateLimits: false },
  {
    examples() {
      throw new Error("answered by an example");
    },
  },
);

/** The parts of a request that differ from call to call. */
export interface Parts {
  id?: string;
  query?: Record<string, string | number | boolean>;
  body?: object;
  key?: string;
  /** Left out: a session of its own, with all credits. */
  session?: string;
}

export interface Answer {
  status: number;
  /** JSON, held against the contract. */
  body: unknown;
}

let sessions = 0;

/** Calls an operation; whatever it answers must keep the contract. */
export async function call(version: Version, operationId: string, parts: Parts = {}): Promise<Answer> {
  const operation = operationOf(version, operationId);
  const path = operation.path.replace("{id}", encodeURIComponent(parts.id ?? ""));
  const search = new URLSearchParams(Object.entries(parts.query ?? {}).map(([k, v]) => [k, String(v)]));
  const response = await mock.fetch(
    new Request(`${origin}${documents[version].basePath}${path}?${search}`, {
      method: operation.method,
      headers: {
        Authorization: `Bearer ${parts.key ?? "mock_live_demo"}`,
        "X-Mock-Session": parts.session ?? `own-${(sessions += 1)}`,
        ...(parts.body && { "Content-Type": "application/json" }),
      },
      ...(parts.body && { body: JSON.stringify(parts.body) }),
    }),
  );
  const body: unknown = await response.json();
  expect(responseViolations(version, operationId, response.status, body)).toEqual([]);
  return { status: response.status, body };
}

/** What a successful call answers; the contract has been checked, so the caller may name its type. */
export async function ok<T>(version: Version, operationId: string, parts: Parts = {}): Promise<T> {
  const { status, body } = await call(version, operationId, parts);
  expect({ status, ...(status !== 200 && { body }) }).toEqual({ status: 200 });
  return body as T;
}

/** The status and the code of a refusal, with the fields that it names. */
export async function refusal(version: Version, operationId: string, parts: Parts = {}) {
  const { status, body } = await call(version, operationId, parts);
  expect(status).toBeGreaterThanOrEqual(400);
  const { error } = body as { error: { code: string; details?: { path: string }[] } };
  return { status, code: error.code, paths: (error.details ?? []).map(({ path }) => path) };
}

/** The query with which no bound holds that an operation sets where nothing is said. */
export function withoutBounds(operation: Operation): Record<string, number> {
  const none: Readonly<Record<string, number>> = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
  const effects = Object.entries<{ by: string; default?: unknown }>(operation.effects);
  return Object.fromEntries(
    effects.flatMap(([name, { by, default: value }]) => {
      const bound = none[by];
      return value === undefined || bound === undefined ? [] : [[name, bound]];
    }),
  );
}

function operationOf(version: Version, operationId: string): Operation {
  const found = Object.values<Operation>(operations[version]).find(
    (operation) => operation.operationId === operationId,
  );
  if (!found) throw new RangeError(`${version} has no ${operationId}`);
  return found;
}

/** The rows of POST /media of v2. */
export async function media(body: MediaSearchFields): Promise<MediaItem[]> {
  const { count, media: rows } = await ok<{ count: number; media: MediaItem[] }>("v2", "searchMedia", {
    body,
  });
  expect(count).toBe(rows.length);
  return rows;
}

export const ids = (rows: readonly { id?: string }[]): string[] => rows.map(({ id = "" }) => id);
export const sortedIds = (rows: readonly { id?: string }[]): string[] => ids(rows).sort();

const byAccount = new Map<AccountRecord, CreativeRecord[]>(corpus.accounts.map((account) => [account, []]));
for (const creative of corpus.creatives) byAccount.get(creative.account)?.push(creative);
export const creativesOf = (account: AccountRecord): CreativeRecord[] => byAccount.get(account) ?? [];

/** One that a test needs and the corpus has. */
export function one<T>(items: Iterable<T>, test: (item: T) => boolean = () => true): T {
  for (const item of items) if (test(item)) return item;
  throw new Error("the corpus has none");
}

export function most(count: (account: AccountRecord) => number): AccountRecord {
  const counted = corpus.accounts.map((account) => ({ account, total: count(account) }));
  return one(counted.sort((a, b) => b.total - a.total)).account;
}

export const richest = (test: (creative: CreativeRecord) => boolean): AccountRecord =>
  most((account) => creativesOf(account).filter(test).length);
