import { points, type PointId, type Readings } from "@adintel/client/readings";
import { createMock } from "@adintel/mock";
import { accounts } from "../independent/data/accounts.ts";
import { keys } from "../independent/keys.ts";
import { now, probes, type Probe } from "../independent/probes.ts";
import type { Sent } from "../independent/probes/sent.ts";
import { createIndependentServer } from "../independent/server.ts";
import { dataAt } from "./data.ts";

/** What of a response is compared. */
export interface Seen {
  readonly status: number;
  readonly code: unknown;
  /** The fields that offend, in no order. */
  readonly details: readonly string[];
  readonly keys: readonly string[];
  /** What identifies the rows, in their order. */
  readonly rows: readonly string[];
  /** All of it, to tell responses of one server apart. */
  readonly whole: string;
}

type Body = Readonly<Record<string, unknown>>;

const isBody = (value: unknown): value is Body =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const ids = Object.keys(points) as PointId[];

/** The points that both the mock and the independent server take. */
export const shared = ids.filter((id) => points[id].takenBy === undefined);

/** The usual readings of the mock, for a server to take. */
export const usual: Readings = Object.fromEntries(ids.map((id) => [id, points[id].default]));

/** A reading of each shared point, drawn by a seed: half of them another one than the usual one. */
export function drawReadings(draw: () => number): Readings {
  return Object.fromEntries(
    shared.map((id) => {
      const names = Object.keys(points[id].readings).filter((name) => name !== points[id].default);
      const other = names[Math.floor(draw() * names.length)];
      return [id, draw() < 0.5 ? other : points[id].default];
    }),
  );
}

/** What tells servers apart, but for rate limits. */
export const allProbes = probes.filter(({ rateLimits }) => !rateLimits);

/** The single requests among them to the API; at other addresses, the mock has pages. */
export const asked = allProbes.filter(
  ({ sent }) =>
    sent.length === 1 && /^.(v2|api.v1)./.test(sent[0]?.path ?? "") && JSON.stringify(sent).length < 20_000,
);

/** Asks the independent server that takes some readings. */
export function askServer(readings: Readings, probe: Probe): Promise<Seen> {
  const server = createIndependentServer({ now, readings, clock: () => now.getTime() });
  return see(
    (request) => server.fetch(request),
    probe,
    (text) => text,
  );
}

const mockKeys: Readonly<Record<keyof typeof keys, string>> = {
  valid: "mock_live_demo",
  exhausted: "mock_live_exhausted",
  revoked: "mock_live_revoked",
  inactive: "mock_live_inactive",
  departed: "mock_live_departed",
};

/** Asks the mock, with the accounts of the server, that is told some readings. */
export function createAsker() {
  const mock = createMock({ data: dataAt(now), rateLimits: false, tick: () => now.getTime() });
  const withKey = (text: string) =>
    Object.entries(mockKeys).reduce(
      (written, [kind, key]) => written.replaceAll(keys[kind as keyof typeof keys], key),
      text,
    );
  return (readings: Readings, probe: Probe): Promise<Seen> => {
    mock.reset();
    mock.settings({ readings });
    return see((request) => mock.fetch(request), probe, withKey);
  };
}

/** The response to the last request of a probe, and the whole of all responses. */
async function see(
  fetch: (request: Request) => Promise<Response>,
  { sent }: Probe,
  withKey: (text: string) => string,
): Promise<Seen> {
  const wholes: string[] = [];
  let seen: Omit<Seen, "whole"> = { status: 0, code: undefined, details: [], keys: [], rows: [] };
  let newcomer: string | undefined;
  for (const one of sent) {
    const path = newcomer === undefined ? one.path : one.path.replace(unknownUuid, newcomer);
    const response = await fetch(requestOf({ ...one, path }, withKey));
    const text = await response.text();
    wholes.push(`${response.status} ${[...response.headers].join(" ")} ${text}`);
    const body: unknown = text === "" ? {} : JSON.parse(text);
    const { brandId } = isBody(body) ? body : {};
    if (typeof brandId === "string") newcomer = brandId;
    seen = partsOf(response.status, body);
  }
  return { ...seen, whole: wholes.join("\n") };
}

/** The id of an account that is added: each server makes up its own. */
const unknownUuid = new RegExp(
  `(?!${accounts.map(({ id }) => id).join("|")})[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}`,
);

function partsOf(status: number, body: unknown): Omit<Seen, "whole"> {
  const error = isBody(body) && isBody(body["error"]) ? body["error"] : {};
  const details = Array.isArray(error["details"]) ? (error["details"] as Body[]) : [];
  return {
    status,
    code: error["code"],
    details: [...new Set(details.map(({ path }) => String(path)))].sort(),
    keys: isBody(body) ? Object.keys(body).sort() : ["a list"],
    rows: rowsOf(body),
  };
}

function rowsOf(body: unknown): readonly string[] {
  const { unmatchedIds: _, ...rest } = isBody(body) ? body : {};
  const list = Object.values(rest).find((value) => Array.isArray(value));
  return ((list ?? []) as unknown[]).map((row) => {
    if (!isBody(row)) return String(row);
    return String(row["label"] ?? row["id"] ?? row["url"] ?? row["profileUrl"] ?? row["type"]);
  });
}

function requestOf(
  { method = "GET", path, body, key = keys.valid, headers = {} }: Sent,
  withKey: (text: string) => string,
): Request {
  const text = typeof body === "string" || body === undefined ? body : JSON.stringify(body);
  const sent = {
    ...(key !== null && { Authorization: `Bearer ${key}` }),
    ...(text !== undefined && { "Content-Type": "application/json" }),
    ...headers,
  };
  return new Request(`http://independent.test${path}`, {
    method,
    headers: Object.entries(sent).map(([name, value]) => [name, withKey(value)] as [string, string]),
    ...(text !== undefined && { body: text }),
  });
}

/** Whether two responses are alike in all but their rows. */
export function isAlike(one: Seen, other: Seen): boolean {
  const parts = (seen: Seen) => JSON.stringify([seen.status, seen.code, seen.details, seen.keys]);
  return parts(one) === parts(other);
}
