import { createMock, listen, type Server } from "@adintel/mock";
import { now } from "../now.ts";
import { dated } from "./hold.ts";

/** What a faulty server answers in place of the mock; `undefined`: what the mock does. */
export type Fault = (
  request: Request,
  answer: { status: number; body: Record<string, unknown>; headers: Headers },
) => Response | undefined | Promise<Response | undefined>;

/** The mock on a port of its own, with a fault that a test can change. */
export async function faultyServer(): Promise<Server & { fault: Fault }> {
  const mock = createMock({ now, rateLimits: false, accounts: 6 });
  const fetch = async (request: Request) => {
    const response = await mock.fetch(request);
    const text = await response.text();
    const { status, headers } = response;
    const changed = await faulty.fault(request, { status, headers, body: parsed(text) });
    return changed ?? new Response(text === "" ? null : text, { status, headers });
  };
  const server = await listen(dated(fetch, now), { port: 0, host: "127.0.0.1" });
  const faulty = { ...server, fault: (() => undefined) as Fault };
  return faulty;
}

function parsed(text: string): Record<string, unknown> {
  return text.startsWith("{") ? (JSON.parse(text) as Record<string, unknown>) : {};
}
