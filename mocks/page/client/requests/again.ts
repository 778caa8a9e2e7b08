import type { keysOf } from "../../../controls/keys.ts";
import { isSandboxId } from "../../../engine/sessions/session-names.ts";
import { headersOfKey } from "../../../http/api-key.ts";
import { button, h } from "../shared/dom.ts";
import { announce, showProblem } from "../shared/messages.ts";
import type { Exchange, PageMock } from "../shared/mock.ts";
import { dollars } from "../shared/words.ts";
import { mask, omittedHeaders } from "./curl.ts";

/** A button that sends a request again with a key that is chosen, since the list of requests has no keys, and what that costs. */
export function sendAgain(exchange: Exchange, mock: PageMock): Node {
  const { method, url, requestBody, requestHeaders } = exchange;
  // Of a body that was too long, or broke off, nothing was kept.
  if (requestBody === undefined && Number(requestHeaders["content-length"] ?? 0) > 0)
    return h("p", { class: "muted" }, "Its body was not kept, so it cannot be sent again.");
  const keys = h("select", { "aria-label": "Key" });
  const result = h("span", { class: "muted" }, costOf(exchange));
  const send = async () => {
    const headers = headersOf(exchange, keys.value);
    const isBodiless = requestBody === undefined || method === "GET" || method === "HEAD";
    const body = typeof requestBody === "string" ? requestBody : JSON.stringify(requestBody);
    try {
      const { status } = await fetch(url, { method, headers, ...(!isBodiless && { body }) });
      result.textContent = `Sent: ${status}`;
    } catch {
      // What was staged may lose it; it stands in the list then.
      result.textContent = "Sent, without a response";
    }
    announce(result.textContent);
  };
  mock
    .get<ReturnType<typeof keysOf>>("keys")
    .then((all) =>
      keys.append(...all.keys.map(({ key }) => h("option", {}, key)), h("option", { value: "" }, "no key")),
    )
    .catch(showProblem);
  return h("div", { class: "buttons" }, button("Send again", send), h("span", {}, "with"), keys, result);
}

/** What it is known to cost: the mock charges for rows, so only a former response tells. */
function costOf({ microdollars, status, brokeOff }: Exchange): string {
  if (microdollars > 0) return `cost ${dollars(microdollars)} last time`;
  return status >= 200 && status < 300 && !brokeOff ? "free last time" : "failed last time; may be charged";
}

/** The headers of a request that a page may send, with another key. */
function headersOf({ requestHeaders, session, version }: Exchange, key: string): Record<string, string> {
  const kept = Object.entries(requestHeaders).filter(
    ([name, value]) => !omittedHeaders.test(name) && !value.includes(mask) && name !== "x-mock-session",
  );
  return {
    ...Object.fromEntries(kept),
    ...(key !== "" && headersOfKey(key, version)),
    ...sessionHeader(session),
  };
}

/** The header that names a session; the key of a sandbox says which it is. */
export function sessionHeader(session: string): Record<string, string> {
  return session === "" || isSandboxId(session) ? {} : { "X-Mock-Session": session };
}
