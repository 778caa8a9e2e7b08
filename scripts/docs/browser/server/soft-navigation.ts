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

/** Why this page may not end, each of them as long as it says so. */
const reasons = new Set<() => boolean>();

/**
 * While there is a reason, pages of the reference are replaced instead of loaded: keys and the mock in the page are in the
 * memory of the page alone, which ends with it. A browser without the Navigation API loses them, and the dialog says so.
 */
export function keepPage(reason: () => boolean): void {
  const navigation: unknown = Reflect.get(globalThis, "navigation");
  if (reasons.size === 0 && navigation instanceof EventTarget) follow(navigation);
  reasons.add(reason);
}

function follow(navigation: EventTarget): void {
  const root = new URL(document.body.dataset["root"] ?? "", document.baseURI).href;
  navigation.addEventListener("navigate", (event) => {
    const asked = event as NavigateEvent;
    if (![...reasons].some((holds) => holds()) || !isPage(asked, root)) return;
    const { destination, signal } = asked;
    asked.intercept({ handler: () => replacePage(destination.url, signal) });
  });
}

function isPage(event: NavigateEvent, root: string): boolean {
  const { canIntercept, hashChange, downloadRequest, formData, navigationType, destination } = event;
  if (!canIntercept || hashChange || downloadRequest !== null || formData || navigationType === "reload")
    return false;
  const { origin, pathname } = new URL(destination.url);
  return (origin + pathname).startsWith(root) && /(\/|\.html)$/.test(pathname);
}
