import { h, type Child } from "./h.ts";

export { h } from "./h.ts";

/** A sentence in which backticks mark code, as in Markdown. */
export function prose(text: string): (Node | string)[] {
  return text.split("`").map((part, index) => (index % 2 === 1 ? h("code", {}, part) : part));
}

/** A button that does something; until that is done, it does not do it again. */
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

/** Replaces what an element has, and keeps the focus on the control of the same `data-focus`. */
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

/** Calls once for a run of calls, so many milliseconds after the first of them. */
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
