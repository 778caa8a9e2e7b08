import { h } from "../shared/dom.ts";
import type { Exchange, PageMock } from "../shared/mock.ts";
import { dollars, milliseconds, timeOfDay } from "../shared/words.ts";
import { requestDetails } from "./details.ts";
import { gistOf } from "./gist.ts";
import { counted } from "../../../../scripts/lib/text.ts";

export function requestRow(exchange: Exchange, mock: PageMock): HTMLLIElement {
  const { method, path, operation, rows, microdollars, scenario, at, durationMs } = exchange;
  const broken = exchange.requestViolations.length + exchange.responseViolations.length;
  const details = h(
    "details",
    { class: "exchange" },
    h(
      "summary",
      {},
      h("span", { class: `verb ${method.toLowerCase()}` }, method),
      " ",
      h(
        "span",
        { class: "path" },
        path,
        " ",
        ...gistOf(exchange).flatMap(([name, value]) => [
          h("span", { class: "gist" }, name && h("span", { class: "muted" }, `${name}=`), value),
          " ",
        ]),
        operation && h("span", { class: "operation" }, operation),
      ),
      " ",
      h(
        "span",
        { class: "outcome" },
        h("span", { class: `status ${kindOf(exchange)}` }, statusText(exchange)),
        scenario !== null && h("span", { class: "mark" }, scenario),
        broken > 0 && h("span", { class: "mark bad" }, counted(broken, "violation")),
      ),
      " ",
      h("span", { class: "figure" }, rows === null ? "" : counted(rows, "row")),
      " ",
      h("span", { class: "figure" }, microdollars > 0 ? dollars(microdollars) : ""),
      " ",
      h("span", { class: "figure" }, milliseconds(durationMs)),
      " ",
      h("time", { class: "figure", datetime: at }, timeOfDay(at)),
    ),
  );
  // Most rows are never opened.
  const open = () => details.append(requestDetails(exchange, mock));
  details.addEventListener("toggle", open, { once: true });
  return h("li", {}, details);
}

/** The status with the words for it: the code of an error, if it has one. */
export function statusText({ status, errorCode, brokeOff }: Exchange): string {
  if (brokeOff || status === 0) return "lost";
  const words = errorCode ?? (status < 300 ? "OK" : "");
  return `${status} ${words}`.trim();
}

function kindOf({ status, brokeOff }: Exchange): string {
  if (brokeOff || status === 0 || status >= 500) return "failed";
  return status < 400 ? "ok" : "refused";
}
