import { createMock, listen, type MockOptions } from "@adintel/mock";
import { afterAll, beforeAll } from "vitest";
import { now } from "../now.ts";
import { dated } from "./hold.ts";

export type Fetch = (request: Request) => Promise<Response>;

type Body = Record<string, unknown>;

/** What a faulty server answers in place of the mock; `undefined`: what the mock does. */
export type Fault = (
  request: Request,
  answer: { status: number; body: Body; headers: Headers },
) => Response | undefined | Promise<Response | undefined>;

/** A small mock, whose responses bear the date of the tests. */
export function smallMock(options: MockOptions = {}): Fetch {
  const mock = createMock({ now, rateLimits: false, accounts: 6, ...options });
  return dated(async (request) => mock.fetch(request), now);
}

/** A server whose successful responses have another body; `undefined`: their own. */
export function withBody(fetch: Fetch, change: (body: Body, request: Request) => object | undefined): Fetch {
  return async (request) => {
    const response = await fetch(request);
    if (response.status !== 200 || request.method === "HEAD") return response;
    const changed = change((await response.clone().json()) as Body, request);
    return changed ? Response.json(changed, response) : response;
  };
}

/** A server that counts 99 rows in each list of taxonomies. */
export function miscounting(fetch: Fetch): Fetch {
  return withBody(fetch, (body, { url }) =>
    new URL(url).pathname === "/v2/taxonomies" ? { ...body, count: 99 } : undefined,
  );
}

/** A server on a port of its own, while the tests run that stand beside the call. */
export function served(fetch: Fetch): { url: string } {
  const server = { url: "", close: async () => {} };
  beforeAll(async () => void Object.assign(server, await listen(fetch, { port: 0, host: "127.0.0.1" })));
  afterAll(() => server.close());
  return server;
}

/** The mock on a port of its own, with a fault that a test can change. */
export function faultyServer(): { readonly url: string; fault: Fault } {
  const mock = smallMock();
  const fetch = async (request: Request) => {
    const response = await mock(request);
    const text = await response.text();
    const { status, headers } = response;
    const changed = await faulty.fault(request, { status, headers, body: parsed(text) });
    return changed ?? new Response(text === "" ? null : text, { status, headers });
  };
  const noFault: Fault = () => undefined;
  const faulty = Object.assign(served(dated(fetch, now)), { fault: noFault });
  return faulty;
}

function parsed(text: string): Body {
  return text.startsWith("{") ? (JSON.parse(text) as Body) : {};
}
