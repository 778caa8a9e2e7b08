import { createApi } from "./api.ts";
import { createController } from "./controller.ts";
import { find } from "./dom.ts";
import { clearFilters, fill, fillSearch, readFilters } from "./forms.ts";
import { show, type Actions } from "./view.ts";

/** Where the page calls, and with which keys. */
interface Settings {
  /** Root of v2, such as `http://127.0.0.1:4010/v2`. */
  baseUrl: string;
  keys: readonly string[];
  /** The one of the keys to begin with. */
  key: string;
  /** The text to begin with. */
  query: string;
}

const demoKeys = [
  "mock_live_demo",
  "mock_live_low",
  "mock_live_exhausted",
  "mock_live_inactive",
  "mock_live_departed",
  "mock_live_revoked",
];

/** Reads `?api=`, `?key=` and `?query=` of the page's address; the address of the API may come from the build as well. */
function readSettings(searchParams: URLSearchParams): Settings {
  const baseUrl = searchParams.get("api") || import.meta.env.VITE_API_URL || "http://127.0.0.1:4010/v2";
  const key = searchParams.get("key") || "mock_live_demo";
  const query = searchParams.get("query") ?? "shoes";
  return { baseUrl, query, key, keys: demoKeys.includes(key) ? demoKeys : [key, ...demoKeys] };
}

const parameters = new URLSearchParams(location.search);
const { baseUrl, keys, key, ...settings } = readSettings(parameters);
const keySelect = find("key", HTMLSelectElement);
const searchForm = find("search", HTMLFormElement);
const query = find("query", HTMLInputElement);
const addForm = find("add", HTMLFormElement);
const websiteUrl = find("websiteUrl", HTMLInputElement);

const controller = createController((state, before) => show(state, before, actions));
const actions: Actions = {
  retrySearch: () => controller.retry(),
  retryAdding: add,
  readAccounts() {
    // The button that was pressed goes away.
    find("accountId", HTMLSelectElement).focus();
    controller.readAccountsAgain();
  },
  clearFilters() {
    clearFilters();
    query.focus();
    search();
  },
  showAccount(id) {
    query.value = "";
    find("accountId", HTMLSelectElement).value = id;
    search();
  },
};

function connect(): void {
  try {
    controller.connect(createApi({ baseUrl, apiKey: keySelect.value }));
  } catch {
    controller.stop(`${baseUrl} is no address of an API; name one in this page's own, as ?api=….`);
    return;
  }
  search();
}

function search(): void {
  controller.search(readFilters());
}

function add(): void {
  controller.add(websiteUrl.value.trim(), () => (websiteUrl.value = ""));
}

function start(): void {
  find("server", HTMLElement).textContent = baseUrl;
  fill(
    "key",
    keys.map((name) => [name, name]),
  );
  keySelect.value = key;
  fillSearch(settings.query);
  // On a phone it would stand between the search and what it finds.
  find("adding", HTMLDetailsElement).open = matchMedia("(min-width: 56rem)").matches;

  keySelect.addEventListener("change", connect);
  searchForm.addEventListener("submit", (event) => {
    event.preventDefault();
    search();
  });
  // Text is sent once it is complete, the rest at once.
  searchForm.addEventListener("change", ({ target }) => target !== query && search());
  addForm.addEventListener("submit", (event) => {
    event.preventDefault();
    add();
  });
  find("previous", HTMLButtonElement).addEventListener("click", () => controller.turn(-1));
  find("next", HTMLButtonElement).addEventListener("click", () => controller.turn(1));
  connect();
}

// A build for production carries no mock.
if (import.meta.env.MODE !== "production" && parameters.get("mock") === "msw" && URL.canParse(baseUrl)) {
  const { startMock } = await import("./msw.ts");
  const { origin } = new URL(baseUrl);
  await startMock({ origin, scenarios: parameters.getAll("scenario"), data: parameters.get("data") }).then(
    start,
    (error: unknown) => controller.stop(error instanceof Error ? error.message : String(error)),
  );
} else {
  start();
}
