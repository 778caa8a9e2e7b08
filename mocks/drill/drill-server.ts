import { codesByStatus } from "@adintel/client/operations";
import { errorResponse } from "../http/errors.ts";
import { respond as respondAt } from "../http/json.ts";
import type { Env } from "../http/incoming.ts";
import { demoKey } from "../adintel/index.ts";
import type { Mock } from "../app/mock.ts";
import { listen } from "../http/server.ts";
import type { Drill, Place } from "./drills/drill.ts";

const host = "127.0.0.1";

/** What the mock saw of a drill. */
export interface Evidence {
  charges: number;
  microdollars: number;
  /** Rows that were charged, in all charges together. */
  rows: number;
  /** When each request arrived: milliseconds on a monotonic clock, and since the epoch. */
  arrivals: { at: number; wallClock: number }[];
  /** Whether the first request reused the connection of the call before it. */
  isReused: boolean;
  /** Requests that arrived at the other origin. */
  elsewhere: { hasKey: boolean }[];
}

export interface DrillServer {
  place: Place;
  /** Listens at the address, if the drill has closed it. */
  open(): Promise<void>;
  evidence(): Evidence;
  close(): Promise<void>;
}

/** The origin that redirects lead to. */
export interface OtherOrigin {
  url: string;
  /** What arrived for a drill. */
  of(id: string): Evidence["elsewhere"];
  close(): Promise<void>;
}

/** Starts an origin that records what arrives; the first segment of a path is the drill's id. */
export async function startElsewhere(): Promise<OtherOrigin> {
  const arrived: { id: string; hasKey: boolean }[] = [];
  const server = await listen(
    async (request) => {
      const text = `${request.url} ${JSON.stringify([...request.headers])} ${await request.text()}`;
      const [, id = ""] = new URL(request.url).pathname.split("/");
      arrived.push({ id, hasKey: text.includes(demoKey) });
      return respondAt(errorResponse({ error: codesByStatus[404] }));
    },
    { port: 0, host },
  );
  return {
    ...server,
    of: (id) => arrived.filter((one) => one.id === id).map(({ hasKey }) => ({ hasKey })),
  };
}

/** Starts the server of a drill, on its own port and in its own session. */
export async function startDrillServer(
  drill: Drill,
  mock: Mock,
  { url: elsewhereUrl }: OtherOrigin,
): Promise<DrillServer> {
  const world = mock.session(drill.id);
  const arrivals: Evidence["arrivals"] = [];
  /** The connections of the call before. */
  const known = new WeakSet();
  let isReused = false;

  const respond = (request: Request, { incoming }: Env["Bindings"]): Response | Promise<Response> => {
    const pass = () => world.fetch(request, { ...(incoming && { incoming }) });
    const socket = incoming?.socket;
    if (drill.before && new URL(request.url).pathname.endsWith(drill.before.path)) {
      if (socket) known.add(socket);
      return pass();
    }
    const wallClock = Date.now();
    const nth = arrivals.push({ at: performance.now(), wallClock });
    if (nth === 1) isReused = socket !== undefined && known.has(socket);
    if (!drill.respond) return pass();
    const cut = () => {
      socket?.destroy?.();
      return new Response(null);
    };
    const countWithin = (milliseconds: number) =>
      arrivals.filter((arrival) => arrival.wallClock > wallClock - milliseconds).length;
    return drill.respond({ nth, request, wallClock, countWithin, pass, cut });
  };

  let server = await listen(respond, { port: 0, host });
  const place = { url: server.url, elsewhere: `${elsewhereUrl}/${drill.id}` };
  if (drill.shutMs !== undefined) await server.close();
  for (const scenario of drill.scenarios?.(place) ?? []) world.scenario(scenario);

  return {
    place,
    async open() {
      if (drill.shutMs === undefined) return;
      server = await listen(respond, { port: Number(new URL(place.url).port), host });
    },
    evidence() {
      const { charges, spentMicrodollars: microdollars } = world.ledger(demoKey);
      const rows = charges.reduce((sum, charge) => sum + charge.rows, 0);
      return { charges: charges.length, microdollars, rows, arrivals, isReused, elsewhere: [] };
    },
    close: () => server.close(),
  };
}
