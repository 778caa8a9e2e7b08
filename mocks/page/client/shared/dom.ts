import { h, type Child } from "./h.ts";

export { h } from "./h.ts";

/** An item of a list: its name, its details, and buttons for it. */
export function listItem(name: string, details: string, ...buttons: HTMLButtonElement[]): HTMLElement {
  return h(
    "li",
    {},
    h("b", {}, name),
    h("span", { class: "muted" }, details),
    h("span", { class: "buttons" }, ...buttons),
  );
}

/** A text whose backticks mark code, as in Markdown. */
export function prose(text: string): (Node | string)[] {
  return text.split("`").map((part, index) => (index % 2 === 1 ? h("code", {}, part) : part));
}

/** A button that ignores clicks while its action runs. */
export function button(
  label: string,
  act: () => Promise<void> | undefined | void,
  attributes: Record<string, string> = {},
): HTMLButtonElement {
  const element = h("button", { type: "button", ...attributes }, label);
  let isBusy = false;
  element.addEventListener("click", () => {
    if (isBusy) return;
    isBusy = true;
    void Promise.resolve(act()).finally(() => (isBusy = false));
  });
  return element;
}

/**
 * The element of the page with an id.
 *
 * @throws if there is none, or it is of another kind
 */
export function find<Kind extends HTMLElement>(id: string, kind: abstract new () => Kind): Kind {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page has no ${kind.name} #${id}.`);
  return element;
}

/** Replaces the children of an element, and keeps the focus on the control with the same `data-focus`. */
export function fill(element: HTMLElement, ...children: Child[]): void {
  const focused = document.activeElement;
  const name =
    focused instanceof HTMLElement && element.contains(focused) ? focused.dataset["focus"] : undefined;
  element.replaceChildren(
    ...children.filter((child) => child !== null && child !== undefined && child !== false),
  );
  if (name === undefined) return;
  for (const one of element.querySelectorAll<HTMLElement>("[data-focus]"))
    if (one.dataset["focus"] === name) return one.focus();
}

/** Calls once for all calls within a number of milliseconds, at their end. */
export function throttled(call: () => void, milliseconds: number): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      call();
    }, milliseconds);
  };
}
