import type { OperationId, Version } from "@adintel/client/operations";
import { fieldsOf } from "./fields.ts";
import { UsageError } from "../command.ts";
import { operationOf, type Entry, type Subject } from "./contract/table.ts";
import type { Answer, AnswerOf, AnyQuestion, ExchangeOf, Fields, Query, Question } from "./questions.ts";
import type { Exchange, Sending } from "./sending/exchange.ts";
import { isUnpriced } from "./cost.ts";
import { demand, Unsupported, Violation } from "./verdict.ts";
import type { Session } from "./sending/session.ts";

/** Asks operations by name. */
export interface Asker {
  /**
   * Asks anew, whatever comes of it.
   *
   * @throws {Unsupported} of a version that the target does not have.
   */
  ask<V extends Version, I extends OperationId<V>>(
    version: V,
    operationId: I,
    question?: Question<V, I>,
  ): Promise<ExchangeOf<V, I>>;
  /**
   * The answer to a question, which is asked once in a run, so that cases share it.
   *
   * @throws {Violation} unless it is answered with 200.
   */
  answer<V extends Version, I extends OperationId<V>>(
    version: V,
    operationId: I,
    question?: Question<V, I>,
  ): Promise<AnswerOf<V, I>>;
  /** As `ask`, whatever the pace, and without waiting for a rate limit. */
  askAtOnce<V extends Version, I extends OperationId<V>>(
    version: V,
    operationId: I,
    question?: Question<V, I>,
  ): Promise<ExchangeOf<V, I>>;
  /** The same of an operation out of the table, with questions that were made of the table. */
  about(subject: Subject): SubjectAsker;
}

export interface SubjectAsker {
  ask(question?: AnyQuestion): Promise<Exchange>;
  answer(question?: AnyQuestion): Promise<Answer>;
  askAtOnce(question?: AnyQuestion): Promise<Exchange>;
}

export function createAsker(session: Session): Asker {
  const asked = new Map<string, Promise<Exchange>>();
  const about = (subject: Subject): SubjectAsker => {
    const ask: SubjectAsker["ask"] = async (question = {}) => {
      demandVersion(session, subject.version);
      return session.send(sendingTo(subject, question));
    };
    return {
      ask,
      async answer(question = {}) {
        const key = JSON.stringify([subject.version, subject.operation.operationId, sorted(question)]);
        const exchange = asked.get(key) ?? ask(question);
        asked.set(key, exchange);
        const { status } = await exchange;
        // What the server failed at is asked anew.
        if (status >= 500) asked.delete(key);
        return anyAnswerOf(await exchange);
      },
      async askAtOnce(question = {}) {
        demandVersion(session, subject.version);
        return session.sendAtOnce(sendingTo(subject, question));
      },
    };
  };
  const named = <V extends Version, I extends OperationId<V>>(
    version: V,
    id: I,
    question?: Question<V, I>,
  ) => {
    const operation = operationOf(version, id);
    demandKnown(operation, question as AnyQuestion | undefined);
    return about({ version, operation });
  };
  return {
    ask: async (version, id, question) => named(version, id, question).ask(anyQuestion(question)),
    answer: async <V extends Version, I extends OperationId<V>>(
      version: V,
      id: I,
      question?: Question<V, I>,
    ) => (await named(version, id, question).answer(anyQuestion(question))) as AnswerOf<V, I>,
    askAtOnce: async (version, id, question) => named(version, id, question).askAtOnce(anyQuestion(question)),
    about,
  };
}

/**
 * Stops the check where a case by hand sends a field that the documents no longer have, which the server would be blamed for.
 * The compiler refuses such a case, but the check runs without it.
 *
 * @throws {UsageError} naming the field, and how to find the case.
 */
