import { recall, remember } from "./memory.ts";

const choices = '.samples .tabs input[type="radio"]';

/** The language that a reader chooses for one sample is chosen for all, on this page and on later ones. */
export function keepLanguage(): void {
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(choices)) return;
    remember("code-language", target.value);
    const { top } = target.getBoundingClientRect();
    choose(target.value);
    // Samples above may have grown or shrunk; the one that was pressed stays where it is.
    scrollBy({ top: target.getBoundingClientRect().top - top, behavior: "instant" });
  });
}

/** Shows the samples of a page in the language that was chosen earlier. */
export function showLanguage(): void {
  const known = recall("code-language");
  if (known !== undefined) choose(known);
}

function choose(language: string): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(choices))
    if (input.value === language) input.checked = true;
}
