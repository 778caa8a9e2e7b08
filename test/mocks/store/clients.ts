import { operations } from "@adintel/client/operations";
import { randomOf, type Random } from "../../../mocks/adintel/corpus/base/random.ts";
import type { Call, Exchange, Ledger, Sight, Times } from "./laws.ts";

/** What two rows of a search cost at most, and one at least. */
export const price = operations.v2.searchMedia.billing.microdollarsPerRow;

export interface Plan {
  /** What each client asks, and of which session, follows from it and from the number of the client. */
  seed: string | number;
  clients: number;
  /** How many operations each client asks for. */
  operations: number;
  sessions: readonly string[];
  /** Rejects if there is no response. */
  send: (request: Request) => Promise<Response>;
  /** Called when a client heard, or gave up. */
  onHeard?: (isLost: boolean) => void;
}

/** What clients saw of a session. */
export interface Seen {
  /** What the ledger of each team was seen to have spent. */
  spent: Map<string, Sight[]>;
  calls: Call[];
  clock: Sight[];
  /** Of the account that each client adds: 0 while it is being indexed, 1 once it is. */
  indexed: Sight[];
  /** When each call was invoked and when it returned, by its name. */
  times: Map<string, Times>;
  /** Responses that nothing explains. */
  strange: string[];
  /** What the mock shows at the end. */
  ledgers: Map<string, Ledger>;
  exchanges: Exchange[];
}

const teams = { demo: "mock_live_demo", low: "mock_live_low" } as const;
type Team = keyof typeof teams;

/** What leaves open whether something was done: a connection that broke, a proxy or a mock that gave up. */
const lostStatuses = [500, 502, 503, 504];

/**
 * Runs clients at once, each of which asks for one thing after another: metered calls, looks at ledger, clock and an account
 * that is being indexed, and moves of the clock. What each asks for follows from the seed; how they interleave does not.
 */
export async function runClients(plan: Plan): Promise<Map<string, Seen>> {
  const { seed, sessions } = plan;
  const seen = new Map(sessions.map((session) => [session, nothing()]));
  let order = 0;
  const tick = () => (order += 1);
  const client = async (number: number): Promise<void> => {
    const random = randomOf("client", seed, number);
    const known = new Map<string, string>();
    for (let n = 0; n < plan.operations; n += 1) {
      const session = random.pick(sessions);
      const own = seen.get(session);
      if (!own) continue;
      const asked = nextOf(random);
      const at = askerOf(plan, session, { number, n, tick, seen: own });
      if (asked.is === "look" && !known.has(session)) known.set(session, await at.add());
      await at.ask(asked, known.get(session) ?? "");
    }
  };
  await Promise.all(Array.from({ length: plan.clients }, (_, number) => client(number)));
  for (const [session, own] of seen) {
    for (const [team, key] of Object.entries(teams))
      own.ledgers.set(team, await shown<Ledger>(plan, session, `/__mock/ledger?key=${key}`));
    // What may still be charged late is in the list that is read after the ledger.
    const path = `/__mock/requests?session=${encodeURIComponent(session)}&limit=200`;
    const { requests } = await shown<{ requests: ListedRequest[] }>(plan, session, path);
    own.exchanges = requests.map(({ requestId, status, at, requestHeaders }) => ({
      requestId,
      status,
      at,
      call: requestHeaders["x-call"] ?? "",
    }));
  }
  return seen;
}

interface ListedRequest {
  requestId: string;
  status: number;
  at: string;
  requestHeaders: Record<string, string>;
}

function nothing(): Seen {
  return {
    spent: new Map(Object.keys(teams).map((team) => [team, []])),
    calls: [],
    clock: [],
    indexed: [],
    times: new Map(),
    strange: [],
    ledgers: new Map(),
    exchanges: [],
  };
}

type Wanted =
  | { is: "call"; team: Team; rows: number }
  | { is: "ledger"; team: Team }
  | { is: "clock" }
  | { is: "look" }
  | { is: "advance"; seconds: number };

function nextOf(random: Random): Wanted {
  const is = random.pick([
    "call",
    "call",
    "call",
    "call",
    "ledger",
    "ledger",
    "look",
    "clock",
    "advance",
  ] as const);
  const team = random.pick(["demo", "low"] as const);
  if (is === "call") return { is, team, rows: random.int(1, 2) };
  if (is === "ledger") return { is, team };
  return is === "advance" ? { is, seconds: random.int(10, 40) } : { is };
}

interface Asker {
  number: number;
  n: number;
  tick: () => number;
  seen: Seen;
}

