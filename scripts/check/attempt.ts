import { UsageError } from "../command.ts";
import { createAsker } from "./asking.ts";
import { NoAccount, NotExercised, Unsupported, Violation, type CheckCase, type Tools } from "./case.ts";
import { operationOf } from "./contract/cases.ts";
import { branchesOf, type SchemaNode } from "./contract/document.ts";
import { costAtMost, worstRows } from "./cost.ts";
import type { Exchange, Sending } from "./sending/exchange.ts";
import { OutOfCredits } from "./sending/key-watch.ts";
import type { Session } from "./sending/session.ts";

export type Outcome =
  | { status: "passed" }
  | { status: "failed"; expected: string; got: string; exchange: Exchange | undefined }
  /** What it needs was not given, or money or patience ran out before it. */
  | { status: "skipped"; reason: string }
  /** This target cannot show it, whatever is given and spent. */
  | { status: "unsupported"; reason: string }
  /** It ran, but the server's data did not show whether the rule is kept. */
  | { status: "unexercised"; reason: string };

/** Runs a case once. */
export async function attempt(one: CheckCase, tools: Tools): Promise<Outcome> {
  try {
    await one.run(tools);
    return { status: "passed" };
  } catch (error) {
    if (error instanceof NoAccount || error instanceof OutOfCredits)
      return { status: "skipped", reason: error.message };
    if (error instanceof Unsupported) return { status: "unsupported", reason: error.message };
    if (error instanceof NotExercised) return { status: "unexercised", reason: error.message };
    if (error instanceof UsageError) throw new UsageError(`${one.id}: ${error.message}`);
    if (!(error instanceof Violation)) throw error;
    return { status: "failed", expected: error.expected, got: error.got, exchange: error.exchange };
  }
}

/** How often a relation that failed is looked at again. */
const times = 2;

/**
 * Runs a case. A relation between responses may fail since the data moved between two of them, so it is looked at again with
 * fresh responses. Each time it fails, the first request and the one that broke the rule are sent once more behind it: where
 * either is answered otherwise than before, the data are moving, and show nothing. Where money is short, the first
 * time has to do.
 */
export async function attemptAgain(
  one: CheckCase,
  tools: Tools,
  affords: () => boolean,
  session: Session,
): Promise<Outcome> {
  const first = await attempt(one, tools);
  if (first.status !== "failed" || one.area !== "meaning") return first;
  // What is added is there the second time.
  if (one.needs?.includes("indexUrl")) return first;
  for (let time = 0; time < times; time += 1) {
    if (!affords()) return first;
    const seen: Exchange[] = [];
    const send = async (sending: Sending): Promise<Exchange> => {
      const exchange = await session.send(sending);
      seen.push(exchange);
      return exchange;
    };
    const again = await attempt(one, { ...tools, ...createAsker({ ...session, send }), send });
    if (again.status !== "failed") return again;
    if (await isMoving(session, seen, again.exchange))
      return { status: "unexercised", reason: "the data change between two responses" };
  }
  return first;
}

/** Whether a request of several is answered otherwise when it is sent again. */
async function isMoving(session: Session, seen: readonly Exchange[], broke: Exchange | undefined) {
  const [first] = seen.filter(({ status }) => status === 200);
  // What one response breaks by itself is broken, whatever the next one says.
  if (seen.length < 2) return false;
  for (const before of new Set([first, broke])) {
    const { operation } = before?.sending ?? {};
    if (!before || before.status !== 200 || !operation) continue;
    if (!session.takeExtra(costAtMost(operation, worstRows(operation, before.sending)))) continue;
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
