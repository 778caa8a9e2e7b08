import { readAccounts } from "./accounts.ts";
import { createApi, type Api } from "./api.ts";
import { find } from "./dom.ts";
import { follow } from "./following.ts";
import { fill, fillSearch, readFilters } from "./forms.ts";
import { readSettings } from "./settings.ts";
import {
  initialState,
  nextPage,
  pageSize,
  requestFor,
  type Added,
  type Filters,
  type State,
} from "./state.ts";
import { show } from "./view.ts";
import { patiently } from "./wait.ts";

const parameters = new URLSearchParams(location.search);
const settings = readSettings(parameters);

let state: State = initialState;
let api: Api;
/** The search that is under way; a newer one ends it. */
let search = new AbortController();
/** What hangs on the key; another key ends it. */
let connection = new AbortController();
/** What the search under way asks for, to be asked again. */
let asked: { filters: Filters; offset: number };

function update(change: Partial<State>): void {
  const before = state;
  state = { ...state, ...change };
  show(state, before, actions);
}

const actions = {
  retrySearch() {
    if (state.accounts.length === 0) run(loadAccounts());
    run(load(asked.filters, asked.offset));
  },
  retryAdding: () => run(add()),
  showAccount(id: string) {
    find("query", HTMLInputElement).value = "";
    find("accountId", HTMLSelectElement).value = id;
    submit();
    find("summary", HTMLElement).scrollIntoView({ block: "nearest" });
  },
};

function connect(): void {
  connection.abort();
  connection = new AbortController();
  try {
    api = createApi({ baseUrl: settings.baseUrl, apiKey: find("key", HTMLSelectElement).value });
  } catch {
    update({ notice: { kind: "failed", reason: `${settings.baseUrl} is not the address of an API.` } });
    return;
  }
  run(loadAccounts());
  submit();
}

function submit(): void {
  run(load(readFilters(), 0));
}

async function loadAccounts(): Promise<void> {
  update({ accounts: await readAccounts(api, connection.signal) });
}

async function load(filters: Filters, offset: number): Promise<void> {
  search.abort();
  search = new AbortController();
  const { signal } = search;
  asked = { filters, offset };
  update({ isLoading: true, notice: undefined, faults: [] });
  const outcome = await patiently(
    () => api.searchMedia(requestFor(filters, offset), signal),
    (secondsLeft) => update({ notice: { kind: "limited", secondsLeft } }),
    signal,
  );
  if (outcome.kind === "answer") {
    const page = nextPage(state.page, filters, offset, outcome.data.media);
    update({ page, isLoading: false, notice: undefined });
  } else {
    update({ isLoading: false, notice: outcome, faults: outcome.kind === "refused" ? outcome.faults : [] });
  }
}

async function add(): Promise<void> {
  const input = find("websiteUrl", HTMLInputElement);
  const address = input.value.trim();
  if (state.isAdding) return;
  const { signal } = new AbortController();
  update({ isAdding: true, addNotice: undefined, addFaults: [] });
  const outcome = await patiently(
    () => api.indexAccount(address, signal),
    (secondsLeft) => update({ addNotice: { kind: "limited", secondsLeft } }),
    signal,
  );
  update({ isAdding: false });
  if (outcome.kind !== "answer") {
    const addFaults = outcome.kind === "refused" ? outcome.faults : [];
    return update({ addFaults, addNotice: addFaults.length > 0 ? undefined : outcome });
  }
  input.value = "";
  const added: Added = { id: outcome.data.brandId, name: address, progress: "indexing" };
  update({ addNotice: undefined, added: [added, ...state.added.filter(({ id }) => id !== added.id)] });
  const tell = (changed: Added) =>
    update({ added: state.added.map((one) => (one.id === changed.id ? changed : one)) });
  const account = await follow(added, { api: () => api, tell, signal });
  if (account) await loadAccounts();
}

/** Lets something run by itself. That it was ended by something newer is no fault. */
function run(task: Promise<void>): void {
  task.catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  });
}

function turn(pages: number): void {
  const { page, isLoading } = state;
  if (!page || isLoading || (pages < 0 ? page.offset === 0 : page.isLast)) return;
  const done = load(page.filters, page.offset + pages * pageSize);
  run(done.then(() => find("summary", HTMLElement).scrollIntoView({ block: "nearest" })));
}

function start(): void {
  find("server", HTMLElement).textContent = settings.baseUrl;
  fill(
    "key",
    settings.keys.map((key) => [key, key]),
  );
  find("key", HTMLSelectElement).value = settings.key;
  fillSearch("shoes");
  find("key", HTMLSelectElement).addEventListener("change", connect);
  find("search", HTMLFormElement).addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
  find("search", HTMLFormElement).addEventListener("change", ({ target }) => {
    // Text is sent once it is complete, the rest at once.
    if (target !== find("query", HTMLInputElement)) submit();
  });
  find("add", HTMLFormElement).addEventListener("submit", (event) => {
    event.preventDefault();
    run(add());
  });
  find("previous", HTMLButtonElement).addEventListener("click", () => turn(-1));
  find("next", HTMLButtonElement).addEventListener("click", () => turn(1));
  // On a phone it would stand between the search and what it finds.
  find("adding", HTMLDetailsElement).open = matchMedia("(min-width: 56rem)").matches;
  connect();
}

start();
