import { isDeepStrictEqual } from "node:util";

/** What must be true of every store, whichever mock is asked. */
const laws = {
  charged:
    "What a request is charged is a row in its team's ledger, once, and the rows add up to what the team has spent.",
  credits:
    "A request that needs more than its team has left ends as unpaid, and is charged nothing; any other passes.",
  windows:
    "No more requests pass a counter in its minute than its limit says; one that is refused counts nowhere, and is told when there is room.",
  full: "Without room, a request that is charged or adds ends as full and takes nothing else; what frees room is taken, and gives it back.",
  limitsFirst:
    "A request that is over a limit and short of credits ends as limited: limits are looked at before credits.",
  times:
    "What a scenario or a setting counts is exact: `times: 2` changes two requests, and whoever counts again does so after those before.",
  stale: "A commit to a session that has changed since it was loaded takes nothing.",
  later: "A commit takes nothing if requests find something else by then, only because time has passed.",
  getsThrough:
    "Whoever starts over after a commit that took nothing sees the session as it is, and gets through unless it changes again.",
  turns:
    "After a conflict those who come wait for their turn in the session, one after another, and one that fails fails nobody else.",
  versions: "With all that requests read, the version changes, and it is none that there was.",
  reads: "What is loaded at the present version, of a request or a control, is what was committed.",
  controls:
    "What a control has changed is there for all; it has changed all that it was to change, and nothing else.",
  noOverwriting: "A control does not save over what has changed since it read the session.",
  once: "A commit that is sent again, since its reply was lost, is taken once, and the reply is the same.",
  unknown: "Of a commit whose outcome is unknown, all is taken once, or nothing.",
  journal:
    "Each request is in the journal, refused or not, as it ended; the journal keeps the last ones and no more.",
  additions: "What requests add is there for all, in order, and the oldest are forgotten so many at a time.",
  snapshots:
    "A snapshot keeps the state that it was taken of, and restoring it brings that back, and nothing else.",
  extension: "A sandbox lives as long as it was last said, with all that is in it, and no longer.",
  gone: "A sandbox that has ended or was deleted is gone for all, whoever still holds it, and is told to be.",
  nothingLeft:
    "Of a session that is gone nothing is left in the store, but for a minute what became of its last requests.",
  room: "What is gone gives back its room: in the number of sandboxes, in the bytes of their data, and in the journals of others.",
  deletion: "Deleting what there is says so, also if it is sent again; deleting what is gone says that.",
  listed: "Sandboxes are listed as they are, the one that ends first first.",
  clock:
    "A session's clock goes on as time does, as a control moves it, and never back, but to a start or a snapshot.",
  ids: "Requests are counted, and no id is given twice in a world; ids of scenarios go on after a reset.",
  isolation: "What is done in one session changes nothing in another.",
  order: "The exchanges of all sessions are in the order in which they were committed.",
  sessions: "The sessions that there are, how many requests each has had and when the last one came.",
  evicted:
    "Of too many sessions the one that was unused for longest is forgotten whole, and never that of callers who name none.",
  fails: "What is asked of a store does not fail, unless it is refused, gone or out of reach.",
  sameWorld: "A mock whose world is another than that of the mocks with that store is refused.",
  told: "Whoever listens is told of each request once, in order, and of each change.",
} as const;

export type Law = keyof typeof laws;

/** A store has broken a law. */
export class LawBroken extends Error {
  override name = "LawBroken";
  readonly law: Law;

  constructor(law: Law, what: string) {
    super(`${law}: ${laws[law]}\n${what}`);
    this.law = law;
  }
}

/** @throws {LawBroken} if what is there is not what must be. */
export function hold(law: Law, what: string, actual: unknown, expected: unknown): void {
  const [is, must] = [plain(actual), plain(expected)];
  if (!isDeepStrictEqual(is, must))
    throw new LawBroken(law, `${what} is ${JSON.stringify(is)}, and must be ${JSON.stringify(must)}`);
}

/** Without what JSON leaves out. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);
}