export function demandKnown(
  { operationId, effects, queryParameters }: Entry,
  { query = {}, body = {} }: Pick<AnyQuestion, "query" | "body"> = {},
): void {
  const known = Object.keys(effects);
  // Of a request that is not documented, nothing is known.
  if (known.length === 0) return;
  const strangers = [
    ...Object.keys(query).filter((name) => !known.includes(name) && !queryParameters.includes(name)),
    ...namesOf(body).filter((name) => !known.some((one) => isWithin(name, one) || isWithin(one, name))),
  ];
  if (strangers.length === 0) return;
  const names = strangers.join(", ");
  throw new UsageError(
    `the check asks ${operationId} for ${names}, which the documents do not have. Fix or remove the case: ` +
      `\`grep -rnw ${strangers[0]?.split(".").at(-1)} scripts/check/cases\` finds its file, and \`npm run typecheck\` its line.`,
  );
}

/** A question with its fields in one order, so that the same question is asked once however it was written. */
function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, sorted(one)]),
  );
}

function isWithin(name: string, parent: string): boolean {
  return name === parent || name.startsWith(`${parent}.`);
}

/** The fields of a body, nested ones as `filters.daysRun.min`. */
function namesOf(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const inner = Array.isArray(value) ? [] : namesOf(fieldsOf(value));
    return inner.length > 0 ? inner.map((one) => `${name}.${one}`) : [name];
  });
}

function demandVersion({ has }: Session, version: Version): void {
  if (!has(version)) throw new Unsupported(`the target has no ${version}: --${version} names one`);
}

/**
 * An exchange as the answer that it should be.
 *
 * @throws {Violation} unless its status is 200.
 */
export function answerOf<V extends Version, I extends OperationId>(
  exchange: ExchangeOf<V, I>,
): AnswerOf<V, I> {
  return anyAnswerOf(exchange) as AnswerOf<V, I>;
}

/** As {@link answerOf}, of an operation out of the table. */
export function anyAnswerOf(exchange: Exchange): Answer {
  demand(exchange.status === 200, "status 200", `status ${exchange.status}`, exchange);
  const body = fieldsOf(exchange.body);
  const { operation } = exchange.sending;
  const list = operation ? listIn(operation, body, exchange) : [];
  // A list of plain strings is read as rows of one field.
  const rows = list.map((row) => (typeof row === "string" ? { value: row } : fieldsOf(row)));
  return { exchange, body, rows };
}

/**
 * The list of a body. Where nothing is stated of a response but names, the rows may stand under any key.
 *
 * @throws {Violation} naming the key, where it is stated and not there.
 */
function listIn(operation: Entry, body: Fields, exchange: Exchange): readonly unknown[] {
  const keys = operation.lists.map((list) => list.in);
  const named = keys.map((key) => body[key]).find(Array.isArray);
  if (named || keys.length === 0) return named ?? [];
  if (isUnpriced(operation)) return Object.values(body).find(Array.isArray) ?? [];
  const got = `a body with ${Object.keys(body).join(", ") || "nothing"}`;
  throw new Violation(`a list in ${keys.join(" or ")}`, got, exchange);
}

/** The request of a question. */
export function sendingOf<V extends Version, I extends OperationId<V>>(
  version: V,
  operationId: I,
  question: Question<V, I>,
): Sending {
  return sendingTo({ version, operation: operationOf(version, operationId) }, anyQuestion(question));
}

/** As {@link sendingOf}, of an operation out of the table. */
export function sendingTo(
  { version, operation }: Subject,
  { id, query = {}, body, headers, key, from }: AnyQuestion,
): Sending {
  return {
    ...{ version, operation },
    path: id === undefined ? operation.path : operation.path.replace("{id}", encodeURIComponent(id)),
    query: textsOf(query),
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
    ...(from !== undefined && { from }),
  };
}

function textsOf(query: Query): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/** A question without its types, and with what it asks against them. */
function anyQuestion<V extends Version, I extends OperationId>({
  raw,
  ...question
}: Question<V, I> = {}): AnyQuestion {
  const { query, body, ...rest } = question as AnyQuestion;
  return {
    ...rest,
    ...((query ?? raw?.query) && { query: { ...query, ...raw?.query } }),
    ...((body ?? raw?.body) && { body: { ...body, ...raw?.body } }),
  };
}
