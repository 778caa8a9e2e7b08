import { button, find } from "./dom.ts";

let timer: ReturnType<typeof setTimeout> | undefined;

/** Announces something to screen readers. Of several at once, only the last is announced. */
export function announce(words: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => (find("said", HTMLElement).textContent = words), 300);
}

/** Shows an error until it is dismissed or a change succeeds. */
export function showProblem(error: unknown): void {
  const place = find("problem", HTMLElement);
  const words = error instanceof Error ? error.message : String(error);
  place.replaceChildren(words, " ", button("Dismiss", hideProblem));
  place.hidden = false;
}

export function hideProblem(): void {
  find("problem", HTMLElement).hidden = true;
}
