import type { WorkerRequest, SentRequest, SentResponse, WorkerReply } from "./messages.ts";

/** The part of a worker that is spoken to. */
export interface WorkerPort {
  postMessage(ask: WorkerRequest, transfer?: Transferable[]): void;
  addEventListener(type: "message", listen: (event: { data: WorkerReply }) => void): void;
  addEventListener(type: "error" | "messageerror", listen: (event: Event) => void): void;
}

export function connect(worker: WorkerPort): Promise<PageMock> {
  const waiting = new Map<number, { resolve(told: WorkerReply): void; reject(error: Error): void }>();
  let last = 0;
  const ask = (
    question: (id: number) => WorkerRequest,
    transfer: Transferable[] = [],
  ): Promise<WorkerReply> =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      waiting.set(id, { resolve, reject });
      worker.postMessage(question(id), transfer);
    });

  const mock: PageMock = {
    async fetch(request) {
      const { signal } = request;
      const sent = await sendable(request);
      signal.throwIfAborted();
      const reply = await unlessAborted(
        signal,
        ask((id) => ({ kind: "fetch", id, request: sent }), sent.body ? [sent.body] : []),
      );
      if (reply.kind !== "response")
        throw new TypeError(reply.kind === "failed" ? reply.message : "no response");
      return received(reply.response);
    },
    async reset() {
      const reply = await ask((id) => ({ kind: "reset", id }));
      if (reply.kind === "failed") throw new Error(reply.message);
    },
  };

  return new Promise((ready, fail) => {
    worker.addEventListener("message", ({ data }) => {
      if (data.kind === "ready") return ready(mock);
      waiting.get(data.id)?.resolve(data);
      waiting.delete(data.id);
    });
    for (const type of ["error", "messageerror"] as const)
      worker.addEventListener(type, (event) => {
        const error = new Error(
          "message" in event ? String(event.message) : "the worker could not be loaded",
        );
        fail(error);
        for (const { reject } of waiting.values()) reject(error);
        waiting.clear();
      });
  });
}

/** Resolves with the reply, or rejects as soon as the signal is aborted. */
function unlessAborted(signal: AbortSignal, reply: Promise<WorkerReply>): Promise<WorkerReply> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    signal.addEventListener("abort", stop, { once: true });
    void reply.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}

async function sendable(request: Request): Promise<SentRequest> {
  const { method, url, headers } = request;
  const body = await request.arrayBuffer();
  return { method, url, headers: [...headers], body: body.byteLength > 0 ? body : null };
}

function received({ body, ...init }: SentResponse): Response {
  // Some statuses have no body, not even an empty one.
  return new Response(body.byteLength > 0 ? body : null, init);
}

/** The mock in this page. Its state is that of this page alone, and gone when the page is left. */
export interface PageMock {
  /** Responds as the mock on a server does, whatever the request's origin; `/__mock/ledger?key=…` has the credits. */
  fetch(request: Request): Promise<Response>;
  /** Credits, limits and added accounts as they were at the start. */
  reset(): Promise<void>;
}
