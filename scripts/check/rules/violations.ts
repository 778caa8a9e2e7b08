import type { ReadingsOf } from "../contract/subject.ts";
import { operationPlace } from "../contract/table.ts";
import type { Exchange } from "../http/exchange.ts";
import { shapeViolations, type ShapeViolation } from "./shape.ts";
import { accountBroken } from "./account.ts";
import { answeredOf, type Answered, type Broken } from "./answered.ts";
import { chosenBroken } from "./chosen.ts";
import { filtersBroken } from "./filters.ts";
import { limitBroken } from "./limit.ts";
import { idsBroken } from "./named-ids.ts";
import { orderBroken } from "./order.ts";
import { parentBroken } from "./parent.ts";
import { doubles } from "./unique.ts";

/** What one successful response shows of the rules beyond its schema. */
const judges: readonly ((answered: Answered) => Broken[])[] = [
  limitBroken,
  doubles,
  orderBroken,
  chosenBroken,
  accountBroken,
  parentBroken,
  idsBroken,
  filtersBroken,
];

interface Judging {
  now: number | undefined;
  readingsOf?: ReadingsOf | undefined;
}

/**
 * All that an exchange breaks by itself: the shape of its response, and whatever a successful response shows beside its
 * schema. `now` is the server's time; without it nothing is said of dates that are counted from today.
 */
export function violationsOf(
  exchange: Exchange,
  { now, readingsOf }: Judging = { now: dateHeader(exchange) },
): ShapeViolation[] {
  return [...shapeViolations(exchange), ...meaningViolations(exchange, now, readingsOf)];
}

function meaningViolations(
  exchange: Exchange,
  now: Judging["now"],
  readingsOf: Judging["readingsOf"],
): ShapeViolation[] {
  const { operation, version } = exchange.sending;
  const answered = answeredOf(exchange, now, readingsOf);
  if (!answered || !operation) return [];
  const root = operationPlace(version, operation.path, operation.method);
  return judges
    .flatMap((judge) => judge(answered))
    .map(({ name, at, ...rest }) => ({
      ...rest,
      name: `${exchange.status}-${name}`,
      place: `${root}/${at}`,
    }));
}

/** The time of a response by its `Date`, in milliseconds; `undefined` if it has none. */
export function dateHeader({ headers }: Pick<Exchange, "headers">): number | undefined {
  const date = Date.parse(headers.get("Date") ?? "");
  return Number.isNaN(date) ? undefined : date;
}
