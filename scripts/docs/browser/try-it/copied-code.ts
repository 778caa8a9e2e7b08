import type { Call } from "../../samples/call.ts";
import { clientSample } from "../../samples/client.ts";
import { curlSample } from "../../samples/curl.ts";
import type { CheckedDraft, Draft } from "./draft.ts";
import { lostNumber } from "./lost-number.ts";

/** Code of a draft's call, or why there is none. */
export type Copied = { code: string } | { problem: string };

/** Writes the call that a draft would send: with the body as it was typed, where the language can take it so. */
export function codeOf(language: "curl" | "client", draft: Draft, checked: CheckedDraft): Copied {
  const { call } = checked;
  const written: Call = {
    ...call,
    // A real key is read from the environment; the mock's are known to all.
    apiKey: call.apiKey?.startsWith("mock_live_") ? call.apiKey : undefined,
    ...(call.body !== undefined && { bodyText: draft.bodyText.trim() }),
    ...(draft.prefer && { headers: { Prefer: draft.prefer } }),
  };
  if (language === "curl") return { code: curlSample(written) };
  const lost = lostInCode(draft, checked);
  if (lost === undefined) return { code: clientSample(written) };
  return { problem: `Not copied: JavaScript cannot hold ${lost} as it is. curl sends it unchanged.` };
}

/** A number that code in JavaScript would change. */
function lostInCode({ bodyText, query }: Draft, { call, numbers }: CheckedDraft): string | undefined {
  if (call.body !== undefined) return lostNumber(bodyText);
  return numbers.map((name) => lostNumber(query[name] ?? "")).find((lost) => lost !== undefined);
}
