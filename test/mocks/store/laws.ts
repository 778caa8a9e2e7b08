/** A team's ledger, as the mock shows it. Amounts are microdollars. */
export interface Ledger {
  monthlyMicrodollars: number;
  spentMicrodollars: number;
  /** The oldest first. */
  charges: { requestId: string; operationId: string; rows: number; microdollars: number; at: string }[];
}

/** A call as its client saw it. */
export interface Call {
  /** Unlike that of any other call. */
  name: string;
  /** Whom it is charged to. */
  team: string;
  /** What comes with a price. */
  isMetered: boolean;
  /** `undefined` if there was no response, or one that leaves open whether it was charged. */
  status: number | undefined;
}

/** An exchange as the list of requests shows it. */
export interface Exchange {
  requestId: string;
  /** The name of its call. */
  call: string;
  status: number;
  /** ISO 8601, on the mock's clock. */
  at: string;
}

/** Two places on the clock of the observer. */
export interface Times {
  invokedAt: number;
  /** Infinity if there was no response. */
  returnedAt: number;
}

/** What was seen of something that may only grow, such as a clock, between two places on the clock of the observer. */
export interface Sight extends Times {
  value: number;
}

/** A limit on the calls of one counter. */
export interface Limited {
  counter: string;
  requestsPerMinute: number;
  counts(call: Call): boolean;
}

/** What is wrong with a ledger by itself, each in a line. `prices` are those of a row, by operation. */
export function ledgerFaults(
  { spentMicrodollars, charges }: Ledger,
  prices: Readonly<Record<string, number>>,
): string[] {
  const wrong: string[] = [];
  for (const id of repeated(charges.map(({ requestId }) => requestId)))
    wrong.push(`${id} has several rows in the ledger`);
  charges.forEach(({ requestId, operationId, rows, microdollars, at }, place) => {
    const price = prices[operationId];
    if (price === undefined) wrong.push(`${requestId}: ${operationId} has no price`);
    else if (microdollars !== rows * price)
      wrong.push(`${requestId}: ${rows} rows at ${price} are charged at ${microdollars}`);
    const before = charges[place - 1];
    if (before && at < before.at) wrong.push(`${requestId} at ${at} comes after a row at ${before.at}`);
  });
  const sum = charges.reduce((total, { microdollars }) => total + microdollars, 0);
  if (sum !== spentMicrodollars) wrong.push(`spent ${spentMicrodollars}, while the rows come to ${sum}`);
  return wrong;
}

/**
 * What is wrong between the calls of a session, its list of requests and the ledgers of its teams: each metered call with a 200 has
 * exactly one row, and each row is of such a call or of one that was lost.
 */
export function chargeFaults(
  calls: readonly Call[],
  exchanges: readonly Exchange[],
  ledgers: ReadonlyMap<string, Ledger>,
): string[] {
  const wrong = repeated(exchanges.map(({ requestId }) => requestId)).map(
    (id) => `${id} is several times in the list of requests`,
  );
  const callOf = new Map(exchanges.map(({ requestId, call }) => [requestId, call]));
  const calledBy = new Map(calls.map((call) => [call.name, call]));
  /** How many rows each call has. */
  const rows = new Map<string, number>();
  for (const [team, { charges }] of ledgers)
    for (const { requestId } of charges) {
      const name = callOf.get(requestId);
      const call = calledBy.get(name ?? "");
      if (!call) {
        wrong.push(`${team}: the row ${requestId} is of no call of the session`);
        continue;
      }
      if (call.team !== team) wrong.push(`${team} has a row of ${call.name}, which is ${call.team}'s`);
      if (!call.isMetered) wrong.push(`${call.name} is free, and has a row`);
      if (call.status !== undefined && call.status !== 200)
        wrong.push(`${call.name} has a row, and got ${call.status}`);
      rows.set(call.name, (rows.get(call.name) ?? 0) + 1);
    }
  for (const { name, isMetered, status } of calls) {
    const count = rows.get(name) ?? 0;
    if (count > 1 || (isMetered && status === 200 && count === 0))
      wrong.push(`${name}, status ${status ?? "unknown"}, has ${count} rows in the ledger`);
  }
  return wrong;
}

