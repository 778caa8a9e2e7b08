import { readAccounts } from "./accounts.ts";
import type { Api } from "./api.ts";
import { follow } from "./following.ts";
import {
  initialState,
  nextPage,
  pageSize,
  requestFor,
  type Added,
  type Filters,
  type State,
} from "./state.ts";
import { patiently } from "./wait.ts";

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
