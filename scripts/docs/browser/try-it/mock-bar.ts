import { usd } from "../../../openapi/words.ts";
import { creditsOf, resetMock } from "../server/mock.ts";
import { h } from "../../../../mocks/page/client/shared/h.ts";

/** What a mock knows beside the response: the credits that are left, and how to begin anew. */
export interface MockBar {
  element: HTMLElement;
  refresh(server: string, key: string): Promise<void>;
  hide(): void;
}

export function mockBar(): MockBar {
  const credits = h("span", { role: "status" });
  const reset = h("button", { type: "button" }, "Reset the mock");
  const element = h("p", { class: "try-it-mock", hidden: true }, credits, reset);
  let asked: { server: string; key: string } | undefined;

  const show = async (after = "") => {
    if (!asked) return;
    const known = await creditsOf(asked.server, asked.key);
    element.hidden = known === undefined && after === "";
    const words = known ? `Credits left: ${usd(known.left)} of ${usd(known.monthly)}.` : "";
    credits.textContent = [after, words].filter(Boolean).join(" ");
  };
  reset.addEventListener("click", () => {
    if (!asked) return;
    resetMock(asked.server).then(
      () => show("The mock is back in its initial state."),
      () => show("The mock could not be reset."),
    );
  });
  return {
    element,
    async refresh(server, key) {
      asked = { server, key };
      await show();
    },
    hide() {
      element.hidden = true;
    },
  };
}
