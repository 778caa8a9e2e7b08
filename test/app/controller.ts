import type { Api } from "./api.ts";
import {
  initialState,
  nextPage,
  pageSize,
  requestFor,
  type Added,
  type Filters,
  type State,
  type Account,
} from "./state.ts";
import type { Limited, Outcome, Failed, Refused } from "./outcome.ts";

/**
 * Makes a call, and makes it again after the time that it was told to wait, until it gets another answer than that.
 *
 * @param tell is told the seconds that are left while it waits
 * @throws the signal's reason once it is aborted
 */
async function patiently<Data>(
  call: () => Promise<Outcome<Data>>,
  tell: (secondsLeft: number) => void,
  signal: AbortSignal,
): Promise<Exclude<Outcome<Data>, Limited>> {
  for (;;) {
    const outcome = await call();
    if (outcome.kind !== "limited") return outcome;
    await wait(outcome.seconds, tell, signal);
  }
}

/**
 * Resolves after so many seconds and tells on the way how many are left.
 *
 * @throws the signal's reason once it is aborted
 */
function wait(seconds: number, tell: (secondsLeft: number) => void, signal: AbortSignal): Promise<void> {
  // A page in the background gets few ticks, so they are not what is counted.
  const end = Date.now() + seconds * 1000;
  return new Promise((done, fail) => {
    const stop = () => {
      clearInterval(timer);
      signal.removeEventListener("abort", abort);
    };
    const abort = () => {
      stop();
      fail(signal.reason);
    };
    const tick = () => {
      const left = Math.ceil((end - Date.now()) / 1000);
      if (left > 0) return tell(left);
      stop();
      done();
    };
    const timer = setInterval(tick, 200);
    signal.addEventListener("abort", abort);
    if (signal.aborted) abort();
    else tick();
  });
}

/** Accounts to choose from. */
interface Accounts {
  /** By name. */
  accounts: Account[];
  /** Whether those of every kind could be read. */
  areAll: boolean;
}

/** All accounts there are to choose from; those of a kind that cannot be read are left out. */
async function readAccounts(api: Api, signal: AbortSignal): Promise<Accounts> {
  const silently = () => undefined;
  const [brands, creators] = await Promise.all([
    patiently(() => api.searchBrands(signal), silently, signal),
    patiently(() => api.searchCreators(signal), silently, signal),
  ]);
  const rows = [...(dataOf(brands)?.brands ?? []), ...(dataOf(creators)?.creators ?? [])];
  const accounts = rows
    .flatMap(({ id, name, type }) => (id === undefined ? [] : [{ id, name: name ?? id, type }]))
    .sort((one, other) => one.name.localeCompare(other.name));
  return { accounts, areAll: brands.kind === "answer" && creators.kind === "answer" };
}

function dataOf<Data>(outcome: { kind: "answer"; data: Data } | Refused | Failed): Data | undefined {
  return outcome.kind === "answer" ? outcome.data : undefined;
}

/** Seconds between two looks at how far the indexing has come. */
const pollSeconds = 3;

/** How an account that was added is followed. */
interface Followed {
  api: () => Api;
  tell: (account: Added) => void;
  signal: AbortSignal;
}

/**
 * Follows an account until it has been indexed, and tells each change.
 *
 * @returns the account; `undefined` if its progress cannot be read any more
 */
async function follow(added: Added, { api, tell, signal }: Followed): Promise<Account | undefined> {
  const silently = () => undefined;
  const asked = <Data>(call: (api: Api) => Promise<Outcome<Data>>) =>
    patiently(() => call(api()), silently, signal);
  for (;;) {
    const outcome = await asked((one) => one.getIndexStatus(added.id, signal));
    if (outcome.kind === "refused") break;
    // Which word it says in the end is not specified, so anything but this one is the end.
    if (outcome.kind === "answer" && outcome.data.status !== "indexing") {
      const account = await asked((one) => one.getAccount(added.id, signal));
      const { name = added.name, type = "BRAND" as const } = account.kind === "answer" ? account.data : {};
      tell({ ...added, name, progress: "indexed" });
      return { id: added.id, name, type };
    }
    await wait(pollSeconds, silently, signal);
  }
  tell({ ...added, progress: "unknown" });
  return undefined;
}

