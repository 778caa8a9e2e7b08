import { addressOf, headersOf, queryText, type Call } from "../../samples/call.ts";
import { fetchFrom } from "../server/mock.ts";
import type { Draft } from "./draft.ts";

export type Exchange =
  | {
      kind: "answer";
      status: number;
      statusText: string;
      headers: [string, string][];
      text: string;
      ms: number;
    }
  | { kind: "aborted"; ms: number }
  | { kind: "failed"; ms: number };

/**
 * Sends a draft as it stands, to a server and nowhere else: a redirect would take the key along, so none is followed, and
 * nothing of it is kept by the browser.
 */
export async function sendDraft(
  server: string,
  call: Call,
  draft: Draft,
  signal: AbortSignal,
): Promise<Exchange> {
  const headers = new Headers();
  // What has a variable is not known here.
  for (const { name, text, variable } of headersOf(call)) if (variable === undefined) headers.set(name, text);
  // JSON is sent as it stands, with its mistakes.
  const hasText = draft.bodyText.trim() !== "";
  if (hasText && !call.fields && call.text === undefined) headers.set("Content-Type", "application/json");
  if (draft.prefer) headers.set("Prefer", draft.prefer);
  const start = performance.now();
  const ms = () => Math.round(performance.now() - start);
  try {
    const query = queryText(draft.apiKey === "" ? { ...call, secrets: undefined } : call);
    const request = new Request(addressOf(call) + query, {
      method: call.method,
      headers,
      ...(hasText && { body: call.fields ? formOf(call.fields) : (call.text ?? draft.bodyText) }),
      signal,
      redirect: "error",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
    });
    const response = await unlessAborted(fetchFrom(server, request), signal);
    const text = await unlessAborted(response.text(), signal);
    const { status, statusText } = response;
    return { kind: "answer", status, statusText, headers: [...response.headers], text, ms: ms() };
  } catch {
    return { kind: signal.aborted ? "aborted" : "failed", ms: ms() };
  }
}

function formOf(fields: NonNullable<Call["fields"]>): FormData {
  const form = new FormData();
  for (const { name, value, isFile } of fields) form.append(name, isFile ? new Blob([value]) : value);
  return form;
}

/** The mock in the page may not know of aborting. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((done, fail) => {
    signal.addEventListener("abort", () => fail(signal.reason as Error), { once: true });
    promise.then(done, fail);
  });
}
