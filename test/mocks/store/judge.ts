import { documents } from "@adintel/client/operations";
import { price, type Seen } from "./clients.ts";
import { backwardFaults, chargeFaults, creditFaults, ledgerFaults, limitFaults, type Sight } from "./laws.ts";

const perMinute = (scope: string): number =>
  documents.v2.rateLimits.find((limit) => limit.scope === scope)?.requestsPerMinute ?? 0;

/** All callers have one address; each team has a key of its own. */
const limits = [
  { counter: "the address", requestsPerMinute: perMinute("ip"), counts: () => true },
  ...["demo", "low"].map((team) => ({
    counter: `the key of ${team}`,
    requestsPerMinute: perMinute("apiKey"),
    counts: (call: { team: string }) => call.team === team,
  })),
];

/** How many exchanges the list of requests of a session has at most. */
const mostListed = 200;

/** What is wrong with what clients saw of each session, each in a line. */
export function judge(seen: ReadonlyMap<string, Seen>): string[] {
  return [...seen].flatMap(([session, one]) => faultsOf(one).map((fault) => `${session}: ${fault}`));
}

function faultsOf({ spent, ledgers, calls, exchanges, clock, indexed, times, strange }: Seen): string[] {
  const wrong = [...strange];
  if (exchanges.length >= mostListed) throw new Error("the list of requests has forgotten some");
  const callOf = new Map(exchanges.map(({ requestId, call }) => [requestId, call]));
  for (const [team, ledger] of ledgers) {
    const settled = {
      timesOf: (requestId: string) => times.get(callOf.get(requestId) ?? ""),
      refused: calls.flatMap(({ name, team: whose, status }) =>
        whose === team && status === 402
          ? [{ name, returnedAt: times.get(name)?.returnedAt ?? Infinity }]
          : [],
      ),
      looks: spent.get(team) ?? [],
    };
    const faults = [...ledgerFaults(ledger, { searchMedia: price }), ...creditFaults(ledger, price, settled)];
    wrong.push(...faults.map((fault) => `${team}: ${fault}`));
  }
  wrong.push(...chargeFaults(calls, exchanges, ledgers), ...limitFaults(calls, exchanges, limits));
  // When a call was settled is a look at the clock too.
  const settled = exchanges.flatMap(({ call, at }): Sight[] => {
    const taken = times.get(call);
    return taken ? [{ ...taken, value: Date.parse(at) }] : [];
  });
  wrong.push(...backwardFaults("the clock", [...clock, ...settled]));
  wrong.push(...backwardFaults("the indexed account", indexed));
  return wrong;
}
