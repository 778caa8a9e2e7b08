import { notLoaded } from "./not-loaded.ts";

/** Shows the section in which an operation can be tried, and loads the form when the reader asks for it. */
export function offerTryIt(): void {
  const section = document.querySelector<HTMLElement>("#try-it");
  const button = section?.querySelector("button");
  if (!section || !button) return;
  button.addEventListener("click", () => void open(section, button));
  // The head's button goes there, and opens it on the way.
  document.querySelector('a[href="#try-it"]')?.addEventListener("click", () => button.click());
}

async function open(section: HTMLElement, button: HTMLButtonElement): Promise<void> {
  button.disabled = true;
  try {
    const { mount } = await import("./try-it/mount.ts");
    await mount(section);
    button.remove();
  } catch {
    button.disabled = false;
    button.textContent = notLoaded;
  }
}
