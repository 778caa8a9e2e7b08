import type { Version } from "@adintel/client/operations";
import { demand, Unsupported } from "./case.ts";
import { fieldsOf } from "./cost.ts";
import type { Exchange, Sending } from "./sending/exchange.ts";
import { operationOf } from "./place.ts";
import type { Session } from "./sending/session.ts";

/** What an operation is asked. */
export interface Question {
  /** The `id` of its path. */
  id?: string;
  query?: Record<string, string | number | boolean>;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** In place of the key of the run. */
  key?: string;
  /** The IP address to call from. */
  from?: string;
}

export type Fields = Record<string, unknown>;

/** A successful answer with its rows; without rows of an operation that has none. */
export interface Answer {
  exchange: Exchange;
  body: Fields;
  rows: Fields[];
}

/** Asks operations by name. */
export interface Asker {
  /**
   * Asks anew, whatever comes of it.
   *
   * @throws {Unsupported} of a version that the target does not have.
   */
  ask(version: Version, operationId: string, question?: Question): Promise<Exchange>;
  /**
   * The answer to a question, which is asked once in a run, so that cases share it.
   *
   * @throws {Breach} unless it is answered with 200.
   */
  answer(version: Version, operationId: string, question?: Question): Promise<Answer>;
  /** As `ask`, whatever the pace, and without waiting for a rate limit. */
  askAtOnce(version: Version, operationId: string, question?: Question): Promise<Exchange>;
}

export function createAsker(session: Session): Asker {
  const asked = new Map<string, Promise<Exchange>>();
  const ask: Asker["ask"] = async (version, id, question = {}) => {
    demandVersion(session, version);
    return session.send(sendingOf(version, id, question));
  };
  return {
    ask,
    async answer(version, id, question = {}) {
      const key = JSON.stringify([version, id, question]);
      const exchange = asked.get(key) ?? ask(version, id, question);
      asked.set(key, exchange);
      const { status } = await exchange;
      // What the server failed at is asked anew.
      if (status >= 500) asked.delete(key);
      return answerOf(await exchange);
    },
    async askAtOnce(version, id, question = {}) {
      demandVersion(session, version);
      return session.sendAtOnce(sendingOf(version, id, question));
    },
  };
}

function demandVersion({ has }: Session, version: Version): void {
  if (!has(version)) throw new Unsupported(`the target has no ${version}: --${version} names one`);
}

/**
 * An exchange as the answer that it should be.
 *
 * @throws {Breach} unless its status is 200.
 */
export function answerOf(exchange: Exchange): Answer {
  demand(exchange.status === 200, "status 200", `status ${exchange.status}`, exchange);
  const body = fieldsOf(exchange.body);
  const keys = [exchange.sending.operation?.rows ?? "", "totals", "rows"];
  const list: unknown[] = keys.map((key) => body[key]).find(Array.isArray) ?? [];
  // A list of plain strings is read as rows of one field.
  const rows = list.map((row) => (typeof row === "string" ? { value: row } : fieldsOf(row)));
  return { exchange, body, rows };
}

/** The request of a question. */
export function sendingOf(
  version: Version,
  operationId: string,
  { id, query = {}, body, headers, key, from }: Question,
): Sending {
  const operation = operationOf(version, operationId);
  return {
    ...{ version, operation },
    path: id === undefined ? operation.path : operation.path.replace("{id}", encodeURIComponent(id)),
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
    ...(from !== undefined && { from }),
  };
}
