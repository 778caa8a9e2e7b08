/** What a page asks of the worker; each has an id, which the reply repeats. */
export type WorkerRequest = { id: number } & ({ kind: "fetch"; request: SentRequest } | { kind: "reset" });

/** What the worker tells the page: first that it is ready, then the replies. */
export type WorkerReply =
  | { kind: "ready" }
  | { kind: "response"; id: number; response: SentResponse }
  | { kind: "done"; id: number }
  | { kind: "failed"; id: number; message: string };

/** A request as a message can carry it. */
export interface SentRequest {
  method: string;
  url: string;
  headers: [string, string][];
  /** `null`: there is none. */
  body: ArrayBuffer | null;
}

/** A response as a message can carry it. */
export interface SentResponse {
  status: number;
  statusText: string;
  headers: [string, string][];
  body: ArrayBuffer;
}
