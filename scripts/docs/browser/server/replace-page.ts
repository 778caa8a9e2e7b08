import { replaced } from "./replaced.ts";

/** What a page loads that another one of the same build loads, too. */
const programs = "script[src], link[rel=stylesheet]";

/** What in the head is about the page. */
const about =
  'meta[name=description], meta[property], link[rel=canonical], link[rel=alternate], link[rel="service-desc"]';

/** Puts another page of the reference in the place of this one. Whatever is not as it should be is loaded as usual. */
export async function replacePage(address: string, signal: AbortSignal): Promise<void> {
  const page = await load(address, signal).catch(() => undefined);
  if (signal.aborted) return;
  // The address is that of the wanted page already, so loading again loads it.
  if (!page || !(await isOfThisBuild(page, address))) return location.reload();
  swapHead(page);
  swapBody(page.body);
  document.dispatchEvent(new Event(replaced));
  tell(document.title);
}

async function load(address: string, signal: AbortSignal): Promise<Document | undefined> {
  const response = await fetch(address, { signal, redirect: "error" });
  const type = response.headers.get("Content-Type") ?? "";
  if (!response.ok || !type.startsWith("text/html")) return undefined;
  return new DOMParser().parseFromString(await response.text(), "text/html");
}

/** Whether a page needs nothing that this one has not loaded; styles of its own are loaded first. */
async function isOfThisBuild(page: Document, address: string): Promise<boolean> {
  if (!page.querySelector("main") || !document.querySelector("main")) return false;
  const addressOf = (one: Element) =>
    new URL(one.getAttribute("src") ?? one.getAttribute("href") ?? "", address).href;
  const loaded = new Set(
    Array.from(document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(programs), (one) =>
      "src" in one ? one.src : one.href,
    ),
  );
  return [...page.querySelectorAll(programs)].every((one) => loaded.has(addressOf(one)));
}

function swapHead(page: Document): void {
  document.title = page.title;
  for (const old of document.head.querySelectorAll(about)) old.remove();
  document.head.append(...page.head.querySelectorAll(about));
}

/** Buttons that were set up once stay themselves, and dialogs are no part of a page. */
const stays = "button.search-open, button.theme";

function swapBody(next: HTMLElement): void {
  const { body } = document;
  const menu = body.querySelector("nav.side")?.scrollTop ?? 0;
  for (const made of next.querySelectorAll(stays)) {
    const old = body.querySelector(`button.${made.classList[0] ?? ""}`);
    if (old) made.replaceWith(old);
  }
  const kept = [...body.querySelectorAll<HTMLElement>(":scope > dialog, :scope > .said")];
  for (const one of kept) if (one instanceof HTMLDialogElement) one.close();
  for (const name of body.getAttributeNames()) if (!next.hasAttribute(name)) body.removeAttribute(name);
  for (const { name, value } of next.attributes) body.setAttribute(name, value);
  body.replaceChildren(...next.childNodes, ...kept);
  const side = body.querySelector("nav.side");
  if (side) side.scrollTop = menu;
}

/** A browser announces a page that it loads; one that is replaced has to be. */
function tell(words: string): void {
  const place = document.querySelector("p.said[role=status]") ?? document.createElement("p");
  if (!place.isConnected) {
    place.className = "said";
    place.setAttribute("role", "status");
    document.body.append(place);
  }
  place.textContent = words;
}
