import { createMock, type MockOptions } from "@adintel/mock";
import {
  documents,
  operations,
  type Operation,
  type OperationId,
  type Version,
} from "@adintel/client/operations";

import { inject } from "vitest";
import { byPreference } from "../../../scripts/lib/versions.ts";
import { openReplicas } from "./open-replicas.ts";

/** When the clock of the mock starts. */
export const start = Date.UTC(2026, 10, 20, 12);

export interface Sending {
  method?: string;
  /** The API key; null sends none. */
  key?: string | null;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in place of `body`. */
  text?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  /** The caller's address, as Node's server passes it on. */
  ip?: string;
  session?: string;
}

interface Violation {
  path: string;
  message: string;
}

export interface Charge {
  requestId: string;
  operationId: string;
  version: string;
  rows: number;
  microdollars: number;
  at: string;
}

export interface Team {
  monthlyMicrodollars: number;
  spentMicrodollars: number;
  charges: Charge[];
}

/** What any of the answers may hold. */
export interface Body {
  count?: number;
  error?: { code: string; message: string; details?: Violation[] };
  brandId?: string;
  status?: string;
  now?: string;
  brands?: { id: string; igUsername?: string | null }[];
  creators?: { id: string }[];
  media?: { id: string }[];
  [key: string]: unknown;
}

export interface Answer {
  status: number;
  code: string | undefined;
  headers: Headers;
  body: Body;
}

/**
 * A small world in process, or in three mocks that share the Redis of the project `store`, whose time stands still unless it
 * is moved. It is strict, so that an answer that breaks the
 * contract fails whatever asked for it.
 */
export function openMock(options: MockOptions = {}) {
  let time = 0;
  const given = { seed: 1, accounts: 10, mediaPerAccount: 15, now: start, strict: true, ...options };
  const app = createMock({ tick: () => time, ...given });
  const url = inject("store");
  const replicas = url === undefined ? undefined : openReplicas(url, given);
  const fetch = (path: string, sending: Sending = {}): Response | Promise<Response> => {
    const {
      key = "mock_live_demo",
      body,
      text = body === undefined ? undefined : JSON.stringify(body),
    } = sending;
    const request = new Request(new URL(path, "http://127.0.0.1"), {
      method: sending.method ?? (text === undefined ? "GET" : "POST"),
      headers: {
        ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
        ...(text === undefined ? {} : { "Content-Type": "application/json" }),
        ...(sending.session === undefined ? {} : { "X-Mock-Session": sending.session }),
        ...sending.headers,
      },
      ...(text === undefined ? {} : { body: text }),
    });
    const { ip } = sending;
    const env = ip === undefined ? undefined : { incoming: { socket: { remoteAddress: ip } } };
    return replicas ? replicas.fetch(request, env) : app.fetch(request, env);
  };
  const send = async (path: string, sending?: Sending): Promise<Answer> => {
    const response = await fetch(path, sending);
    const text = await response.text();
    const body: Body = text === "" ? {} : JSON.parse(text);
    return { status: response.status, code: body.error?.code, headers: response.headers, body };
  };
  return {
    app,
    fetch,
    send,
    /** Lets time pass. */
    wait(milliseconds: number): void {
      time += milliseconds;
      replicas?.wait(milliseconds);
    },
    async ledger(key = "mock_live_demo", session?: string): Promise<Team> {
      const response = await fetch(`/__mock/ledger?key=${key}`, session === undefined ? {} : { session });
      const team: Team = JSON.parse(await response.text());
      return team;
    },
    /** An account of the corpus; looked up in another session, so that it counts nowhere. */
    async someAccount(kind: "brands" | "creators" = "brands"): Promise<string> {
      const { body } = await send(`/v2/${kind}`, { body: { limit: 1 }, session: "setup" });
      const [account] = body[kind] ?? [];
      if (!account) throw new Error(`the world has no ${kind}`);
      return account.id;
    },
  };
}

export type Mock = ReturnType<typeof openMock>;

/** Whether the state is in memory: some of what holds there is about memory. */
export const isInMemory = inject("store") === undefined;

/** What a valid request of an operation sends beside its path. */
interface Input {
  query?: string;
  body?: Record<string, unknown>;
}

