import { isSandboxId, keyIn } from "../../../engine/sessions/session-names.ts";
import { button, h } from "../shared/dom.ts";
import type { Mock } from "../shared/mock.ts";
import { showProblem } from "../shared/tell.ts";
import { copyButton } from "./copy.ts";

const path = "/v2/media";
const body = JSON.stringify({ query: "running shoes", limit: 2 });

/** What is shown where there is no request yet: how to make the first one, and a button that does. */
export function firstRequest(mock: Mock): Node[] {
  const headers = () => ({
    Authorization: `Bearer ${keyIn(mock.session(), "mock_live_demo")}`,
    "Content-Type": "application/json",
    // The key of a sandbox says which it is.
    ...(mock.session() !== "" && !isSandboxId(mock.session()) && { "X-Mock-Session": mock.session() }),
  });
  const curl = () =>
    [
      `curl ${location.origin}${path}`,
      ...Object.entries(headers()).map(([name, value]) => `-H '${name}: ${value}'`),
      `-d '${body}'`,
    ].join(" \\\n  ");
  const send = async () => {
    // The response shows in the list.
    await fetch(path, { method: "POST", headers: headers(), body }).catch(showProblem);
  };
  const line = h("pre", { tabindex: 0, role: "group", "aria-label": "A first request" }, curl());
  return [
    h("p", {}, "No requests yet. They appear here as they arrive. Try this one, which finds two creatives:"),
    line,
    h("div", { class: "buttons" }, button("Send", send, { class: "primary" }), copyButton("Copy", curl)),
  ];
}
