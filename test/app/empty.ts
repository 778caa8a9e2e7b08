import { h } from "./dom.ts";
import type { Filters, Page } from "./state.ts";

/**
 * Says that a search found nothing, and what to do then.
 *
 * @param clear is called by the button that takes the filters away, if there are any
 */
export function showEmpty(place: HTMLElement, page: Page | undefined, clear: () => void): void {
  const isEmpty = page?.creatives.length === 0;
  place.hidden = !isEmpty;
  place.replaceChildren(...(isEmpty ? content(page.filters, clear) : []));
}

function content(filters: Filters, clear: () => void): HTMLElement[] {
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
