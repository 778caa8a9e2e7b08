import { button, find } from "./dom.ts";

let timer: ReturnType<typeof setTimeout> | undefined;

/** Says something to those who hear the page. Of several things at once, the last one is said. */
export function announce(words: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => (find("said", HTMLElement).textContent = words), 300);
}

/** Shows what went wrong, until it is dismissed or something works; nothing hides it again. */
export function showProblem(error: unknown): void {
  const place = find("problem", HTMLElement);
  const words = error instanceof Error ? error.message : String(error);
  place.replaceChildren(words, " ", button("Dismiss", hideProblem));
  place.hidden = false;
}

export function hideProblem(): void {
  find("problem", HTMLElement).hidden = true;
}
