import type { MediaFormat, MediaSortBy, MediaStatus } from "@adintel/client/types";
import { find, h } from "./dom.ts";
import type { Violation } from "./outcome.ts";
import type { Account, Filters } from "./state.ts";
import { formats, orders, statuses } from "./words.ts";

const form = () => find("search", HTMLFormElement);

/** Fills the choices of the search form, which are the API's own. */
export function fillSearch(query: string): void {
  find("query", HTMLInputElement).value = query;
  find("format", HTMLElement).replaceChildren(
    ...Object.entries(formats).map(([value, name]) =>
      h("label", {}, h("input", { type: "checkbox", name: "format", value }), h("span", {}, name)),
    ),
  );
  fill("status", Object.entries(statuses));
  fill("sortBy", [["", "Relevance"], ...Object.entries(orders)]);
  fillAccounts([]);
}

/** Fills the choice of accounts, in which the one that is chosen stays so. */
export function fillAccounts(accounts: readonly Account[]): void {
  const select = find("accountId", HTMLSelectElement);
  const chosen = select.value;
  const group = (label: string, type: Account["type"]) => {
    const ofType = accounts.filter((account) => account.type === type);
    const options = ofType.map(({ id, name }) => h("option", { value: id }, name));
    return options.length > 0 && h("optgroup", { label }, ...options);
  };
  const groups = [group("Brands", "BRAND"), group("Creators", "CREATOR")].filter((found) => found !== false);
  select.replaceChildren(h("option", { value: "" }, "All accounts"), ...groups);
  select.value = accounts.some(({ id }) => id === chosen) ? chosen : "";
}

export function fill(id: string, options: readonly (readonly [value: string, name: string])[]): void {
  find(id, HTMLSelectElement).replaceChildren(
    ...options.map(([value, name]) => h("option", { value }, name)),
  );
}

/** Takes away what narrows the search for a text; without a text an account stays, since there would be nothing to search. */
export function clearFilters(): void {
  const { query, accountId } = readFilters();
  form().reset();
  find("query", HTMLInputElement).value = query;
  if (!query) find("accountId", HTMLSelectElement).value = accountId;
}

/** What the search form says. */
export function readFilters(): Filters {
  const data = new FormData(form());
  const text = (name: string) => String(data.get(name) ?? "").trim();
  const sortBy = text("sortBy");
  return {
    query: text("query"),
    accountId: text("accountId"),
    format: data.getAll("format").filter(isOneOf<MediaFormat>(formats)),
    status: [text("status")].find(isOneOf<MediaStatus>(statuses)) ?? "ALL",
    sortBy: [sortBy].find(isOneOf<MediaSortBy>(orders)),
  };
}

function isOneOf<Value extends string>(words: Partial<Record<Value, string>>) {
  return (value: unknown): value is Value => typeof value === "string" && Object.hasOwn(words, value);
}

/** Shows violations beside the fields of a form that they name, and takes away those that were there. */
export function showViolations(of: HTMLFormElement, violations: readonly Violation[]): void {
  for (const old of of.querySelectorAll(".violation")) old.remove();
  for (const field of of.querySelectorAll("[aria-invalid]")) {
    field.removeAttribute("aria-invalid");
    field.removeAttribute("aria-describedby");
  }
  for (const { path, message } of violations) {
    // A violation within an array names its place too: `format/0`.
    const name = path.split(/[./[]/)[0] ?? path;
    const field = of.querySelector(`#${CSS.escape(name)}`);
    const place = field?.closest(".field");
    if (!field || !place) continue;
    const id = `${name}-violation`;
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-describedby", id);
    place.append(h("p", { className: "violation", id }, message));
  }
}