/**
 * What the page can do, whatever it looks like. What is asked for ends what was asked for before it.
 *
 * @param changed is told each change of the state
 */
export function createController(changed: (state: State, before: State) => void) {
  let state = initialState;
  let api: Api;
  let connection = new AbortController();
  let searching = new AbortController();
  let adding = new AbortController();
  /** The last search, to be made again. */
  let asked: { filters: Filters; offset: number } | undefined;

  function update(change: Partial<State>): void {
    const before = state;
    state = { ...state, ...change };
    changed(state, before);
  }

  async function loadAccounts(): Promise<void> {
    const { accounts, areAll } = await readAccounts(api, connection.signal);
    // A key that may not read them, or a service that fails, leaves those that were read before.
    if (areAll || accounts.length >= state.accounts.length) update({ accounts, missesAccounts: !areAll });
  }

  async function load(filters: Filters, offset: number): Promise<void> {
    searching.abort();
    searching = new AbortController();
    const { signal } = searching;
    asked = { filters, offset };
    update({ isLoading: true, notice: undefined, violations: [] });
    const outcome = await patiently(
      () => api.searchMedia(requestFor(filters, offset), signal),
      (secondsLeft) => update({ notice: { kind: "limited", secondsLeft } }),
      signal,
    );
    if (outcome.kind === "answer") {
      const page = nextPage(state.page, filters, offset, outcome.data.media);
      update({ page, isLoading: false, notice: undefined });
    } else {
      update({
        isLoading: false,
        notice: outcome,
        violations: outcome.kind === "refused" ? outcome.violations : [],
      });
    }
  }

  async function index(address: string): Promise<Added | undefined> {
    adding.abort();
    adding = new AbortController();
    const { signal } = adding;
    update({ addNotice: undefined, addViolations: [] });
    const outcome = await patiently(
      () => api.indexAccount(address, signal),
      (secondsLeft) => update({ addNotice: { kind: "limited", secondsLeft } }),
      signal,
    );
    if (outcome.kind !== "answer") {
      const addViolations = outcome.kind === "refused" ? outcome.violations : [];
      update({ addViolations, addNotice: addViolations.length > 0 ? undefined : outcome });
      return undefined;
    }
    return { id: outcome.data.brandId, name: address, progress: "indexing" };
  }

  /** With whichever key there is by then, and whatever else is added. */
  async function followToEnd(added: Added): Promise<void> {
    const tell = (now: Added) => update({ added: state.added.map((one) => (one.id === now.id ? now : one)) });
    const { signal } = new AbortController();
    if (await follow(added, { api: () => api, tell, signal })) await loadAccounts();
  }

  return {
    /** Goes on with another key. */
    connect(to: Api): void {
      connection.abort();
      connection = new AbortController();
      api = to;
      run(loadAccounts());
    },
    search: (filters: Filters) => run(load(filters, 0)),
    /** Makes the last search again. */
    retry(): void {
      if (state.missesAccounts) run(loadAccounts());
      if (asked) run(load(asked.filters, asked.offset));
    },
    readAccountsAgain: () => run(loadAccounts()),
    /** Goes so many pages on, or back, where there are any. */
    turn(pages: number): void {
      const { page, isLoading } = state;
      if (!page || isLoading || (pages < 0 ? page.offset === 0 : page.isLast)) return;
      run(load(page.filters, page.offset + pages * pageSize));
    },
    /** Adds the account at an address and calls back once it is taken. */
    add(address: string, taken: () => void): void {
      const add = async () => {
        const added = await index(address);
        if (!added) return;
        taken();
        update({ addNotice: undefined, added: [added, ...state.added.filter(({ id }) => id !== added.id)] });
        await followToEnd(added);
      };
      run(add());
    },
    /** Says why the page is of no use. */
    stop: (reason: string) => update({ notice: { kind: "unusable", reason } }),
  };
}

/** Lets something run by itself. That it was ended by something newer is no error. */
function run(task: Promise<void>): void {
  task.catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  });
}
