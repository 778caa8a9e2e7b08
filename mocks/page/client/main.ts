/** The page at `/__mock/`: the requests to the mock, and its controls. */
import { find, throttled } from "./shared/dom.ts";
import { listenTo } from "./live.ts";
import { createPageMock, type PageMock } from "./shared/mock.ts";
import { createAssumptions } from "./panels/assumptions.ts";
import { createClock } from "./panels/clock.ts";
import { createKeys } from "./panels/keys.ts";
import { createSandboxes } from "./panels/sandboxes.ts";
import { createScenarios } from "./panels/scenarios.ts";
import { createSessions, sessionInAddress } from "./panels/sessions.ts";
import { createSettings } from "./panels/settings.ts";
import { createSnapshots } from "./panels/snapshots.ts";
import { createWorldView } from "./world.ts";
import { createRequestList } from "./requests/list.ts";
import { hideProblem, announce, showProblem } from "./shared/messages.ts";

const themes = ["system", "light", "dark"];

/** How often the time and the limits are read again. */
const refreshMs = 10_000;

let session = sessionInAddress();
const mock = createPageMock(() => session);
const requests = createRequestList(mock);
const readWorld = createWorldView(mock);
const readClock = createClock(mock);
const readKeys = createKeys(mock);
const readScenarios = createScenarios(mock);
const readSettings = createSettings(mock);
const readSnapshots = createSnapshots(mock);
const { read: readSessions, choose } = createSessions(mock, (chosen) => {
  session = chosen;
  stop();
  stop = listen();
});
const readSandboxes = createSandboxes(mock, choose);
createAssumptions(mock);
offerReset(mock);
offerThemes();

const read = (...readers: (() => Promise<void>)[]) =>
  void Promise.all(readers.map((reader) => reader())).catch(showProblem);
const readAll = () =>
  read(
    requests.load,
    readClock,
    readKeys,
    readScenarios,
    readSettings,
    readSnapshots,
    readSessions,
    readSandboxes,
    readWorld,
  );
const readAfterRequests = throttled(() => read(readKeys, readScenarios, readSessions, readWorld), 150);

const readersOf: Readonly<Record<string, (() => Promise<void>)[]>> = {
  clock: [readClock, readKeys, readWorld],
  keys: [readKeys],
  requests: [requests.load],
  scenarios: [readScenarios],
  settings: [readSettings],
};

function listen(): () => void {
  return listenTo(session, {
    onOpen() {
      hideProblem(); // "The mock cannot be reached" is no longer true.
      readAll();
    },
    onRequest(exchange) {
      requests.add(exchange);
      readAfterRequests();
    },
    onChange(what) {
      const readers = readersOf[what];
      if (readers) read(...readers);
      else readAll();
    },
  });
}

let stop = listen();
setInterval(() => {
  // Not while the page is disconnected or hidden.
  const isLive = document.getElementById("connection")?.dataset["state"] === "live";
  if (isLive && document.visibilityState === "visible")
    read(readClock, readKeys, readSessions, readSandboxes);
}, refreshMs);

/** The button that resets the session after a confirmation. */
function offerReset(connection: PageMock): void {
  const dialog = find("confirm", HTMLDialogElement);
  find("reset", HTMLButtonElement).addEventListener("click", () => {
    find("confirm-session", HTMLElement).textContent =
      connection.session() === "" ? "requests without a session" : `session ${connection.session()}`;
    dialog.showModal();
  });
  find("confirm-no", HTMLButtonElement).addEventListener("click", () => dialog.close());
  find("confirm-yes", HTMLButtonElement).addEventListener("click", () => {
    dialog.close();
    void connection.change("POST", "reset").then((isDone) => isDone && announce("Reset"));
  });
}

/** Lets the reader choose a theme; the reference on the same origin follows it. */
function offerThemes(): void {
  const button = find("theme", HTMLButtonElement);
  const root = document.documentElement;
  const show = () => (button.textContent = `Theme: ${root.dataset["theme"] ?? "system"}`);
  button.addEventListener("click", () => {
    const next = themes[(themes.indexOf(root.dataset["theme"] ?? "system") + 1) % themes.length] ?? "system";
    if (next === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = next;
    try {
      if (next === "system") localStorage.removeItem("theme");
      else localStorage.setItem("theme", next);
    } catch {
      // Storage is blocked: the choice lasts until the page is left.
    }
    show();
  });
  show();
}
