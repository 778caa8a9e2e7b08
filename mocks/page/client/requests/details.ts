import type { Violation } from "@adintel/client/validation";
import { h, button } from "../shared/dom.ts";
import type { Exchange, PageMock } from "../shared/mock.ts";
import { instant, size } from "../shared/words.ts";
import { sendAgain } from "./again.ts";
import { copyButton } from "./copy.ts";
import { curlCommand } from "./curl.ts";
import { failureButtons } from "./failures.ts";
import { counted } from "../../../../scripts/lib/text.ts";

export function requestDetails(exchange: Exchange, mock: PageMock): HTMLElement {
  const { method, url, requestId, at, session, version, operation, scenario, brokeOff } = exchange;
  const facts = [
    `${method} ${url}`,
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
      copyButton("Copy as curl", () => curlCommand(exchange, location.origin)),
      sendAgain(exchange, mock),
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

/** How many characters of a body are shown at first, and up to how many are coloured. */
const maxShownAtFirst = 4_000;
const maxColoured = 200_000;

/** A body as text: JSON is indented and coloured, and a long body is cut, with a button to show all of it. */
function bodyView(body: unknown, name: string): Node {
  if (body === undefined || body === "") return h("p", { class: "muted" }, "No body.");
  const text = typeof body === "string" ? body : JSON.stringify(body, null, 2);
  // Focusable, so that it can be scrolled by keyboard.
  const pre = h("pre", { tabindex: 0, role: "group", "aria-label": name });
  const show = (part: string) =>
    pre.replaceChildren(...(typeof body === "string" || part.length > maxColoured ? [part] : coloured(part)));
  if (text.length <= maxShownAtFirst) {
    show(text);
    return pre;
  }
  show(`${text.slice(0, text.lastIndexOf("\n", maxShownAtFirst) + 1 || maxShownAtFirst)}…`);
  const all = button(`Show all ${size(text.length)}`, () => {
    show(text);
    all.remove();
    pre.focus();
  });
  return h("div", {}, pre, all);
}

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d[\d.eE+-]*/g;

/** JSON with its values in coloured spans. */
function coloured(json: string): (Node | string)[] {
  const found: (Node | string)[] = [];
  let end = 0;
  for (const match of json.matchAll(token)) {
    const [all, text, colon] = match;
    if (colon === undefined) {
      found.push(
        json.slice(end, match.index),
        h("span", { class: text === undefined ? "constant" : "string" }, all),
      );
      end = match.index + all.length;
    }
  }
  return [...found, json.slice(end)];
}
