import { createInterface } from "node:readline";

/** Makes the calls of standard input, each as soon as it is there, and writes their results. */
export async function takeCalls(make) {
  for await (const line of createInterface({ input: process.stdin })) {
    const call = JSON.parse(line);
    void make(call)
      .catch((error) => ({ ok: false, code: String(error?.name ?? error) }))
      .then((result) => console.log(JSON.stringify({ id: call.id, ...result })));
  }
}

/** The address of a call, for clients that do not make it themselves. */
export function addressOf({ baseUrl, path, query = {} }) {
  return `${baseUrl}${path}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ""}`;
}

/** How many rows a response has, under whatever name; 0 of what has none. */
export function rowsIn(data) {
  return Object.values(Object(data)).find(Array.isArray)?.length ?? 0;
}

/** A signal of the time that a call may take. Its timer holds it: Node.js 20 may forget one of `AbortSignal.timeout`. */
export function signalAfter(milliseconds) {
  const control = new AbortController();
  setTimeout(() => control.abort(new DOMException("The time is up.", "TimeoutError")), milliseconds);
  return control.signal;
}
