import type { Probe } from "../probes.ts";

/** A request that is sent. */
export interface Sent {
  readonly method?: string;
  readonly path: string;
  /** A text is sent as it is, all else as JSON. */
  readonly body?: unknown;
  /** `null`: none. */
  readonly key?: string | null;
  readonly headers?: Record<string, string>;
}

export function get(at: string, path: string, query: Readonly<Record<string, unknown>> = {}): Probe {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return { at, sent: [{ path: search.size > 0 ? `${path}?${search.toString()}` : path }] };
}

export function post(at: string, path: string, body: unknown): Probe {
  return { at, sent: [{ method: "POST", path, body }] };
}
