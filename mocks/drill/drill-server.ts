import type { Env } from "../http/incoming.ts";
import type { Mock } from "../app/mock.ts";
import { listen } from "../http/server.ts";
import type { Arrival, DrillCall, Drill, Place } from "./drills/drill.ts";

const host = "127.0.0.1";

/** The only key that the drills use. */
export const apiKey = "mock_live_demo";

/** What the mock saw of a drill. */
export interface Evidence {
  /** How often the call was charged. */
  charges: number;
  microdollars: number;
  /** How many rows were charged, all charges together. */
  rows: number;
  /** When each request arrived, on a clock that nobody sets, in milliseconds; with the time of day of each. */
  arrivals: { at: number; wallClock: number }[];
  /** Whether the first request came on the connection of the call before it. */
  isReused: boolean;
  /** Requests that arrived at the other origin; of each, whether it had the key. */
  elsewhere: { hasKey: boolean }[];
}

/** A drill that is set up. */
export interface DrillServer {
  place: Place;
  /** Has the address answer, which until now it may not have done. */
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

/** Another origin than the mock's, which notes what arrives; the first segment of a path is the drill's id. */
export async function startElsewhere(): Promise<OtherOrigin> {
  const arrived: { id: string; hasKey: boolean }[] = [];
  const server = await listen(
    async (request) => {
      const text = `${request.url} ${JSON.stringify([...request.headers])} ${await request.text()}`;
      const [, id = ""] = new URL(request.url).pathname.split("/");
      arrived.push({ id, hasKey: text.includes(apiKey) });
      return Response.json({ error: { code: "not_found", message: "Another origin." } }, { status: 404 });
    },
    { port: 0, host },
  );
  return {
    ...server,
    of: (id) => arrived.filter((one) => one.id === id).map(({ hasKey }) => ({ hasKey })),
  };
}

/** Sets a drill up, on a port of its own and in a session of its own. */
export async function startDrillServer(
  drill: Drill,
  mock: Mock,
  { url: elsewhereUrl }: OtherOrigin,
): Promise<DrillServer> {
  const world = mock.session(drill.id);
  const arrivals: Evidence["arrivals"] = [];
  /** The connections on which the call before came. */
  const known = new WeakSet();
  let isReused = false;

  const answer = (request: Request, { incoming }: Env["Bindings"]): Response | Promise<Response> => {
    const pass = () => world.fetch(request, { ...(incoming && { incoming }) });
    const socket = incoming?.socket;
    if (isOf(drill.before, request)) {
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
    const arrival: Arrival = { nth, request, wallClock, pass, cut };
    return drill.respond(arrival);
  };

  let server = await listen(answer, { port: 0, host });
  const place = { url: server.url, elsewhere: `${elsewhereUrl}/${drill.id}` };
  if (drill.shutMs !== undefined) await server.close();
  for (const scenario of drill.scenarios?.(place) ?? []) world.scenario(scenario);

  return {
    place,
    async open() {
      if (drill.shutMs === undefined) return;
      server = await listen(answer, { port: Number(new URL(place.url).port), host });
    },
    evidence() {
      const { charges, spentMicrodollars } = world.ledger(apiKey);
      const microdollars = spentMicrodollars;
      const rows = charges.reduce((sum, charge) => sum + charge.rows, 0);
      return { charges: charges.length, microdollars, rows, arrivals, isReused, elsewhere: [] };
    },
    close: () => server.close(),
  };
}

function isOf(call: DrillCall | undefined, request: Request): boolean {
  return call !== undefined && new URL(request.url).pathname.endsWith(call.path);
}
