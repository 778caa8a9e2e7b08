import type { OperationId, Version } from "@adintel/client/operations";
import { fieldsOf, type Fields } from "../contract/fields.ts";
import { UsageError } from "../../lib/errors.ts";
import { credentials, operationOf, type Operation, type OperationRef } from "../contract/table.ts";
import type {
  SuccessResponse,
  SuccessResponseOf,
  AnyQuestion,
  ExchangeOf,
  Query,
  Question,
} from "./questions.ts";
import { askInPages, fitted, mayGoOn } from "./page-sizes.ts";
import type { Exchange, Sending } from "../http/exchange.ts";
import { isUnpriced } from "../contract/cost.ts";
import { assertStatus, requireData, Unsupported, Violation } from "./assertions.ts";
import type { Session } from "./session.ts";

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
  ): Promise<SuccessResponseOf<V, I>>;
  /** The same of an operation out of the table, with questions that were made of the table. */
  about(subject: OperationRef): SubjectAsker;
}

interface SubjectAsker {
  ask(question?: AnyQuestion): Promise<Exchange>;
  answer(question?: AnyQuestion): Promise<SuccessResponse>;
  answerAnew(question?: AnyQuestion): Promise<SuccessResponse>;
  /** As `ask`, whatever the pace, and without waiting for a rate limit. */
  askAtOnce(question?: AnyQuestion): Promise<Exchange>;
}

/** Answers that several askers share. */
export type SharedResponses = Map<string, Promise<SuccessResponse>>;

/** It shows `seen` each exchange that a case gets, shared ones each time. What `successOf` knows is shared too. */
export function createAsker(
  session: Session,
  seen: (exchange: Exchange) => void = () => undefined,
  asked: SharedResponses = new Map(),
  successOf: (sending: Sending) => Exchange | undefined = () => undefined,
): Asker {
  const about = (subject: OperationRef): SubjectAsker => {
    const send = async (question: AnyQuestion) => {
      requireVersion(session, subject.version);
      return session.send(sendingTo(subject, question));
    };
    const ask: SubjectAsker["ask"] = async (question = {}) => {
      const exchange = await send(question);
      seen(exchange);
      return exchange;
    };
    const read = async (question: AnyQuestion, askFirst: typeof ask) => {
      const own = fitted(session, subject, question);
      const answer = anyResponseOf(await askInPages(session, subject, own, askFirst));
      const goesOn =
        answer.whole &&
        (await mayGoOn(session, subject, own, answer.rows, async (next) => {
          const exchange = await ask(next);
          return { status: exchange.status, rows: rowsOf(exchange) };
        }));
      return goesOn ? { ...answer, whole: false } : answer;
    };
    const askUnlessKnown: typeof ask = async (question = {}) => {
      requireVersion(session, subject.version);
      const known = successOf(sendingTo(subject, question));
      if (!known) return ask(question);
      seen(known);
      return known;
    };
    return {
      ask,
      answerAnew: async (question = {}) => read(question, ask),
      async answer(question = {}) {
        const key = keyOf(subject, fitted(session, subject, question));
        const known = asked.get(key);
        const answer = known ?? read(question, askUnlessKnown);
        asked.set(key, answer);
        return answer.then(
          (found) => {
            if (known) seen(found.exchange);
            return found;
          },
          (error: unknown) => {
            const exchange = error instanceof Violation ? error.exchange : undefined;
            if (known && exchange) seen(exchange);
            // What the server failed at is asked anew.
            if ((exchange?.status ?? 500) >= 500) asked.delete(key);
            throw error;
          },
        );
      },
      async askAtOnce(question = {}) {
        requireVersion(session, subject.version);
        const exchange = await session.sendAtOnce(sendingTo(subject, question));
        seen(exchange);
        return exchange;
      },
    };
  };
  const named = <V extends Version, I extends OperationId<V>>(
    version: V,
    id: I,
    question?: Question<V, I>,
  ) => {
    const operation = operationOf(version, id);
    assertKnownFields(operation, question as AnyQuestion | undefined);
    return about({ version, operation });
  };
  return {
    ask: async (version, id, question) => named(version, id, question).ask(question as AnyQuestion),
    answer: async <V extends Version, I extends OperationId<V>>(
      version: V,
      id: I,
      question?: Question<V, I>,
    ) => await named(version, id, question).answer(question as AnyQuestion),
    about,
  };
}

