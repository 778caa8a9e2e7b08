import { conventions } from "../../../lib/versions.ts";
import type { Input } from "../../../client/core/pricing.ts";
import type { Facts } from "../../try-it/facts.ts";
import { pageMockOrigin } from "../../page-mock/address.ts";
import { isLocal } from "../server/address.ts";
import { pageServer } from "../server/setting.ts";
import { retryInWords, sizeInWords, chargeInWords } from "./in-words.ts";
import { copy } from "./copy.ts";
import { h } from "../../../../mocks/page/client/shared/h.ts";
import { plainOf, valueAt, writeJson, type Json } from "./json/json-value.ts";
import { readJson } from "./json/read-json.ts";
import type { Exchange } from "./send.ts";
import { createTree } from "./json/tree.ts";
import { setting } from "../server/current.ts";
import { fetchFrom, rootOf } from "../server/mock.ts";
import { counted } from "../../../lib/text.ts";

/** Characters of a body that are shown at most where it is no tree; more would keep the page from scrolling. */
const maxShownChars = 100_000;
/** Characters of a body that is shown as a tree at most; reading more of it takes too long. */
const maxTreeChars = 5_000_000;

/** What was asked, as far as the words for the response depend on it. */
export interface ResponseContext {
  facts: Facts;
  /** A root, or the mock in the page. */
  server: string;
  input: Input | null;
  /** The mock was asked for a documented response. */
  isPreferred: boolean;
}

/** The outcome of a call, under a heading that takes the focus. */
export function responseView(
  asked: ResponseContext,
  exchange: Exchange,
): { element: HTMLElement; heading: HTMLElement } {
  const heading = h("h3", { tabindex: -1, class: "try-it-outcome" }, titleOf(exchange));
  const children = exchange.kind === "answer" ? responseParts(asked, exchange) : [explained(asked, exchange)];
  heading.dataset["kind"] = exchange.kind === "answer" && exchange.status < 400 ? "good" : "bad";
  return { heading, element: h("div", { class: "try-it-answer" }, heading, ...children) };
}

function titleOf(exchange: Exchange): string {
  if (exchange.kind === "aborted") return "Aborted";
  if (exchange.kind === "failed") return "No response";
  const { status, statusText } = exchange;
  return [status, statusText || reasonPhrases[status]].filter(Boolean).join(" ");
}

/** What statuses mean, where the connection does not say, as HTTP/2 and the mock in the page do not. */
const reasonPhrases: Record<number, string> = {
  200: "OK",
  400: "Bad Request",
  401: "Unauthorized",
  402: "Payment Required",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  413: "Content Too Large",
  429: "Too Many Requests",
  500: "Internal Server Error",
};

function responseParts(
  { facts, input, isPreferred, server }: ResponseContext,
  answer: Extract<Exchange, { kind: "answer" }>,
): HTMLElement[] {
  const { text, status, ms } = answer;
  const json = text.length <= maxTreeChars ? readJson(text) : undefined;
  const charge = isPreferred
    ? "Not charged: the mock returned a documented example."
    : chargeInWords(facts, status, json === undefined ? undefined : plainOf(json), input);
  const isElsewhere = server !== pageServer && new URL(server).origin !== location.origin;
  const headers = h(
    "details",
    { class: "try-it-headers" },
    h("summary", {}, counted(answer.headers.length, "header")),
    h(
      "dl",
      {},
      ...answer.headers.map(([name, content]) => h("div", {}, h("dt", {}, name), h("dd", {}, content))),
    ),
    isElsewhere &&
      h("p", {}, "From a server of another origin, browsers show only the headers that it exposes."),
  );
  // When to call again matters more than the other headers.
  const retry = answer.headers.find(([name]) => name.toLowerCase() === "retry-after");
  const parts = [
    h(
      "p",
      { class: "try-it-facts" },
      h("span", {}, `${ms.toLocaleString("en")} ms`),
      h("span", {}, sizeInWords(new TextEncoder().encode(text).length)),
      h("span", { class: "try-it-charge" }, charge),
    ),
    problemOf(facts, json),
    retry && h("p", {}, retryInWords(retry[1])),
    headers,
    ...bodyParts({ facts, server }, text, json),
  ];
  return parts.filter((part) => part !== undefined);
}

/** What an error is, with the page that says what to do about it. */
function problemOf({ errorPages, version }: Facts, json: Json | undefined): HTMLElement | undefined {
  if (!version) return undefined;
  const { errorEnvelope } = conventions(version);
  const code = valueAt(json, errorEnvelope.code.split("."));
  const message = valueAt(json, errorEnvelope.message.split("."));
  if (typeof code !== "string") return undefined;
  const page = pageOf(errorPages, code);
  const name = h("code", {}, code);
  return h(
    "p",
    { class: "try-it-error" },
    name,
    typeof message === "string" && `: ${message}`,
    page !== undefined &&
      h("span", {}, " ", h("a", { href: page, target: "_blank" }, "How to fix it (new tab)")),
  );
}

