type Theme = "system" | "light" | "dark";

/** In such an order that the first click changes what is seen. */
const themes: Theme[] = matchMedia("(prefers-color-scheme: dark)").matches
  ? ["system", "light", "dark"]
  : ["system", "dark", "light"];

/** Lets the reader choose a theme; `theme.ts` applies the choice to the next pages before they are painted. */
export function offerThemes(): void {
  const button = document.querySelector<HTMLButtonElement>("button.theme");
  const label = button?.querySelector("span");
  if (!button || !label) return;
  let current = themeOf(recall("theme"));
  const show = () => {
    label.textContent = `Theme: ${current}`;
    button.title = label.textContent;
    if (current === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = current;
  };
  button.addEventListener("click", () => {
    current = themes[(themes.indexOf(current) + 1) % themes.length] ?? "system";
    remember("theme", current === "system" ? undefined : current);
    show();
  });
  show();
}

function themeOf(text: string | undefined): Theme {
  return themes.find((theme) => theme === text) ?? "system";
}

/** What the reader chose earlier; `undefined` where nothing was, or where the browser forbids to remember. */
function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a choice for later visits, if the browser allows it; `undefined` forgets it. */
function remember(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The choice holds for this page only.
  }
}

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

export function showLanguage(): void {
  const known = recall("code-language");
  if (known !== undefined) choose(known);
}

function choose(language: string): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(choices))
    if (input.value === language) input.checked = true;
}
