import { h } from "../../../../mocks/page/client/shared/h.ts";

/**
 * Copies a text, and says whether that worked.
 *
 * @param said Where it is said.
 * @returns whether the browser allowed it.
 */
export async function copy(text: string, said: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    said.textContent = "Copied";
    return true;
  } catch {
    said.textContent = "The browser blocked copying";
    return false;
  }
}

const feedbackMs = 2000;

/**
 * What copies the call of a form as code, in the language that is chosen for the samples of its page, which are out of sight
 * while the form is filled in.
 *
 * @param upToDate Makes the samples show the call as it is in the form now.
 */
export function copyCode(samples: Element, upToDate: () => void): HTMLElement[] {
  const language = () => samples.querySelector<HTMLInputElement>(".tab-list :checked")?.value ?? "";
  const said = h("span", { class: "try-it-hint", role: "status" });
  const button = h("button", { type: "button" }, `Copy as ${language()}`);
  samples.addEventListener("change", () => {
    button.textContent = `Copy as ${language()}`;
  });
  button.addEventListener("click", () => {
    upToDate();
    const code = samples.querySelector(`.panel[data-label="${CSS.escape(language())}"] pre.code`);
    void copy(code?.textContent ?? "", said).then((isCopied) => {
      if (isCopied) setTimeout(() => (said.textContent = ""), feedbackMs);
    });
  });
  return [button, said];
}
