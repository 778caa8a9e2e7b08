import type { Input } from "../../../client/pricing.ts";
import type { Facts } from "../../try-it/facts.ts";
import { h } from "./dom.ts";
import { lostNumber } from "./lost-number.ts";
import { chargeInWords } from "./money.ts";
import type { Exchange } from "./send.ts";

/** Characters of a body that are shown at most; more would keep the page from scrolling. */
const SHOWN = 100_000;

/** What was asked, as far as the answer's words depend on it. */
export interface Asked {
  facts: Facts;
  baseUrl: string;
  input: Input | null;
  /** The mock was asked for a documented answer. */
  isPreferred: boolean;
}

/** What came of a call, under a heading that takes the focus. */
export function answerView(asked: Asked, exchange: Exchange): { element: HTMLElement; heading: HTMLElement } {
  const heading = h("h3", { tabindex: -1, class: "try-it-outcome" }, titleOf(exchange));
  const children = exchange.kind === "answer" ? answerParts(asked, exchange) : [explained(asked, exchange)];
  heading.dataset["kind"] = exchange.kind === "answer" && exchange.status < 400 ? "good" : "bad";
  return { heading, element: h("div", { class: "try-it-answer" }, heading, ...children) };
}

function titleOf(exchange: Exchange): string {
  if (exchange.kind === "aborted") return "Aborted";
  if (exchange.kind === "failed") return "No response";
  const { status, statusText, ms } = exchange;
  return `${[status, statusText].filter(Boolean).join(" ")} in ${ms.toLocaleString("en")} ms`;
}

type Answer = Extract<Exchange, { kind: "answer" }>;

function answerParts({ facts, input, isPreferred, baseUrl }: Asked, answer: Answer): HTMLElement[] {
  const { value, text } = readable(answer.text);
  const charge = isPreferred
    ? "Not charged: the mock returned a documented example."
    : chargeInWords(facts, answer.status, value, input);
  const isElsewhere = new URL(baseUrl).origin !== location.origin;
  const headers = h(
    "details",
    {},
    h("summary", {}, `Headers (${answer.headers.length})`),
    h(
      "dl",
      {},
      ...answer.headers.map(([name, content]) => h("div", {}, h("dt", {}, name), h("dd", {}, content))),
    ),
    isElsewhere &&
      h("p", {}, "Browsers show a page only those headers that a server of another origin exposes."),
  );
  // What tells when to call again matters more than the other headers.
  const retry = answer.headers.find(([name]) => name.toLowerCase() === "retry-after");
  const parts: HTMLElement[] = [h("p", { class: "try-it-charge" }, charge)];
  if (retry) parts.push(h("p", {}, retryInWords(retry[1])));
  parts.push(headers);
  if (text === "") return [...parts, h("p", {}, "The response has no body.")];
  if (text.length > SHOWN) {
    const total = text.length.toLocaleString("en");
    parts.push(h("p", {}, `The first ${SHOWN.toLocaleString("en")} of ${total} characters are shown.`));
  }
  const code = h("code", {}, text.slice(0, SHOWN));
  // It scrolls, so the keyboard must reach it.
  parts.push(h("pre", { tabindex: 0, role: "group", "aria-label": "Response body" }, code));
  return parts;
}

/** When to call again: after some seconds, or at a date. */
export function retryInWords(value: string): string {
  return /^\d+$/.test(value) ? `Retry-After: ${value} seconds.` : `Retry-After: ${value}`;
}

/**
 * A body as a value and with line ends and indents. What is no JSON stays as it came, and so does a body with a number
 * that JavaScript would change.
 */
export function readable(text: string): { value: unknown; text: string } {
  try {
    const value: unknown = JSON.parse(text);
    return { value, text: lostNumber(text) === undefined ? JSON.stringify(value, null, 2) : text };
  } catch {
    return { value: undefined, text };
  }
}

function explained({ facts, baseUrl }: Asked, { kind }: Exchange): HTMLElement {
  const isFree = facts.pricing.price === 0;
  if (kind === "aborted") {
    return h(
      "p",
      {},
      isFree ? "The response was not awaited." : "Whether the call was charged is not known.",
    );
  }
  const { origin, hostname, protocol } = new URL(baseUrl);
  const isHere = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  const reasons = [
    isHere && h("li", {}, "The mock is not running. Start it with ", h("code", {}, "npm start"), "."),
    !isHere && h("li", {}, `Nothing responds at ${origin}, or there is no network.`),
    origin !== location.origin &&
      h(
        "li",
        {},
        "The server does not let pages of another origin read its responses (CORS), like most APIs that take a key.",
      ),
    h("li", {}, "It responded with a redirect, which is not followed, since that would pass on the key."),
    location.protocol === "https:" &&
      protocol === "http:" &&
      h("li", {}, "The browser does not let an https page call an http address."),
  ];
  return h("div", {}, h("p", {}, "The browser does not say why. It may be that:"), h("ul", {}, ...reasons));
}
