import { find } from "./dom.ts";

const themes = ["system", "light", "dark"];

/** Lets the reader choose a theme; the reference on the same origin follows it. */
export function offerThemes(): void {
  const button = find("theme", HTMLButtonElement);
  const root = document.documentElement;
  const show = () => (button.textContent = `Theme: ${root.dataset["theme"] ?? "system"}`);
  button.addEventListener("click", () => {
    const next = themes[(themes.indexOf(root.dataset["theme"] ?? "system") + 1) % themes.length] ?? "system";
    if (next === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = next;
    remember(next);
    show();
  });
  show();
}

function remember(theme: string): void {
  try {
    if (theme === "system") localStorage.removeItem("theme");
    else localStorage.setItem("theme", theme);
  } catch {
    // Then it lasts as long as the page.
  }
}
