/** The parts of the dialog that change. */
export interface SearchParts {
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
  status: HTMLElement;
  list: HTMLElement;
}

/** The search as it is before anything was typed: a field with a list of its own, as ARIA's combobox. */
export function createParts(): SearchParts {
  const dialog = element("dialog", { class: "search", "aria-label": "Search" });
  const input = element("input", {
    type: "text",
    role: "combobox",
    class: "search-input",
    "aria-label": "Search the reference",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": "search-results",
    placeholder: "Search operations, fields, errors, guides",
    enterkeyhint: "go",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
  });
  const close = element("button", { type: "button", class: "search-close" });
  close.textContent = "Close";
  close.addEventListener("click", () => dialog.close());
  const head = element("div", { class: "search-head" });
  head.append(input, close);
  const status = element("p", { class: "search-status", role: "status" });
  const list = element("div", {
    id: "search-results",
    class: "search-results",
    role: "listbox",
    "aria-label": "Results",
    hidden: "",
  });
  const keys = element("p", { class: "search-keys", "aria-hidden": "true" });
  keys.append(key("↑"), key("↓"), " choose ", key("Enter"), " open ", key("Esc"), " close");
  dialog.append(head, status, list, keys);
  // A press beside the dialog is one on its backdrop.
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog) dialog.close();
  });
  document.body.append(dialog);
  return { dialog, input, status, list };
}

function key(name: string): HTMLElement {
  const made = element("kbd", {});
  made.textContent = name;
  return made;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
}
