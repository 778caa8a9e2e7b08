import type { Version } from "@adintel/client/operations";

/** The server under check. */
export interface Target {
  name: string;
  /** The root of each version, without a trailing slash; a version without one is not checked. */
  roots: Partial<Record<Version, string>>;
  fetch(request: Request): Promise<Response>;
  /** Sends a request as if from an IP address; only a mock in process can be told one. */
  fetchFrom?(request: Request, address: string): Promise<Response>;
}

/** The server cannot be reached, or hangs: the run cannot go on. */
export class Unreachable extends Error {
  override name = "Unreachable";
}
