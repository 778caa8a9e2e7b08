import { find, button, h } from "../shared/dom.ts";
import type { Exchange, PageMock } from "../shared/mock.ts";
import { oneAtATime } from "../shared/one-at-a-time.ts";
import { announce, showProblem } from "../shared/messages.ts";
import { createFilter } from "./filter.ts";
import { requestRow, statusText } from "./row.ts";
import { counted } from "../../../../scripts/lib/text.ts";
import { headersOfKey } from "../../../http/api-key.ts";
import type { FirstRequest } from "../../load.ts";
import { keyIn } from "../../../engine/sessions/session-names.ts";
import { copyButton } from "./copy.ts";
import { sessionHeader } from "./again.ts";

/** As many as the mock keeps. */
const maxRows = 200;

/** The list of requests, the newest on top. */
export function createRequestList(mock: PageMock) {
  const log = find("log", HTMLOListElement);
  const pause = find("pause", HTMLButtonElement);
  const har = find("har", HTMLAnchorElement);
  /** The newest first. */
  let rows: { exchange: Exchange; element: HTMLLIElement }[] = [];
  let isPaused = false;
  /** Requests that arrived while the list was paused, in order. */
  let waiting: Exchange[] = [];
  /** Requests that arrived while the list was loading, which the response may lack. */
  let arrivedMeanwhile: Exchange[] | undefined;

  const filter = createFilter(() => update());
  const update = () => {
    for (const { exchange, element } of rows) element.hidden = !filter.passes(exchange);
    const shown = rows.filter(({ element }) => !element.hidden).length;
    find("count", HTMLElement).textContent =
      shown === rows.length ? `${rows.length}` : `${shown} of ${rows.length}`;
    find("none", HTMLElement).hidden = shown > 0 || rows.length === 0;
    find("empty", HTMLElement).hidden = rows.length > 0;
    pause.setAttribute("aria-pressed", String(isPaused));
    pause.textContent = !isPaused
      ? "Pause"
      : waiting.length > 0
        ? `Resume (${waiting.length} new)`
        : "Resume";
  };
  const put = (exchange: Exchange) => {
    const row = { exchange, element: requestRow(exchange, mock) };
    rows.unshift(row);
    log.prepend(row.element);
    filter.offer(exchange);
    rows.splice(maxRows).forEach(({ element }) => element.remove());
  };
  const has = (exchange: Exchange) => rows.some((row) => keyOf(row.exchange) === keyOf(exchange));
  const show = (requests: readonly Exchange[], session: string) => {
    const unfolded = rows.filter(({ element }) => element.querySelector("details[open]"));
    const isUnfolded = new Set(unfolded.map(({ exchange }) => keyOf(exchange)));
    rows = [];
    waiting = [];
    log.replaceChildren();
    for (const exchange of requests) if (!has(exchange)) put(exchange);
    for (const { exchange, element } of rows)
      if (isUnfolded.has(keyOf(exchange))) element.querySelector("details")?.setAttribute("open", "");
    har.href = `requests.har?${new URLSearchParams({ session })}`;
    find("empty", HTMLElement).replaceChildren(...firstRequest(mock));
    update();
  };
  const list = {
    /** Shows the requests that the mock has recorded. */
    load: oneAtATime(async () => {
      const session = mock.session();
      arrivedMeanwhile = [];
      try {
        const path = `requests?${new URLSearchParams({ session })}`;
        const { requests } = await mock.get<{ requests: Exchange[] }>(path);
        // If another session was chosen meanwhile, its requests are loaded next.
        if (session === mock.session()) show([...requests.toReversed(), ...arrivedMeanwhile], session);
      } finally {
        arrivedMeanwhile = undefined;
      }
    }),
    /** Adds one on top, unless the list is paused. */
    add(exchange: Exchange): void {
      arrivedMeanwhile?.push(exchange);
      if (has(exchange)) return;
      if (isPaused) waiting.push(exchange);
      else put(exchange);
      update();
      announce(`${exchange.method} ${exchange.url}: ${statusText(exchange)}`);
    },
  };
  pause.addEventListener("click", () => {
    isPaused = !isPaused;
    if (!isPaused) waiting.forEach(put);
    waiting = [];
    update();
  });
  find("clear", HTMLButtonElement).addEventListener("click", () => {
    void mock
      .change("DELETE", `requests?${new URLSearchParams({ session: mock.session() })}`)
      .then((isDone) => {
        if (isDone) announce(`${counted(rows.length, "request")} cleared`);
        return list.load().catch(showProblem);
      });
  });
  return list;
}

/** A request id alone is not unique: ids start over after a reset. */
function keyOf({ requestId, at }: Exchange): string {
  return `${requestId} ${at}`;
}

/** Shown while there are no requests: how to send the first one, and a button that does. */
function firstRequest(mock: PageMock): Node[] {
  const { key, path, method, body }: FirstRequest = JSON.parse(
    find("log", HTMLElement).dataset["first"] ?? "{}",
  );
  const headers = () => ({
    ...headersOfKey(keyIn(mock.session(), key)),
    "Content-Type": "application/json",
    ...sessionHeader(mock.session()),
  });
  const curl = () =>
    [
      `curl ${location.origin}${path}`,
      ...Object.entries(headers()).map(([name, value]) => `-H '${name}: ${value}'`),
      `-d '${body}'`,
    ].join(" \\\n  ");
  const send = async () => {
    // The response shows in the list.
    await fetch(path, { method, headers: headers(), body }).catch(showProblem);
  };
  const line = h("pre", { tabindex: 0, role: "group", "aria-label": "A first request" }, curl());
  return [
    h("p", {}, "No requests yet. They appear here as they arrive. Try this one, which finds two rows:"),
    line,
    h("div", { class: "buttons" }, button("Send", send, { class: "primary" }), copyButton("Copy", curl)),
  ];
}
