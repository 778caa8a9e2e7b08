import type { Exchange, Sending } from "../http/exchange.ts";

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
