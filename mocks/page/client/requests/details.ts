import type { Violation } from "@adintel/client/validation";
import { h } from "../shared/dom.ts";
import type { Exchange, Mock } from "../shared/mock.ts";
import { instant } from "../shared/words.ts";
import { bodyView } from "./body.ts";
import { copyButton } from "./copy.ts";
import { curlOf } from "./curl.ts";
import { failureButtons } from "./failures.ts";
import { counted } from "../../../../scripts/lib/text.ts";

/** All of an exchange, and what can be done with it. */
export function detailsOf(exchange: Exchange, mock: Mock): HTMLElement {
  const { requestId, at, session, version, operation, scenario, brokeOff } = exchange;
  const facts = [
    operation === null ? "no operation" : `${version}/${operation}`,
    requestId,
    instant(at),
    ...(session === "" ? [] : [`session ${session}`]),
    ...(scenario === null ? [] : [`scenario ${scenario}`]),
  ];
  return h(
    "div",
    { class: "details" },
    h("p", { class: "facts muted" }, facts.join(" · ")),
    h(
      "div",
      { class: "actions" },
      copyButton("Copy as curl", () => curlOf(exchange, location.origin)),
      failureButtons(exchange, mock),
    ),
    violationsIn("request", exchange.requestViolations),
    violationsIn("response", exchange.responseViolations),
    h(
      "div",
      { class: "halves" },
      half("Request", exchange.requestHeaders, bodyView(exchange.requestBody, "Request body")),
      half(
        "Response",
        exchange.responseHeaders,
        brokeOff
          ? h("p", { class: "muted" }, "The connection was cut before the response was complete.")
          : bodyView(exchange.responseBody, "Response body"),
      ),
    ),
  );
}

function half(title: string, headers: Readonly<Record<string, string>>, body: Node): HTMLElement {
  const names = Object.entries(headers);
  const list = h("dl", {}, ...names.flatMap(([name, value]) => [h("dt", {}, name), h("dd", {}, value)]));
  return h(
    "section",
    { "aria-label": title },
    h("h3", {}, title),
    names.length > 0 && h("details", {}, h("summary", {}, counted(names.length, "header")), list),
    body,
  );
}

function violationsIn(what: string, violations: readonly Violation[]): Node | undefined {
  if (violations.length === 0) return undefined;
  return h(
    "div",
    { class: "violations" },
    h("h3", {}, `${counted(violations.length, "contract violation")} in the ${what}`),
    h("ul", {}, ...violations.map(({ path, message }) => h("li", {}, h("code", {}, path), ` ${message}`))),
  );
}
