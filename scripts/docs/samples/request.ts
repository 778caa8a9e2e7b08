import { addressOf, keyHeaders, queryText, type Call } from "./call.ts";

/** A call whose key is known, as a request. */
export function requestOf(call: Call): Request {
  const headers = new Headers({ "Content-Type": "application/json" });
  for (const [name, before] of keyHeaders(call)) headers.set(name, before + (call.apiKey ?? ""));
  const body = call.body === undefined ? null : JSON.stringify(call.body);
  return new Request(addressOf(call) + queryText(call), { method: call.method, headers, body });
}
