import { notLoaded } from "./not-loaded.ts";
import type { PageReplaced } from "./server/replaced.ts";

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

function isChosen(): boolean {
  try {
    return sessionStorage.getItem("server") !== null;
  } catch {
    return false;
  }
}
