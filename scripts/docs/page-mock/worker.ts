/** Runs in a worker of the page, beside nothing else: it has the mock of this tab, until the page is left. */
import { createInPageMock } from "../../../mocks/in-page.ts";
import { respond } from "./respond.ts";
import type { WorkerRequest, WorkerReply } from "./messages.ts";

/** What a worker has; the types of pages are those of a window. */
interface Scope {
  addEventListener(type: "message", listen: (event: MessageEvent<WorkerRequest>) => void): void;
  postMessage(told: WorkerReply, options?: { transfer: Transferable[] }): void;
}

const scope: Scope = globalThis;
/** A third of the mock's own: somebody sits before the page and waits. */
const indexingSeconds = 10;

const mock = createInPageMock({ indexingSeconds });

scope.addEventListener("message", ({ data }) => {
  void respond(mock, data).then((told) =>
    scope.postMessage(told, { transfer: told.kind === "response" ? [told.response.body] : [] }),
  );
});
scope.postMessage({ kind: "ready" });