/** What a client asks a session for, written down as it sees it. */
function askerOf({ send, onHeard }: Plan, session: string, { number, n, tick, seen }: Asker) {
  let requests = 0;
  /** `3-17` is the 17th operation of the client 3, and `3-17-2` its second request. */
  const nextName = () => ((requests += 1) > 1 ? `${number}-${n}-${requests}` : `${number}-${n}`);
  /** Sends a request, unless there is no response that leaves nothing open. */
  const hear = async (request: Request): Promise<{ status: number; body: string } | undefined> => {
    let heard: { status: number; body: string } | undefined;
    try {
      const response = await send(request);
      heard = { status: response.status, body: await response.text() };
    } catch {
      // Whoever hears nothing may have been charged.
    }
    if (heard && lostStatuses.includes(heard.status)) heard = undefined;
    onHeard?.(heard === undefined);
    return heard;
  };
  const control = async <T>(path: string, init?: RequestInit): Promise<T | undefined> => {
    const headers = { "X-Mock-Session": session };
    const name = nextName();
    const heard = await hear(new Request(`http://127.0.0.1${path}`, { ...init, headers }));
    if (heard && heard.status !== 200) seen.strange.push(`${name}: ${path} got ${heard.status}`);
    return heard?.status === 200 ? (JSON.parse(heard.body) as T) : undefined;
  };
  const call = async (
    team: Team,
    path: string,
    body: object | undefined,
    expected: readonly number[],
  ): Promise<{ status: number; body: string } | undefined> => {
    const name = nextName();
    const times = { invokedAt: tick(), returnedAt: Infinity };
    seen.times.set(name, times);
    const headers = {
      "X-Mock-Session": session,
      "X-Call": name,
      Authorization: `Bearer ${teams[team]}`,
      ...(body && { "Content-Type": "application/json" }),
    };
    const init = { method: body ? "POST" : "GET", headers, ...(body && { body: JSON.stringify(body) }) };
    const heard = await hear(new Request(`http://127.0.0.1${path}`, init));
    if (heard) times.returnedAt = tick();
    const isMetered = path === "/v2/media";
    seen.calls.push({ name, team, isMetered, status: heard?.status });
    if (heard && !expected.includes(heard.status)) seen.strange.push(`${name}: ${path} got ${heard.status}`);
    return heard;
  };

  const metered = async (team: Team, rows: number): Promise<void> => {
    await call(team, "/v2/media", { query: "the", limit: rows }, [200, 402, 429]);
  };
  const ledger = async (team: Team): Promise<void> => {
    const invokedAt = tick();
    const found = await control<Ledger>(`/__mock/ledger?key=${teams[team]}`);
    if (found) seen.spent.get(team)?.push({ invokedAt, returnedAt: tick(), value: found.spentMicrodollars });
  };
  const clock = async (init?: RequestInit): Promise<void> => {
    const invokedAt = tick();
    const found = await control<{ now: string }>("/__mock/clock", init);
    if (found) seen.clock.push({ invokedAt, returnedAt: tick(), value: Date.parse(found.now) });
  };
  const look = async (brandId: string): Promise<void> => {
    const invokedAt = tick();
    const heard = await call("demo", `/v2/account/${brandId}/index-status`, undefined, [200, 429]);
    if (heard?.status !== 200) return;
    const { status } = JSON.parse(heard.body) as { status: string };
    seen.indexed.push({ invokedAt, returnedAt: tick(), value: status === "indexed" ? 1 : 0 });
  };

  return {
    /** Adds the account that all look at, and returns its id. */
    async add(): Promise<string> {
      for (;;) {
        const heard = await call("demo", "/v2/account/index", { websiteUrl: "zorbel.example" }, [200, 429]);
        if (heard?.status === 200) return (JSON.parse(heard.body) as { brandId: string }).brandId;
        // Only a later time has room for it.
        if (heard) await clock({ method: "POST", body: JSON.stringify({ advanceSeconds: 60 }) });
      }
    },
    ask(wanted: Wanted, brandId: string): Promise<void> {
      if (wanted.is === "call") return metered(wanted.team, wanted.rows);
      if (wanted.is === "ledger") return ledger(wanted.team);
      if (wanted.is === "look") return look(brandId);
      if (wanted.is === "clock") return clock();
      return clock({ method: "POST", body: JSON.stringify({ advanceSeconds: wanted.seconds }) });
    },
  };
}

/** What a control shows at the end, once it can. */
async function shown<T>({ send }: Plan, session: string, path: string): Promise<T> {
  for (;;) {
    const request = new Request(`http://127.0.0.1${path}`, { headers: { "X-Mock-Session": session } });
    const response = await send(request).catch(() => undefined);
    if (response?.status === 200) return (await response.json()) as T;
    if (response && !lostStatuses.includes(response.status))
      throw new Error(`${path} got ${response.status}: ${await response.text()}`);
  }
}
