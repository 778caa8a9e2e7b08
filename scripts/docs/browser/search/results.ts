import { currentVersion } from "../../../lib/versions.ts";
import type { Entry } from "../../search/entry.ts";
import { find, type SearchResult, type Hit } from "../../search/find.ts";
import { optionOf } from "./option.ts";
import type { SearchParts } from "./parts.ts";
import { indexOf, type Index } from "../../search/index-of.ts";

/** More results than these are only counted. */
const maxResults = 50;

/** Loads what is searched, before anything is typed. */
export function prepare(): void {
  loadIndex().catch(() => {
    // It is said when something is typed.
  });
}

/**
 * Shows below the field what is found while it is typed. Keys may come while this is being loaded, and while the index is.
 *
 * @param isEntered Enter was pressed already: the first result is where to go.
 */
export function attachResults({ dialog, input, status, list }: SearchParts, isEntered: boolean): void {
  let options: HTMLAnchorElement[] = [];
  let active = -1;
  let shown = "";
  let goesToFirst = isEntered;

  const show = (query: string, hits: Hit[], words: string, isFound = true) => {
    shown = query;
    options = hits.map((hit, index) => optionOf(hit, `search-result-${index}`));
    list.replaceChildren(...options);
    list.hidden = options.length === 0;
    list.scrollTop = 0;
    input.setAttribute("aria-expanded", String(options.length > 0));
    status.textContent = words;
    // What is only suggested is not where Enter leads.
    activate(isFound && options.length > 0 ? 0 : -1);
    if (isFound && goesToFirst) options[0]?.click();
    goesToFirst = false;
  };

  const activate = (index: number) => {
    options[active]?.setAttribute("aria-selected", "false");
    active = index;
    const option = options[index];
    if (!option) return input.removeAttribute("aria-activedescendant");
    option.setAttribute("aria-selected", "true");
    option.scrollIntoView({ block: "nearest", behavior: "instant" });
    input.setAttribute("aria-activedescendant", option.id);
  };

  // A search takes a few milliseconds, so that there is nothing to be gained by waiting for the next key.
  const update = async () => {
    const query = input.value.trim();
    if (options.length === 0) status.textContent = "Loading …";
    try {
      const index = await loadIndex();
      // Something else may have been typed in the meantime.
      if (query !== input.value.trim()) return;
      const results = find(index, query, document.body.dataset["version"]);
      const { hits, isPoor } = results;
      const suggested = hits.length > 0 ? [] : suggestions(index.entries);
      show(
        query,
        [...hits.slice(0, maxResults), ...suggested],
        statusText(results, query),
        hits.length > 0 && !isPoor,
      );
    } catch {
      show(query, [], "The search could not be loaded. Check the connection, then type again.");
    }
  };

  input.addEventListener("input", () => {
    goesToFirst = false;
    void update();
  });
  input.addEventListener("keydown", (event) => {
    // While a character is being composed, keys choose among its forms.
    if (event.isComposing) return;
    if (event.key === "Enter") {
      // Whoever types fast presses it before there are results.
      if (shown === input.value.trim()) options[active]?.click();
      else goesToFirst = true;
    }
    const next = nextOption(event.key, active, options.length);
    if (next === undefined) return;
    event.preventDefault();
    activate(next);
  });
  list.addEventListener("click", (event) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!opensElsewhere && event.target instanceof Element && event.target.closest("a")) dialog.close();
  });
  list.addEventListener("pointermove", ({ target }) => {
    const index = options.findIndex((option) => target instanceof Node && option.contains(target));
    if (index >= 0 && index !== active) activate(index);
  });
  void update();
}

/** Which option a key leads to; `undefined` if it is not for the list. */
function nextOption(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case "ArrowDown":
      return (active + 1) % count;
    case "ArrowUp":
      return active < 0 ? count - 1 : (active - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

/** Where one may begin who does not know what to look for, or found nothing: the guides, in their order. */
function suggestions(entries: Entry[]): Hit[] {
  const guides = entries.filter(
    ({ kind, version }) => kind === "guide" && (version ?? currentVersion) === currentVersion,
  );
  return guides.slice(0, 8).map((entry) => ({ entry, terms: new Set(), marked: new Set(), also: [] }));
}

function statusText({ hits, missing, corrected, isPoor }: SearchResult, query: string): string {
  const count = hits.length;
  if (query === "") return "Type a name, a path, an error, or a question. Or start here:";
  if (count === 0) return `No results for “${query}”. Check the spelling, try fewer words, or start here:`;
  const without = missing.map((word) => `“${word}”`).join(", ");
  if (isPoor) return `No results for “${query}”. Results without ${without}:`;
  const counted = count === 1 ? "1 result" : `${count} results`;
  return [
    count > maxResults ? `${counted}, the best ${maxResults} shown` : counted,
    ...(corrected.length > 0 ? [`for “${corrected.join(" ")}”`] : []),
    ...(missing.length > 0 ? [`without ${without}`] : []),
  ].join(" ");
}

let loading: Promise<Index> | undefined;

/** The index of the site, loaded once; after a failure the next call tries again. */
function loadIndex(): Promise<Index> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Index> {
  const response = await fetch(document.body.dataset["search"] ?? "");
  if (!response.ok) throw new Error(`the index's server responded with ${response.status}`);
  const entries: Entry[] = await response.json();
  return indexOf(entries);
}
