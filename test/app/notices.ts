import { h } from "./dom.ts";
import type { Notice } from "./state.ts";
import { refusal, seconds } from "./words.ts";

/**
 * Shows what stands in the way, or nothing, in a live region.
 *
 * @param retry is called by the button that a failure comes with
 */
export function showNotice(region: HTMLElement, notice: Notice | undefined, retry: () => void): void {
  const count = region.querySelector(".count");
  if (notice?.kind === "limited" && count) {
    // Only the number changes, which a screen reader need not read out every second.
    count.textContent = seconds(notice.secondsLeft);
    return;
  }
  region.replaceChildren(...(notice ? [box(notice, retry)] : []));
  if (notice) region.scrollIntoView({ block: "nearest" });
}

function box(notice: Notice, retry: () => void): HTMLElement {
  if (notice.kind === "failed" || notice.kind === "unusable") {
    return h(
      "div",
      { className: "notice bad" },
      h("p", {}, h("strong", {}, "That did not work. "), notice.reason),
      notice.kind === "failed" && h("button", { type: "button", onclick: retry }, "Try again"),
    );
  }
  if (notice.kind === "limited") {
    return h(
      "div",
      { className: "notice" },
      h(
        "p",
        {},
        h("strong", {}, "Too many requests. "),
        "Trying again",
        h(
          "span",
          { ariaHidden: "true" },
          " in ",
          h("span", { className: "count" }, seconds(notice.secondsLeft)),
        ),
        ".",
      ),
    );
  }
  const { title, text } = refusal(notice.code);
  return h("div", { className: "notice bad" }, h("p", {}, h("strong", {}, `${title}. `), text));
}
