import { notLoaded } from "./tool-buttons.ts";
import { createParts, type SearchParts } from "./search/parts.ts";

/**
 * Opens the search: by its button, by `/`, or by Ctrl+K, on a Mac Cmd+K. It takes what is typed at once; what finds
 * something is loaded meanwhile.
 */
export function offerSearch(): void {
  const button = document.querySelector<HTMLButtonElement>("button.search-open");
  if (!button) return;
  let parts: SearchParts | undefined;
  const open = () => {
    parts ??= createSearch();
    if (!parts.dialog.open) parts.dialog.showModal();
    unveil(parts.dialog);
    parts.input.focus();
    parts.input.select();
  };
  button.addEventListener("click", open);
  // Whoever points at it will probably press it.
  for (const sign of ["pointerenter", "focus"])
    button.addEventListener(
      sign,
      () => {
        void style();
        void load().then(({ prepare }) => prepare(), ignore);
      },
      { once: true },
    );
  document.addEventListener("keydown", (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    open();
  });
}

let styled: Promise<void> | undefined;

/** Loads the style of the search once; resolves as well if there is none to be had. */
function style(): Promise<void> {
  return (styled ??= new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = document.body.dataset["searchStyle"] ?? "";
    for (const sign of ["load", "error"]) link.addEventListener(sign, () => done(), { once: true });
    document.head.append(link);
  }));
}

/** Keeps the dialog invisible until its style has loaded; it can be typed in meanwhile. */
function unveil({ style: own }: HTMLDialogElement): void {
  own.opacity = "0";
  void style().then(() => (own.opacity = ""));
}

function createSearch(): SearchParts {
  const parts = createParts();
  const { input } = parts;
  let isEntered = false;
  let isAttached = false;
  const noteEnter = ({ key }: KeyboardEvent) => {
    isEntered = key === "Enter";
  };
  const attach = async () => {
    try {
      const { attachResults } = await load();
      // Each key that came meanwhile asked for them, too.
      if (isAttached) return;
      isAttached = true;
      input.removeEventListener("input", attach);
      input.removeEventListener("keydown", noteEnter);
      attachResults(parts, isEntered);
    } catch {
      parts.status.textContent = notLoaded;
    }
  };
  // After a failure the next key tries again.
  input.addEventListener("input", attach);
  input.addEventListener("keydown", noteEnter);
  void attach();
  return parts;
}

function load() {
  return import("./search/results.ts");
}

function ignore(): void {
  // The search reports it when it is opened.
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
