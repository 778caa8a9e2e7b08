import type { PageReplaced } from "./server/replace-page.ts";

/** Lets the reader choose the server and the key that samples and the form use, and applies what was chosen before. */
export function offerSetting(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("button.server-change") : null;
    if (button)
      import("./server/apply.ts").then(
        ({ changeSetting }) => changeSetting(button),
        () => (button.textContent = notLoaded),
      );
  });
}

/** Whether this page is in the place of one in which the setting may have been changed. */
let isKept = false;
let shown = location.pathname;
document.addEventListener("page-replaced" satisfies PageReplaced, () => {
  isKept = true;
  shown = location.pathname;
});

// A browser takes pages that were replaced for one document. Where nobody replaces them any more, as after a reload, it would
// go back to the address alone.
addEventListener("popstate", () => {
  const { navigation }: { navigation?: { transition: unknown } } = globalThis;
  if (location.pathname !== shown && !navigation?.transition) location.reload();
});

/** Samples of a page name the server that was chosen earlier in the session. */
export function restoreSetting(): void {
  if (isChosen() || isKept) void import("./server/apply.ts").then(({ applySetting }) => applySetting());
}

/** The mock that serves the reference has a page of its own. */
export function offerMockPage(): void {
  const { mock = "" } = document.body.dataset;
  if (!URL.canParse(mock) || new URL(mock).origin !== location.origin) return;
  const link = document.createElement("a");
  link.href = "/__mock/";
  link.textContent = "The mock: requests, credits, scenarios";
  const item = document.createElement("li");
  item.append(link);
  document.querySelector("main > footer > ul")?.append(item);
}

function isChosen(): boolean {
  try {
    return sessionStorage.getItem("server") !== null;
  } catch {
    return false;
  }
}

/** Said where a part of the page was asked for and could not be loaded, as none can be in a page that is opened from a file. */
export const notLoaded =
  location.protocol === "file:"
    ? "This does not work from a file. Open the page through a server, such as npm start."
    : "This could not be loaded. Check the connection, then try again.";

/** Loads the forms of a section, in which calls can be tried, when the reader asks for them. */
export function offerTryIt(): void {
  for (const section of document.querySelectorAll<HTMLElement>("#try-it, .runs")) {
    const button = section.querySelector("button");
    button?.addEventListener("click", () => void open(section, button));
  }
  // Whatever leads there opens it on the way.
  for (const link of document.querySelectorAll('a[href^="#try-it"]'))
    link.addEventListener("click", () => document.querySelector<HTMLElement>("#try-it > button")?.click());
}

async function open(section: HTMLElement, button: HTMLButtonElement): Promise<void> {
  button.disabled = true;
  try {
    const { mount } = await (section.id === "try-it"
      ? import("./try-it/mount.ts")
      : import("./try-it/steps.ts"));
    await mount(section);
    (button.closest(".run-here") ?? button).remove();
  } catch {
    button.disabled = false;
    button.textContent = notLoaded;
  }
}
