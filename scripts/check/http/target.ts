import type { RootsByVersion } from "../../lib/server-flags.ts";

/** A response as far as the check reads it: that of Node.js and that of undici's own `fetch` both have it. */
export interface Received extends Pick<Response, "status" | "ok" | "json"> {
  headers: Headers;
  body: Pick<ReadableStream<Uint8Array>, "getReader"> | null;
}

export interface Target {
  name: string;
  /** A version without a root is not checked. */
  roots: RootsByVersion;
  /** `inPieces`: the body is sent without a length, which a Request does not tell of itself. */
  fetch(request: Request, inPieces?: boolean): Promise<Received>;
  addedHeaders?(url: string): Record<string, string>;
  /** Sends a request as if from an IP address; only a mock in process can be told one. */
  fetchFrom?(request: Request, address: string): Promise<Received>;
  /** What the target itself has to say after a run, such as that a handler threw. */
  remarks?(): string[];
}

/** The server cannot be reached, hangs, is no such API or refuses the key: the run cannot go on. */
export class Unreachable extends Error {
  override name = "Unreachable";
}
