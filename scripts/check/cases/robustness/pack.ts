import { assert, requireData, Violation, type Tools } from "../../engine/case.ts";
import { errorOf, lastName } from "../../contract/fields.ts";
import { statusesOf } from "../../contract/table.ts";
import type { Path } from "../../contract/values.ts";
import type { Exchange } from "../../http/exchange.ts";
import { LimitReached } from "../../session/limits.ts";
import { NoResponse } from "../../session/session.ts";
import { sendingOf, type Draft } from "./draft.ts";
import { shrink } from "./shrink.ts";

/*
 * Odd changes of one valid request are sent in one request. What fails is halved until the change is known that it is due to, and
 * that change is made smaller. Each case asks for its own change alone; the requests that lead to it are shared.
 */

/** Something odd about a request. */
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
      if (isAlone) return blame(exchange, change, pack, tools);
      parent = { changes, exchange };
      changes = halfWith(change, changes);
      continue;
    }
    if (parent?.changes[0] === change) {
      const others = parent.changes.filter((one) => !changes.includes(one));
      const other = await request.shared(others);
      // What takes several changes is the finding of the first of them.
      if (other && isDocumented(other) && parent.exchange) throw undocumented(parent.exchange);
    }
    const named = exchange.status === 400 ? changes.filter((one) => isNamed(exchange, one)) : [];
    if (isAlone || exchange.status !== 400 || named.includes(change)) return;
    parent = undefined;
    const rest = changes.filter((one) => !named.includes(one));
    if (named.length > 0 && (repeats += 1) <= maxRepeats) changes = rest;
    else changes = named.length > 0 ? [change] : halfWith(change, changes);
  }
}

/**
 * Breaks off if the server accepts a change that the document refuses.
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
  if (exchange.status === 400) return;
  const draft = change.apply(await pack.base(tools), tools);
  await blameFor(exchange, draft, change, tools, "status 400", ({ status }) => status === exchange.status);
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

/** @throws {Inconclusive} if the server fails at the valid request, too, so that the change has nothing to do with it. */
async function blame(
  exchange: Exchange | undefined,
  change: Change,
  pack: Pack,
  tools: Tools,
): Promise<void> {
  if (!exchange) return;
  const base = await pack.base(tools);
  const plain = await tools.packs.once(`${pack.name} plain`, () => tools.send(sendingOf(base)));
  requireData(
    plain !== undefined && isDocumented(plain),
    "the server fails at the same request without it, too",
  );
  const isSame = ({ status }: Exchange) => status === exchange.status;
  await blameFor(exchange, change.apply(base, tools), change, tools, expectedOf(exchange), isSame);
}

/** @throws {Violation} always, with the smallest request that has the same outcome. */
async function blameFor(
  exchange: Exchange,
  draft: Draft,
  { smaller = () => [] }: Change,
  tools: Tools,
  expected: string,
  isSame: (exchange: Exchange) => boolean,
): Promise<void> {
  let last = exchange;
  try {
    await shrink(draft, smaller, async (one) => {
      const next = await tools.send(sendingOf(one));
      if (isSame(next)) last = next;
      return isSame(next);
    });
  } catch (error) {
    // What was found is reported even if there is nothing left to make it smaller.
    if (!(error instanceof LimitReached || error instanceof NoResponse)) throw error;
  }
  assert(false, expected, `status ${last.status}`, last);
}

function expectedOf({ sending: { operation } }: Exchange): string {
  const documented = operation ? statusesOf(operation).filter((status) => Number(status) < 500) : [];
  return `status ${documented.join(" or ")}`;
}

function undocumented(exchange: Exchange): Violation {
  return new Violation(expectedOf(exchange), `status ${exchange.status}`, exchange);
}
