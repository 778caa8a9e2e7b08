import { makePacks, type Pack, type PackPart } from "./packing.ts";
import type { Exchange, Sending } from "../http/exchange.ts";
import { NoAnswer } from "../session/session.ts";

/** The requests of a run that show several cases at once, each sent when the first of them is run. */
export interface Packs {
  /**
   * Whether the request in which a case is asked with others shows that the server keeps its rule. Where it does not, it
   * shows nothing: the case has to be asked alone.
   */
  show(part: PackPart, ask: SendProbe, holds: KeepsRule): Promise<boolean>;
  /** A request that shows several cases by itself, sent once for a key; `undefined` where it was not answered. */
  once(key: string, ask: () => Promise<Exchange>): Promise<Exchange | undefined>;
  /** A success of the same request that some case had; with `anyLimit`, also of one for another number of rows. */
  findSuccess: Successes["find"];
}

/** Packs that show `see` each exchange that a case looks at. */
export function watchPacks(packs: Packs, see: (exchange: Exchange) => void): Packs {
  return {
    show: (part, ask, holds) =>
      packs.show(part, ask, (probe, exchange) => {
        if (probe === part.probe) see(exchange);
        return holds(probe, exchange);
      }),
    async once(key, ask) {
      const exchange = await packs.once(key, ask);
      if (exchange) see(exchange);
      return exchange;
    },
    findSuccess(sending, anyLimit) {
      const exchange = packs.findSuccess(sending, anyLimit);
      if (exchange) see(exchange);
      return exchange;
    },
  };
}

type SendProbe = (probe: PackPart["probe"]) => Promise<Exchange>;
type KeepsRule = (probe: PackPart["probe"], exchange: Exchange) => boolean;

/** After so many packs that saved no request, those of an operation are not sent. */
const maxFailures = 2;

/** For the parts of the cases that are run. */
export function createPacks(parts: readonly PackPart[], successes: Successes): Packs {
  const packByPart = new Map<PackPart, Pack>();
  for (const pack of makePacks(parts)) for (const part of pack.parts) packByPart.set(part, pack);
  const exchanges = new Map<Pack | string, Promise<Exchange | undefined>>();
  const failures = new Map<string, number>();

  const once = async (key: Pack | string, ask: () => Promise<Exchange>) => {
    const pending = exchanges.get(key);
    if (pending) return pending;
    const exchange = ask().catch((error: unknown) => {
      // A case that was not answered alone says so.
      if (error instanceof NoAnswer) return undefined;
      exchanges.delete(key);
      throw error;
    });
    exchanges.set(key, exchange);
    return exchange;
  };

  return {
    async show(part, ask, holds) {
      const pack = packByPart.get(part);
      if (!pack) return false;
      const { operation, expected } = part.probe;
      const kind = `${operation.name} ${expected.status}`;
      const isNew = !exchanges.has(pack);
      const fruitless = failures.get(kind) ?? 0;
      if (isNew && fruitless >= maxFailures) return false;
      const exchange = await once(pack, () => ask(pack.probe));
      const keeping = pack.parts.filter(({ probe }) => exchange !== undefined && holds(probe, exchange));
      if (isNew && keeping.length < 2) failures.set(kind, fruitless + 1);
      return keeping.includes(part);
    },
    once,
    findSuccess: successes.find,
  };
}

/** The successful responses of a run, so that what one response shows need not be asked for again. */
export interface Successes {
  note(exchange: Exchange): void;
  /** The first success of the same request; with `anyLimit`, also of one for another number of rows. */
  find(sending: Sending, anyLimit?: boolean): Exchange | undefined;
}

export function createSuccesses(): Successes {
  const exact = new Map<string, Exchange>();
  const ofAnyLimit = new Map<string, Exchange>();
  const keep = (among: Map<string, Exchange>, key: string, exchange: Exchange) => {
    if (!among.has(key)) among.set(key, exchange);
  };
  return {
    note(exchange) {
      const { sending, status } = exchange;
      if (status !== 200 || !isPlain(sending)) return;
      keep(exact, requestKey(sending), exchange);
      keep(ofAnyLimit, requestKey(withoutLimit(sending)), exchange);
    },
    find(sending, anyLimit = false) {
      if (!isPlain(sending)) return undefined;
      return anyLimit ? ofAnyLimit.get(requestKey(withoutLimit(sending))) : exact.get(requestKey(sending));
    },
  };
}

/** Whether a request is about an operation, with the key of the run and no headers of its own. */
function isPlain({ operation, authorization, headers, chunked, from }: Sending): boolean {
  return operation !== null && [authorization, headers, chunked, from].every((value) => value === undefined);
}

function requestKey({
  version,
  operation,
  method = operation?.method,
  path,
  query = {},
  body,
  text,
}: Sending) {
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
