import { recall, remember } from "./memory.ts";

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