type Inputs = { [V in Version]: Record<OperationId<V>, Input> };

const inputs: Pick<Inputs, "v1" | "v2"> & Partial<Record<Version, Record<string, Input>>> = {
  v2: {
    searchBrands: { body: { limit: 3 } },
    searchCreators: { body: { limit: 3 } },
    getAccount: {},
    searchMedia: { body: { query: "the", limit: 4 } },
    listAccountInsights: { query: "type=HOOK&limit=3" },
    listAccountLandingPages: { query: "showInactive=true&limit=2" },
    listAccountCampaigns: { query: "type=CAMPAIGN&limit=2" },
    listAccountCollabs: { query: "limit=2" },
    indexAccount: { body: { websiteUrl: "https://fresh.example" } },
    getAccountIndexStatus: {},
    searchTaxonomies: { query: "query=home" },
    postComments: { body: {} },
  },
  v1: {
    searchBrands: {
      body: { mode: "smart", query: "coffee running kitchen garden skincare", type: "BRAND", count: 2 },
    },
    getBrand: {},
    searchBrandMedia: { body: { mode: "structured", userRequest: "all", limit: 3 } },
    listBrandInsights: { query: "type=HOOK&limit=3" },
    listBrandLandingPages: { query: "showInactive=true&limit=2" },
    listBrandCampaigns: {},
    listBrandCollabs: {},
    indexBrand: { body: { websiteUrl: "https://fresh.example" } },
    getBrandIndexStatus: {},
    postComments: { body: {} },
  },
};

/** An operation with a request that it accepts. */
export interface Example {
  name: string;
  version: Version;
  operation: Operation;
  body: Record<string, unknown> | undefined;
  query: string;
  /** Path and query, for an account. */
  path(id: string): string;
}

/** A valid request of every operation of all versions. */
export const examples: Example[] = byPreference.flatMap((version) =>
  Object.values<Operation>(operations[version]).map((operation) => {
    const byId: Record<string, Input> = { ...inputs.v2, ...inputs[version] };
    const { query, body } = byId[operation.operationId] ?? {};
    return {
      name: `${version} ${operation.operationId}`,
      version,
      operation,
      body,
      query: query ?? "",
      path: (id: string) =>
        documents[version].basePath + operation.path.replace("{id}", id) + (query ? `?${query}` : ""),
    };
  }),
);

/** The spec's free operations by name: indexing, its status, and taxonomies. */
export const freeOperations = [
  "v2 indexAccount",
  "v2 getAccountIndexStatus",
  "v2 searchTaxonomies",
  "v1 indexBrand",
  "v1 getBrandIndexStatus",
];

/** Millionths of a dollar for a row of an operation; 0 where it is free or the price is not stated. */
export function priceOf(operation: Operation): number {
  return operation.billing?.microdollarsPerRow ?? 0;
}

export const priced = examples.filter(({ operation }) => priceOf(operation) > 0);

export function exampleOf(name: string): Example {
  const example = examples.find((candidate) => candidate.name === name);
  if (!example) throw new Error(`no operation ${name}`);
  return example;
}

/** Sends the valid request of an operation. */
export function sendExample(
  mock: Mock,
  example: Example,
  id: string,
  sending: Sending = {},
): Promise<Answer> {
  const { operation, body } = example;
  return mock.send(example.path(id), {
    method: operation.method,
    ...(body === undefined ? {} : { body }),
    ...sending,
  });
}

/** The rows in an answer as the specification counts them; a bare account is one. */
export function rowsIn({ operationId, rows }: Operation, body: Body): number {
  if (operationId === "getBrand" || operationId === "getAccount") return 1;
  const list = body[rows ?? ("totals" in body ? "totals" : "rows")];
  return Array.isArray(list) ? list.length : 0;
}

/** What an answer costs: a row's price for each row, and for one row at least where a language model runs. */
export function rowsCharged({ name, operation }: Example, request: unknown, answer: Body): number {
  const isSmart =
    typeof request === "object" && request !== null && "mode" in request && request.mode === "smart";
  const runsModel =
    name === "v2 searchMedia" || name === "v1 searchBrandMedia" || (name === "v1 searchBrands" && isSmart);
  return Math.max(rowsIn(operation, answer), runsModel ? 1 : 0);
}