/** The same for questions that differ only in the order of their fields. */
function keyOf({ version, operation }: OperationRef, question: AnyQuestion): string {
  return JSON.stringify([version, operation.operationId, question], (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/**
 * Stops the check where a case by hand sends a field that the documents no longer have, which the server would be blamed for.
 * The compiler refuses such a case, but the check runs without it.
 *
 * @throws {UsageError} naming the field, and how to find the case.
 */
export function assertKnownFields(
  { operationId, effects, queryParameters }: Operation,
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
    `a case sends ${names} to ${operationId}, which the documents do not have. Fix or remove the case: ` +
      `\`grep -rnw ${strangers[0]?.split(".").at(-1)} scripts/check\` finds its file, and \`npm run typecheck\` its line.`,
  );
}

function isWithin(name: string, parent: string): boolean {
  return name === parent || name.startsWith(`${parent}.`);
}

/** The fields of a body, nested ones as `outer.inner`. */
function namesOf(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const inner = Array.isArray(value) ? [] : namesOf(fieldsOf(value));
    return inner.length > 0 ? inner.map((one) => `${name}.${one}`) : [name];
  });
}

function requireVersion({ has }: Session, version: Version): void {
  if (!has(version)) throw new Unsupported(`the target has no ${version}; give its root with --${version}`);
}

/**
 * An exchange as the response that it should be.
 *
 * @throws {Violation} unless its status is 200.
 * @throws {Inconclusive} if its list of rows is missing.
 */
export function responseOf<V extends Version, I extends OperationId>(
  exchange: ExchangeOf<V, I>,
): SuccessResponseOf<V, I> {
  return anyResponseOf(exchange);
}

/** As {@link responseOf}, of an operation out of the table. */
export function anyResponseOf(exchange: Exchange): SuccessResponse {
  assertStatus(exchange, 200);
  const rows = rowsOf(exchange);
  return { exchange, body: fieldsOf(exchange.body), rows, whole: rows.length < limitOf(exchange.sending) };
}

function rowsOf({ body, sending: { operation } }: Exchange): Fields[] {
  const list = operation ? listIn(operation, fieldsOf(body)) : [];
  // A list of plain strings is read as rows of one field.
  return list.map((row) => (typeof row === "string" ? { value: row } : fieldsOf(row)));
}

/**
 * The list of a body. Where nothing is stated of a response but names, the rows may stand under any key.
 *
 * @throws {Inconclusive} if it is missing where its key is stated, which is noted of the response itself.
 */
function listIn(operation: Operation, body: Fields): readonly unknown[] {
  const keys = operation.lists.map((list) => list.in);
  const named = keys.map((key) => body[key]).find(Array.isArray);
  if (named || keys.length === 0) return named ?? [];
  const any = isUnpriced(operation) ? Object.values(body).find(Array.isArray) : undefined;
  requireData(any !== undefined, `a successful response has no list ${keys.join(" or ")}`);
  return any;
}

/** The rows that a request asks for at most. */
function limitOf({ operation, query = {}, body }: Sending): number {
  const { paging } = operation ?? {};
  if (!paging) return Infinity;
  const asked = paging.in === "body" ? fieldsOf(body)[paging.limit.name] : query[paging.limit.name];
  return asked === undefined ? (paging.limit.default ?? 0) : Number(asked);
}

export function sendingTo(
  { version, operation }: OperationRef,
  { id, query = {}, body, headers, key, from }: AnyQuestion,
): Sending {
  return {
    version,
    operation,
    path: id === undefined ? operation.path : operation.path.replace(/\{\w+\}/, encodeURIComponent(id)),
    query: textsOf(query),
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
    ...(key !== undefined && { authorization: credentials(version, key) }),
    ...(from !== undefined && { from }),
  };
}

function textsOf(query: Query): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
