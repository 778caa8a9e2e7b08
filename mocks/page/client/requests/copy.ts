import { button, h } from "../shared/dom.ts";
import { announce } from "../shared/messages.ts";

const copiedForMs = 2000;

/** A button that copies a text. If the browser forbids it, as on pages without TLS, it shows and selects the text. */
export function copyButton(label: string, text: () => string): HTMLElement {
  const place = h("span", { class: "copy" });
  const element = button(label, async () => {
    try {
      await navigator.clipboard.writeText(text());
      element.textContent = "Copied";
      announce("Copied");
      setTimeout(() => (element.textContent = label), copiedForMs);
    } catch {
      const pre = h("pre", { tabindex: 0, role: "group", "aria-label": label }, text());
      place.querySelector("pre")?.remove();
      place.append(pre);
      getSelection()?.selectAllChildren(pre);
      announce("Selected. Press Ctrl+C or Cmd+C to copy it.");
    }
  });
  place.append(element);
  return place;
}
