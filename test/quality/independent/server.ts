import { creativesAt } from "./data/creatives.ts";
import { accounts } from "./data/accounts.ts";
import { campaignsAt, collabs } from "./data/lists.ts";
import { createDrift, type Drift } from "./drift.ts";
import { faultOf } from "./faults.ts";
import type { Answer, Turn } from "./hooks.ts";
import { keys } from "./keys.ts";
import type { Readings } from "@adintel/client/readings";
import { takesOf } from "./readings.ts";
import { createRates } from "./rates.ts";
import { answerOf, Refusal } from "./refusals.ts";
import { createVisit } from "./visit.ts";
import { write } from "./writing.ts";
import type { World } from "./world.ts";

/** How a server differs from the plain one. */
export interface Options {
  /** All dates of the data are relative to it. */
  readonly now: Date;
  /** The id of a fault. */
  readonly fault?: string;
  /** By point; the server's own where none is named. */
  readonly readings?: Readings;
  readonly seed?: number;
  readonly drift?: Drift;
  /** How many accounts it has, and how many rows each of them; all by default. */
  readonly few?: number;
  /** Whether requests are counted and refused. */
  readonly rateLimits?: boolean;
  /** What tells the minutes of the rate limits; that of the machine by default. */
  readonly clock?: () => number;
  /** Who sends a request; everyone is one by default. */
  readonly address?: (request: Request) => string;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** A server of both versions, at `/v2` and `/api/v1` of any host. */
export interface IndependentServer {
  fetch(request: Request): Promise<Response>;
  readonly keys: typeof keys;
  /** A URL that indexing does not know yet. */
  readonly indexUrl: string;
}

/** Creates a server that was written from the specification alone. */
export function createIndependentServer(options: Options): IndependentServer {
  const { now, seed = 1, drift = "none", clock = Date.now, address = () => "" } = options;
  const hooks = options.fault === undefined ? {} : faultOf(options.fault).hooks();
  const draw = createDraw(seed);
  const few = fewOf(options.few);
  const data = dataAt(now);
  const base = {
    now,
    accounts: accounts.filter(({ id }) => few.has(id)).toReversed(),
    campaigns: few.each(data.campaigns),
    collabs: few.each(collabs).map((one) => ({ ...one, mediaCount: Math.min(one.mediaCount, few.most) })),
    hooks,
    polls: new Map<string, number>(),
    takes: takesOf(options.readings),
    draw,
  };
  const rates = options.rateLimits ? createRates(clock, base.takes) : undefined;
  const wait = options.wait ?? ((milliseconds) => new Promise((done) => setTimeout(done, milliseconds)));
  const creatives = createDrift(few.each(data.creatives), drift, draw);
  let count = 0;

  async function fetch(request: Request): Promise<Response> {
    count += 1;
    const world: World = { ...base, creatives: creatives() };
    const visit = createVisit(request, world, { rates, address: address(request) });
    const turn: Turn = { request, count, time: clock(), wait, operation: visit.operation };
    await hooks.before?.(turn);
    const plain = await answer(() => visit.answer(), world);
    const changed = hooks.answer?.(plain, visit.call(), turn) ?? plain;
    const response = write(changed, world, request.method === "HEAD");
    return (await hooks.send?.(response, turn)) ?? response;
  }

  return { fetch, keys, indexUrl: "https://www.never-heard-of.example/" };
}

async function answer(give: () => Promise<Answer>, world: World): Promise<Answer> {
  try {
    return await give();
  } catch (error) {
    if (error instanceof Refusal) return answerOf(error, world);
    throw error;
  }
}

/** What is left of the data: the first accounts, and the first rows of each. */
function fewOf(most = Infinity) {
  const ids = new Set(accounts.slice(0, most).map(({ id }) => id));
  return {
    most,
    has: (id: string) => ids.has(id),
    each<Item extends { readonly accountId: string }>(items: readonly Item[]): readonly Item[] {
      const counts = new Map<string, number>();
      return items.filter(({ accountId }) => {
        const count = (counts.get(accountId) ?? 0) + 1;
        counts.set(accountId, count);
        return ids.has(accountId) && count <= most;
      });
    },
  };
}

const known = new Map<number, ReturnType<typeof makeData>>();

/** Nothing in the data changes, so servers of one instant share them. */
function dataAt(now: Date) {
  const data = known.get(now.getTime()) ?? makeData(now);
  known.set(now.getTime(), data);
  return data;
}

const makeData = (now: Date) => ({ creatives: creativesAt(now), campaigns: campaignsAt(now) });

/** Numbers that look random and are the same for a seed (mulberry32). */
export function createDraw(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