/** What clients saw of a team's credits. */
export interface Settled {
  /** When the call of a row was invoked, and when it returned. */
  timesOf(requestId: string): Times | undefined;
  /** The calls that got 402. */
  refused: readonly { name: string; returnedAt: number }[];
  /** Looks at what is spent. */
  looks: readonly Sight[];
}

/**
 * Where rows, refusals and looks do not fit a mock that settles one call after another, in the order of the ledger's rows: a call
 * passes whole while what is left pays for what it `needs`, and is refused afterwards.
 */
export function creditFaults(
  { monthlyMicrodollars, charges }: Ledger,
  needs: number,
  { timesOf, refused, looks }: Settled,
): string[] {
  const wrong: string[] = [];
  const lost = { invokedAt: 0, returnedAt: Infinity };
  const rows = charges.map((row) => ({ ...row, ...(timesOf(row.requestId) ?? lost) }));
  /** After so many rows. */
  const spent = [0];
  for (const { microdollars } of rows) spent.push((spent.at(-1) ?? 0) + microdollars);
  const leftAfter = (count: number) => monthlyMicrodollars - (spent[count] ?? 0);
  rows.forEach(({ requestId, invokedAt }, place) => {
    if (leftAfter(place) < needs) wrong.push(`${requestId} was charged when ${leftAfter(place)} were left`);
    for (const later of rows.slice(place + 1))
      if (later.returnedAt < invokedAt)
        wrong.push(`${later.requestId} has its row after ${requestId}, which was called after it returned`);
  });
  /** The most rows that there can be at a time. */
  const mostAt = (time: number) => {
    const next = rows.findIndex(({ invokedAt }) => invokedAt > time);
    return next < 0 ? rows.length : next;
  };
  for (const { name, returnedAt } of refused) {
    const left = leftAfter(mostAt(returnedAt));
    if (left >= needs) wrong.push(`${name} was refused when ${left} were left`);
  }
  for (const { invokedAt, returnedAt, value } of looks) {
    const count = spent.indexOf(value);
    const [least, most] = [rows.findLastIndex((row) => row.returnedAt < invokedAt) + 1, mostAt(returnedAt)];
    if (count < least || count > most)
      wrong.push(
        `a look at the ledger showed ${value} spent, which it was not after ${least} to ${most} rows`,
      );
  }
  return [...wrong, ...backwardFaults("what is spent", looks)];
}

/**
 * Where more calls got through than a limit documents. A window lasts a minute from the first call that it counts, which all
 * must agree on, whichever mock was asked. Who got 429 did not get through.
 */
export function limitFaults(
  calls: readonly Call[],
  exchanges: readonly Exchange[],
  limits: readonly Limited[],
): string[] {
  const calledBy = new Map(calls.map((call) => [call.name, call]));
  const passed = new Map(exchanges.filter(({ status }) => status !== 429).map((one) => [one.requestId, one]));
  const wrong: string[] = [];
  for (const { counter, requestsPerMinute, counts } of limits) {
    const times = [...passed.values()]
      .filter(({ call }) => {
        const called = calledBy.get(call);
        return called !== undefined && counts(called);
      })
      .map(({ at }) => Date.parse(at))
      .sort((a, b) => a - b);
    let start = -Infinity;
    let count = 0;
    for (const at of times) {
      if (at >= start + 60_000) [start, count] = [at, 0];
      count += 1;
      if (count === requestsPerMinute + 1)
        wrong.push(
          `${counter}: over ${requestsPerMinute} calls from ${new Date(start).toISOString()}, the last at ${new Date(at).toISOString()}`,
        );
    }
  }
  return wrong;
}

/** Where something went back: whoever asks after another got their response must see at least as much. */
export function backwardFaults(what: string, sights: readonly Sight[]): string[] {
  const byReturn = [...sights].sort((a, b) => a.returnedAt - b.returnedAt);
  const wrong: string[] = [];
  let most = -Infinity;
  let next = 0;
  for (const { invokedAt, value } of [...sights].sort((a, b) => a.invokedAt - b.invokedAt)) {
    for (let seen = byReturn[next]; seen && seen.returnedAt < invokedAt; seen = byReturn[(next += 1)])
      most = Math.max(most, seen.value);
    if (value < most) wrong.push(`${what} went back from ${most} to ${value}`);
  }
  return wrong;
}

/** What is more than once in a list. */
function repeated(all: readonly string[]): string[] {
  return [...new Set(all.filter((one, place) => all.indexOf(one) !== place))];
}
