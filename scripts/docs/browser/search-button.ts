/** Opens the search: by its button, by `/`, or by Ctrl+K, on a Mac Cmd+K. What it needs is loaded when it is asked for. */
export function offerSearch(): void {
  const button = document.querySelector<HTMLButtonElement>("button.search-open");
  if (!button) return;
  button.addEventListener("click", () => void open());
  // Whoever points at it will probably press it.
  for (const sign of ["pointerenter", "focus"])
    button.addEventListener(sign, () => void load().then(({ prepare }) => prepare(), ignore), { once: true });
  document.addEventListener("keydown", (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    void open();
  });
  button.hidden = false;

  async function open() {
    try {
      (await load()).openSearch();
    } catch {
      const label = button?.querySelector("span");
      if (label) label.textContent = "Search could not be loaded";
    }
  }
}

function load() {
  return import("./search/dialog.ts");
}

function ignore(): void {
  // It is said when the search is opened.
}

function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (key.toLowerCase() === "k") return ctrlKey || metaKey;
  return key === "/" && !ctrlKey && !metaKey && !isTyping(target);
}

const fields = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null;
}
