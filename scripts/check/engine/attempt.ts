import { createAsker } from "../session/asker.ts";
import {
  NoAccount,
  Inconclusive,
  Suspicious,
  Unsupported,
  Violation,
  type CheckCase,
  type Tools,
} from "./case.ts";
import { operationOf } from "../probes/probes.ts";
import { branchesOf, type SchemaNode } from "../contract/document.ts";
import { isServerError } from "../session/coverage.ts";
import { Interrupted } from "./interrupt.ts";
import { LimitReached } from "../session/limits.ts";
import type { Exchange, Sending } from "../http/exchange.ts";
import { OutOfCredits } from "../http/key-watch.ts";
import { OutOfPatience, type Session } from "../session/session.ts";
import { Unreachable } from "../http/target.ts";

export type Outcome =
  /** It held in these exchanges, shared ones too. */
  | { status: "passed"; exchanges: readonly Exchange[] }
  | ({ status: "failed" } & ObservedViolation)
  /** The server does not do what the documents only assume, which is no violation. */
  | ({ status: "different" } & ObservedViolation)
  /** It failed, and passed when it was run again with fresh responses. */
  | ({ status: "flaky" } & ObservedViolation)
  /** The check itself failed in it, which says nothing of the server. */
  | { status: "errored"; message: string; stack: string }
  /** What it needs was not given, or a limit was reached before it. */
  | { status: "skipped"; reason: string }
  /** This target cannot show it, whatever is given and spent. */
  | { status: "unsupported"; reason: string }
  /** It ran, but the server's data did not show whether the rule is kept. */
  | {
      status: "unexercised";
      reason: string;
      /** How the names of the cases of its operation begin that should be looked at next. */
      suspects?: readonly string[];
    };

/** A violation of a rule, and the exchanges that show it. */
interface ObservedViolation {
  expected: string;
  got: string;
  /** The one in which it showed. */
  exchange: Exchange | undefined;
  /** All that the case looked at until then, shared ones too, in the order in which it did. */
  exchanges: readonly Exchange[];
}

/** What attempts of cases have in common. */
export interface Attempting {
  session: Session;
  looked: readonly Exchange[];
  see(exchange: Exchange): void;
  /** Forgets what earlier attempts looked at. */
  begin(): void;
}

const maxRepeats = 3;

/**
 * Runs a case. A relation between responses may fail since the data moved between two of them, and any case since the server
 * failed, so it is looked at again with fresh responses: what does not fail again is flaky. Each time it fails, the first
 * request and the one that broke the rule are sent once more behind it: where either is answered otherwise than before, the
 * data are moving, and show nothing. At a limit, the first time has to do.
 *
 * @throws whatever {@link endsRun} tells of, since it concerns the cases after it too.
 */
export async function attemptAgain(one: CheckCase, tools: Tools, attempting: Attempting): Promise<Outcome> {
  const first = await attempt(one, tools, attempting);
  if (first.status !== "failed") return first;
  const mayPass = one.area === "meaning" || (first.exchange !== undefined && isServerError(first.exchange));
  // What is added is there the second time.
  if (!mayPass || one.needs?.includes("indexUrl")) return first;
  const { session } = attempting;
  try {
    for (let time = 0; time < maxRepeats; time += 1) {
      const seen: Exchange[] = [];
      const send = async (sending: Sending): Promise<Exchange> => {
        const exchange = await session.send(sending);
        seen.push(exchange);
        attempting.see(exchange);
        return exchange;
      };
      const fresh = { ...tools, ...createAsker({ ...session, send }), send };
      const again = await attempt(one, fresh, attempting);
      if (again.status === "passed") return { ...first, status: "flaky" };
      if (again.status !== "failed") return again;
      if (one.area !== "meaning") return first;
      if (await isMoving(session, seen, again.exchange))
        return { status: "unexercised", reason: "the data changed between two responses" };
    }
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
  }
  return first;
}

/** Runs a case once. Whatever goes wrong in it is its outcome, but for what concerns the cases after it too. */
async function attempt(one: CheckCase, tools: Tools, attempting: Attempting): Promise<Outcome> {
  attempting.begin();
  try {
    await one.run(tools);
    return { status: "passed", exchanges: [...attempting.looked] };
  } catch (error) {
    if (endsRun(error)) throw error;
    if (error instanceof NoAccount || error instanceof OutOfCredits)
      return { status: "skipped", reason: error.message };
    if (error instanceof Unsupported) return { status: "unsupported", reason: error.message };
    if (error instanceof Suspicious)
      return { status: "unexercised", reason: error.message, suspects: error.fields };
    if (error instanceof Inconclusive) return { status: "unexercised", reason: error.message };
    if (!(error instanceof Violation)) return erroredBy(error);
    const { expected, got, exchange } = error;
    // Of what was tried to make a request smaller, the smallest says all.
    const looked =
      one.area === "robustness" ? [exchange].filter((seen) => seen !== undefined) : attempting.looked;
    return { status: "failed", expected, got, exchange, exchanges: [...looked] };
  }
}

function erroredBy(error: unknown): Outcome {
  if (!(error instanceof Error)) return { status: "errored", message: String(error), stack: "" };
  return { status: "errored", message: error.message, stack: error.stack ?? "" };
}

/** Whether an error may concern more than one case. */
export function endsRun(error: unknown): error is Error {
  return [Interrupted, OutOfPatience, LimitReached, Unreachable].some((kind) => error instanceof kind);
}

/** Whether a request of several is answered otherwise when it is sent again. */
async function isMoving(
  session: Session,
  seen: readonly Exchange[],
  broke: Exchange | undefined,
): Promise<boolean> {
  const [first] = seen.filter(({ status }) => status === 200);
  // What one response breaks by itself is broken, whatever the next one says.
  if (seen.length < 2) return false;
  for (const before of new Set([first, broke])) {
    if (before?.status !== 200 || !before.sending.operation) continue;
    const after = await session.send(before.sending);
    if (words(before) !== words(after)) return true;
  }
  return false;
}

/** A response without what no document has in it, such as the time at which it was sent. */
function words({ sending: { version, operation }, status, body }: Exchange): string {
  if (!operation) return "";
  const { responses } = operationOf(version, operation.operationId);
  const names = namesIn(responses[status]?.content["application/json"].schema ?? true);
  return JSON.stringify([status, body], [...names]);
}

function namesIn(schema: SchemaNode): Set<string> {
  return new Set(
    branchesOf(schema).flatMap(({ properties = {}, items = true }) => [
      ...Object.entries(properties).flatMap(([name, property]) => [name, ...namesIn(property)]),
      ...namesIn(items),
    ]),
  );
}
