import { makePacks, type Pack, type PackPart } from "./packing.ts";
import type { Exchange, Sending } from "../http/exchange.ts";
import { NoResponse } from "../session/session.ts";

/** Requests shared by several cases, each sent when the first of its cases runs. */
export interface Packs {
  /**
   * Whether a combined request shows that the server keeps the case's rule. `false` proves nothing: the case must then send
   * its own request.
   */
  show(part: PackPart, ask: SendProbe, holds: KeepsRule): Promise<boolean>;
  /** A request that is sent once per key; `undefined` if there was no response. */
  once(key: string, ask: () => Promise<Exchange>): Promise<Exchange | undefined>;
  /** An earlier success of the same request; with `anyLimit`, also of one with another limit. */
  findSuccess: Successes["find"];
}

/** Packs that call `see` with each exchange that a case uses. */
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

/** Sends a request for several cases, which are named by their ids. */
type SendProbe = (probe: PackPart["probe"], sharedBy: readonly string[]) => Promise<Exchange>;
type KeepsRule = (probe: PackPart["probe"], exchange: Exchange) => boolean;

/** After so many packs that saved no request, no more packs of an operation are sent. */
const maxFailures = 2;

export function createPacks(cases: readonly { id: string; part?: PackPart }[], successes: Successes): Packs {
  const idByPart = new Map(cases.flatMap(({ id, part }) => (part ? [[part, id] as const] : [])));
  const packByPart = new Map<PackPart, Pack>();
  for (const pack of makePacks([...idByPart.keys()]))
    for (const part of pack.parts) packByPart.set(part, pack);
  const exchanges = new Map<Pack | string, Promise<Exchange | undefined>>();
  const failures = new Map<string, number>();

  const once = async (key: Pack | string, ask: () => Promise<Exchange>) => {
    const pending = exchanges.get(key);
    if (pending) return pending;
    const exchange = ask().catch((error: unknown) => {
      // A case that gets no response reports that itself.
      if (error instanceof NoResponse) return undefined;
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
      const exchange = await once(pack, () =>
        ask(
          pack.probe,
          pack.parts.flatMap((one) => idByPart.get(one) ?? []),
        ),
      );
      const keeping = pack.parts.filter(({ probe }) => exchange !== undefined && holds(probe, exchange));
      if (isNew && keeping.length < 2) failures.set(kind, fruitless + 1);
      return keeping.includes(part);
    },
    once,
    findSuccess: successes.find,
  };
}

/** The successful responses of a run, so that cases can reuse them. */
export interface Successes {
  note(exchange: Exchange): void;
  /** The first success of the same request; with `anyLimit`, also of one with another limit. */
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

/** Whether a request is to an operation with the run's key and default headers. */
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

/** A request without the limit in its query; a limit in a body is kept. */
function withoutLimit(sending: Sending): Sending {
  const { paging } = sending.operation ?? {};
  if (paging?.in !== "query") return sending;
  const { [paging.limit.name]: _, ...query } = sending.query ?? {};
  return { ...sending, query };
}
