import { createHash } from "node:crypto";
import { keys } from "./keys.ts";
import { createIndependentServer, type Options } from "./server.ts";
import type { Sent } from "./probes/sent.ts";
import { accessProbes } from "./probes/access.ts";
import { accountProbes } from "./probes/accounts.ts";
import { listProbes } from "./probes/lists.ts";
import { mediaProbes } from "./probes/media.ts";
import { robustnessProbes } from "./probes/robustness.ts";

/** Requests that one server gets in a row. */
export interface Probe {
  /** The operation that it is about. */
  readonly at: string;
  readonly sent: readonly Sent[];
  readonly rateLimits?: boolean;
}

/** All that servers are asked to be told apart. */
export const probes: readonly Probe[] = [
  ...mediaProbes,
  ...accountProbes,
  ...listProbes,
  ...accessProbes,
  ...robustnessProbes,
];

/** When the servers of tests are. */
export const now = new Date("2031-08-14T15:20:00Z");

/** All that can be seen of a server's responses to a probe. */
export async function observe(probe: Probe, options: Partial<Options> = {}): Promise<string> {
  let waited = 0;
  const wait = (milliseconds: number) => {
    waited += milliseconds;
    return Promise.resolve();
  };
  const server = createIndependentServer({
    now,
    clock: () => now.getTime() + 1000,
    address: (request) => request.headers.get("X-From") ?? "",
    rateLimits: probe.rateLimits ?? false,
    wait,
    ...options,
  });
  const seen: string[] = [];
  for (const sent of probe.sent) seen.push(await see(server.fetch, sent));
  return `${seen.join("\n")}\nwaited ${waited}`;
}

async function see(fetch: (request: Request) => Promise<Response>, sent: Sent): Promise<string> {
  try {
    const response = await fetch(requestOf(sent));
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join(" ");
    return `${response.status} ${headers} ${await response.text()}`;
  } catch (error) {
    return `failed: ${String(error)}`;
  }
}

function requestOf({ method = "GET", path, body, key = keys.valid, headers = {} }: Sent): Request {
  const text = typeof body === "string" || body === undefined ? body : JSON.stringify(body);
  return new Request(`http://independent.test${path}`, {
    method,
    headers: {
      ...(key !== null && { Authorization: `Bearer ${key}` }),
      ...(text !== undefined && { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(text !== undefined && { body: text }),
  });
}

/** A short name that a probe keeps wherever it stands. */
export function nameOf(probe: Probe): string {
  return createHash("sha1").update(JSON.stringify(probe)).digest("hex").slice(0, 10);
}
