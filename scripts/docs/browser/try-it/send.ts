import { addressOf, queryText, type Call } from "../../samples/call.ts";
import type { Draft } from "./draft.ts";

/** What came back, or why nothing did. */
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
 * Sends a draft as it stands, to its base URL and nowhere else: a redirect would take the key along, so none is followed,
 * and nothing of it is kept by the browser.
 */
export async function sendDraft(call: Call, draft: Draft, signal: AbortSignal): Promise<Exchange> {
  const headers = new Headers();
  if (draft.apiKey) headers.set("Authorization", `Bearer ${draft.apiKey}`);
  if (draft.bodyText.trim()) headers.set("Content-Type", "application/json");
  if (draft.prefer) headers.set("Prefer", draft.prefer);
  const start = performance.now();
  const ms = () => Math.round(performance.now() - start);
  try {
    const response = await fetch(addressOf(call) + queryText(call), {
      method: call.method,
      headers,
      ...(draft.bodyText.trim() && { body: draft.bodyText }),
      signal,
      redirect: "error",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
    });
    const text = await response.text();
    const { status, statusText } = response;
    return { kind: "answer", status, statusText, headers: [...response.headers], text, ms: ms() };
  } catch {
    return { kind: signal.aborted ? "aborted" : "failed", ms: ms() };
  }
}

/** Whether an address is that of a mock. Only this machine and the page's own host are asked, and without a key. */
export async function isMock(baseUrl: string): Promise<boolean> {
  if (!URL.canParse(baseUrl)) return false;
  const { origin, hostname } = new URL(baseUrl);
  const isNear = origin === location.origin || /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  if (!isNear) return false;
  try {
    const response = await fetch(`${origin}/__mock/health`, {
      ...{ credentials: "omit", referrerPolicy: "no-referrer", cache: "no-store", redirect: "error" },
      signal: AbortSignal.timeout(2000),
    });
    const health: unknown = response.ok && (await response.json());
    return typeof health === "object" && health !== null && "status" in health && health.status === "ready";
  } catch {
    return false;
  }
}
