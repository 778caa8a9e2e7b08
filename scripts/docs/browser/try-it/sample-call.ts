import type { Call } from "../../samples/call.ts";
import type { CheckedDraft, Draft } from "./draft.ts";
import { lostNumber } from "./json/lost-number.ts";

/** A call as samples show it, and why some of them cannot show it as it is. */
export interface SampleCall {
  call: Call;
  /** A number of the body that JavaScript would change, if there is one. */
  lost: string | undefined;
}

export function sampleCall(
  draft: Draft,
  { call }: CheckedDraft,
  { baseUrl, apiKey }: Pick<Call, "baseUrl" | "apiKey">,
): SampleCall {
  const { bodyText, prefer } = draft;
  // In a query a number is text.
  const lost = call.body === undefined ? undefined : lostNumber(bodyText);
  return {
    lost,
    call: {
      ...call,
      baseUrl,
      apiKey,
      // Only curl and Go take a body as it was typed, and only then have to.
      ...(call.body !== undefined && lost !== undefined && { bodyText: bodyText.trim() }),
      ...(prefer && { headers: { ...call.headers, Prefer: prefer } }),
    },
  };
}
