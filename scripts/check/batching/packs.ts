import { packsOf, type Pack, type Part } from "./packing.ts";
import type { Exchange, Sending } from "../http/exchange.ts";
import { NoAnswer } from "../session/session.ts";

/** The requests of a run that show several cases at once, each sent when the first of them is run. */
export interface Packs {
  /**
   * Whether the request in which a case is asked with others shows that the server keeps its rule. Where it does not, it
   * shows nothing: the case has to be asked alone.
   */
  show(part: Part, ask: Ask, holds: Holds): Promise<boolean>;
  /** A request that shows several cases by itself, sent once for a key; `undefined` where it was not answered. */
  once(key: string, ask: () => Promise<Exchange>): Promise<Exchange | undefined>;
  /** A success of the same request that some case had; with `anyLimit`, also of one for another number of rows. */
  successOf: Successes["of"];
}

/** Packs that show `see` each exchange that a case looks at. */
export function seenPacks(packs: Packs, see: (exchange: Exchange) => void): Packs {
  return {
    show: (part, ask, holds) =>
      packs.show(part, ask, (one, exchange) => {
        if (one === part.one) see(exchange);
        return holds(one, exchange);
      }),
    async once(key, ask) {
      const exchange = await packs.once(key, ask);
      if (exchange) see(exchange);
      return exchange;
    },
    successOf(sending, anyLimit) {
      const exchange = packs.successOf(sending, anyLimit);
      if (exchange) see(exchange);
      return exchange;
    },
  };
}

type Ask = (one: Part["one"]) => Promise<Exchange>;
type Holds = (one: Part["one"], exchange: Exchange) => boolean;

/** After so many packs that saved no request, those of an operation are not sent. */
const patience = 2;

/** For the parts of the cases that are run. */
export function createPacks(parts: readonly Part[], successes: Successes): Packs {
  const packOf = new Map<Part, Pack>();
  for (const pack of packsOf(parts)) for (const part of pack.parts) packOf.set(part, pack);
  const asked = new Map<Pack | string, Promise<Exchange | undefined>>();
  const vain = new Map<string, number>();

  const once = async (key: Pack | string, ask: () => Promise<Exchange>) => {
    const known = asked.get(key);
    if (known) return known;
    const exchange = ask().catch((error: unknown) => {
      // A case that was not answered alone says so.
      if (error instanceof NoAnswer) return undefined;
      asked.delete(key);
      throw error;
    });
    asked.set(key, exchange);
    return exchange;
  };

  return {
    async show(part, ask, holds) {
      const pack = packOf.get(part);
      if (!pack) return false;
      const { operation, expected } = part.one;
      const kind = `${operation.name} ${expected.status}`;
      const isNew = !asked.has(pack);
      const fruitless = vain.get(kind) ?? 0;
      if (isNew && fruitless >= patience) return false;
      const exchange = await once(pack, () => ask(pack.one));
      const shown = pack.parts.filter(({ one }) => exchange !== undefined && holds(one, exchange));
      if (isNew && shown.length < 2) vain.set(kind, fruitless + 1);
      return shown.includes(part);
    },
    once,
    successOf: successes.of,
  };
}

/** The successful responses of a run, so that what one response shows need not be asked for again. */
export interface Successes {
  note(exchange: Exchange): void;
  /** The first success of the same request; with `anyLimit`, also of one for another number of rows. */
  of(sending: Sending, anyLimit?: boolean): Exchange | undefined;
}

export function createSuccesses(): Successes {
  const known = new Map<string, Exchange>();
  const ofAnyLimit = new Map<string, Exchange>();
  const keep = (among: Map<string, Exchange>, key: string, exchange: Exchange) => {
    if (!among.has(key)) among.set(key, exchange);
  };
  return {
    note(exchange) {
      const { sending, status } = exchange;
      if (status !== 200 || !isPlain(sending)) return;
      keep(known, keyOf(sending), exchange);
      keep(ofAnyLimit, keyOf(withoutLimit(sending)), exchange);
    },
    of(sending, anyLimit = false) {
      if (!isPlain(sending)) return undefined;
      return anyLimit ? ofAnyLimit.get(keyOf(withoutLimit(sending))) : known.get(keyOf(sending));
    },
  };
}

/** Whether a request is about an operation, with the key of the run and no headers of its own. */
function isPlain({ operation, authorization, headers, chunked, from }: Sending): boolean {
  return operation !== null && [authorization, headers, chunked, from].every((one) => one === undefined);
}

function keyOf({ version, operation, method = operation?.method, path, query = {}, body, text }: Sending) {
  const sent = Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([version, method, path, sent, text ?? JSON.stringify(body)]);
}

/** Without the number of rows in the query; what is in a body may be meant as it stands. */
function withoutLimit(sending: Sending): Sending {
  const { paging } = sending.operation ?? {};
  if (paging?.in !== "query") return sending;
  const { [paging.limit.name]: _, ...query } = sending.query ?? {};
  return { ...sending, query };
}
