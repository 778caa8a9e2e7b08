import { usd } from "../../../openapi/words.ts";
import { ledgerOf, resetMock, type Ledger } from "../server/mock.ts";
import { h } from "../../../../mocks/page/client/shared/h.ts";

/** What a mock knows beside the response: the credits that are left, what calls were charged, and how to begin anew. */
export interface MockBar {
  element: HTMLElement;
  refresh(server: string, key: string): Promise<void>;
  hide(): void;
}

/** @param more Shown beside it, with what the mock says. */
export function mockBar(more?: { element: HTMLElement; show(ledger: Ledger): void }): MockBar {
  const credits = h("span", { role: "status" });
  const reset = h("button", { type: "button" }, "Reset the mock");
  const element = h("div", { class: "try-it-mock", hidden: true }, credits, reset, more?.element);
  let asked: { server: string; key: string } | undefined;

  const show = async (after = "") => {
    if (!asked) return;
    const ledger = await ledgerOf(asked.server, asked.key);
    element.hidden = ledger === undefined && after === "";
    if (ledger) more?.show(ledger);
    credits.textContent = [after, ledger && creditsInWords(ledger)].filter(Boolean).join(" ");
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

function creditsInWords({ monthlyMicrodollars: monthly, spentMicrodollars: spent }: Ledger): string {
  return `Credits left: ${usd(Math.max(0, monthly - spent))} of ${usd(monthly)}. Charged so far: ${usd(spent)}.`;
}