/** The page about an error as the page at hand says it. */
function pageOf(pages: Facts["errorPages"], code: string): string | undefined {
  const page = Object.hasOwn(pages, code) ? pages[code] : undefined;
  return page === undefined ? undefined : (document.body.dataset["root"] ?? "") + page;
}

function bodyParts(
  { facts, server }: Pick<ResponseContext, "facts" | "server">,
  text: string,
  json: Json | undefined,
): HTMLElement[] {
  if (text === "") return [h("p", {}, "The response has no body.")];
  const said = h("span", { class: "try-it-hint", role: "status" });
  const copier = (words: string, content: () => string) => {
    const button = h("button", { type: "button" }, words);
    button.addEventListener("click", () => void copy(content(), said));
    return button;
  };
  const whole = copier("Copy body", () => (json === undefined ? text : writeJson(json)));
  const bar = (...buttons: HTMLElement[]) => h("div", { class: "try-it-bar" }, ...buttons, said);
  if (json === undefined) {
    const part = text.length > maxShownChars && h("p", {}, shownInWords(text.length));
    const code = h("code", {}, text.slice(0, maxShownChars));
    // It scrolls, so the keyboard must reach it.
    const block = h("pre", { tabindex: 0, role: "group", "aria-label": "Response body" }, code);
    return [bar(whole), ...(part ? [part] : []), block];
  }
  const tree = createTree(json, "Response body", {
    linkOf: (path, value) =>
      facts.version && path.join(".") === conventions(facts.version).errorEnvelope.code
        ? pageOf(facts.errorPages, value)
        : undefined,
    pictureOf: (value) => (isMockPicture(server, value) ? () => mockPicture(server, value) : undefined),
  });
  const isOfThisPage = text.includes(pageMockOrigin);
  return [
    bar(whole, copier("Copy value", tree.chosen)),
    ...(isOfThisPage
      ? [h("p", { class: "try-it-hint" }, `URLs at ${new URL(pageMockOrigin).host} work on this page only.`)]
      : []),
    h("div", { class: "try-it-body" }, tree.element),
  ];
}

function shownInWords(total: number): string {
  return `The first ${maxShownChars.toLocaleString("en")} of ${total.toLocaleString("en")} characters are shown.`;
}

function explained({ facts, server }: ResponseContext, { kind }: Exchange): HTMLElement {
  if (kind === "aborted") {
    const isFree = !facts.pricing || facts.pricing.price === 0;
    return h(
      "p",
      {},
      isFree
        ? "The request was aborted before a response arrived."
        : "It is not known whether the call was charged.",
    );
  }
  if (server === pageServer)
    return h("p", {}, "The mock in this page could not be started. Check the connection, then try again.");
  const { origin, hostname, protocol } = new URL(server);
  const isHere = facts.version !== undefined && isLocal(hostname);
  const reasons = [
    isHere && h("li", {}, "The mock is not running. Start it with ", h("code", {}, "npm start"), "."),
    !isHere && h("li", {}, `Nothing responds at ${origin}, or there is no network.`),
    origin !== location.origin &&
      h(
        "li",
        {},
        "The server does not allow requests from pages of another origin (CORS), like most APIs that need a key.",
      ),
    h(
      "li",
      {},
      "The server responded with a redirect, which is not followed because that would send the key elsewhere.",
    ),
    location.protocol === "https:" &&
      protocol === "http:" &&
      h("li", {}, "Browsers do not let an https page call an http address."),
  ];
  return h("div", {}, h("p", {}, "The browser does not say why. Possible reasons:"), h("ul", {}, ...reasons));
}

/** Whether a text in a response is the address of a picture that a mock draws, also the one in the page. */
function isMockPicture(server: string, text: string): boolean {
  return setting.isMock(server) && text.startsWith(`${rootOf(server)}/assets/`) && text.endsWith(".svg");
}

/** Such a picture. It is asked for without a key, and stands in the page itself, whose policy allows no other host's. */
async function mockPicture(server: string, address: string): Promise<HTMLElement> {
  const request = new Request(address, { credentials: "omit", referrerPolicy: "no-referrer" });
  const response = await fetchFrom(server, request);
  if (!response.ok) throw new Error(`the picture's server responded with ${response.status}`);
  const src = `data:image/svg+xml,${encodeURIComponent(await response.text())}`;
  return h("img", { class: "tree-picture", alt: "Picture at this address", src });
}
