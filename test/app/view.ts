import type { MediaItem } from "@adintel/client/types";
import { card, details, placeholder } from "./cards.ts";
import { find, h } from "./dom.ts";
import { fillAccounts, showViolations } from "./forms.ts";
import { pageSize, type Added, type Page, type State, type Filters, type Notice } from "./state.ts";
import { refusal, seconds } from "./words.ts";

/**
 * Says that a search found nothing, and what to do then.
 *
 * @param clear is called by the button that takes the filters away, if there are any
 */
function showEmpty(place: HTMLElement, page: Page | undefined, clear: () => void): void {
  const isEmpty = page?.creatives.length === 0;
  place.hidden = !isEmpty;
  place.replaceChildren(...(isEmpty ? emptyContent(page.filters, clear) : []));
}

function emptyContent(filters: Filters, clear: () => void): HTMLElement[] {
  const { query } = filters;
  const heading = h("h2", {}, query ? `Nothing matches “${query}”` : "Nothing matches");
  if (!isNarrowed(filters)) return [heading, h("p", {}, "Try other words.")];
  return [
    heading,
    h("p", {}, "Try other words or fewer filters."),
    h("button", { type: "button", className: "plain", onclick: clear }, "Clear filters"),
  ];
}

/** Whether there is a filter that the search can do without. */
function isNarrowed({ query, accountId, format, status }: Filters): boolean {
  return format.length > 0 || status !== "ALL" || (query !== "" && accountId !== "");
}

/**
 * Shows what stands in the way, or nothing, in a live region.
 *
 * @param retry is called by the button that a failure comes with
 */
function showNotice(region: HTMLElement, notice: Notice | undefined, retry: () => void): void {
  const count = region.querySelector(".count");
  if (notice?.kind === "limited" && count) {
    // Only the number changes, which a screen reader need not read out every second.
    count.textContent = seconds(notice.secondsLeft);
    return;
  }
  region.replaceChildren(...(notice ? [box(notice, retry)] : []));
  if (notice) region.scrollIntoView({ block: "nearest" });
}

function box(notice: Notice, retry: () => void): HTMLElement {
  if (notice.kind === "failed" || notice.kind === "unusable") {
    return h(
      "div",
      { className: "notice bad" },
      h("p", {}, h("strong", {}, "That did not work. "), notice.reason),
      notice.kind === "failed" && h("button", { type: "button", onclick: retry }, "Try again"),
    );
  }
  if (notice.kind === "limited") {
    return h(
      "div",
      { className: "notice" },
      h(
        "p",
        {},
        h("strong", {}, "Too many requests. "),
        "Trying again",
        h(
          "span",
          { ariaHidden: "true" },
          " in ",
          h("span", { className: "count" }, seconds(notice.secondsLeft)),
        ),
        ".",
      ),
    );
  }
  const { title, text } = refusal(notice.code);
  return h("div", { className: "notice bad" }, h("p", {}, h("strong", {}, `${title}. `), text));
}

/** What the view calls when a person asks for it. */
export interface Actions {
  retrySearch(): void;
  readAccounts(): void;
  clearFilters(): void;
  retryAdding(): void;
  showAccount(id: string): void;
}

/** Shows a state. Only what differs from the state before is touched, so that focus and live regions stay as they are. */
export function show(state: State, before: State, actions: Actions): void {
  const changed = (...keys: (keyof State)[]) => keys.some((key) => state[key] !== before[key]);
  if (changed("accounts")) fillAccounts(state.accounts);
  if (changed("missesAccounts")) showMissing(state.missesAccounts, actions.readAccounts);
  if (changed("violations")) showViolations(find("search", HTMLFormElement), state.violations);
  if (changed("notice")) showNotice(find("notice", HTMLElement), state.notice, actions.retrySearch);
  if (changed("page", "isLoading")) {
    showPage(state, before);
    showEmpty(find("empty", HTMLElement), state.page, actions.clearFilters);
  }
  if (changed("addViolations")) showViolations(find("add", HTMLFormElement), state.addViolations);
  if (changed("addNotice")) showNotice(find("add-notice", HTMLElement), state.addNotice, actions.retryAdding);
  if (changed("added")) {
    find("added", HTMLUListElement).replaceChildren(...state.added.map((one) => addedItem(one, actions)));
  }
}

function showPage({ page, isLoading }: State, before: State): void {
  const list = find("creatives", HTMLUListElement);
  list.ariaBusy = String(isLoading);
  if (!page) list.replaceChildren(...(isLoading ? Array.from({ length: pageSize }, placeholder) : []));
  if (page !== before.page && page?.creatives !== before.page?.creatives) {
    list.replaceChildren(...(page?.creatives ?? []).map((creative) => card(creative, () => open(creative))));
    // Who has turned the page at its end reads the next from its beginning.
    if (before.page) find("summary", HTMLElement).scrollIntoView({ block: "nearest" });
  }
  find("summary", HTMLElement).textContent = summary(page, isLoading);
  find("pager", HTMLElement).hidden = !page || (page.offset === 0 && page.isLast);
  if (!page) return;
  find("page", HTMLElement).textContent = `Page ${page.offset / pageSize + 1}`;
  // A button that is disabled would lose the focus of who has just pressed it.
  find("previous", HTMLButtonElement).ariaDisabled = String(isLoading || page.offset === 0);
  find("next", HTMLButtonElement).ariaDisabled = String(isLoading || page.isLast);
}

function summary(page: Page | undefined, isLoading: boolean): string {
  if (isLoading) return "Loading…";
  if (!page) return "";
  const { creatives, offset, isLast } = page;
  if (creatives.length === 0) return "No creatives";
  const range = `Creatives ${offset + 1} to ${offset + creatives.length}`;
  return isLast ? `${range}, the last of them` : range;
}

/** Says that accounts are missing, which a search can do without. */
function showMissing(areMissing: boolean, readAgain: () => void): void {
  const button = h("button", { type: "button", className: "link", onclick: readAgain }, "Read them again");
  const words = areMissing ? ["Some accounts could not be read. ", button] : [];
  find("accounts-missing", HTMLElement).replaceChildren(...words);
}

function addedItem({ id, name, progress }: Added, { showAccount }: Actions): HTMLLIElement {
  const words = {
    indexing: "Being indexed…",
    indexed: "Indexed",
    unknown: "Its progress cannot be read",
  };
  return h(
    "li",
    {},
    h("span", { className: "name" }, name),
    h("span", { className: `progress ${progress}` }, words[progress]),
    progress === "indexed" &&
      h(
        "button",
        { type: "button", className: "plain", onclick: () => showAccount(id) },
        "Show creatives",
        h("span", { className: "unseen" }, ` of ${name}`),
      ),
  );
}

/** Opens a creative at full size; what plays ends with the dialog. */
function open(creative: MediaItem): void {
  const dialog = find("details", HTMLDialogElement);
  dialog.replaceChildren(details(creative));
  dialog.onclose = () => dialog.replaceChildren();
  // Only what surrounds the content is the dialog itself.
  dialog.onclick = ({ target }) => target === dialog && dialog.close();
  dialog.showModal();
}
