import { button, h } from "../shared/dom.ts";
import { announce } from "../shared/tell.ts";

/** How long a button says what it did, in milliseconds. */
const lasts = 2000;

/** A button that copies a text. Where the browser forbids it, as on pages that came unencrypted, the text is shown instead. */
export function copyButton(label: string, text: () => string): HTMLElement {
  const place = h("span", { class: "copy" });
  const element = button(label, async () => {
    try {
      await navigator.clipboard.writeText(text());
      element.textContent = "Copied";
      announce("Copied");
      setTimeout(() => (element.textContent = label), lasts);
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
