import type { Setting } from "./setting.ts";
import { replacePage } from "./replace-page.ts";

/** What of the Navigation API is used; TypeScript does not declare it yet. */
interface NavigateEvent extends Event {
  canIntercept: boolean;
  hashChange: boolean;
  downloadRequest: string | null;
  formData: FormData | null;
  navigationType: "push" | "replace" | "reload" | "traverse";
  destination: { url: string };
  signal: AbortSignal;
  intercept(options: { handler(): Promise<void> }): void;
}

let isKeeping = false;

/**
 * While there is a key, pages of the reference are replaced instead of loaded: the key is in the memory of the page alone,
 * which ends with it. A browser without the Navigation API loses it, and the dialog says so.
 */
export function keepKey(setting: Setting): void {
  if (isKeeping || !setting.holdsKey() || !("navigation" in globalThis)) return;
  isKeeping = true;
  const navigation = globalThis.navigation as EventTarget;
  const root = new URL(document.body.dataset["root"] ?? "", document.baseURI).href;
  navigation.addEventListener("navigate", (event) => {
    const asked = event as NavigateEvent;
    if (!setting.holdsKey() || !isPage(asked, root)) return;
    const { destination, signal } = asked;
    asked.intercept({ handler: () => replacePage(destination.url, signal) });
  });
}

/** Whether somebody goes to another page of the reference. */
function isPage(event: NavigateEvent, root: string): boolean {
  const { canIntercept, hashChange, downloadRequest, formData, navigationType, destination } = event;
  if (!canIntercept || hashChange || downloadRequest !== null || formData || navigationType === "reload")
    return false;
  const { origin, pathname } = new URL(destination.url);
  return (origin + pathname).startsWith(root) && /(\/|\.html)$/.test(pathname);
}
