import { loadSheet } from "./tools.ts";

/** Programs of a page, which are those of all pages of the same build. */
const programs = "script[src]";

/** What in the head is about the page. */
const about =
  'meta[name=description], meta[property], link[rel=canonical], link[rel=alternate], link[rel="service-desc"]';

/** Puts another page of the reference in the place of this one. Whatever is not as it should be is loaded as usual. */
export async function replacePage(address: string, signal: AbortSignal): Promise<void> {
  const page = await load(address, signal).catch(() => undefined);
  if (signal.aborted) return;
  // The address is that of the wanted page already, so loading again loads it.
  if (!page || !isOfThisBuild(page, address)) return location.reload();
  await addStyles(page, address);
  if (signal.aborted) return;
  swapHead(page);
  swapBody(page.body);
  document.dispatchEvent(new Event("page-replaced" satisfies PageReplaced));
  tell(document.title);
}

async function load(address: string, signal: AbortSignal): Promise<Document | undefined> {
  const response = await fetch(address, { signal, redirect: "error" });
  const type = response.headers.get("Content-Type") ?? "";
  if (!response.ok || !type.startsWith("text/html")) return undefined;
  return new DOMParser().parseFromString(await response.text(), "text/html");
}

/** Those of this page; later its address is that of another page, to which theirs are relative. */
const loaded = new Set(Array.from(document.querySelectorAll<HTMLScriptElement>(programs), ({ src }) => src));

function isOfThisBuild(page: Document, address: string): boolean {
  if (!page.querySelector("main") || !document.querySelector("main")) return false;
  return [...page.querySelectorAll(programs)].every((one) =>
    loaded.has(new URL(one.getAttribute("src") ?? "", address).href),
  );
}

/** Styles that this page had no need of, loaded before anything that they are for is shown. */
async function addStyles(page: Document, address: string): Promise<void> {
  const sheets = [...page.querySelectorAll("link[rel=stylesheet]")];
  await Promise.all(
    sheets.map((sheet) => loadSheet(new URL(sheet.getAttribute("href") ?? "", address).href).catch(ignore)),
  );
}

function ignore(): void {
  // A page without its style can still be read.
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

/**
 * Dispatched on the document once another page is in the place of the one before. A type, and no constant, since what the
 * first script shares with a later one would be one more file to load first.
 */
export type PageReplaced = "page-replaced";
