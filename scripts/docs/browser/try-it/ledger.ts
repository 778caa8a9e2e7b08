import { counted } from "../../../lib/text.ts";
import { usd } from "../../../openapi/words.ts";
import type { Ledger } from "../server/mock.ts";
import { h } from "../../../../mocks/page/client/shared/h.ts";

/** Charges that are listed at most. */
const maxCharges = 12;

/** What each call was charged, and the sum, below a summary. */
export function ledgerTable() {
  const rows = h("tbody", {});
  const head = h(
    "tr",
    {},
    ...["Call", "Charged for", "Charge"].map((text) => h("th", { scope: "col" }, text)),
  );
  const element = h("details", {}, h("summary", {}, "Ledger"), h("table", {}, h("thead", {}, head), rows));
  return {
    element,
    show({ charges, spentMicrodollars }: Ledger) {
      element.hidden = charges.length === 0;
      const shown = charges.slice(-maxCharges);
      rows.replaceChildren(
        ...shown.map((one) => line(one.operationId, counted(one.rows, "row"), one.microdollars)),
        line("Sum", "", spentMicrodollars),
      );
    },
  };
}

function line(name: string, rows: string, microdollars: number): HTMLElement {
  return h("tr", {}, h("th", { scope: "row" }, name), h("td", {}, rows), h("td", {}, usd(microdollars)));
}
