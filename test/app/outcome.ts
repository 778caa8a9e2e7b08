/** How a call went, as far as the page has to tell it apart. */
export type Outcome<Data> = { kind: "answer"; data: Data } | Limited | Failed | Refused;

/** Too many requests; the same call may succeed after so many seconds. */
export interface Limited {
  kind: "limited";
  seconds: number;
}

/** No usable answer came; the same call may succeed when it is made again. */
export interface Failed {
  kind: "failed";
  reason: string;
}

/** The same call would be refused again. */
export interface Refused {
  kind: "refused";
  code: string;
  /** What is wrong with which field of the request; empty where the error is about none of them. */
  faults: readonly Fault[];
}

export interface Fault {
  path: string;
  message: string;
}

/** What an operation of the client resolves to, with only as much of its error as they all share. */
export type Answer<Data> =
  | { data: Data; error?: never; response: Response }
  | { data?: never; error: { error: { code: string; details?: Fault[] } }; response: Response };

/** Seconds to wait where the service does not say. */
const defaultWait = 5;

/**
 * Makes a call and says how it went.
 *
 * @throws the signal's reason once it is aborted
 */
export async function outcomeOf<Data>(
  call: () => Promise<Answer<Data>>,
  signal: AbortSignal,
): Promise<Outcome<Data>> {
  try {
    return read(await call());
  } catch {
    signal.throwIfAborted();
    return { kind: "failed", reason: "The service cannot be reached." };
  }
}

function read<Data>({ data, error, response }: Answer<Data>): Outcome<Data> {
  if (error === undefined) return { kind: "answer", data };
  if (response.status >= 500) return { kind: "failed", reason: "The service could not answer." };
  if (response.status === 429) {
    return { kind: "limited", seconds: Number(response.headers.get("Retry-After")) || defaultWait };
  }
  return { kind: "refused", code: error.error.code, faults: error.error.details ?? [] };
}
