import { find, type Hit } from "./find.ts";
import { loadIndex } from "./load.ts";
import { optionOf } from "./option.ts";
import { createParts, type Parts } from "./parts.ts";

/** More results than these are only counted. */
const most = 50;

let search: ReturnType<typeof createSearch> | undefined;

/** Shows the search; the reader goes on where he was when it closes. */
export function openSearch(): void {
  search ??= createSearch(createParts());
  search.open();
}

/** Loads what the search needs, before it is opened. */
export function prepare(): Promise<unknown> {
  return loadIndex();
}

function createSearch({ dialog, input, status, list }: Parts) {
  let options: HTMLAnchorElement[] = [];
  let active = -1;

  const show = (hits: Hit[], words: string) => {
    options = hits.map((hit, index) => optionOf(hit, `search-result-${index}`));
    list.replaceChildren(...options);
    list.hidden = options.length === 0;
    list.scrollTop = 0;
    input.setAttribute("aria-expanded", String(options.length > 0));
    status.textContent = words;
    activate(options.length > 0 ? 0 : -1);
  };

  const activate = (index: number) => {
    options[active]?.setAttribute("aria-selected", "false");
    active = index;
    const option = options[index];
    if (!option) return input.removeAttribute("aria-activedescendant");
    option.setAttribute("aria-selected", "true");
    option.scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", option.id);
  };

  // A search takes a few milliseconds, so that there is nothing to be gained by waiting for the next key.
  const update = async () => {
    const query = input.value.trim();
    if (query === "") return show([], "Type a name, a path, a status, or a word.");
    try {
      const loading = loadIndex();
      if (options.length === 0) status.textContent = "Loading …";
      const hits = find(await loading, query);
      // Something else may have been typed in the meantime.
      if (query === input.value.trim()) show(hits.slice(0, most), counted(hits.length, query));
    } catch {
      show([], "The search could not be loaded. Check the connection, then type again.");
    }
  };

  input.addEventListener("input", () => void update());
  input.addEventListener("keydown", (event) => {
    // While a character is being composed, keys choose among its forms.
    if (event.isComposing) return;
    if (event.key === "Enter") options[active]?.click();
    const next = moved(event.key, active, options.length);
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

  return {
    open: () => {
      if (!dialog.open) dialog.showModal();
      input.focus();
      input.select();
      void update();
    },
  };
}

/** Which option a key leads to; `undefined` if it is not for the list. */
function moved(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case "ArrowDown":
      return (active + 1) % count;
    case "ArrowUp":
      return (active - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

function counted(count: number, query: string): string {
  if (count === 0) return `Nothing found for “${query}”.`;
  if (count > most) return `${count} results, the best ${most} shown`;
  return count === 1 ? "1 result" : `${count} results`;
}
