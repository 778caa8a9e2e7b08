import { assert, requireData, Violation, type Tools } from "../../engine/case.ts";
import { errorOf, lastName } from "../../contract/fields.ts";
import { statusesOf } from "../../contract/table.ts";
import type { Path } from "../../contract/values.ts";
import type { Exchange } from "../../http/exchange.ts";
import { LimitReached } from "../../session/limits.ts";
import { sendingOf, type Draft } from "./draft.ts";
import { shrink } from "./shrink.ts";

/*
 * Odd changes of one valid request are sent in one request. What fails is halved until the change is known that it is due to, and
 * that change is made smaller. Each case asks for its own change alone; the requests that lead to it are shared.
 */

export interface Change {
  /** Unique within its operation. */
  name: string;
  /** The field that is odd; nothing of a request as a whole. */
  path: Path;
  apply(draft: Draft, tools: Tools): Draft;
  /** The request with less of it. */
  smaller?(draft: Draft): Iterable<Draft>;
}

/** Changes that go into one request. */
export interface Pack {
  /** Unique within a run. */
  name: string;
  changes: readonly Change[];
  /** The valid request that they change. */
  base(tools: Tools): Promise<Draft>;
  isInvalid(draft: Draft): boolean;
}

/** After so many requests without the fields that a server named, a change is sent alone. */
const maxRepeats = 3;

/** Whether the server dealt with a request, whatever it made of it. */
function isDocumented({ status, sending: { operation } }: Exchange): boolean {
  if (status >= 500 || !operation) return false;
  return status === 402 || status === 429 || statusesOf(operation).includes(String(status));
}

/**
 * Breaks off if the server fails at a change, or returns what no document has. Whether it refuses the change is left open.
 *
 * @throws {Violation} with the smallest request that shows it.
 */
export async function requireHandled(change: Change, pack: Pack, tools: Tools): Promise<void> {
  const request = await requestsOf(pack, tools);
  let { changes } = pack;
  let parent: { changes: readonly Change[]; exchange: Exchange | undefined } | undefined;
  for (let repeats = 0; ;) {
    const isAlone = changes.length === 1;
    const exchange = isAlone ? await request.anew(changes) : await request.shared(changes);
    if (exchange === undefined || !isDocumented(exchange)) {
      if (isAlone) return exchange && blame(exchange, change, pack, tools, { expected: documented });
      parent = { changes, exchange };
      changes = halfWith(change, changes);
      continue;
    }
    if (parent?.changes[0] === change) {
      const others = parent.changes.filter((one) => !changes.includes(one));
      const other = await request.shared(others);
      // What takes several changes is told by the case of the first in the request.
      if (other && isDocumented(other) && parent.exchange)
        await blameTogether(parent.changes, parent.exchange, request);
    }
    const named = exchange.status === 400 ? changes.filter((one) => isNamed(exchange, one)) : [];
    // Of what is too long in one request, each part may do.
    if (isAlone || ![400, 413].includes(exchange.status) || named.includes(change)) return;
    parent = undefined;
    const rest = changes.filter((one) => !named.includes(one));
    if (named.length > 0 && (repeats += 1) <= maxRepeats) changes = rest;
    else changes = named.length > 0 ? [change] : halfWith(change, changes);
  }
}

/**
 * Breaks off unless the server refuses a change, as the document says. Which of several faults of a request it looks at first is
 * not stated, so that the status of another will do.
 *
 * @throws {Violation} with the smallest request that shows it.
 */
export async function requireRefused(change: Change, pack: Pack, tools: Tools): Promise<void> {
  const request = await requestsOf(pack, tools);
  let { changes } = pack;
  while (changes.length > 1) {
    const exchange = await request.shared(changes);
    const named = exchange?.status === 400 ? changes.filter((one) => isNamed(exchange, one)) : [];
    if (named.includes(change)) return;
    changes = named.length > 0 ? changes.filter((one) => !named.includes(one)) : halfWith(change, changes);
  }
  const exchange = await request.anew(changes);
  if (isDocumented(exchange) && exchange.status >= 400) return;
  const { isInvalid } = pack;
  await blame(exchange, change, pack, tools, { expected: "status 400", isStillFaulty: isInvalid });
}

/** The requests of a pack: those that several cases ask for are sent once in a run. */
async function requestsOf({ name, base }: Pack, tools: Tools) {
  const draft = await base(tools);
  const anew = (changes: readonly Change[]) =>
    tools.send(sendingOf(changes.reduce((whole, change) => change.apply(whole, tools), draft)));
  return {
    anew,
    shared: (changes: readonly Change[]) =>
      tools.packs.once(`${name} ${changes.map((change) => change.name).join()}`, () => anew(changes)),
  };
}

/** @throws {Violation} always, with the request of as few changes as fail together. */
async function blameTogether(
  changes: readonly Change[],
  exchange: Exchange,
  { shared }: Awaited<ReturnType<typeof requestsOf>>,
): Promise<never> {
  let [together, last] = [changes, exchange];
  for (const change of changes) {
    const rest = together.filter((one) => one !== change);
    const next = await shared(rest);
    if (next && !isDocumented(next)) [together, last] = [rest, next];
  }
  const names = together.map(({ name }) => name).join(" and ");
  throw new Violation(`${documented} for ${names} together`, `status ${last.status}`, last);
}

function halfWith(change: Change, changes: readonly Change[]): readonly Change[] {
  const middle = Math.ceil(changes.length / 2);
  const first = changes.slice(0, middle);
  return first.includes(change) ? first : changes.slice(middle);
}

function isNamed(exchange: Exchange, { path }: Change): boolean {
  const name = path.findLast((step) => typeof step === "string");
  const { paths } = errorOf(exchange.sending.version, exchange.body);
  return name !== undefined && paths.some((one) => lastName(one) === name);
}

/**
 * @param isStillFaulty whether a smaller request must have that outcome no more than the change itself
 * @throws {Violation} with the smallest request that has the same outcome.
 * @throws {Inconclusive} if the server fails at the valid request, too, so that the change has nothing to do with it.
 */
async function blame(
  exchange: Exchange,
  { apply, smaller = () => [] }: Change,
  { name, base }: Pack,
  { packs, send, ...tools }: Tools,
  { expected, isStillFaulty = () => true }: { expected: string; isStillFaulty?(draft: Draft): boolean },
): Promise<void> {
  const ask = (draft: Draft) => packs.once(`${name} ${JSON.stringify(draft)}`, () => send(sendingOf(draft)));
  const draft = await base({ packs, send, ...tools });
  if (!isDocumented(exchange)) {
    const plain = await ask(draft);
    requireData(
      plain !== undefined && isDocumented(plain),
      "the server fails at the same request without it",
    );
  }
  let last = exchange;
  try {
    await shrink(apply(draft, { packs, send, ...tools }), smaller, async (one) => {
      if (!isStillFaulty(one)) return false;
      const next = await ask(one);
      if (next?.status !== exchange.status) return false;
      last = next;
      return true;
    });
  } catch (error) {
    // What was found is reported even if there is nothing left to make it smaller.
    if (!(error instanceof LimitReached)) throw error;
  }
  assert(false, expected, `status ${last.status}`, last);
}

const documented = "a documented status that is no server error";
